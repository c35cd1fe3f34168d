/*
 * Boards that are drawn as SVG: queens on squares, symbols in cells, pieces on cells. The page of a trace and the playground draw
 * with them. A board is made of a problem, {board, options, optionsOf}, and draws scenes, such as a SearchState of search.js:
 *
 *   chosen            places of options in force
 *   options           what each option is: chosen, free, or gone
 *   isCandidate(place), tried, dropped    the options to choose from now, and those of before
 *   newest, removed   the place of the option that was just chosen, or taken back, or -1
 *   band, dead        items whose cells are marked: to be covered now, or left without options
 *   clashes           places of options that do not go with the last one chosen
 *
 * A small board is a picture of what is chosen only.
 */

function svg(name, attributes, parent) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  if (parent) {
    parent.appendChild(element);
  }
  return element;
}

/** What all of them share: cells, each with a group of its own, and which of them an item is about. */
class CellBoard {

  constructor(story, drawing, width, height, margin) {
    this.story = story;
    this.width = width;
    this.height = height;
    this.root = svg("svg", {
      viewBox: `${-margin} -0.04 ${width + margin + 0.04} ${height + margin + 0.04}`,
      "aria-hidden": "true",
    }, drawing);
    this.cells = new Map();
  }

  cell(x, y) {
    const group = svg("g", {transform: `translate(${x} ${y})`, class: "cell"}, this.root);
    this.cells.set(`${x},${y}`, group);
    return group;
  }

  /** The cells of an item: those that all its options have, or else all that any of them has. */
  cellsOfItem(item) {
    const lists = this.story.optionsOf[item].map(place => this.cellsOf(place).map(String));
    if (lists.length === 0) {
      return [];
    }
    const common = lists[0].filter(cell => lists.every(list => list.includes(cell)));
    const all = new Set(lists.flat());
    return common.length > 0 ? common : all.size < this.cells.size ? [...all] : [];
  }

  markItems(state) {
    const band = new Set(state.band.flatMap(item => this.cellsOfItem(item)));
    const dead = new Set(state.dead.flatMap(item => this.cellsOfItem(item)));
    this.cells.forEach((group, key) => {
      group.classList.toggle("band", band.has(key));
      group.classList.toggle("dead", dead.has(key));
    });
  }
}

class QueensBoard extends CellBoard {

  constructor(story, drawing, small = false) {
    const n = story.board.size;
    super(story, drawing, n, n, small ? 0.04 : 0.62 * Math.ceil(n / 16));
    for (let y = 0; y < n; y++) {
      for (let x = 0; x < n; x++) {
        const group = this.cell(x, y);
        group.classList.add((x + y + n) % 2 === 1 ? "dark-square" : "light-square");
        svg("rect", {width: 1, height: 1, class: "base"}, group);
        if (small) {
          svg("circle", {cx: 0.5, cy: 0.5, r: 0.36, class: "queen"}, group);
          continue;
        }
        svg("rect", {width: 1, height: 1, class: "tint"}, group);
        svg("path", {d: "M.36.36L.64.64M.64.36L.36.64", class: "cross"}, group);
        svg("circle", {cx: 0.5, cy: 0.5, r: 0.2, class: "ring"}, group);
        svg("path", {
          d: "M.24.74L.15.36L.36.54L.5.24L.64.54L.85.36L.76.74zM.24.79H.76V.86H.24z"
              + "M.1.33a.05.05 0 1 0 .1 0a.05.05 0 1 0-.1 0M.45.2a.05.05 0 1 0 .1 0a.05.05 0 1 0-.1 0"
              + "M.8.33a.05.05 0 1 0 .1 0a.05.05 0 1 0-.1 0",
          class: "queen",
        }, group);
      }
    }
    if (!small) {
      this.addNames(n);
    }
    this.lines = svg("g", {class: "clash-lines"}, this.root);
  }

  /** Of a large board only some ranks and files are named, so that the names can be read. */
  addNames(n) {
    const every = Math.ceil(n / 16);
    const size = Math.min(0.36, 0.24 + 0.012 * n) * every;
    for (let i = 0; i < n; i += every) {
      this.edge(-0.06 - size / 2 - (i > 8 ? size / 4 : 0), n - i - 0.5 + size / 3, i + 1, size);
      this.edge(i + 0.5, n + 0.08 + size, this.file(i), size);
    }
  }

  file(index) {
    return index < 26 ? String.fromCharCode(97 + index) : this.file(Math.floor(index / 26) - 1) + this.file(index % 26);
  }

  edge(x, y, text, size) {
    svg("text", {x, y, "font-size": size, class: "edge"}, this.root).textContent = text;
  }

  cellsOf(place) {
    const [file, rank] = this.story.board.squares[place];
    return [[file, this.story.board.size - 1 - rank]];
  }

