"use strict";

/* Boards of the playground: those of boards.js, and two of its own. */
const PENTOMINOES = {
  F: [1, 2, 5, 6, 11], I: [0, 1, 2, 3, 4], L: [0, 5, 10, 15, 16], P: [0, 1, 5, 6, 10], N: [1, 6, 10, 11, 15],
  T: [0, 1, 2, 6, 11], U: [0, 2, 5, 6, 7], V: [0, 5, 10, 11, 12], W: [0, 5, 6, 11, 12], X: [1, 5, 6, 7, 11],
  Y: [1, 5, 6, 11, 16], Z: [0, 1, 6, 11, 12],
};

const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/* A row of places for pairs of numbers; an arc joins the two of a pair. */
class RowBoard extends CellBoard {

  constructor(story, drawing) {
    const { size } = story.board, above = Math.max(2, size * 0.11);
    super(story, drawing, size, 1, 0.04);
    this.root.setAttribute("viewBox", `-0.04 ${-above} ${size + 0.08} ${above + 1.04}`);
    this.root.classList.add("pieces");
    for (let x = 0; x < size; x++) {
      svg("rect", { width: 1, height: 1, class: "base" }, this.cell(x, 0));
    }
    this.pairs = svg("g", {}, this.root);
  }

  cellsOf(place) {
    return this.story.options[place].cells.map((x) => [x, 0]);
  }

  draw(scene) {
    this.markItems(scene);
    this.pairs.replaceChildren();
    for (const { cells: [a, b], label } of scene.chosen.map((place) => this.story.options[place])) {
      const height = 0.35 + (b - a) * 0.14;
      [a, b].forEach((x) => (svg("text", { x: x + 0.5, y: 0.7, class: "value" }, this.pairs).textContent = label));
      svg("path", { d: `M${a + 0.5} 0C${a + 0.5} ${-height} ${b + 0.5} ${-height} ${b + 0.5} 0`, class: "arc" }, this.pairs);
    }
  }
}

/* Whole words above columns, slanted. What an item is marked as is written in its class. */
const MOST_LETTERS = 24;
const label = (text) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);
const letters = (names) => Math.max(1, ...names.map((name) => label(name).length));
function slanted(items, x, name, marks, width = 1) {
  return `<text class="head slanted ${marks}" data-item="${items}" transform="translate(${x + width / 2 + 0.1} -.15) ` +
    `rotate(-45)">${escaped(label(name))}</text>`;
}
const markOf = (bad, target) => (item) => (bad.has(item) ? "bad" : target.has(item) ? "target" : "");

/* Names of items, with their bounds if those are not once. */
const named = (items) => items.map((name, i) => {
  const [, low, high] = state.problem?.bounds.find(([item]) => item === i) ?? [];
  return low === undefined ? name : `${name} (${low === high ? low : `${low}–${high}`})`;
});
const hasCosts = (options) => options.some((o) => o.cost !== 0);

/* A problem without a board: a column for each item, a line for each option, and one for what it costs. */
class TextBoard {

  constructor(story, drawing, small) {
    Object.assign(this, { story, drawing, small });
  }

  draw({ chosen, band, dead }) {
    const most = 60, { options, board: { items } } = this.story, on = new Set(chosen), names = named(items);
    const mark = markOf(new Set(dead), new Set(band)), bad = new Set(dead), lines = options.slice(0, most);
    const costs = !this.small && hasCosts(options), width = items.length + (costs ? 1.6 : 0);
    const out = this.small ? [] : items.map((_, c) => slanted(c, c, names[c], mark(c)));
    if (costs) {
      out.push(slanted("", items.length + 0.6, "cost", ""));
    }
    lines.forEach((o, r) => {
      if (on.has(r)) {
        out.push(`<rect class="line" x="0" y="${r + 0.06}" width="${width}" height=".88" rx=".2"/>`);
      }
      const has = new Map(o.items.map((item, k) => [item, o.colors?.[k] ?? ""]));
      for (let c = 0; c < items.length; c++) {
        const name = bad.has(c) ? " bad" : on.has(r) ? " on" : "";
        out.push(!has.has(c) ? `<circle class="zero" cx="${c + 0.5}" cy="${r + 0.5}" r=".05"/>`
          : has.get(c) && !this.small ? `<text class="entry${name}" x="${c + 0.5}" y="${r + 0.64}">${escaped(has.get(c).slice(0, 4))}</text>`
          : `<rect class="one${name}" x="${c + 0.2}" y="${r + 0.2}" width=".6" height=".6" rx=".14"/>`);
      }
      if (costs) {
        out.push(`<text class="entry${on.has(r) ? " on" : ""}" x="${items.length + 1}" y="${r + 0.64}">${o.cost}</text>`);
      }
    });
    const slant = this.small ? 0 : 0.2 * letters(names), whole = Math.max(width + slant, this.small ? 1 : 10);
    const left = (width + slant - whole) / 2, top = this.small ? 0 : slant + 0.6;
    this.drawing.innerHTML = `<svg viewBox="${left} ${-top} ${whole} ${lines.length + top + 0.1}" aria-hidden="true">` +
      `${out.join("")}</svg>`;
  }
}

