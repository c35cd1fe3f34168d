/**
 * The tree of the search; what is still to come is faint. Its root and the branch where the search stands are always in sight. In a
 * tree that is too wide, branches far from that one are folded: a triangle stands for all of them. So only as many nodes are looked
 * at as are drawn, and a tree may have any number.
 */
class TreeView {

  constructor(story, canvas, goTo) {
    this.story = story;
    this.sheet = new Sheet(canvas);
    this.canvas = canvas;
    canvas.addEventListener("click", event => {
      const node = this.nearest(event.offsetX, event.offsetY);
      if (node >= 0) {
        goTo(node === 0 ? 0 : story.tried[node] + 1);
      }
    });
  }

  draw(state) {
    const width = this.canvas.clientWidth;
    const height = this.canvas.clientHeight;
    this.sheet.clear(width, height);
    this.state = state;
    this.onPath = new Set(state.path).add(0);
    const room = width - 40;
    this.shown = this.unfold(Math.max(1, Math.floor(room / TreeView.NARROWEST) + 1));
    this.spacing = Math.min(46, room / Math.max(1, this.leaves - 1));
    this.row = Math.max(TreeView.LOWEST, Math.min(52, (height - 40) / Math.max(1, this.story.maxDepth)));
    this.startX = (width - (this.leaves - 1) * this.spacing) / 2;
    const overflow = this.story.maxDepth * this.row - (height - 40);
    this.startY = 20 - Math.max(0, Math.min(overflow, state.path.length * this.row - height * 0.55));
    this.drawn = [];
    this.shown.forEach(part => this.drawEdge(part));
    this.shown.forEach(part => part.folded ? this.drawFold(part) : this.drawNode(part));
    this.drawPath();
  }

  /**
   * The parts of the tree that are drawn, from the root down: nodes, and folds, which are some children of a node with all that is
   * below them. At first all but the branch where the search stands is folded; then the folds open, the deepest first, as long as
   * there is room for so many leaves.
   */
  unfold(most) {
    const root = this.part([0], null);
    let tip = root;
    const folds = [this.foldChildren(root, this.state.path[0])];
    for (const [index, node] of this.state.path.entries()) {
      tip = tip.parts.find(part => part.nodes[0] === node && !part.folded);
      folds.unshift(this.foldChildren(tip, this.state.path[index + 1]));
    }
    let leaves = folds.flat().length + (this.story.firstChild[tip.nodes[0]] < 0 ? 1 : 0);
    const waiting = folds.flat();
    for (let next = 0; next < waiting.length && leaves < most; next++) {
      const opened = this.open(waiting[next], most - leaves);
      leaves += opened.length - 1;
      waiting.push(...opened.filter(part => part !== waiting[next] && part.folded && part.nodes.length === 1));
    }
    return this.placed(root);
  }

  part(nodes, parent) {
    const folded = nodes.length > 1 || (parent !== null && this.story.firstChild[nodes[0]] >= 0 && !this.onPath.has(nodes[0]));
    return {nodes, parent, folded, parts: [], depth: this.story.depth[nodes[0]]};
  }

  /** Gives a node its children: one to go on with, if any, and those before and after it, folded. Returns the folds. */
  foldChildren(part, path) {
    const children = this.children(part.nodes[0]);
    const at = path === undefined ? children.length : children.indexOf(path);
    const before = children.slice(0, at);
    const after = children.slice(at + 1);
    part.parts = [before, path === undefined ? [] : [path], after].filter(nodes => nodes.length > 0).map(nodes => this.part(nodes, part));
    return part.parts.filter(each => !this.onPath.has(each.nodes[0]));
  }

  children(node) {
    const children = [];
    for (let child = this.story.firstChild[node]; child >= 0; child = this.story.nextSibling[child]) {
      children.push(child);
    }
    return children;
  }

  /** Opens a fold as far as there is room for more leaves: those next to the path come out first. Returns what stands there now. */
  open(fold, room) {
    if (!fold.folded) {
      return [fold];
    }
    if (fold.nodes.length === 1) {
      const children = this.children(fold.nodes[0]);
      fold.folded = children.length > room + 1;
      fold.parts = fold.folded ? [] : children.map(child => this.part([child], fold));
      return fold.folded ? [fold] : fold.parts;
    }
    const siblings = fold.parent.parts;
    const place = siblings.indexOf(fold);
    const isBefore = siblings.slice(place + 1).some(part => this.onPath.has(part.nodes[0]));
    const all = fold.nodes;
    const out = room + 1 >= all.length ? all.length : room;
    const rest = all.length - out;
    const single = (isBefore ? all.slice(rest) : all.slice(0, out)).map(node => this.part([node], fold.parent));
    const folded = rest === 0 ? [] : [this.part(isBefore ? all.slice(0, rest) : all.slice(out), fold.parent)];
    const opened = isBefore ? folded.concat(single) : single.concat(folded);
    siblings.splice(place, 1, ...opened);
    return opened;
  }

