"use strict";

/* The problem: to choose, to draw, or to type. */

function set(task, source = state.source) {
  Object.assign(state, { task, source, problem: null });
  paintTask();
  link.write(task, state.ask);
  run();
}

/* Whether a task is one of the list, of whatever size. */
function isSame(ready, task) {
  return ready.p === task.p && (ready.n !== undefined || JSON.stringify(ready) === JSON.stringify(task));
}

function paintTask() {
  const { task, source } = state, sudoku = task.p === "sudoku";
  all("[data-source]").forEach((b) => pressed(b, b.dataset.source === source));
  ["ready", "draw", "text"].forEach((id) => ($(id).hidden = id !== source));
  all("#list button").forEach((b, i) => pressed(b, isSame(READY[i][2], task)));
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
  if (task.text !== undefined) {
    paintTyped(task);
  }
  paintLines(0);
  const drawing = source === "draw";
  $("cells").hidden = !drawing;
  if (drawing) {
    paintCells();
  }
}

const TYPE_LABELS = {
  text: "The first line names the items; those after a bar may stay uncovered. Each further line is an option.",
  nonogram: "A line with the numbers of each row, then a blank line, then a line for each column.",
  stars: "A line for each row, with a letter for the region of each square. Before it may stand how many stars each has.",
};

function paintTyped({ p, text }) {
  all("[data-type]").forEach((b) => pressed(b, b.dataset.type === p));
  if ($("source").value !== text) {
    $("source").value = text;
  }
  $("typed").textContent = TYPE_LABELS[p];
  $("syntax").hidden = p !== "text";
  $("example").innerHTML = '<option value="">…</option>' +
    TYPED[p].map(([name], i) => `<option value="${i}">${name}</option>`).join("");
  const known = TYPED[p].findIndex(([, example]) => example === text);
  $("example").value = known < 0 ? "" : known;
}

