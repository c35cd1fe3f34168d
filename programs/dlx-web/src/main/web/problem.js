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

function drawIcon(task, holder) {
  const frame = (box) => svg("svg", { viewBox: box, "aria-hidden": "true" }, holder);
  const pieces = (box, list, cols) => list.forEach(([name, cells]) =>
    drawPiece(cells.map((i) => [i % cols, Math.floor(i / cols)]), PIECES.indexOf(name), box));
  if (task.p === "queens") {
    const queens = [[1, 3], [3, 2], [0, 1], [2, 0]];
    new BOARDS.queens({ board: { size: 4, squares: queens }, options: queens }, holder, true)
      .draw({ ...STILL, chosen: [0, 1, 2, 3], options: queens.map(() => "chosen") });
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
