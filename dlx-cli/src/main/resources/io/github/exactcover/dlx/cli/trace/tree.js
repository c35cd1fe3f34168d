/**
 * The tree of the search; what is still to come is faint. A tree that is wider than its place is drawn around the node where the
 * search stands; only what is in sight is looked at, so it may have any number of nodes.
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
    const story = this.story;
    const width = this.canvas.clientWidth;
    const height = this.canvas.clientHeight;
    this.sheet.clear(width, height);
    this.state = state;
    this.onPath = new Set(state.path).add(0);
    const room = width - 40;
    const narrowest = 10;
    this.whole = (story.leaves - 1) * narrowest <= room;
    this.spacing = this.whole ? Math.min(46, room / Math.max(1, story.leaves - 1)) : 16;
    this.row = Math.max(17, Math.min(52, (height - 40) / Math.max(1, story.maxDepth)));
    const middle = this.whole ? (story.leaves - 1) / 2 : story.x[state.node];
    this.startX = width / 2 - middle * this.spacing;
    const overflow = story.maxDepth * this.row - (height - 40);
    const down = Math.max(0, Math.min(overflow, state.path.length * this.row - height * 0.55));
    this.startY = 20 - down;
    this.drawn = [];
    this.visit(node => this.drawEdges(node));
    this.visit(node => this.drawNode(node));
    this.drawPath();
  }

  screen(node) {
    return [this.startX + this.story.x[node] * this.spacing, this.startY + this.story.depth[node] * this.row];
  }

  /** The nodes in sight, from the root down. */
  visit(what) {
    const story = this.story;
    const stack = [0];
    while (stack.length > 0) {
      const node = stack.pop();
      const fromX = this.startX + story.left[node] * this.spacing;
      const toX = this.startX + story.right[node] * this.spacing;
      const y = this.startY + story.depth[node] * this.row;
      if (toX < -60 || fromX > this.sheet.width + 60 || y > this.sheet.height + this.row) {
        continue;
      }
      what(node);
      for (let child = story.firstChild[node]; child >= 0; child = story.nextSibling[child]) {
        stack.push(child);
      }
    }
  }

  drawEdges(node) {
    const {pen} = this.sheet;
    if (node === 0) {
      return;
    }
    const [x, y] = this.screen(node);
    const [parentX, parentY] = this.screen(this.story.parent[node]);
    pen.strokeStyle = this.sheet.color(this.isComing(node) ? "coming"
        : this.onPath.has(node) ? "chosen" : this.found(node) ? "solved-soft" : "branch");
    pen.lineWidth = this.onPath.has(node) ? 3 : 1.3;
    pen.beginPath();
    pen.moveTo(parentX, parentY);
    pen.bezierCurveTo(parentX, parentY + this.row * 0.5, x, y - this.row * 0.5, x, y);
    pen.stroke();
  }

  /** Whether the search has not come to a node yet. */
  isComing(node) {
    return node > this.story.seen[this.state.position];
  }

  /** Whether a solution below a node has been seen. */
  found(node) {
    return this.story.solutionsBelow[node] > 0 && this.story.undone[node] <= this.state.position;
  }

  drawNode(node) {
    const {pen} = this.sheet;
    const story = this.story;
    const [x, y] = this.screen(node);
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

  /** Names along the branch where the search stands, and a ring around its end. */
  drawPath() {
    const {pen} = this.sheet;
    const story = this.story;
    this.sheet.font(12, true);
    this.state.path.filter(node => this.screen(node)[1] > 8).forEach(node => {
      const [x, y] = this.screen(node);
      const text = this.name(node);
      const wide = pen.measureText(text).width;
      const gap = node === this.state.node ? 14 : 9;
      // The name of a node that is out of sight stands at the edge.
      const beside = x + gap + wide > this.sheet.width - 2 ? x - gap - wide : x + gap;
      const left = Math.max(2, Math.min(this.sheet.width - 2 - wide, beside));
      pen.lineWidth = 4;
      pen.strokeStyle = this.sheet.color("paper");
      pen.strokeText(text, left, y + 4);
      pen.fillStyle = this.sheet.color("ink");
      pen.fillText(text, left, y + 4);
    });
    const [x, y] = this.screen(this.state.node);
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
