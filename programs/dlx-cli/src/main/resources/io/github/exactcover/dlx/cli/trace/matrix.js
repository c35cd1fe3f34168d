/** A canvas that is sharp on every screen, and knows the colors of the page. */
class Sheet {

  constructor(canvas) {
    this.canvas = canvas;
    this.pen = canvas.getContext("2d");
  }

  /** Makes the canvas this large, in CSS pixels, and empty. */
  clear(width, height) {
    const ratio = window.devicePixelRatio || 1;
    this.width = width;
    this.height = height;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.pen.clearRect(0, 0, width, height);
    this.style = getComputedStyle(this.canvas);
  }

  color(name) {
    return this.style.getPropertyValue(`--${name}`).trim();
  }

  font(size, bold) {
    this.pen.font = `${bold ? "600 " : ""}${size}px ${this.style.fontFamily}`;
  }
}

/**
 * Any problem: a column for each item, a row for each option. What is covered is grey, what is chosen stands out. Of a
 * problem that is too large for its place, only what matters most now is drawn.
 */
class MatrixBoard {

  constructor(story, drawing) {
    this.story = story;
    this.drawing = drawing;
    drawing.classList.add("matrix");
    this.canvas = document.createElement("canvas");
    this.canvas.setAttribute("aria-hidden", "true");
    drawing.appendChild(this.canvas);
    this.sheet = new Sheet(this.canvas);
  }

  /** What matters most comes first: the step, what was chosen last, what is free. */
  byInterest(state, places) {
    const item = state.deadItem >= 0 ? state.deadItem : state.item;
    const latest = new Map(state.chosen.map((place, index) => [place, -index]));
    const rank = place => place === state.newest || place === state.removed ? 0
        : state.isCandidate(place) || state.tried.has(place) || state.clashes.includes(place) ? 1
        : latest.has(place) ? 2
        : state.options[place] === "free" ? 3
        : item >= 0 && this.story.options[place].items.includes(item) ? 4 : 5;
    return this.sorted(places, rank, latest);
  }

  /** What is chosen comes first, in the order in which it was chosen. */
  byState(state, places) {
    const since = new Map(state.chosen.map((place, index) => [place, index]));
    const rank = place => since.has(place) ? 0
        : state.isCandidate(place) || state.tried.has(place) || place === state.removed ? 1
        : state.options[place] === "free" ? 2 : 3;
    return this.sorted(places, rank, since);
  }

  sorted(places, rank, order) {
    return places
        .map(place => [rank(place), order.get(place) || 0, place])
        .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
        .map(([, , place]) => place);
  }

  /** All rows and columns of a small matrix; of a large one those that matter most, and find room. */
  window(state, mostColumns, mostRows) {
    const rows = this.story.options.map((option, place) => place);
    const columns = this.story.itemNames.map((name, item) => item);
    const all = columns.length <= mostColumns;
    if (all && rows.length <= mostRows) {
      return {rows, columns};
    }
    const items = new Set(all ? columns : [state.deadItem, state.item].filter(item => item >= 0));
    const kept = this.byInterest(state, rows).slice(0, mostRows).filter(place => {
      const more = this.story.options[place].items.filter(item => !items.has(item));
      const fits = items.size + more.length <= mostColumns;
      more.slice(0, fits ? more.length : 0).forEach(item => items.add(item));
      return fits;
    });
    return {rows: this.byState(state, kept), columns: [...items].sort((one, other) => one - other)};
  }

  draw(state) {
    this.sheet.clear(this.drawing.clientWidth, this.drawing.clientHeight);
    const frame = this.frame(state);
    this.drawColumns(state, frame);
    frame.rows.forEach((place, row) => this.drawRow(state, place, row, frame));
    this.sheet.pen.fillStyle = this.sheet.color("muted");
    this.sheet.font(11);
    this.sheet.pen.fillText(this.cut(this.note(frame), this.sheet.width - 4), 4, this.sheet.height - 7);
  }

  /** What is drawn where: a small matrix fills its place, in large letters. */
  frame(state) {
    const {width, height} = this.sheet;
    const smallest = MatrixBoard.TEXT[MatrixBoard.TEXT.length - 1];
    const [labels, titles] = [Math.min(150, width * 0.4), Math.min(84, height * 0.4)];
    const shown = this.window(state, Math.max(4, Math.floor((width - labels) / smallest)),
        Math.max(3, Math.floor((height - titles - MatrixBoard.NOTE) / (smallest + 2))));
    const bottom = this.note(shown) ? MatrixBoard.NOTE : 4;
    const fitted = MatrixBoard.TEXT.map(text => {
      const rowLabel = 10 + this.widest(shown.rows.map(place => this.story.options[place].name), labels - 10, text);
      const header = 12 + this.widest(shown.columns.map(item => this.story.itemNames[item]), titles - 12, text);
      const wide = (width - rowLabel - 2) / Math.max(1, shown.columns.length);
      const high = (height - header - bottom) / Math.max(1, shown.rows.length);
      return {text, rowLabel, header, size: Math.min(wide, 3 * high), rowHeight: Math.min(high, 2 * wide)};
    });
    const best = fitted.find(({text, size, rowHeight}) => size >= 1.6 * text && rowHeight >= 1.6 * text)
        || fitted[fitted.length - 1];
    const left = (width - best.rowLabel - best.size * shown.columns.length) / 2;
    return {...shown, ...best, left, titles, xOf: new Map(
        shown.columns.map((item, index) => [item, left + best.rowLabel + index * best.size]))};
  }

