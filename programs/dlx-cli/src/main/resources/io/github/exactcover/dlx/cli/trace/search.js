/** What a trace says, rearranged: the tree of the search, and what the problem looks like after each step. */
class SearchStory {

  constructor(run) {
    Object.assign(this, {label: run.label, method: run.method, end: run.end, board: run.board});
    this.options = run.trace.options;
    this.primaryCount = run.trace.primaryItems.length;
    this.itemNames = run.trace.primaryItems.concat(run.trace.secondaryItems);
    this.words = run.board.items;
    this.bounds = run.trace.bounds;
    this.bounded = Object.keys(this.bounds).length > 0;
    this.required = run.trace.required;
    /** Whether these are the steps of a person, each with [kind, items, taken, removed, length], and not those of a search. */
    this.byHand = run.method === "by hand";
    this.steps = this.byHand ? run.byHand : run.trace.steps;
    this.cut = run.trace.cut;
    this.stepCount = run.trace.stepCount;
    this.plain = run.method === "plain";
    this.recursion = run.method === "recursion";
    this.optionsOf = this.itemNames.map(() => []);
    this.options.forEach((option, place) => option.items.forEach(item => this.optionsOf[item].push(place)));
    this.growTree();
    this.measure();
  }

  /**
   * Node 0 is the root, and each choice makes one more, in the order in which they are made. A choice is the place of an
   * option, or -1 - item for an item that is to be covered no more.
   */
  growTree() {
    const steps = this.steps;
    const most = 1 + (this.byHand ? steps.length
        : steps.reduce((sum, step) => sum + (step[0] === "try" || step[0] === "close" ? 1 : 0), 0));
    this.parent = new Int32Array(most).fill(-1);
    this.choice = new Int32Array(most);
    this.depth = new Int32Array(most);
    this.tried = new Int32Array(most);
    this.undone = new Int32Array(most).fill(steps.length + 1);
    this.item = new Int32Array(most).fill(-1);
    this.size = new Int32Array(most);
    this.dead = new Int32Array(most).fill(-1);
    this.solved = new Int32Array(most);
    this.firstChild = new Int32Array(most).fill(-1);
    this.lastChild = new Int32Array(most).fill(-1);
    this.nextSibling = new Int32Array(most).fill(-1);
    // After so many steps: where the search stands, and what it has seen.
    this.at = new Int32Array(steps.length + 1);
    this.seen = new Int32Array(steps.length + 1);
    this.counts = {positions: 0, deadEnds: 0, solutions: 0};
    this.countsAt = {};
    Object.keys(this.counts).forEach(name => this.countsAt[name] = new Int32Array(steps.length + 1));
    let node = 0;
    let last = 0;
    steps.forEach(([kind, place, depth, size], index) => {
      if (this.byHand) {
        // One branch: what is taken stays.
        this.counts.positions++;
        if (steps[index][2].length > 0) {
          last++;
          this.adopt(node, last, steps[index][2][0], index);
          node = last;
        }
      } else if (kind === "try" || kind === "close") {
        last++;
        this.adopt(node, last, kind === "try" ? place : -1 - place, index);
        node = last;
      } else if (kind === "undo" || kind === "reopen") {
        this.undone[node] = index;
        node = this.parent[node];
      } else {
        this.counts.positions += depth > 0 ? 1 : 0; // The start, with nothing chosen, is not counted.
        if (kind === "item") {
          this.item[node] = place;
          this.size[node] = size;
        } else if (kind === "dead") {
          this.dead[node] = place;
          this.counts.deadEnds++;
        } else {
          this.solved[node] = place;
          this.counts.solutions++;
        }
      }
      this.at[index + 1] = node;
      this.seen[index + 1] = last;
      Object.keys(this.counts).forEach(name => this.countsAt[name][index + 1] = this.counts[name]);
    });
    this.nodeCount = most;
  }

  adopt(parent, child, choice, step) {
    this.parent[child] = parent;
    this.choice[child] = choice;
    this.depth[child] = this.depth[parent] + 1;
    this.tried[child] = step;
    if (this.firstChild[parent] < 0) {
      this.firstChild[parent] = child;
    } else {
      this.nextSibling[this.lastChild[parent]] = child;
    }
    this.lastChild[parent] = child;
  }

  /** How deep the tree is, and how many solutions are below each node. */
  measure() {
    this.solutionsBelow = new Int32Array(this.nodeCount);
    this.maxDepth = this.depth.reduce((most, depth) => Math.max(most, depth), 0);
    for (let node = this.nodeCount - 1; node >= 0; node--) {
      this.solutionsBelow[node] += this.solved[node] > 0 ? 1 : 0;
      if (node > 0) {
        this.solutionsBelow[this.parent[node]] += this.solutionsBelow[node];
      }
    }
  }

  /** The nodes from the root to a node, without the root. */
  path(node) {
    const path = [];
    for (let up = node; up > 0; up = this.parent[up]) {
      path.push(up);
    }
    return path.reverse();
  }

  high(item) {
    return this.bounds[item] ? this.bounds[item][1] : 1;
  }

  /** After so many steps. */
  state(position) {
    return new SearchState(this, position);
  }

  /** The number of steps after which the next one of a kind was made, or the last position if there is none. */
  after(position, kind) {
    for (let index = position; index < this.steps.length; index++) {
      if (this.steps[index][0] === kind) {
        return index + 1;
      }
    }
    return this.steps.length;
  }
}

/** The problem after some steps: what is chosen, what it covers, and which options are left. */
class SearchState {

