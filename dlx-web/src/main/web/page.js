"use strict";

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
  $("verdict").textContent = text;
}

function figures(rows) {
  $("figures").innerHTML = rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("");
}

function busy(on) {
  $("busy").hidden = $("halt").hidden = !on;
  $("busy").removeAttribute("value");
}

/* ---- the problem ---- */

function set(task, source = state.source) {
  Object.assign(state, { task, source, problem: null });
  paintTask();
  link.write(task, state.ask);
  run();
}

function paintTask() {
  const { task, source } = state, sudoku = task.p === "sudoku";
  all("[data-source]").forEach((b) => pressed(b, b.dataset.source === source));
  ["ready", "draw", "text"].forEach((id) => ($(id).hidden = id !== source));
  const same = ([, , t]) => t.p === task.p && (t.n !== undefined || JSON.stringify(t) === JSON.stringify(task));
  all("#list button").forEach((b, i) => pressed(b, same(READY[i])));
  $("sized").hidden = task.n === undefined;
  $("n").max = MOST_N;
  $("n").value = task.n ?? 1;
  $("ordered").hidden = task.p !== "queens";
  all("[data-draw]").forEach((b) => pressed(b, (b.dataset.draw === "sudoku") === sudoku));
  $("draw-pieces").hidden = sudoku;
  $("draw-sudoku").hidden = !sudoku;
  const main = document.querySelector("main");
  main.classList.toggle("typing", source === "text");
  main.classList.toggle("own", source !== "ready");
  if (task.p === "pieces") {
    paintPieces();
  }
  if (task.p === "text" && $("source").value !== task.text) {
    $("source").value = task.text;
  }
  paintLines(0);
  const drawing = source === "draw";
  $("cells").hidden = !drawing;
  if (drawing) {
    paintCells();
  }
}

function paintPieces() {
  const { rows, cols, holes } = board(), pieces = list(state.task.pieces);
  $("rows").value = rows;
  $("cols").value = cols;
  all("#pieces button").forEach((b) => pressed(b, pieces.includes(b.dataset.piece)));
  const free = rows * cols - holes.length, more = free - 5 * pieces.length;
  $("fits").textContent = more === 0
    ? `${free} squares for ${pieces.length} pieces: just right.`
    : `${free} squares, but ${pieces.length} pieces cover ${5 * pieces.length}: ` +
      (more > 0 ? `block ${more}, or take more pieces.` : `open ${-more}, or take fewer pieces.`);
}

/* The numbers beside the text; that of a line with a mistake stands out. */
function paintLines(mistake) {
  const count = $("source").value.split("\n").length;
  $("lines").innerHTML = Array.from({ length: count }, (_, i) =>
    i + 1 === mistake ? `<span class="at">${i + 1}</span>` : i + 1).join("\n");
  $("lines").scrollTop = $("source").scrollTop;
}

let nameCells = () => {}, cellsFor = "";
function paintCells() {
  const { rows, cols } = board();
  if (cellsFor === `${rows} ${cols}`) {
    nameCells();
    return;
  }
  cellsFor = `${rows} ${cols}`;
  const label = (i) => {
    const where = `row ${Math.floor(i / cols) + 1}, column ${(i % cols) + 1}`;
    const digit = board().clues[i];
    return state.task.p === "sudoku"
      ? `${where}, ${digit > "0" ? digit : "empty"}`
      : `${where}${board().holes.includes(i) ? ", blocked" : ""}`;
  };
  nameCells = pressable($("cells"), rows, cols, label, (i) => {
    if (state.task.p === "pieces") {
      const holes = new Set(board().holes);
      holes.delete(i) || holes.add(i);
      set({ ...state.task, holes: [...holes].sort((a, b) => a - b).join(".") });
      hear(label(i));
    }
  });
}

$("cells").addEventListener("keydown", (event) => {
  const i = [...$("cells").children].indexOf(document.activeElement);
  if (state.task.p === "sudoku" && i >= 0 && /^([0-9 ]|Backspace|Delete)$/.test(event.key)) {
    event.preventDefault();
    const clues = [...board().clues];
    clues[i] = /[1-9]/.test(event.key) ? event.key : ".";
    set({ p: "sudoku", clues: clues.join("") });
  }
});

