"use strict";

/*
 * Draws boards. boardSvg(board, options, chosen, look) gives an SVG as text: board is the task with its kind and size,
 * options are those of the problem, chosen are places of options. look says what to mark: {target: items, bad: items},
 * and whether it is solved or small.
 */
const PENTOMINOES = {
  F: [1, 2, 5, 6, 11], I: [0, 1, 2, 3, 4], L: [0, 5, 10, 15, 16], P: [0, 1, 5, 6, 10], N: [1, 6, 10, 11, 15],
  T: [0, 1, 2, 6, 11], U: [0, 2, 5, 6, 7], V: [0, 5, 10, 11, 12], W: [0, 5, 6, 11, 12], X: [1, 5, 6, 7, 11],
  Y: [1, 5, 6, 11, 16], Z: [0, 1, 6, 11, 12],
};
const QUEEN = "M.2 .78h.6v.07H.2zM.21 .73 .13 .36l.2 .17L.5 .22l.17 .31 .2-.17-.08 .37z";

const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/* The squares of one piece as one shape: its outline clockwise, a little inside, with round corners. */
function pieceShape(cells, cols) {
  const inset = 0.045, round = 0.16;
  const has = new Set(cells);
  const inside = (x, y) => x >= 0 && x < cols && has.has(y * cols + x);
  const turns = [[1, 0], [0, 1], [-1, 0], [0, -1]];
  const right = [[0, 0], [-1, 0], [-1, -1], [0, -1]], left = [[0, -1], [0, 0], [-1, 0], [-1, -1]];
  /* Whether the edge from a corner in a direction has the piece on its right only. */
  const isEdge = (x, y, t) => inside(x + right[t][0], y + right[t][1]) && !inside(x + left[t][0], y + left[t][1]);
  const start = Math.min(...cells), startX = start % cols, startY = Math.floor(start / cols);
  let x = startX, y = startY, t = 0;
  const corners = [];
  do {
    x += turns[t][0];
    y += turns[t][1];
    const next = [(t + 3) % 4, t, (t + 1) % 4].find((u) => isEdge(x, y, u));
    if (next !== t) {
      corners.push([x - inset * (turns[t][1] + turns[next][1]), y + inset * (turns[t][0] + turns[next][0]), t, next]);
    }
    t = next;
  } while (x !== startX || y !== startY || t !== 0);
  const f = (v) => +v.toFixed(3);
  return corners.map(([px, py, from, to], i) => {
    const a = turns[from], b = turns[to];
    return `${i ? "L" : "M"}${f(px - a[0] * round)} ${f(py - a[1] * round)}` +
      `Q${f(px)} ${f(py)} ${f(px + b[0] * round)} ${f(py + b[1] * round)}`;
  }).join("") + "z";
}

function boardSvg(board, options, chosen, look = {}) {
  const { rows, cols, kind } = board, out = [];
  const at = (i, dx, dy = dx) => `x="${(i % cols) + dx}" y="${Math.floor(i / cols) + dy}"`;
  const rect = (i, name, edge = 0.045) => out.push(
    `<rect class="${name}" ${at(i, edge)} width="${1 - 2 * edge}" height="${1 - 2 * edge}" rx="${edge * 3}"/>`);
  const word = (i, text, name, dy) => out.push(`<text class="${name}" ${at(i, 0.5, dy)}>${escaped(text)}</text>`);
  /* The squares an item is about: those that all of its options take, else those that any takes. */
  const squares = (items) => items.flatMap((item) => {
    const lists = options.filter((o) => o.items.includes(item)).map((o) => o.cells);
    const common = (lists[0] ?? []).filter((cell) => lists.every((list) => list.includes(cell)));
    return common.length ? common : [...new Set(lists.flat())];
  });
  const marks = () => ["target", "bad"].forEach((name) => squares(look[name] ?? []).forEach((i) => rect(i, name)));
  const taken = chosen.map((place) => options[place]);

  if (kind === "text") {
    return matrixSvg(board, options, chosen, look);
  }
  if (kind === "pieces") {
    const covered = new Set(taken.flatMap((o) => o.cells));
    for (let i = 0; i < rows * cols; i++) {
      if (!covered.has(i)) {
        rect(i, board.holes.includes(i) ? "hole" : "open");
      }
    }
    marks();
    for (const o of taken) {
      out.push(`<path class="piece ${escaped(o.label)}" d="${pieceShape(o.cells, cols)}"/>`);
      if (!look.small) {
        word(o.cells[2], o.label, "letter", 0.61);
      }
    }
  } else if (kind === "queens") {
    for (let i = 0; i < rows * cols; i++) {
      const dark = (Math.floor(i / cols) + (i % cols) + rows) % 2 === 0;
      out.push(`<rect class="square${dark ? " dark" : ""}" ${at(i, 0)} width="1" height="1"/>`);
    }
    marks();
    for (const { cells: [i] } of taken) {
      out.push(look.small
        ? `<circle class="queen" cx="${(i % cols) + 0.5}" cy="${Math.floor(i / cols) + 0.5}" r=".36"/>`
        : `<path class="queen" transform="translate(${i % cols} ${Math.floor(i / cols)})" d="${QUEEN}"/>`);
    }
  } else if (kind === "sudoku") {
    for (let i = 0; i < rows * cols; i++) {
      out.push(`<rect class="open" ${at(i, 0)} width="1" height="1"/>`);
    }
    marks();
    taken.forEach((o) => board.clues[o.cells[0]] > "0" || word(o.cells[0], o.label, "digit", 0.7));
    [...board.clues].forEach((digit, i) => digit > "0" && word(i, digit, "digit given", 0.7));
    out.push(`<path class="boxes" d="${[0, 3, 6, 9].map((k) => `M${k} 0V9M0 ${k}H9`).join("")}"/>`);
  } else {
    for (let i = 0; i < cols; i++) {
      rect(i, "open");
    }
    marks();
    for (const { cells: [a, b], label } of taken) {
      const height = 0.35 + (b - a) * 0.14;
      [a, b].forEach((i) => word(i, label, "digit given", 0.7));
      out.push(`<path class="arc" d="M${a + 0.5} 0C${a + 0.5} ${-height} ${b + 0.5} ${-height} ${b + 0.5} 0"/>`);
    }
  }
  const above = kind === "langford" ? Math.max(2, cols * 0.11) : 0;
  return `<svg viewBox="0 ${-above} ${cols} ${rows + above}" class="${look.solved ? "solved" : ""}" ` +
    `aria-hidden="true">${out.join("")}</svg>`;
}

/* A problem without a board: a column for each item, a line for each option. */
function matrixSvg(board, options, chosen, look) {
  const most = 60, { items } = board, bad = new Set(look.bad), target = new Set(look.target), on = new Set(chosen);
  const lines = options.slice(0, most).map((o, r) => [o, r]);
  const out = look.small ? [] : items.map((name, c) =>
    `<text class="head${bad.has(c) ? " bad" : target.has(c) ? " target" : ""}" x="${c + 0.5}" y="-.25">` +
    `${escaped(name.slice(0, 3))}</text>`);
  for (const [o, r] of lines) {
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
  }
  const width = Math.max(items.length, look.small ? 1 : 10), left = (items.length - width) / 2;
  return `<svg viewBox="${left} -1 ${width} ${lines.length + 1.1}" aria-hidden="true">${out.join("")}</svg>`;
}

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
