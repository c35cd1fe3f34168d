"use strict";

/* Puzzles that are variables and rules: a nonogram, a star battle. Their options say which value a cell has. */

const STAR = "M.5.14.61.4.89.42.67.6.74.87.5.72.26.87.33.6.11.42.39.4z";

/* Cells that are true, false, or open. Where the values of a cell are all gone but one, it has that one. */
class CellsBoard extends CellBoard {

  constructor(story, drawing, small = false) {
    const { rows, cols, beside = [], above = [] } = story.board;
    super(story, drawing, cols, rows, 0.04);
    const most = (side) => Math.max(0, ...side.map((runs) => Math.max(1, runs.length)));
    const left = small ? 0.04 : 0.1 + 0.5 * most(beside), top = small ? 0.04 : 0.1 + 0.55 * most(above);
    this.root.setAttribute("viewBox", `${-left} ${-top} ${cols + left + 0.04} ${rows + top + 0.04}`);
    this.root.classList.add("model");
    this.kind = story.board.kind;
    for (let i = 0; i < rows * cols; i++) {
      svg("rect", { width: 1, height: 1, class: "base" }, this.cell(i % cols, Math.floor(i / cols)));
    }
    this.heads = new Map();
    if (!small) {
      beside.forEach((runs, y) => this.numbers(`row ${y + 1}`, runs, (back) => [-0.3 - 0.5 * back, y + 0.66]));
      above.forEach((runs, x) => this.numbers(`column ${x + 1}`, runs, (back) => [x + 0.5, -0.18 - 0.55 * back]));
    }
    this.lines(story.board);
    this.places = this.placesByCell();
    this.marks = svg("g", {}, this.root);
  }

  /* The numbers of a line, the last one next to the board. */
  numbers(rule, runs, at) {
    const group = svg("g", { class: "runs" }, this.root), all = runs.length ? runs : ["0"];
    all.forEach((run, i) => {
      const [x, y] = at(all.length - 1 - i);
      svg("text", { x, y }, group).textContent = run;
    });
    this.heads.set(rule, group);
  }

  /* Thick lines around regions, or around five rows and columns of a nonogram. */
  lines({ rows, cols, regions }) {
    const region = (x, y) => regions ? regions[y]?.[x] : `${Math.floor(x / 5)} ${Math.floor(y / 5)}`;
    let d = `M0 0H${cols}V${rows}H0z`;
    for (let i = 0; i < rows * cols; i++) {
      const x = i % cols, y = Math.floor(i / cols);
      d += x > 0 && region(x, y) !== region(x - 1, y) ? `M${x} ${y}v1` : "";
      d += y > 0 && region(x, y) !== region(x, y - 1) ? `M${x} ${y}h1` : "";
    }
    svg("path", { d, class: regions ? "boxes" : "boxes thin" }, this.root);
  }

  /* The options that give a cell a value, by cell: [place, value]. Others, such as ways for a row, give none. */
  placesByCell() {
    const found = new Map([...this.cells.keys()].map((key) => [key, []]));
    this.story.options.forEach(({ name }, place) => {
      if (/^r\d+c\d+ = \w+(, r\d+c\d+ = \w+)*$/.test(name)) {
        [...name.matchAll(/r(\d+)c(\d+) = (\w+)/g)].forEach(([, r, c, value]) =>
          found.get(`${c - 1},${r - 1}`)?.push([place, value === "true"]));
      }
    });
    return found;
  }

  cellsOf(place) {
    return [...this.places].filter(([, all]) => all.some(([p]) => p === place)).map(([key]) => key.split(","));
  }

  draw(scene) {
    this.markItems(scene);
    const rules = new Set(scene.rules);
    this.heads.forEach((head, rule) => head.classList.toggle("bad", rules.has(rule)));
    this.marks.replaceChildren();
    this.places.forEach((all, key) => {
      const [x, y] = key.split(",").map(Number), { regions } = this.story.board;
      const inRule = [`row ${y + 1}`, `column ${x + 1}`, `region ${regions?.[y]?.[x]}`].some((rule) => rules.has(rule));
      this.cells.get(key).classList.toggle("dead", inRule);
      const value = this.valueOf(all, scene);
      if (value === true && this.kind === "stars") {
        svg("path", { d: STAR, class: "star",
          transform: `translate(${x} ${y})` }, this.marks);
      } else if (value === true) {
        svg("rect", { x: x + 0.06, y: y + 0.06, width: 0.88, height: 0.88, rx: 0.08, class: "filled-cell" }, this.marks);
      } else if (value === false) {
        svg("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.08, class: "empty-cell" }, this.marks);
      }
    });
  }

  valueOf(all, scene) {
    const chosen = all.find(([place]) => scene.options[place] === "chosen");
    if (chosen) {
      return chosen[1];
    }
    const isGone = (value) => all.every(([place, its]) => its !== value || scene.options[place] === "gone");
    const hasFalse = all.some(([, value]) => !value), hasTrue = all.some(([, value]) => value);
    if (hasTrue && isGone(true)) {
      return false;
    }
    return hasFalse && isGone(false) && hasTrue ? true : undefined;
  }
}