function paintPieces() {
  const { rows, cols, holes } = board(), pieces = list(state.task.pieces), { own = "" } = state.task;
  $("rows").value = rows;
  $("cols").value = cols;
  all("#pieces button").forEach((b) => pressed(b, pieces.includes(b.dataset.piece)));
  if ($("own").value.trim() !== own.trim()) {
    $("own").value = own;
  }
  $("own-pieces").open ||= own !== "";
  const free = rows * cols - holes.length, more = free - 5 * pieces.length;
  $("fits").textContent = own
    ? `${free} squares${pieces.length ? `, of which ${5 * pieces.length} are for pieces from above` : " for your pieces"}.`
    : more === 0
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

function drawIcon(task, holder) {
  const frame = (box) => svg("svg", { viewBox: box, "aria-hidden": "true" }, holder);
  const pieces = (box, list, cols) => list.forEach(([name, cells]) =>
    drawPiece(cells.map((i) => [i % cols, Math.floor(i / cols)]), PIECES.indexOf(name), box));
  if (task.p === "queens") {
    const queens = [[1, 3], [3, 2], [0, 1], [2, 0]];
    new BOARDS.queens({ board: { size: 4, squares: queens }, options: queens }, holder, true)
      .draw({ ...STILL, chosen: [0, 1, 2, 3], options: queens.map(() => "chosen") });
  } else if (task.own) {
    pieces(frame("0 0 4 3.4"), [["F", [1, 2]], ["U", [3, 7]], ["L", [4, 8]], ["P", [5, 6]], ["W", [9, 10]]], 4);
  } else if (task.p === "nonogram") {
    frame("0 0 5 4").innerHTML = [1, 3, 5, 6, 7, 8, 9, 11, 12, 13, 17].map((i) =>
      `<rect class="filled-cell" x="${(i % 5) + 0.05}" y="${Math.floor(i / 5) + 0.05}" width=".9" height=".9" rx=".1"/>`).join("");
  } else if (task.p === "stars") {
    frame("0 0 3 3").innerHTML = '<path class="boxes" d="M0 0H3V3H0zM1 0V2H3M1 1H2V3"/>' + [[0, 1], [2, 0], [1, 2]].map(([x, y]) =>
      `<path class="star" transform="translate(${x} ${y})" d="${STAR}"/>`).join("");
  } else if (task.p === "pieces" && task.rows === "3") {
    pieces(frame("0 -1 7 5"), [["U", [0, 1, 7, 14, 15]], ["X", [2, 8, 9, 10, 16]], ["I", [3, 4, 5, 6]],
      ["N", [11, 12, 13]], ["L", [17, 18, 19, 20]]], 7);
  } else if (task.p === "pieces") {
    pieces(frame("0 0 4 3.4"), [["W", [0, 4, 5, 9, 10]], ["P", [2, 3, 6, 7, 11]]], 4);
  } else if (task.p === "sudoku") {
    frame("0 0 3 3").innerHTML = '<path class="boxes" d="M0 0H3V3H0zM1 0V3M2 0V3M0 1H3M0 2H3"/>' +
      '<text class="digit given" x=".5" y=".72">5</text><text class="digit" x="1.5" y="1.72">3</text>' +
      '<text class="digit given" x="2.5" y="2.72">8</text>';
  } else if (task.p === "langford") {
    frame("0 0 4 3").innerHTML = '<path class="arc wide-arc" d="M.5 2C.5 0 3.5 0 3.5 2M1.5 2C1.5 1.1 2.5 1.1 2.5 2"/>' +
      '<path class="ground" d="M0 2.3h4"/>';
  } else {
    frame("0 0 5 5").innerHTML = [[0, 4], [1, 4], [2, 3], [0, 3], [1, 2]].map((items, r) => items.map((c) =>
      `<rect class="one${r % 2 ? "" : " on"}" x="${c + 0.15}" y="${r + 0.15}" width=".7" height=".7" rx=".15"/>`)
      .join("")).join("");
  }
}

$("list").innerHTML = READY.map(([name, note]) =>
  `<button type="button"><span>${name}<small>${note}</small></span></button>`).join("");
all("#list button").forEach((b, i) => {
  drawIcon(READY[i][2], b);
  b.prepend(b.lastChild);
});
all("#list button").forEach((b, i) => (b.onclick = () => set(READY[i][2], "ready")));
$("pieces").innerHTML = PIECES.map((name) =>
  `<button type="button" data-piece="${name}" aria-label="Piece ${name}"></button>`).join("");
all("#pieces button").forEach((b, index) => {
  const cells = PENTOMINOES[PIECES[index]].map((i) => [i % 5, Math.floor(i / 5)]);
  const width = 1 + Math.max(...cells.map(([x]) => x)), height = 1 + Math.max(...cells.map(([, y]) => y));
  drawPiece(cells, index,
    svg("svg", { viewBox: `${(width - 5) / 2} ${(height - 5) / 2} 5 5`, "aria-hidden": "true" }, b));
});
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
const soon = (go) => () => {
  clearTimeout(typing);
  typing = setTimeout(go, 250);
};
const kindOfText = () => (state.task.text === undefined ? "text" : state.task.p);
$("source").oninput = soon(() => set({ p: kindOfText(), text: $("source").value }, "text"));
$("own").oninput = soon(() => set({ ...state.task, own: $("own").value }));
$("source").onscroll = () => ($("lines").scrollTop = $("source").scrollTop);
$("example").onchange = () => {
  const [, text] = TYPED[kindOfText()][$("example").value] ?? [];
  if (text !== undefined) {
    set({ p: kindOfText(), text }, "text");
  }
};
all("[data-type]").forEach((b) => (b.onclick = () =>
  set({ p: b.dataset.type, text: TYPED[b.dataset.type][0][1] }, "text")));
all("[data-source]").forEach((b) => (b.onclick = () => {
  const { task } = state, drawn = task.p === "pieces" || task.p === "sudoku";
  switch (b.dataset.source) {
    case "text": set(task.text !== undefined ? task : { p: "text", text: asText() }, "text"); break;
    case "draw": set(drawn ? task : READY[1][2], "draw"); break;
    default: set(task.text !== undefined && !READY.some(([, , t]) => t.text === task.text) ? READY[0][2] : task, "ready");
  }
}));

/* A piece to be drawn: its squares, of five by five. */
const sketch = new Set();
const nameSketch = pressable($("sketch"), 5, 5, (i) =>
  `row ${Math.floor(i / 5) + 1}, column ${(i % 5) + 1}${sketch.has(i) ? ", part of the piece" : ""}`, (i) => {
  sketch.delete(i) || sketch.add(i);
  paintSketch();
});
function paintSketch() {
  [...$("sketch").children].forEach((b, i) => pressed(b, sketch.has(i)));
  nameSketch();
}
paintSketch();
$("add").onclick = () => {
  const cells = [...sketch].map((i) => [Math.floor(i / 5), i % 5]), own = (state.task.own ?? "").trim();
  if (cells.length === 0) {
    hear("Press some squares first");
    return;
  }
  const range = (k) => [Math.min(...cells.map((c) => c[k])), Math.max(...cells.map((c) => c[k]))];
  const [[top, bottom], [left, right]] = [range(0), range(1)];
  const lines = Array.from({ length: bottom - top + 1 }, (_, r) => Array.from({ length: right - left + 1 }, (_, c) =>
    sketch.has(5 * (r + top) + c + left) ? "X" : ".").join(""));
  const name = [..."abcdefghijklmnopqrstuvwxyz"].find((each) => !new RegExp(`^${each}[\\s:]`, "m").test(own)) ?? "z";
  const copies = $("copies").value.trim();
  const heading = copies === "1" || copies === "" ? `${name}:` : `${name} x${copies}:`;
  sketch.clear();
  paintSketch();
  set({ ...state.task, own: [...(own ? [own] : []), heading, ...lines].join("\n") });
  hear(`Piece ${name} added`);
};

/* What is pasted as a whole is read if it is a Sudoku, or a table of zeros and ones. */
const CLUE = /^[0-9._*?]{81}$/;
function sudokuOf(text) {
  const clues = text.replace(/[\s|+,;-]/g, "");
  return CLUE.test(clues) ? { p: "sudoku", clues: clues.replace(/[^1-9]/g, ".") } : null;
}
function tableOf(text) {
  const lines = text.trim().split(/\r?\n/);
  const rows = lines.map((line) => /^[01]+$/.test(line.trim()) ? [...line.trim()]
    : line.split(/\t/.test(line) ? "\t" : /;/.test(line) ? ";" : /,/.test(line) ? "," : /\s+/).map((cell) => cell.trim()));
  const isBit = (cell) => /^([01xX]|)$/.test(cell);
  const width = rows[0].length, hasHead = !rows[0].every(isBit), hasNames = rows.slice(1).every(([first]) => !isBit(first));
  const body = rows.slice(hasHead ? 1 : 0).map((row) => row.slice(hasNames ? 1 : 0));
  if (body.length === 0 || width < 2 || rows.some((row) => row.length !== width) || !body.every((row) => row.every(isBit))) {
    return null;
  }
  const word = (cell, c) => cell.replace(/[\s|:]+/g, "-") || `c${c + 1}`;
  const items = (hasHead ? rows[0].slice(hasNames ? 1 : 0) : body[0].map(() => "")).map(word);
  const options = body.map((row) => items.filter((_, c) => /[1xX]/.test(row[c])).join(" ")).filter(Boolean);
  return { p: "text", text: [items.join(" "), ...options].join("\n") };
}
document.addEventListener("paste", (event) => {
  const { target } = event, isSource = target === $("source"), text = event.clipboardData?.getData("text") ?? "";
  const isWhole = isSource && target.selectionEnd - target.selectionStart === target.value.length;
  if (!(isWhole || (state.source === "draw" && target !== $("own")))) {
    return;
  }
  const sudoku = sudokuOf(text), task = sudoku ?? (isSource ? tableOf(text) : null);
  $("pasted").textContent = task && !sudoku ? "Read as a table of zeros and ones: a column is an item, a row an option." : "";
  if (task) {
    event.preventDefault();
    set(task, sudoku ? "draw" : "text");
    hear(sudoku ? "Read as a Sudoku" : $("pasted").textContent);
  }
});

/* Any problem as text, to go on from. */
function asText() {
  const word = (text) => text.replace(/[\s|:]+/g, "-"), p = state.problem;
  if (!p) {
    return PIGEONS;
  }
  const items = [...p.primary, ...p.secondary].map(word), bounds = new Map(p.bounds.map(([item, ...both]) => [item, both.join(":")]));
  const primary = items.slice(0, p.primary.length).map((name, i) => (bounds.has(i) ? `${bounds.get(i)}|${name}` : name));
  const secondary = items.slice(p.primary.length);
  const colored = (name, color) => (color ? `${name}:${word(color)}` : name);
  return [[...primary, ...(secondary.length ? ["|", ...secondary] : [])].join(" "), ...p.options.map((o) =>
    o.items.map((i, k) => colored(items[i], o.colors?.[k])).join(" ") + (o.cost ? ` |${o.cost}` : ""))].join("\n");
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