  constructor(story, position) {
    this.story = story;
    this.position = position;
    this.node = story.at[position];
    this.step = position > 0 ? story.steps[position - 1] : null;
    this.path = story.path(this.node);
    this.chosen = story.required.concat(this.path.map(node => story.choice[node]).filter(choice => choice >= 0));
    this.coverage = story.itemNames.map(() => []);
    this.chosen.forEach(place => story.options[place].items.forEach(item => this.coverage[item].push(place)));
    this.findItem();
    this.findOptions();
  }

  /** The item that the search branches on now, or cannot cover; -1 if there is none. */
  findItem() {
    const story = this.story;
    const kind = this.step ? this.step[0] : "";
    if (story.byHand) {
      return this.showStep();
    }
    this.deadItem = kind === "dead" ? this.step[1] : -1;
    this.item = -1;
    this.branch = -1;
    if (kind === "item" || kind === "undo" || kind === "reopen") {
      this.branch = this.node;
    } else if (kind === "try" || kind === "close") {
      this.branch = story.parent[this.node];
    }
    /** Whether the search is about to choose; once it has chosen, the item is covered as any other. */
    this.choosing = this.branch >= 0 && kind !== "try" && kind !== "close";
    if (this.choosing && !story.recursion) {
      this.item = story.item[this.branch];
    }
    /** The option of the step: just tried, or just taken back. */
    this.newest = kind === "try" ? this.step[1] : -1;
    this.removed = kind === "undo" ? this.step[1] : -1;
    // An option that clashes with one chosen before: only plain backtracking chooses such.
    this.clashes = [];
    const last = this.chosen[this.chosen.length - 1];
    if (story.plain && (kind === "dead" || kind === "try")) {
      this.clashes = this.chosen.slice(0, -1).filter(place => !this.goTogether(place, last));
    }
  }

  /** A step of a person has several items, and options that are removed. */
  showStep() {
    const [kind, items, taken, removed] = this.step || ["", [], [], []];
    this.deadItem = kind === "CONTRADICTION" && items.length > 0 ? items[0] : -1;
    this.item = -1;
    this.branch = -1;
    this.choosing = false;
    this.items = items;
    this.newest = taken.length > 0 ? taken[0] : -1;
    this.removed = -1;
    this.clashes = [];
    /** What the step removes, if it takes nothing; else that is seen anyhow. */
    this.struck = new Set(taken.length > 0 ? [] : removed);
  }

  isStruck(place) {
    return this.struck !== undefined && this.struck.has(place);
  }

  goTogether(one, other) {
    return this.story.options[one].items.every(item => !this.story.options[other].items.includes(item)
        || (item >= this.story.primaryCount && this.color(one, item) !== undefined
            && this.color(one, item) === this.color(other, item)));
  }

  color(place, item) {
    const colors = this.story.options[place].colors;
    return colors ? colors[item] : undefined;
  }

  findOptions() {
    const story = this.story;
    const chosen = new Set(this.chosen);
    /** What was tried before, and is not tried again below. */
    this.dropped = story.byHand ? this.removedBefore() : story.bounded || story.recursion ? this.triedAbove() : new Set();
    this.tried = new Set();
    for (let child = this.branch < 0 ? -1 : story.firstChild[this.branch]; child >= 0; child = story.nextSibling[child]) {
      if (story.undone[child] < this.position) {
        this.tried.add(story.choice[child]);
      }
    }
    /** What each option is: chosen, free or gone. */
    this.options = story.options.map((option, place) => {
      if (chosen.has(place)) {
        return "chosen";
      }
      return this.dropped.has(place) || !option.items.every(item => this.admits(item, place)) ? "gone" : "free";
    });
    this.free = this.options.filter(option => option === "free").length;
    this.candidates = this.findCandidates();
  }

  /** The options between which the search chooses now. Plain backtracking tries also those that clash. */
  findCandidates() {
    const {story, options} = this;
    if (!this.choosing) {
      return new Set();
    }
    const untried = options.map((option, place) => place).filter(place => !this.tried.has(place)
        && (options[place] === "free" || (story.plain && options[place] === "gone")));
    return new Set(story.recursion
        ? untried.slice(0, story.size[this.branch] - this.tried.size)
        : untried.filter(place => story.options[place].items.includes(this.item)));
  }

  admits(item, place) {
    const cover = this.coverage[item];
    if (item < this.story.primaryCount) {
      return cover.length < this.story.high(item);
    }
    return cover.length === 0
        || (this.color(place, item) !== undefined && this.color(place, item) === this.color(cover[0], item));
  }

  /**
   * The options that were tried at the nodes of the path, before the choices in force. With bounds, and in the recursion, they are
   * not tried again below.
   */
  triedAbove() {
    const {story} = this;
    const tried = new Set();
    this.path.forEach(node => {
      for (let child = story.firstChild[story.parent[node]]; child !== node; child = story.nextSibling[child]) {
        tried.add(story.choice[child]);
      }
    });
    return tried;
  }

  /** What a person has removed until now. */
  removedBefore() {
    return new Set(this.story.steps.slice(0, this.position).flatMap(step => step[3]));
  }

  /** The items to be covered now, and the one that cannot be, as lists. */
  get band() {
    return this.items ? this.items : this.item < 0 ? [] : [this.item];
  }

  get dead() {
    return this.deadItem < 0 || this.clashes.length > 0 ? [] : [this.deadItem];
  }

  isCandidate(place) {
    return this.candidates.has(place);
  }

  count(name) {
    return name === "depth" ? this.path.length : this.story.countsAt[name][this.position];
  }
}