  draw(state) {
    this.markItems(state);
    this.story.options.forEach((option, place) => {
      this.cells.get(String(this.cellsOf(place)[0])).dataset.state = this.look(state, place);
    });
    this.lines.replaceChildren();
    state.clashes.forEach(place => {
      const [[x1, y1]] = this.cellsOf(place);
      const [[x2, y2]] = this.cellsOf(state.chosen[state.chosen.length - 1]);
      svg("line", {x1: x1 + 0.5, y1: y1 + 0.5, x2: x2 + 0.5, y2: y2 + 0.5}, this.lines);
    });
  }

  look(state, place) {
    if (state.options[place] === "chosen") {
      const last = place === state.chosen[state.chosen.length - 1];
      return state.clashes.length > 0 && (last || state.clashes.includes(place)) ? "clash" : "queen";
    }
    if (place === state.removed) {
      return "removed";
    }
    if (state.tried.has(place) || state.dropped.has(place)) {
      return "tried";
    }
    if (state.isCandidate(place)) {
      return "candidate";
    }
    return state.options[place] === "gone" ? "attacked" : "free";
  }
}

/** Symbols in the cells of a grid: Latin squares, Sudoku. */
class GridBoard extends CellBoard {

  constructor(story, drawing, small = false) {
    const {given} = story.board;
    super(story, drawing, given[0].length, given.length, 0.04);
    this.symbols = story.board.symbols.length;
    this.root.classList.add("grid");
    this.root.classList.toggle("crowded", this.symbols > 9);
    this.pencil = !small && this.symbols <= 16 ? Math.ceil(Math.sqrt(this.symbols)) : 0;
    this.values = new Map();
    this.marks = [];
    given.forEach((row, y) => row.forEach((symbol, x) => this.addCell(x, y, symbol)));
    story.board.placements.forEach(([y, x, symbol], place) => this.addPencilMark(x, y, symbol, place));
    this.addBoxes(story.board.boxes);
  }

  addCell(x, y, symbol) {
    const group = this.cell(x, y);
    svg("rect", {width: 1, height: 1, class: "base"}, group);
    const value = svg("text", {x: 0.5, y: 0.7, class: "value"}, group);
    this.values.set(group, value);
    group.classList.toggle("given", symbol > 0);
    if (symbol > 0) {
      this.show(group, symbol);
    }
  }

  show(group, symbol) {
    this.values.get(group).textContent = symbol > 0 ? this.name(symbol) : "";
    group.classList.toggle("filled", symbol > 0);
    group.style.setProperty("--hue", (symbol - 1) * 360 / this.symbols);
  }

  name(symbol) {
    return this.story.board.symbols[symbol - 1];
  }

  addPencilMark(x, y, symbol, place) {
    if (this.pencil === 0) {
      return;
    }
    const step = 1 / this.pencil;
    const mark = svg("text", {
      x: ((symbol - 1) % this.pencil + 0.5) * step,
      y: (Math.floor((symbol - 1) / this.pencil) + 0.72) * step,
      "font-size": step * (this.symbols > 9 ? 1 : 0.62),
      class: "pencil",
    }, this.cells.get(`${x},${y}`));
    mark.textContent = this.name(symbol);
    this.marks[place] = mark;
  }

  /** Thick lines where neighbours are in different boxes, and around everything. */
  addBoxes(boxes) {
    const several = new Set(boxes.flat()).size > 1;
    const at = (x, y) => boxes[y][x];
    let path = `M0 0H${this.width}V${this.height}H0z`;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        path += x > 0 && at(x - 1, y) !== at(x, y) ? `M${x} ${y}v1` : "";
        path += y > 0 && at(x, y - 1) !== at(x, y) ? `M${x} ${y}h1` : "";
      }
    }
    this.boxes = svg("path", {d: path, class: several ? "boxes" : "boxes thin"}, this.root);
  }

  cellsOf(place) {
    const [row, column] = this.story.board.placements[place];
    return [[column, row]];
  }

  draw(state) {
    this.markItems(state);
    const {given, placements} = this.story.board;
    this.cells.forEach((group, key) => {
      const [x, y] = key.split(",").map(Number);
      group.classList.remove("new", "removed", "clash");
      if (given[y][x] === 0) {
        this.show(group, 0);
      }
    });
    state.chosen.forEach(place => this.show(this.group(place), placements[place][2]));
    [[state.newest, "new"], [state.removed, "removed"]].filter(([place]) => place >= 0).forEach(([place, look]) => {
      const group = this.group(place);
      group.classList.add(look);
      this.root.insertBefore(group, this.boxes); // above its neighbours, for it has a thick edge
    });
    if (state.clashes.length > 0) {
      state.clashes.concat(state.chosen.slice(-1)).forEach(place => this.group(place).classList.add("clash"));
    }
    this.marks.forEach((mark, place) => {
      mark.dataset.state = state.isStruck && state.isStruck(place) ? "struck"
          : state.isCandidate(place) ? "candidate"
          : state.options[place] !== "free" ? "gone"
          : state.tried.has(place) ? "tried" : "free";
    });
  }

  group(place) {
    return this.cells.get(String(this.cellsOf(place)[0]));
  }
}

