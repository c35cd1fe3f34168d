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
const ROSTER = `| Each name needs 1 or 2 shifts, each shift 2 people.
1:2|Ada 1:2|Bob 1:2|Eve 1:2|Kim 2|Monday 2|Tuesday 2|Friday
Ada |2 Monday
Ada Tuesday
Bob Monday
Bob |3 Friday
Eve Monday
Eve Tuesday
Eve Friday
Kim |1 Tuesday
Kim Friday`;
const TIMETABLE = `| After the bar: a room or a class has one lesson at a time.
maths art music sport | 1a@9 1a@10 1b@9 1b@10 room@9 room@10
maths 1a@9
maths 1a@10
art 1a@9 room@9
art 1a@10 room@10
music 1b@9 room@9
music 1b@10 room@10
sport 1b@9
sport 1b@10`;
const COLORS = `| Two words cross in a square, which has one letter.
across down | square
across square:C
across square:D
down square:D
down square:E`;
const NONOGRAM = `2 2
4 4
9
9
7
5
3
1

3
5
6
6
6
6
6
5
3`;
const STARS = `AAAABB
CAEBBB
CEEDDD
EEDDDD
EEDDDD
EEDDDF`;
const PIECES = Object.keys(PENTOMINOES);
const READY = [
  ["Eight queens", "none attacks another", { p: "queens", n: "8" }],
  ["Pentominoes, 8 by 8", "twelve pieces, four holes",
    { p: "pieces", rows: "8", cols: "8", holes: "27.28.35.36", pieces: PIECES.join(".") }],
  ["Pentominoes, 3 by 20", "the narrowest box", { p: "pieces", rows: "3", cols: "20", pieces: PIECES.join(".") }],
  ["Dominoes, two corners cut", "no solution: ask why none",
    { p: "pieces", rows: "8", cols: "8", holes: "0.63", own: "I x*:\nXX" }],
  ["Sudoku with 21 digits", "one solution", { p: "sudoku", clues: CLUES }],
  ["Nonogram", "numbers say which squares are full", { p: "nonogram", text: NONOGRAM }],
  ["Star battle", "stars that do not touch", { p: "stars", text: STARS }],
  ["Langford pairs", "k numbers between the two k", { p: "langford", n: "7" }],
  ["Four talks, four rooms", "with costs: ask for the cheapest", { p: "text", text: TALKS }],
  ["Three pigeons, two holes", "no solution: ask why none", { p: "text", text: PIGEONS }],
];

/* What can be typed, and examples to start from. */
const TYPED = {
  text: [["Talks in rooms, with costs", TALKS], ["A roster, with bounds", ROSTER],
    ["A timetable, with rooms", TIMETABLE], ["Crossing words, with colors", COLORS], ["Pigeons, without a solution", PIGEONS]],
  nonogram: [["A heart", NONOGRAM], ["A cup", "5\n5 1\n7\n5\n3\n\n4\n5\n5\n5\n4\n1\n2"]],
  stars: [["One star each", STARS]],
};
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
  rules: [], // rules of a puzzle that do
  reason: null, // weights of items that show it
  done: false,
};
let stop = () => {}, walk = null, player = 0;

const list = (words) => (words ? words.split(".") : []);
const size = (name) => Math.max(1, Math.min(20, Number(state.task[name]) || 1));

/* The board of a task, also when there is no such problem. */
function board() {
  const { p, clues, holes } = state.task, n = Number(state.task.n) || 1;
  const sizes = { pieces: [size("rows"), size("cols")], sudoku: [9, 9], queens: [n, n] };
  const [rows, cols] = sizes[p] ?? [1, 2 * n];
  return {
    kind: p, rows, cols,
    holes: list(holes).map(Number),
    clues: (clues ?? "").padEnd(81, "."),
    items: state.problem ? [...state.problem.primary, ...state.problem.secondary] : [],
    ...state.problem?.picture,
  };
}

const options = () => state.problem?.options ?? [];

/* A piece has room for two letters of its name. */
const short = ({ label }) => label.slice(0, 2);

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
      holes: holes.map(at), layers: 1, pieces: [...new Set([...PIECES, ...all.map(short)])],
      cells: all.map((o) => o.cells.map(at)), names: all.map(short),
    }),
    langford: () => ({ size: cols }),
    nonogram: board,
    stars: board,
  };
  return { board: boards[kind]?.() ?? { items }, options: all, optionsOf };
}

function makeBoard(story, holder, small) {
  const kinds = { queens: BOARDS.queens, sudoku: BOARDS.grid, pieces: BOARDS.pieces, langford: RowBoard,
    ...(state.problem?.picture ? { nonogram: CellsBoard, stars: CellsBoard } : {}) };
  return new (kinds[state.task.p] ?? (isTable(story) ? TableBoard : TextBoard))(story, holder, small);
}

/* Of each option, whether it no longer goes with those chosen: an item is full, or has another color. */
function gone(chosen) {
  const counts = new Map(), colors = new Map(), most = new Map(state.problem.bounds.map(([item, , high]) => [item, high]));
  chosen.forEach((place) => options()[place].items.forEach((item, k) => {
    counts.set(item, (counts.get(item) ?? 0) + 1);
    colors.set(item, options()[place].colors?.[k] ?? "");
  }));
  return (o) => o.items.some((item, k) => {
    const color = o.colors?.[k] ?? "";
    return color ? counts.has(item) && colors.get(item) !== color : (counts.get(item) ?? 0) >= (most.get(item) ?? 1);
  });
}

/* What stands on the board. Of a search step by step, also what is still possible. */
function scene(chosen, marks = {}) {
  const on = new Set(chosen);
  const isGone = state.ask === "step" && state.problem ? gone(chosen) : () => false;
  const looks = options().map((o, place) => on.has(place) ? "chosen" : state.ask !== "step" ? "" :
    isGone(o) ? "gone" : "free");
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
  paintWeights(painted.board, state.reason);
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
