"use strict";

/* What the page shows, and how it says it. */

const $ = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const pressed = (button, on) => button.setAttribute("aria-pressed", on);

const CLUES = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const TALKS = `| A talk has a room; |cost is how many people stand.
Ada Bob Eve Kim Hall Attic Lab Cellar
Ada |0 Hall
Ada |40 Attic
Bob |0 Hall
Bob |10 Attic
Bob |5 Lab
Eve |0 Attic
Eve |0 Lab
Kim |12 Cellar
Kim |3 Lab
Kim |0 Hall
Eve |25 Cellar`;
const PIGEONS = `| Every pigeon needs a hole; a hole takes at most one.
p1 p2 p3 q | h1 h2
p1 h1
p1 h2
p2 h1
p2 h2
p3 h1
p3 h2
q`;
const PIECES = Object.keys(PENTOMINOES);
const READY = [
  ["Eight queens", "none attacks another", { p: "queens", n: "8" }],
  ["Pentominoes, 8 by 8", "twelve pieces, four holes",
    { p: "pieces", rows: "8", cols: "8", holes: "27.28.35.36", pieces: PIECES.join(".") }],
  ["Pentominoes, 3 by 20", "the narrowest box", { p: "pieces", rows: "3", cols: "20", pieces: PIECES.join(".") }],
  ["Sudoku with 21 digits", "one solution", { p: "sudoku", clues: CLUES }],
  ["Langford pairs", "k numbers between the two k", { p: "langford", n: "7" }],
  ["Four talks, four rooms", "with costs: ask for the cheapest", { p: "text", text: TALKS }],
  ["Three pigeons, two holes", "no solution: ask why none", { p: "text", text: PIGEONS }],
];
const MOST_N = 16, MOST_SHOWN = 300, MOST_THUMBS = 24;

/* All that the page shows follows from this. set() and ask() change it. */
const state = {
  task: READY[0][2],
  source: "ready",
  ask: "all",
  problem: null, // as the worker describes it
  found: [], // solutions, as places of options
  total: "0", // how many there are, as far as is known
  which: 0,
  why: [], // items that exclude each other
  done: false,
};
let stop = () => {}, walk = null, player = 0;

const list = (words) => (words ? words.split(".") : []);
const size = (name) => Math.max(1, Math.min(20, Number(state.task[name]) || 1));

/* The board of a task, also when there is no such problem. */
function board() {
  const { p, clues, holes } = state.task, n = Number(state.task.n) || 1;
  return {
    kind: p,
    rows: p === "pieces" ? size("rows") : p === "sudoku" ? 9 : p === "queens" ? n : 1,
    cols: p === "pieces" ? size("cols") : p === "sudoku" ? 9 : p === "queens" ? n : 2 * n,
    holes: list(holes).map(Number),
    clues: (clues ?? "").padEnd(81, "."),
    items: state.problem ? [...state.problem.primary, ...state.problem.secondary] : [],
  };
}

const options = () => state.problem?.options ?? [];

/* The board and the options, as boards.js takes them. */
function story() {
  const { kind, rows, cols, holes, clues, items } = board(), all = options();
  const at = (i) => [i % cols, Math.floor(i / cols)], nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const optionsOf = items.map(() => []);
  all.forEach((o, place) => o.items.forEach((item) => optionsOf[item].push(place)));
  const boards = {
    queens: () => ({ size: cols, squares: all.map(({ cells: [i] }) => [i % cols, rows - 1 - Math.floor(i / cols)]) }),
    sudoku: () => ({
      symbols: nine.map((i) => String(i + 1)),
      given: nine.map((r) => nine.map((c) => Number(clues[9 * r + c]) || 0)),
      boxes: nine.map((r) => nine.map((c) => 3 * Math.floor(r / 3) + Math.floor(c / 3))),
      placements: all.map(({ cells: [i], label }) => [Math.floor(i / 9), i % 9, Number(label)]),
    }),
    pieces: () => ({
      space: Array.from({ length: rows * cols }, (_, i) => i).filter((i) => !holes.includes(i)).map(at),
      holes: holes.map(at), layers: 1, pieces: PIECES,
      cells: all.map((o) => o.cells.map(at)), names: all.map((o) => o.label),
    }),
    langford: () => ({ size: cols }),
  };
  return { board: boards[kind]?.() ?? { items }, options: all, optionsOf };
}

function makeBoard(story, holder, small) {
  const kinds = { queens: BOARDS.queens, sudoku: BOARDS.grid, pieces: BOARDS.pieces, langford: RowBoard };
  return new (kinds[state.task.p] ?? TextBoard)(story, holder, small);
}

/* What stands on the board. Of a search step by step, also what is still possible. */
function scene(chosen, marks = {}) {
  const on = new Set(chosen);
  const covered = new Set(state.ask === "step" ? chosen.flatMap((place) => options()[place].items) : []);
  const looks = options().map((o, place) => on.has(place) ? "chosen" : state.ask !== "step" ? "" :
    o.items.some((item) => covered.has(item)) ? "gone" : "free");
  const isCandidate = (place) =>
    looks[place] === "free" && marks.band?.some((item) => options()[place].items.includes(item)) === true;
  return { ...STILL, chosen, options: looks, isCandidate, ...marks };
}

/* Draws on the large board, which is made anew for another problem only. */
let painted = {};
function paint(chosen, isSolution, marks) {
  if (painted.task !== state.task || painted.problem !== state.problem) {
    $("drawing").replaceChildren();
    painted = { task: state.task, problem: state.problem, board: makeBoard(story(), $("drawing")) };
  }
  $("board").dataset.step = isSolution ? "solution" : "";
  painted.board.draw(scene(chosen, marks));
}
const names = (places) => places.map((place) => options()[place].name).join(", ");

/* The one line that a screen reader hears. What runs past is not told. */
function hear(text) {
  $("heard").textContent = text;
}

function say(text, look = "") {
  $("said").textContent = text;
  $("said").className = `said ${look}`;
}

function verdict(big, text) {
  $("big").textContent = big;
  $("big").classList.toggle("long", big.length > 11);
  $("verdict").textContent = text;
}

function figures(rows) {
  $("figures").innerHTML = rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("");
}

function busy(on) {
  $("busy").hidden = $("halt").hidden = !on;
  $("busy").removeAttribute("value");
}