function icon(task) {
  const piece = (name, cells, cols) => `<path class="piece ${name}" d="${pieceShape(cells, cols)}"/>`;
  const svg = (box, inside) => `<svg viewBox="${box}" aria-hidden="true">${inside}</svg>`;
  switch (task.p) {
    case "queens":
      return boardSvg({ kind: "queens", rows: 4, cols: 4 }, [1, 7, 8, 14].map((i) => ({ cells: [i] })), [0, 1, 2, 3],
        { small: true });
    case "pieces":
      return task.rows === "3"
        ? svg("0 -1 7 5", [["U", [0, 1, 7, 14, 15]], ["X", [2, 8, 9, 10, 16]], ["I", [3, 4, 5, 6]], ["N", [11, 12, 13]],
          ["L", [17, 18, 19, 20]]].map(([name, cells]) => piece(name, cells, 7)).join(""))
        : svg("0 0 4 3.4", piece("W", [0, 4, 5, 9, 10], 4) + piece("P", [2, 3, 6, 7, 11], 4));
    case "sudoku":
      return svg("0 0 3 3", '<path class="boxes" d="M0 0H3V3H0zM1 0V3M2 0V3M0 1H3M0 2H3"/>' +
        '<text class="digit given" x=".5" y=".72">5</text><text class="digit" x="1.5" y="1.72">3</text>' +
        '<text class="digit given" x="2.5" y="2.72">8</text>');
    case "langford":
      return svg("0 0 4 3", '<path class="arc wide-arc" d="M.5 2C.5 0 3.5 0 3.5 2M1.5 2C1.5 1.1 2.5 1.1 2.5 2"/>' +
        '<path class="ground" d="M0 2.3h4"/>');
    default:
      return svg("0 0 5 5", [[0, 4], [1, 4], [2, 3], [0, 3], [1, 2]].map((items, r) => items.map((c) =>
        `<rect class="one${r % 2 ? "" : " on"}" x="${c + 0.15}" y="${r + 0.15}" width=".7" height=".7" rx=".15"/>`)
        .join("")).join(""));
  }
}

$("list").innerHTML = READY.map(([name, note, task]) =>
  `<button type="button">${icon(task)}<span>${name}<small>${note}</small></span></button>`).join("");
all("#list button").forEach((b, i) => (b.onclick = () => set(READY[i][2], "ready")));
$("pieces").innerHTML = PIECES.map((name) => {
  const cells = PENTOMINOES[name], xs = cells.map((i) => i % 5);
  const width = Math.max(...xs) + 1, height = Math.floor(Math.max(...cells) / 5) + 1;
  const box = `${-(5 - width) / 2} ${-(5 - height) / 2} 5 5`;
  return `<button type="button" data-piece="${name}" aria-label="Piece ${name}"><svg viewBox="${box}" ` +
    `aria-hidden="true"><path class="piece ${name}" d="${pieceShape(cells, 5)}"/></svg></button>`;
}).join("");
all("#pieces button").forEach((b) => (b.onclick = () => {
  const pieces = new Set(list(state.task.pieces));
  pieces.delete(b.dataset.piece) || pieces.add(b.dataset.piece);
  set({ ...state.task, pieces: PIECES.filter((name) => pieces.has(name)).join(".") });
}));
$("n").onchange = () => {
  const n = Math.max(1, Math.min(MOST_N, Math.floor(Number($("n").value)) || 1));
  set({ ...state.task, n: String(n) });
};
["rows", "cols"].forEach((id) => ($(id).onchange = () => {
  const old = board();
  const value = String(Math.max(1, Math.min(20, Math.floor(Number($(id).value)) || 1)));
  const task = { ...state.task, [id]: value }, rows = Number(task.rows), cols = Number(task.cols);
  const holes = old.holes.map((i) => [Math.floor(i / old.cols), i % old.cols])
    .filter(([r, c]) => r < rows && c < cols).map(([r, c]) => r * cols + c);
  set({ ...task, holes: holes.join(".") });
}));
$("clear").onclick = () => set({ p: "sudoku", clues: ".".repeat(81) });
all("[data-draw]").forEach((b) => (b.onclick = () =>
  set(b.dataset.draw === "sudoku" ? { p: "sudoku", clues: CLUES } : READY[1][2], "draw")));