/** The outline of cells, in a path: a little inside of them, with round corners. Cells that touch in a corner only stay apart. */
function outline(cells) {
  const inset = 0.045, round = 0.16;
  const turns = [[1, 0], [0, 1], [-1, 0], [0, -1]];
  const own = new Set(cells.map(String));
  // Edges go around the cells clockwise, each from a corner in a direction. The cell on its right is inside.
  const right = [[0, 0], [-1, 0], [-1, -1], [0, -1]];
  const left = [[0, -1], [0, 0], [-1, 0], [-1, -1]];
  const has = (x, y, [dx, dy]) => own.has(`${x + dx},${y + dy}`);
  const isEdge = (x, y, turn) => has(x, y, right[turn]) && !has(x, y, left[turn]);
  const seen = new Set();
  const number = value => Number(value.toFixed(3));
  let path = "";
  cells.forEach(([startX, startY]) => {
    if (!isEdge(startX, startY, 0) || seen.has(`${startX},${startY}`)) {
      return;
    }
    let [x, y, turn] = [startX, startY, 0];
    const corners = [];
    do {
      if (turn === 0) {
        seen.add(`${x},${y}`);
      }
      x += turns[turn][0];
      y += turns[turn][1];
      const next = [(turn + 1) % 4, turn, (turn + 3) % 4].find(each => isEdge(x, y, each));
      if (next !== turn) {
        corners.push([x - inset * (turns[turn][1] + turns[next][1]), y + inset * (turns[turn][0] + turns[next][0]), turn, next]);
      }
      turn = next;
    } while (x !== startX || y !== startY || turn !== 0);
    path += corners.map(([cornerX, cornerY, from, to], index) =>
        `${index > 0 ? "L" : "M"}${number(cornerX - turns[from][0] * round)} ${number(cornerY - turns[from][1] * round)}`
        + `Q${number(cornerX)} ${number(cornerY)} ${number(cornerX + turns[to][0] * round)} `
        + `${number(cornerY + turns[to][1] * round)}`).join("") + "z";
  });
  return path;
}

/** A piece, drawn in its color: those of neighbours in the list differ much. */
function drawPiece(cells, index, parent) {
  const group = svg("g", {class: "piece"}, parent);
  group.style.setProperty("--hue", (20 + 137.5 * index) % 360);
  svg("path", {d: outline(cells)}, group);
  return group;
}

/** Pieces that fill the cells of a board. */
class PiecesBoard extends CellBoard {

  constructor(story, drawing, small = false) {
    const {space, layers, layerWidth, holes} = story.board;
    const all = space.concat(holes || []);
    const height = 1 + Math.max(...all.map(cell => cell[1]));
    super(story, drawing, 1 + Math.max(...all.map(cell => cell[0])), height, layers > 1 ? 0.5 : 0.04);
    this.small = small;
    this.root.classList.add("pieces");
    this.pieces = story.board.pieces || [...new Set(story.board.names)];
    space.forEach(([x, y]) => svg("rect", {width: 1, height: 1, class: "base"}, this.cell(x, y)));
    (holes || []).forEach(([x, y]) =>
        svg("rect", {x: x + 0.06, y: y + 0.06, width: 0.88, height: 0.88, rx: 0.12, class: "hole"}, this.root));
    this.placed = svg("g", {}, this.root);
    for (let layer = 0; layers > 1 && layer < layers; layer++) {
      svg("text", {x: layer * layerWidth + (layerWidth - 1) / 2, y: height + 0.42, "font-size": 0.3, class: "edge"}, this.root)
          .textContent = `layer ${layer + 1}`;
    }
  }

  cellsOf(place) {
    return this.story.board.cells[place];
  }

  draw(state) {
    this.markItems(state);
    this.placed.replaceChildren();
    state.chosen.forEach(place => this.add(place, state.clashes.length > 0
        && (state.clashes.includes(place) || place === state.chosen[state.chosen.length - 1]) ? "clash" : "placed"));
    if (state.removed >= 0) {
      this.add(state.removed, "removed");
    }
  }

  add(place, look) {
    const cells = this.cellsOf(place);
    const name = this.story.board.names[place];
    const group = drawPiece(cells, this.pieces.indexOf(name), this.placed);
    group.classList.add(look);
    if (!this.small) {
      const [x, y] = cells[Math.floor(cells.length / 2)];
      svg("text", {x: x + 0.5, y: y + 0.63, class: "letter"}, group).textContent = name;
    }
  }
}

const BOARDS = {queens: QueensBoard, grid: GridBoard, pieces: PiecesBoard};
