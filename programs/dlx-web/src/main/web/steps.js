"use strict";

/*
 * A search step by step. The worker gives it in stretches: where the search stands, and the steps that follow. Going on
 * is done here; for the next stretch, and to go back beyond this one, the worker repeats the search from its start.
 */
class Walk {

  /* look is called whenever the search stands elsewhere; it gets this object. */
  constructor(request, look) {
    this.request = request;
    this.look = look;
    this.stop = () => {};
    this.waiting = false;
    this.refused = "";
    this.stretch = { from: 0, way: [], counts: [0, 0, 0], last: [], next: [], over: false };
    this.set(0);
    this.load({ from: 0 }, 0);
  }

  get position() {
    return this.stretch.from + this.taken;
  }

  get isOver() {
    return this.stretch.over && this.taken === this.stretch.next.length;
  }

  /* What happened last: [kind, place, size, depth]; empty at the start. */
  get last() {
    return this.taken > 0 ? this.stretch.next[this.taken - 1] : this.stretch.last;
  }

  /* Gets the stretch that these words describe, and then goes to a position, or to where the stretch begins. */
  load(words, position) {
    this.stop();
    this.waiting = true;
    this.stop = search({ ...this.request, ask: "step", ...words }, (message) => {
      if (message.kind === "problem") {
        this.heard?.(message);
        return;
      }
      this.waiting = false;
      if (message.kind === "refused") {
        this.refused = message.why;
      } else if (message.late) {
        this.refused = "That is more than ten seconds away.";
      } else {
        this.stretch = message;
        this.set(Math.max(0, (position ?? message.from) - message.from));
      }
      this.look(this);
    });
  }

  /* Stands where the stretch begins, and goes on from there. Each choice is {item, size, tried, option}. */
  set(taken) {
    this.way = this.stretch.way.map(([item, size, tried, option]) => ({ item, size, tried, option }));
    [this.nodes, this.dead, this.solutions] = this.stretch.counts;
    this.taken = 0;
    while (this.taken < taken && this.taken < this.stretch.next.length) {
      this.take();
    }
  }

  /* Steps.java does the same. */
  take() {
    const [kind, place, size, depth] = this.stretch.next[this.taken++];
    const isChoice = ["try", "undo", "close", "reopen"].includes(kind);
    this.way.length = Math.min(this.way.length, isChoice ? depth + 1 : depth);
    if (kind === "item") {
      this.way.push({ item: place, size, tried: 0, option: -1 });
    } else if (isChoice) {
      const choice = this.way[depth];
      choice.option = kind === "try" ? place : kind === "close" ? -2 : -1;
      choice.tried += kind === "try" || kind === "close" ? 1 : 0;
    }
    this.nodes += isChoice ? 0 : 1;
    this.dead += kind === "dead" ? 1 : 0;
    this.solutions += kind === "solution" ? 1 : 0;
  }

  forward(count = 1) {
    this.refused = "";
    for (let n = 0; n < count && this.taken < this.stretch.next.length; n++) {
      this.take();
    }
    if (this.taken === this.stretch.next.length && !this.stretch.over && !this.waiting) {
      this.load({ from: this.position }, this.position);
    }
    this.look(this);
  }

  goTo(position) {
    const to = Math.max(0, position);
    this.refused = "";
    if (to >= this.stretch.from) {
      this.set(to - this.stretch.from);
      this.look(this);
    } else {
      this.load({ from: Math.max(0, to - 1000) }, to);
    }
  }

  /* Goes to the next dead end or solution. */
  until(kind) {
    this.refused = "";
    const position = this.position;
    while (this.taken < this.stretch.next.length) {
      this.take();
      if (this.last[0] === kind) {
        this.look(this);
        return;
      }
    }
    if (this.stretch.over) {
      this.look(this);
    } else {
      this.load({ from: position, until: kind });
    }
  }
}