let typing = 0;
$("source").oninput = () => {
  clearTimeout(typing);
  typing = setTimeout(() => set({ p: "text", text: $("source").value }, "text"), 250);
};
$("source").onscroll = () => ($("lines").scrollTop = $("source").scrollTop);
all("[data-source]").forEach((b) => (b.onclick = () => {
  const { task } = state, drawn = task.p === "pieces" || task.p === "sudoku";
  switch (b.dataset.source) {
    case "text": set(task.p === "text" ? task : { p: "text", text: asText() }, "text"); break;
    case "draw": set(drawn ? task : READY[1][2], "draw"); break;
    default: set(task.p === "text" && !READY.some(([, , t]) => t.text === task.text) ? READY[0][2] : task, "ready");
  }
}));

/* Any problem as text, to go on from. */
function asText() {
  const word = (text) => text.replace(/[\s|:]+/g, "-"), p = state.problem;
  if (!p) {
    return PIGEONS;
  }
  const items = [...p.primary, ...p.secondary].map(word), secondary = items.slice(p.primary.length);
  const head = [...items.slice(0, p.primary.length), ...(secondary.length ? ["|", ...secondary] : [])].join(" ");
  return [head, ...p.options.map((o) => o.items.map((i) => items[i]).join(" "))].join("\n");
}

$("share").onclick = async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    hear("Copied");
    $("share").textContent = "Copied";
  } catch {
    hear("The link is in the address bar");
    $("share").textContent = "It is in the address bar";
  }
  setTimeout(() => ($("share").textContent = "Copy a link to this problem"), 2000);
};

/* ---- asking ---- */

function request(words = {}) {
  const chosen = Object.fromEntries(["choice", "order", "engine"].map((id) => [id, $(id).value]).filter(([, v]) => v));
  return { ...state.task, ...chosen, ...words };
}

function ask(question) {
  state.ask = question;
  link.write(state.task, question);
  run();
}

function describe(problem) {
  state.problem = problem;
  const primary = problem.primary.length, secondary = problem.secondary.length, count = problem.options.length;
  $("size").innerHTML = `<b>${grouped(primary)}</b> items to cover, ` +
    (secondary ? `<b>${grouped(secondary)}</b> at most once, ` : "") + `<b>${grouped(count)}</b> options`;
  show(0);
}

function show(which) {
  state.which = Math.max(0, Math.min(state.found.length - 1, which));
  const solution = state.found[state.which], count = state.found.length, shape = board();
  const look = { solved: solution !== undefined, bad: state.why };
  $("board").classList.toggle("flat", shape.kind === "langford" || (shape.kind !== "text" && shape.cols > 2 * shape.rows));
  $("drawing").innerHTML = boardSvg(shape, options(), solution ?? [], look);
  $("drawing").setAttribute("aria-label",
    solution ? `Solution ${state.which + 1}: ${names(solution).slice(0, 500)}` : "The board, empty");
  $("turn").hidden = state.ask === "step" || count < 2;
  $("which").max = count;
  $("which").value = state.which + 1;
  if (solution && state.ask !== "step") {
    const kept = state.done && state.total !== String(count) ? `, the first of ${grouped(state.total)}` : "";
    say(count > 1 ? `Solution ${state.which + 1} of ${count}${kept}` : shape.kind === "text" ? names(solution) : "");
  }
  all("#thumbs button").forEach((b, i) => pressed(b, i === state.which));
}

function addThumbs() {
  const shape = board(), from = $("thumbs").children.length;
  $("thumbs").classList.toggle("flat", $("board").classList.contains("flat"));
  state.found.slice(from, MOST_THUMBS).forEach((solution, k) => {
    const button = document.createElement("button"), i = from + k;
    button.type = "button";
    button.setAttribute("aria-label", `Solution ${i + 1}`);
    button.innerHTML = boardSvg(shape, options(), solution, { small: true, solved: true });
    button.onclick = () => {
      show(i);
      hear($("drawing").getAttribute("aria-label"));
    };
    pressed(button, i === state.which);
    $("thumbs").append(button);
  });
}

