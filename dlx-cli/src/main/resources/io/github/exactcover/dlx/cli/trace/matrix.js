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

/** Any problem: a column for each item, a row for each option. What is covered is grey, what is chosen stands out. */
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

  /** All rows of a small matrix; of a large one those that matter now. */
  rows(state) {
    const all = this.story.options.map((option, place) => place);
    const most = 48;
    if (all.length <= most) {
      return all;
    }
    const rank = place => state.options[place] === "chosen" ? 0
        : this.isOfInterest(state, place) ? 1 : state.options[place] === "free" ? 2 : 3;
    return all.sort((one, other) => rank(one) - rank(other) || one - other).slice(0, most);
  }

  isOfInterest(state, place) {
    const item = state.deadItem >= 0 ? state.deadItem : state.item;
    return item >= 0 && this.story.options[place].items.includes(item) || place === state.removed;
  }

  draw(state) {
    const rows = this.rows(state);
    const columns = this.story.itemNames.length;
    const room = this.drawing.clientWidth;
    const longest = texts => texts.reduce((length, text) => Math.max(length, [...text].length), 0);
    const rowLabel = Math.min(140, 8 + 6.4 * longest(rows.map(place => this.story.options[place].name)));
    const size = Math.max(5, Math.min(40, Math.floor((room - rowLabel - 2) / Math.max(1, columns))));
    const labelled = size >= 10;
    const header = labelled ? Math.min(90, 14 + 6.4 * longest(this.story.itemNames)) : 6;
    const rowHeight = Math.max(16, Math.min(30, size));
    const width = Math.max(room, rowLabel + columns * size + 2);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${header + rows.length * rowHeight + 20}px`;
    this.sheet.clear(width, header + rows.length * rowHeight + 20);
    const frame = {rows, columns, rowLabel, size, labelled, header, rowHeight};
    this.drawColumns(state, frame);
    rows.forEach((place, row) => this.drawRow(state, place, row, frame));
    const left = this.story.options.length - rows.length;
    if (left > 0) {
      this.sheet.pen.fillStyle = this.sheet.color("muted");
      this.sheet.font(12);
      this.sheet.pen.fillText(`and ${left.toLocaleString("en")} more options`, 4, header + rows.length * rowHeight + 15);
    }
  }

  drawColumns(state, {columns, rowLabel, size, labelled, header, rowHeight, rows}) {
    const {pen} = this.sheet;
    const bottom = header + rows.length * rowHeight;
    for (let item = 0; item < columns; item++) {
      const x = rowLabel + item * size;
      const covered = state.coverage[item].length > 0;
      const now = item === state.item || item === state.deadItem;
      if (covered || now) {
        pen.fillStyle = this.sheet.color(item === state.deadItem ? "dead-soft" : now ? "now-soft" : "covered");
        pen.fillRect(x, labelled ? 0 : header - 4, size, bottom - (labelled ? 0 : header - 4));
      }
      if (labelled) {
        pen.save();
        pen.translate(x + size / 2 + 4, header - 6);
        pen.rotate(-Math.PI / 2);
        this.sheet.font(12, now);
        pen.fillStyle = this.sheet.color(item === state.deadItem ? "dead" : now ? "now" : covered ? "muted" : "ink");
        pen.fillText(this.cut(this.story.itemNames[item], 12), 0, 0);
        pen.restore();
      }
    }
    pen.strokeStyle = this.sheet.color("line");
    const split = rowLabel + this.story.primaryCount * size;
    if (this.story.primaryCount < columns) {
      pen.setLineDash([3, 3]);
      pen.strokeRect(split + 0.5, 0, 0, bottom);
      pen.setLineDash([]);
    }
  }

  drawRow(state, place, row, {columns, rowLabel, size, header, rowHeight}) {
    const {pen} = this.sheet;
    const y = header + row * rowHeight;
    const chosen = state.options[place] === "chosen";
    const gone = state.options[place] === "gone";
    const candidate = state.isCandidate(place);
    if (chosen || candidate) {
      pen.fillStyle = this.sheet.color(chosen ? (state.clashes.includes(place) ? "dead-soft" : "chosen-soft") : "now-soft");
      pen.fillRect(0, y + 1, rowLabel + columns * size, rowHeight - 2);
    }
    const color = this.sheet.color(chosen ? "chosen" : gone ? "faint" : state.tried.has(place) ? "dead" : "ink");
    pen.fillStyle = color;
    this.sheet.font(12, chosen);
    pen.fillText(this.cut(this.story.options[place].name, 20), 4, y + rowHeight / 2 + 4);
    this.story.options[place].items.forEach(item => {
      const x = rowLabel + item * size + size / 2;
      pen.beginPath();
      pen.arc(x, y + rowHeight / 2, Math.max(1.6, Math.min(7, size * 0.26)), 0, 2 * Math.PI);
      pen.fill();
      if (gone) {
        return;
      }
      const colors = this.story.options[place].colors;
      if (colors && colors[item] !== undefined && size >= 16) {
        pen.fillStyle = this.sheet.color("paper");
        this.sheet.font(9, true);
        pen.fillText([...colors[item]][0], x - 3, y + rowHeight / 2 + 3);
        pen.fillStyle = color;
      }
    });
  }

  cut(text, length) {
    const letters = [...text];
    return letters.length <= length ? text : `${letters.slice(0, length - 1).join("")}\u2026`;
  }

  label(state) {
    const story = this.story;
    const names = state.chosen.map(place => story.options[place].name);
    const open = story.itemNames.slice(0, story.primaryCount).filter((name, item) => state.coverage[item].length === 0);
    return `Matrix of ${Words.many(story.itemNames.length, ["item", "items"])} and `
        + `${Words.many(story.options.length, ["option", "options"])}. `
        + (names.length === 0 ? "No option is chosen. " : `Chosen: ${names.join("; ")}. `)
        + (open.length === 0 ? "Every item is covered. " : `Not covered: ${open.join(", ")}. `)
        + `${Words.many(state.free, ["option is", "options are"])} left.`;
  }

  legend() {
    return [["chosen", "chosen"], ["covered", "covered"], ["candidate", "to be tried"], ["gone", "not possible now"]];
  }
}
