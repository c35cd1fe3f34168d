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

/* A problem without a board: a column for each item, a line for each option. */
class TextBoard {

  constructor(story, drawing, small) {
    Object.assign(this, { story, drawing, small });
  }

  draw({ chosen, band, dead }) {
    const most = 60, { options, board: { items } } = this.story, on = new Set(chosen);
    const bad = new Set(dead), target = new Set(band), lines = options.slice(0, most);
    const out = this.small ? [] : items.map((name, c) =>
      `<text class="head${bad.has(c) ? " bad" : target.has(c) ? " target" : ""}" x="${c + 0.5}" y="-.25">` +
      `${escaped(name.slice(0, 3))}</text>`);
    lines.forEach((o, r) => {
      if (on.has(r)) {
        out.push(`<rect class="line" x="0" y="${r + 0.06}" width="${items.length}" height=".88" rx=".2"/>`);
      }
      const has = new Set(o.items);
      for (let c = 0; c < items.length; c++) {
        const name = bad.has(c) ? " bad" : on.has(r) ? " on" : "";
        out.push(has.has(c)
          ? `<rect class="one${name}" x="${c + 0.2}" y="${r + 0.2}" width=".6" height=".6" rx=".14"/>`
          : `<circle class="zero" cx="${c + 0.5}" cy="${r + 0.5}" r=".05"/>`);
      }
    });
    const width = Math.max(items.length, this.small ? 1 : 10), left = (items.length - width) / 2;
    this.drawing.innerHTML = `<svg viewBox="${left} -1 ${width} ${lines.length + 1.1}" aria-hidden="true">` +
      `${out.join("")}</svg>`;
  }
}

/* A scene in which nothing is marked. */
const STILL = {
  band: [], dead: [], clashes: [], newest: -1, removed: -1, tried: new Set(), dropped: new Set(), isCandidate: () => false,
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
