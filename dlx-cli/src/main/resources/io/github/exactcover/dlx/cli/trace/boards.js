/** Boards that are drawn as SVG: queens on squares, symbols in cells, pieces on cells. */

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
    this.drawing = drawing;
    this.width = width;
    this.height = height;
    this.root = svg("svg", {
      viewBox: `${-margin} ${-0.04} ${width + margin + 0.04} ${height + margin + 0.08}`,
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
    if (item < 0) {
      return [];
    }
    const lists = this.story.optionsOf[item].map(place => this.cellsOf(place).map(String));
    if (lists.length === 0) {
      return [];
    }
    const common = lists[0].filter(cell => lists.every(list => list.includes(cell)));
    const all = new Set(lists.flat());
    return common.length > 0 ? common : all.size < this.cells.size ? [...all] : [];
  }

  markItems(state) {
    const band = new Set(this.cellsOfItem(state.item));
    const dead = new Set(state.clashes.length > 0 ? [] : this.cellsOfItem(state.deadItem));
    this.cells.forEach((group, key) => {
      group.classList.toggle("band", band.has(key));
      group.classList.toggle("dead", dead.has(key));
    });
  }
}

class QueensBoard extends CellBoard {

  constructor(story, drawing) {
    const n = story.board.size;
    super(story, drawing, n, n, 0.62 * Math.ceil(n / 16));
    for (let y = 0; y < n; y++) {
      for (let x = 0; x < n; x++) {
        const group = this.cell(x, y);
        group.classList.add((x + y + n) % 2 === 1 ? "dark-square" : "light-square");
        svg("rect", {width: 1, height: 1, class: "base"}, group);
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
    // Of a large board only some ranks and files are named, so that the names can be read.
    const every = Math.ceil(n / 16);
    const size = Math.min(0.36, 0.24 + 0.012 * n) * every;
    for (let i = 0; i < n; i += every) {
      this.edge(-0.06 - size / 2 - (i > 8 ? size / 4 : 0), n - i - 0.5 + size / 3, i + 1, size);
      this.edge(i + 0.5, n + 0.08 + size, this.file(i), size);
    }
    this.lines = svg("g", {class: "clash-lines"}, this.root);
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

  label(state) {
    const queens = state.chosen.map(place => this.story.options[place].name);
    return `Board of ${this.width} by ${this.height}. `
        + (queens.length === 0 ? "No queens. " : `Queens on ${queens.join(", ")}. `)
        + `${Words.many(state.free, ["square is", "squares are"])} free of attack.`;
  }

  legend() {
    return [["queen", "queen"], ["attacked", "attacked"], ["candidate", "to be tried"], ["tried", "tried"]];
  }
}

/** Symbols in the cells of a grid: Latin squares, Sudoku. */
class GridBoard extends CellBoard {

  constructor(story, drawing) {
    const {given} = story.board;
    super(story, drawing, given[0].length, given.length, 0.04);
    this.symbols = story.board.symbols.length;
    this.root.classList.add("grid");
    this.root.classList.toggle("crowded", this.symbols > 9);
    this.pencil = this.symbols <= 16 ? Math.ceil(Math.sqrt(this.symbols)) : 0;
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
      mark.dataset.state = state.isCandidate(place) ? "candidate" : state.options[place] !== "free" ? "gone"
          : state.tried.has(place) ? "tried" : "free";
    });
  }

  group(place) {
    return this.cells.get(String(this.cellsOf(place)[0]));
  }

  label(state) {
    const rows = this.story.board.given.map(row => row.slice());
    state.chosen.forEach(place => {
      const [row, column, symbol] = this.story.board.placements[place];
      rows[row][column] = symbol;
    });
    const text = rows.map(row => row.map(symbol => symbol === 0 ? "empty" : this.name(symbol)).join(" "));
    return `Grid of ${this.height} rows. ${text.map((row, index) => `Row ${index + 1}: ${row}.`).join(" ")}`;
  }

  legend() {
    const marks = [["candidate", "to be tried"], ["tried", "tried"]];
    return this.symbols > 9 ? marks : marks.concat([["free", "still possible"]]);
  }
}

/** Pieces that fill the cells of a board. */
class PiecesBoard extends CellBoard {

  constructor(story, drawing) {
    const {space, layers, layerWidth} = story.board;
    const height = 1 + Math.max(...space.map(cell => cell[1]));
    super(story, drawing, 1 + Math.max(...space.map(cell => cell[0])), height, layers > 1 ? 0.5 : 0.04);
    this.root.classList.add("pieces");
    this.names = [...new Set(story.board.names)];
    space.forEach(([x, y]) => svg("rect", {width: 1, height: 1, class: "base"}, this.cell(x, y)));
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
        && (state.clashes.includes(place) || place === state.chosen[state.chosen.length - 1])
        ? "piece clash" : place === state.newest ? "piece new" : "piece"));
    if (state.removed >= 0) {
      this.add(state.removed, "piece removed");
    }
  }

  add(place, look) {
    const cells = this.cellsOf(place);
    const own = new Set(cells.map(String));
    const group = svg("g", {class: look}, this.placed);
    const hue = this.names.indexOf(this.story.board.names[place]) * 360 / this.names.length;
    group.style.setProperty("--hue", hue);
    let edge = "";
    cells.forEach(([x, y]) => {
      svg("rect", {x, y, width: 1, height: 1}, group);
      edge += own.has(`${x},${y - 1}`) ? "" : `M${x} ${y}h1`;
      edge += own.has(`${x},${y + 1}`) ? "" : `M${x} ${y + 1}h1`;
      edge += own.has(`${x - 1},${y}`) ? "" : `M${x} ${y}v1`;
      edge += own.has(`${x + 1},${y}`) ? "" : `M${x + 1} ${y}v1`;
    });
    svg("path", {d: edge}, group);
    const [x, y] = cells[0];
    svg("text", {x: x + 0.5, y: y + 0.66, "font-size": 0.5, class: "value"}, group).textContent =
        this.story.board.names[place];
  }

  label(state) {
    const names = state.chosen.map(place => this.story.options[place].name);
    return `Board of ${this.cells.size} cells. `
        + (names.length === 0 ? "It is empty." : `Placed: ${names.join("; ")}.`);
  }

  legend() {
    return [];
  }
}

function makeBoard(story, drawing) {
  const kinds = {queens: QueensBoard, grid: GridBoard, pieces: PiecesBoard};
  return new (kinds[story.board.type] || MatrixBoard)(story, drawing);
}