/* Whether all options begin with one of some items and go on with one of some others, as person and shift do. */
function isTable({ options, board: { items } }) {
  const firsts = new Set(options.map((o) => o.items[0])), seconds = new Set(options.map((o) => o.items[1]));
  const others = options.flatMap((o) => o.items.slice(2));
  return items !== undefined && options.every((o) => o.items.length > 1) && firsts.size > 1 && seconds.size > 1 &&
    firsts.size * seconds.size <= 600 && [...firsts].every((item) => !seconds.has(item)) &&
    others.every((item) => !firsts.has(item) && !seconds.has(item));
}

/* A roster or a timetable: a row for the first item of each option, a column for the second, the others in the cell. */
class TableBoard {

  constructor(story, drawing, small) {
    const { options, board: { items } } = story, order = (k) => [...new Set(options.map((o) => o.items[k]))].sort((a, b) => a - b);
    Object.assign(this, { story, drawing, small, items, rows: order(0), columns: order(1), costs: hasCosts(options) });
    this.rest = options.map((o) => o.items.slice(2).map((item, k) => o.colors?.[k + 2] || items[item]).join(" "));
    this.wide = small ? 1 : Math.min(4, Math.max(1.2, 0.3 * Math.max(...this.rest.map((text) => text.length)) + 0.3));
  }

  draw({ chosen, options: looks, band, dead }) {
    const { rows, columns, wide, small, items } = this, names = named(items), on = new Set(chosen);
    const mark = markOf(new Set(dead), new Set(band)), out = [];
    if (!small) {
      rows.forEach((item, r) => out.push(`<text class="head at-row ${mark(item)}" data-item="${item}" x="-.2" y="${r + 0.64}">` +
        `${escaped(label(names[item]))}</text>`));
      columns.forEach((item, c) => out.push(slanted(item, c * wide, names[item], mark(item), wide)));
    }
    rows.forEach((row, r) => columns.forEach((column, c) => {
      const places = this.story.options.flatMap((o, place) => o.items[0] === row && o.items[1] === column ? [place] : []);
      const place = places.find((each) => on.has(each)) ?? places.find((each) => looks[each] !== "gone");
      const look = places.length === 0 ? "none" : on.has(place) ? "chosen" : place === undefined ? "gone" : "open";
      const shown = place ?? places[0];
      const text = shown === undefined ? "" : [this.rest[shown], this.costs ? this.story.options[shown].cost : ""].join(" ").trim();
      out.push(`<g class="slot ${look}"><rect x="${c * wide + 0.04}" y="${r + 0.04}" width="${wide - 0.08}" height=".92" rx=".12"/>` +
        (small || look === "none" ? "" : `<text class="entry" x="${(c + 0.5) * wide}" y="${r + 0.64}">` +
          `${escaped(text || (look === "chosen" ? "✓" : "·"))}</text>`) + "</g>");
    }));
    const left = small ? 0 : 0.4 + 0.27 * letters(rows.map((item) => names[item]));
    const slant = small ? 0 : 0.2 * letters(columns.map((item) => names[item])), top = small ? 0 : slant + 0.6;
    this.drawing.innerHTML = `<svg viewBox="${-left} ${-top} ${left + columns.length * wide + slant} ${rows.length + top + 0.1}" ` +
      `aria-hidden="true">${out.join("")}</svg>`;
  }
}

/* A scene in which nothing is marked. */
const STILL = {
  band: [], dead: [], rules: [], clashes: [], newest: -1, removed: -1, tried: new Set(), dropped: new Set(), isCandidate: () => false,
};

/* Squares to press on a board: one Tab stop, arrow keys go from square to square. Gives a function that names them. */
function pressable(holder, rows, cols, label, press) {
  holder.style.gridTemplate = `repeat(${rows}, 1fr) / repeat(${cols}, 1fr)`;
  holder.replaceChildren(...Array.from({ length: rows * cols }, (_, i) => {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = i === 0 ? 0 : -1;
    button.onclick = () => press(i);
    return button;
  }));
  holder.onkeydown = (event) => {
    const i = [...holder.children].indexOf(document.activeElement);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -cols, ArrowDown: cols }[event.key];
    const j = i + step;
    const stays = Math.abs(step) !== 1 || Math.floor(i / cols) === Math.floor(j / cols);
    if (step && i >= 0) {
      event.preventDefault();
      if (j >= 0 && j < rows * cols && stays) {
        holder.children[i].tabIndex = -1;
        holder.children[j].tabIndex = 0;
        holder.children[j].focus();
      }
    }
  };
  const name = () => [...holder.children].forEach((button, i) => button.setAttribute("aria-label", label(i)));
  name();
  return name;
}