/* Starts the search for what is asked now. */
function run() {
  stop();
  pause();
  walk?.stop();
  walk = null;
  Object.assign(state, { found: [], total: "0", which: 0, why: [], done: false });
  $("thumbs").replaceChildren();
  $("compared").replaceChildren();
  $("wrong").textContent = "";
  $("board").classList.remove("stale");
  say("");
  const step = state.ask === "step";
  all("[data-ask]").forEach((b) => pressed(b, b.dataset.ask === state.ask));
  $("steps").hidden = $("path").hidden = !step;
  $("thumbs").hidden = step;
  figures([]);
  show(0);
  if (step) {
    busy(false);
    verdict("0", "steps");
    walk = new Walk(request({ describe: "yes" }), look);
    walk.heard = describe;
    return;
  }
  verdict("…", "Searching");
  busy(true);
  stop = search(request({ ask: state.ask, show: state.ask === "cheap" ? 1 : MOST_SHOWN }), answer);
}

function answer(message) {
  if (message.kind === "problem") {
    describe(message);
    return;
  }
  if (message.kind === "refused") {
    refused(message);
    return;
  }
  const first = state.found.length === 0;
  state.found.push(...message.found);
  state.total = message.solutions ?? state.total;
  state.done = message.kind !== "progress";
  if (state.done) {
    stop();
    busy(false);
    conclude(message);
    hear(`${$("big").textContent} ${$("verdict").textContent}`);
  } else {
    verdict(grouped(state.total), state.ask === "cheap" ? "better and better" : "so far");
    figures([["Nodes", grouped(message.nodes)]]);
    if (message.fraction > 0) {
      $("busy").value = message.fraction;
    }
  }
  if (first || state.done) {
    show(state.which);
  } else {
    $("which").max = state.found.length;
  }
  if (state.ask === "all") {
    addThumbs();
  }
}

function conclude(message) {
  if (message.nodes !== undefined) {
    const time = message.millis < 995 ? `${message.millis.toFixed(0)} ms` : `${(message.millis / 1000).toFixed(1)} s`;
    const engine = state.ask === "one" || state.ask === "cheap" ? [] :
      [["Engine", message.engine.toLowerCase().replace("_", " ")]];
    figures([["Nodes", grouped(message.nodes)], ["Updates", grouped(message.updates)], ...engine, ["Time", time]]);
  }
  const whole = message.end === "EXHAUSTED", none = state.total === "0";
  const noSolution = "No solution; everything was searched. Ask why none.";
  switch (message.kind) {
    case "why": why(message); break;
    case "cheapest":
      if (message.costs.length === 0) {
        verdict("0", noSolution);
      } else if (!options().some((o) => o.cost !== 0)) {
        verdict("0", "is what all solutions cost, for no option has a cost. In a text, write one: talk |5 room.");
      } else {
        verdict(grouped(message.costs[0]), message.proven ? "the least cost, proven" : "the least cost so far");
      }
      break;
    default:
      if (none && whole) {
        verdict("0", noSolution);
      } else if (state.ask === "one") {
        verdict("One", "found; there may be others");
      } else {
        verdict(grouped(state.total), state.total === "1" ? "solution, the only one" : "solutions, all of them");
      }
  }
}