  widest(texts, most, size) {
    this.sheet.font(size, true);
    return texts.reduce((width, text) => Math.max(width, this.sheet.pen.measureText(this.cut(text, most)).width), 0);
  }

  /** What is left out. */
  note({rows, columns}) {
    const hidden = [[this.story.options.length - rows.length, ["option", "options"]],
      [this.story.itemNames.length - columns.length, ["item", "items"]]];
    const words = hidden.filter(([count]) => count > 0).map(([count, name]) => Words.many(count, name)).join(", ");
    return words ? `Hidden: ${words}` : "";
  }

  drawColumns(state, {columns, size, header, titles, text, rowHeight, rows, xOf}) {
    const {pen} = this.sheet;
    const bottom = header + rows.length * rowHeight;
    columns.forEach(item => {
      const x = xOf.get(item);
      const covered = state.coverage[item].length > 0;
      const now = item === state.item || item === state.deadItem;
      if (covered || now) {
        pen.fillStyle = this.sheet.color(item === state.deadItem ? "dead-soft" : now ? "now-soft" : "covered");
        pen.fillRect(x, 0, size, bottom);
      }
      pen.save();
      pen.translate(x + size / 2 + text / 3, header - 6);
      pen.rotate(-Math.PI / 2);
      this.sheet.font(text, now);
      pen.fillStyle = this.sheet.color(item === state.deadItem ? "dead" : now ? "now" : covered ? "muted" : "ink");
      pen.fillText(this.cut(this.story.itemNames[item], titles - 12), 0, 0);
      pen.restore();
    });
    pen.strokeStyle = this.sheet.color("branch");
    const secondary = columns.find(item => item >= this.story.primaryCount);
    if (secondary !== undefined) {
      pen.setLineDash([3, 3]);
      pen.strokeRect(xOf.get(secondary) + 0.5, 0, 0, bottom);
      pen.setLineDash([]);
    }
  }

  drawRow(state, place, row, {columns, rowLabel, left, size, header, text, rowHeight, xOf}) {
    const {pen} = this.sheet;
    const y = header + row * rowHeight;
    const chosen = state.options[place] === "chosen";
    const gone = state.options[place] === "gone";
    const candidate = state.isCandidate(place);
    if (chosen || candidate) {
      pen.fillStyle = this.sheet.color(chosen ? (state.clashes.includes(place) ? "dead-soft" : "chosen-soft") : "now-soft");
      pen.fillRect(left, y + 1, rowLabel + columns.length * size, rowHeight - 2);
    }
    const color = this.sheet.color(chosen ? "chosen" : state.tried.has(place) ? "dead" : gone ? "faint" : "ink");
    pen.fillStyle = color;
    this.sheet.font(text, chosen);
    pen.fillText(this.cut(this.story.options[place].name, rowLabel - 10), left + 4, y + rowHeight / 2 + text / 3);
    this.story.options[place].items.filter(item => xOf.has(item)).forEach(item => {
      const x = xOf.get(item) + size / 2;
      pen.beginPath();
      pen.arc(x, y + rowHeight / 2, Math.min(text * 0.6, size * 0.3), 0, 2 * Math.PI);
      pen.fill();
      const colors = this.story.options[place].colors;
      if (!gone && colors && colors[item] !== undefined && size >= 16) {
        pen.fillStyle = this.sheet.color("paper");
        this.sheet.font(text * 0.75, true);
        pen.fillText([...colors[item]][0], x - text / 4, y + rowHeight / 2 + text / 4);
        pen.fillStyle = color;
      }
    });
  }

  /** As much of a text as finds room, in the font that is set. */
  cut(text, room) {
    if (this.sheet.pen.measureText(text).width <= room) {
      return text;
    }
    const letters = [...text].slice(0, 60);
    while (letters.length > 1 && this.sheet.pen.measureText(`${letters.join("")}\u2026`).width > room) {
      letters.pop();
    }
    return `${letters.join("")}\u2026`;
  }
}

/** The sizes of letters, in pixels: the largest that fits is taken. */
MatrixBoard.TEXT = [20, 18, 16, 14, 12, 11];

/** The height of the line that says what is left out. */
MatrixBoard.NOTE = 24;