  /** Leaves stand side by side; every other node stands above the middle of its children. Returns all parts, parents first. */
  placed(root) {
    const parts = [];
    this.leaves = 0;
    const stack = [root];
    while (stack.length > 0) {
      const part = stack.pop();
      parts.push(part);
      if (part.parts.length === 0) {
        part.x = this.leaves++;
      }
      stack.push(...part.parts.slice().reverse());
    }
    parts.slice().reverse().filter(part => part.parts.length > 0).forEach(part => {
      part.x = (part.parts[0].x + part.parts[part.parts.length - 1].x) / 2;
    });
    return parts;
  }

  screen(part) {
    return [this.startX + part.x * this.spacing, this.startY + part.depth * this.row];
  }

  drawEdge(part) {
    const {pen} = this.sheet;
    if (part.parent === null) {
      return;
    }
    const [node] = part.nodes;
    const [x, y] = this.screen(part);
    const [parentX, parentY] = this.screen(part.parent);
    pen.strokeStyle = this.sheet.color(this.isComing(node) ? "coming"
        : this.onPath.has(node) ? "chosen" : part.nodes.some(each => this.found(each)) ? "solved-soft" : "branch");
    pen.lineWidth = this.onPath.has(node) ? 3 : 1.3;
    pen.beginPath();
    pen.moveTo(parentX, parentY);
    pen.bezierCurveTo(parentX, parentY + this.row * 0.5, x, y - this.row * 0.5, x, y);
    pen.stroke();
  }

  drawFold(part) {
    const {pen} = this.sheet;
    const [node] = part.nodes;
    const [x, y] = this.screen(part);
    const half = Math.min(6, Math.max(3.5, this.spacing * 0.4));
    if (!this.isComing(node)) {
      this.drawn.push([x, y, node]);
    }
    pen.fillStyle = this.sheet.color(this.isComing(node) ? "coming"
        : part.nodes.some(each => this.found(each)) ? "solved-soft" : "branch");
    pen.beginPath();
    pen.moveTo(x, y - 1);
    pen.lineTo(x + half, y + 2 * half);
    pen.lineTo(x - half, y + 2 * half);
    pen.fill();
  }

  /** Whether the search has not come to a node yet. */
  isComing(node) {
    return node > this.story.seen[this.state.position];
  }

  /** Whether a solution below a node has been seen. */
  found(node) {
    return this.story.solutionsBelow[node] > 0 && this.story.undone[node] <= this.state.position;
  }

  drawNode(part) {
    const {pen} = this.sheet;
    const story = this.story;
    const [node] = part.nodes;
    const [x, y] = this.screen(part);
    if (this.isComing(node)) {
      return;
    }
    const known = node !== this.state.node || this.isJudged(node);
    this.drawn.push([x, y, node]);
    if (known && story.dead[node] >= 0) {
      const arm = Math.min(4.5, Math.max(2.6, this.spacing * 0.26));
      pen.strokeStyle = this.sheet.color("dead");
      pen.lineWidth = 2;
      pen.beginPath();
      pen.moveTo(x - arm, y - arm);
      pen.lineTo(x + arm, y + arm);
      pen.moveTo(x + arm, y - arm);
      pen.lineTo(x - arm, y + arm);
      pen.stroke();
    } else {
      const solved = known && story.solved[node] > 0;
      pen.fillStyle = this.sheet.color(solved ? "solved" : this.onPath.has(node) ? "chosen" : "branch");
      pen.beginPath();
      pen.arc(x, y, solved ? 6 : this.onPath.has(node) ? 4.5 : 3, 0, 2 * Math.PI);
      pen.fill();
    }
  }

  /** Whether the search has looked at a node, and not only come to it. */
  isJudged(node) {
    const kind = this.state.step ? this.state.step[0] : "";
    return kind === "dead" || kind === "solution" || this.story.item[node] >= 0;
  }