function why({ verdict: kind, items }) {
  state.why = items;
  const words = items.map((i) => state.problem.primary[i]);
  if (kind === "FEASIBLE") {
    verdict("None?", "There is a solution after all.");
  } else if (kind === "UNKNOWN") {
    verdict("–", "Not found within a minute.");
  } else {
    const least = kind === "MINIMAL" ? " Without any one of them the others can." : "";
    verdict(`${items.length} of ${state.problem.primary.length}`,
      `items that cannot be covered together: ${words.join(", ")}.${least}`);
    say(words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)} exclude each other`
      : `${words[0]} cannot be covered`, "dead");
  }
}

function refused({ why: reason, line }) {
  stop();
  busy(false);
  $("board").classList.add("stale");
  verdict("–", line ? `The text has a mistake in line ${line}.` : reason);
  $("size").textContent = "";
  if (line) {
    $("wrong").textContent = reason;
    paintLines(line);
  }
  hear(reason);
}

$("halt").onclick = () => {
  stop();
  walk?.stop();
  busy(false);
  $("verdict").textContent += "; stopped, there may be more";
  hear("Stopped");
  document.querySelector("[data-ask][aria-pressed=true]").focus();
};
all("[data-ask]").forEach((b) => (b.onclick = () => ask(b.dataset.ask)));
["choice", "order", "engine"].forEach((id) => ($(id).onchange = run));
const turnTo = (which) => {
  show(which);
  hear($("said").textContent);
};
$("before").onclick = () => turnTo(state.which - 1);
$("after").onclick = () => turnTo(state.which + 1);
$("which").oninput = () => show($("which").value - 1);

/* ---- how it searches ---- */

/* Searches for the whole tree in several ways, one after the other, and shows their nodes. */
$("compare").onclick = () => {
  const ways = state.task.p === "queens"
    ? [["fewest options, from the middle", { choice: "mrv" }],
      ["fewest options, from one side", { choice: "mrv", order: "natural" }],
      ["first open, from the middle", { choice: "first" }],
      ["first open, from one side", { choice: "first", order: "natural" }]]
    : [["fewest options", { choice: "mrv" }], ["first open", { choice: "first" }], ["most dead ends", { choice: "wtd" }]];
  const engine = $("engine").value || "dancing-links", results = [];
  const next = () => {
    if (results.length === ways.length) {
      paintCompared(results);
      return;
    }
    const [name, words] = ways[results.length];
    const words2 = { ...state.task, ...words, engine, ask: "all", show: 0, timeout: 10000, describe: "no" };
    stop();
    $("compared").innerHTML = `<p class="note">Searching: ${name} …</p>`;
    stop = search(words2, (message) => {
      if (message.kind === "refused") {
        $("compared").innerHTML = `<p class="note">${escaped(message.why)}</p>`;
      } else if (message.kind === "end") {
        results.push([name, message.nodes, message.end === "EXHAUSTED"]);
        next();
      }
    });
  };
  next();
};

function paintCompared(results) {
  const most = Math.max(...results.map(([, nodes]) => nodes)), least = Math.min(...results.map(([, nodes]) => nodes));
  $("compared").innerHTML = '<p class="note">Nodes of the whole search:</p>' + results.map(([name, nodes, whole]) =>
    `<div class="${nodes === least && whole ? "least" : ""}"><span>${name}</span>` +
    `<b>${whole ? "" : "over "}${grouped(nodes)}</b><svg viewBox="0 0 100 3" preserveAspectRatio="none" ` +
    `aria-hidden="true"><path d="M0 1.5H${(100 * nodes) / most}"/></svg></div>`).join("");
  hear(results.map(([name, nodes]) => `${name}: ${grouped(nodes)} nodes`).join(", "));
}

$("estimate").onclick = () => {
  stop();
  busy(false);
  stop = search(request({ ask: "estimate", describe: "no" }), (message) => {
    const rough = (x) => grouped(x < 1000 ? Math.round(x) : Number(x.toPrecision(2)).toFixed(0));
    const text = message.kind === "refused" ? message.why
      : `About ${rough(message.nodes)} nodes and ${rough(message.solutions)} solutions, by 1,000 random dives.`;
    $("compared").innerHTML = `<p class="note">${escaped(text)}</p>`;
    hear(text);
  });
};

/* ---- step by step ---- */

const WORDS = {
  item: (name, size) => `Next is ${name}, with ${size} choice${size === 1 ? "" : "s"} left.`,
  try: (name) => `Try ${name}.`,
  undo: (name) => `Take ${name} back.`,
  close: (name) => `Cover ${name} no more.`,
  reopen: (name) => `Open ${name} again.`,
  dead: (name) => `Dead end: too little is left to cover ${name}.`,
  solution: () => "A solution: everything is covered.",
};

/* Paints where the walk stands. */
function look({ way, last, position, nodes, dead, solutions, isOver, waiting, refused: reason }) {
  if (reason && !state.problem) {
    refused({ why: reason });
    return;
  }
  const [kind = "start", place = 0, count = 0] = last, shape = board();
  const chosen = way.map((choice) => choice.option).filter((option) => option >= 0);
  const isOption = kind === "try" || kind === "undo";
  const name = isOption ? options()[place]?.name : shape.items[place];
  const text = reason || (isOver ? "Done: everything has been searched." : WORDS[kind]?.(name, count) ?? "Nothing is chosen yet.");
  say(text, kind === "dead" || kind === "solution" ? kind : "");
  if (!player && !waiting) {
    hear(text);
  }
  $("drawing").innerHTML = boardSvg(shape, options(), chosen, {
    solved: kind === "solution",
    target: kind === "item" ? [place] : [],
    bad: kind === "dead" ? [place] : [],
  });
  $("drawing").setAttribute("aria-label", chosen.length ? `Chosen: ${names(chosen).slice(0, 500)}` : "Nothing is chosen");
  verdict(grouped(position), position === 1 ? "step" : "steps");
  figures([["Nodes", grouped(nodes)], ["Depth", chosen.length], ["Dead ends", grouped(dead)],
    ["Solutions", grouped(solutions)]]);
  $("way").innerHTML = way.filter(({ option }) => option !== -1).map(({ item, size: of, tried, option }) =>
    `<li><span>${escaped(option >= 0 ? options()[option].name : `no more ${shape.items[item]}`)}</span>` +
    `<span>${tried} of ${of}</span><svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">` +
    `<path class="rest" d="M0 1.5H100"/><path d="M0 1.5H${(100 * tried) / of}"/></svg></li>`).join("");
  if (player && isOver) {
    pause();
    hear(text);
  }
}