  /** Names along the branch where the search stands, as many as can be read, and a ring around its end. */
  drawPath() {
    const {pen} = this.sheet;
    const story = this.story;
    const path = this.shown.filter(part => !part.folded && this.onPath.has(part.nodes[0])).reverse();
    this.sheet.font(12, true);
    let free = Infinity;
    path.slice(0, -1).forEach(part => {
      const [node] = part.nodes;
      const [x, y] = this.screen(part);
      if (y > free || y < 8) {
        return;
      }
      free = y - 14;
      const text = this.name(node);
      const wide = pen.measureText(text).width;
      const gap = node === this.state.node ? 14 : 9;
      const beside = x + gap + wide > this.sheet.width - 2 ? x - gap - wide : x + gap;
      const left = Math.max(2, Math.min(this.sheet.width - 2 - wide, beside));
      pen.lineWidth = 4;
      pen.strokeStyle = this.sheet.color("paper");
      pen.strokeText(text, left, y + 4);
      pen.fillStyle = this.sheet.color("ink");
      pen.fillText(text, left, y + 4);
    });
    const [x, y] = this.screen(path[0]);
    pen.lineWidth = 2;
    pen.strokeStyle = this.sheet.color(this.state.deadItem >= 0 ? "dead" : "chosen");
    pen.beginPath();
    pen.arc(x, y, 9, 0, 2 * Math.PI);
    pen.stroke();
    if (story.nodeCount === 1) {
      pen.fillStyle = this.sheet.color("muted");
      this.sheet.font(12);
      const words = "No choice was made.";
      pen.fillText(words, x - pen.measureText(words).width / 2, y + 30);
    }
  }

  name(node) {
    const choice = this.story.choice[node];
    const name = choice >= 0 ? this.story.options[choice].name : `close ${this.story.itemNames[-1 - choice]}`;
    return name.length <= 14 ? name : `${name.slice(0, 13)}\u2026`;
  }

  nearest(x, y) {
    let best = -1;
    let closest = 24 * 24;
    this.drawn.forEach(([nodeX, nodeY, node]) => {
      const distance = (nodeX - x) ** 2 + (nodeY - y) ** 2;
      if (distance < closest) {
        closest = distance;
        best = node;
      }
    });
    return best;
  }

  label(state) {
    return `Search tree. Depth ${state.path.length}: ${Words.branch(state)}. `
        + `${Words.many(state.count("positions"), ["position", "positions"])} looked at so far.`;
  }
}

/** How near leaves may stand, and levels, in pixels. */
TreeView.NARROWEST = 10;
TreeView.LOWEST = 3;

/** The depth of the search over its steps, from left to right, with its solutions. */
class Timeline {

  constructor(story, canvas, longest, goTo) {
    this.story = story;
    this.canvas = canvas;
    this.sheet = new Sheet(canvas);
    this.longest = longest;
    canvas.addEventListener("click", event => goTo(Math.round(event.offsetX / canvas.clientWidth * longest)));
  }

  draw(state) {
    const {pen} = this.sheet;
    const story = this.story;
    const width = this.canvas.clientWidth;
    const height = this.canvas.clientHeight;
    this.sheet.clear(width, height);
    const scale = (height - 8) / Math.max(1, story.maxDepth);
    const now = state.position / this.longest * width;
    this.profile = this.profile && this.profile.width === width ? this.profile : this.measure(width);
    for (let column = 0; column < width; column++) {
      if (this.profile.depth[column] >= 0) {
        const tall = Math.max(1.5, this.profile.depth[column] * scale);
        const passed = column < now;
        pen.fillStyle = this.sheet.color(this.profile.solved[column] ? (passed ? "solved" : "solved-soft")
            : passed ? "passed" : "coming");
        pen.fillRect(column, height - tall, 1, tall);
      }
    }
    pen.fillStyle = this.sheet.color("chosen");
    pen.fillRect(Math.max(0, Math.min(width - 2, now - 1)), 0, 2, height);
  }

  /** The greatest depth at each column of pixels, and whether there is a solution. */
  measure(width) {
    const story = this.story;
    const depth = new Int32Array(width).fill(-1);
    const solved = new Uint8Array(width);
    for (let position = 0; position <= story.steps.length; position++) {
      const column = Math.min(width - 1, Math.floor(position / this.longest * width));
      const next = Math.min(width, Math.max(column + 1, Math.floor((position + 1) / this.longest * width)));
      const deep = story.depth[story.at[position]];
      const isSolution = position > 0 && story.steps[position - 1][0] === "solution";
      for (let at = column; at < (position < story.steps.length ? next : column + 1); at++) {
        depth[at] = Math.max(depth[at], deep);
        solved[at] |= isSolution ? 1 : 0;
      }
    }
    return {width, depth, solved};
  }

  label() {
    return `Depth over the ${this.story.steps.length} steps, at most ${this.story.maxDepth}, with `
        + `${Words.many(this.story.counts.solutions, ["solution", "solutions"])}.`;
  }
}