function pause() {
  clearInterval(player);
  player = 0;
  $("play").textContent = "Play";
}

function play() {
  if (player) {
    pause();
    hear($("said").textContent);
    return;
  }
  const rate = Number($("speed").value), each = Math.max(1, Math.round(rate / 30));
  $("play").textContent = "Pause";
  player = setInterval(() => walk && !walk.waiting && walk.forward(each), 1000 / Math.min(rate, 30));
}

const walkTo = (go) => () => {
  pause();
  if (walk && !walk.waiting) {
    go(walk);
  }
};
$("start").onclick = walkTo((w) => w.goTo(0));
$("back").onclick = walkTo((w) => w.goTo(w.position - 1));
$("on").onclick = walkTo((w) => w.forward());
$("dead").onclick = walkTo((w) => w.until("dead"));
$("solution").onclick = walkTo((w) => w.until("solution"));
$("play").onclick = play;
$("speed").onchange = () => {
  if (player) {
    pause();
    play();
  }
};

addEventListener("keydown", (event) => {
  const { target } = event;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("#cells") || event.ctrlKey || event.metaKey ||
      event.altKey) {
    return;
  }
  const id = (state.ask === "step"
    ? { ArrowRight: "on", ArrowLeft: "back", Home: "start", d: "dead", s: "solution" }
    : { ArrowRight: "after", ArrowLeft: "before" })[event.key];
  if (id && !(state.ask !== "step" && $("turn").hidden)) {
    event.preventDefault();
    $(id).click();
  } else if (event.key === " " && state.ask === "step" && target.tagName !== "BUTTON") {
    event.preventDefault();
    play();
  }
});

async function open() {
  const { task = READY[0][2], ask: question = "all" } = (await link.read()) ?? {};
  state.ask = all("[data-ask]").some((b) => b.dataset.ask === question) ? question : "all";
  const isReady = READY.some(([, , t]) => t.p === task.p && (t.n !== undefined || JSON.stringify(t) === JSON.stringify(task)));
  set(task, isReady ? "ready" : task.p === "text" ? "text" : task.p === "pieces" || task.p === "sudoku" ? "draw" : "ready");
}
addEventListener("hashchange", open);
open();
