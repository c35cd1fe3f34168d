"use strict";

/*
 * The board: it plays a search that was recorded when the site was built. When a hole is moved, dlx is loaded from the
 * playground, and searches here.
 */
(() => {
  const $ = (id) => document.getElementById(id);
  const replay = JSON.parse($("replay").textContent);
  const { size } = replay;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const grouped = (number) => Number(number).toLocaleString("en-US");
  const LOOK = 125, REST = 2600; // milliseconds for a position of the search, and for a solution

  let holes = replay.holes, timer = 0, paused = calm, next = () => {}, stop = () => {};

  /* Pieces are [letter, squares]. */
  function draw(pieces) {
    const shapes = pieces.map(([letter, squares]) => {
      const row = Math.min(...squares.map((i) => Math.floor(i / size))), column = Math.min(...squares.map((i) => i % size));
      const turned = squares.map((i) => i - row * size - column).sort((a, b) => a - b).join(".");
      return `<path class="piece ${letter}" transform="translate(${column} ${row})" d="${replay.shapes[turned]}"/>`;
    });
    const covered = new Set(pieces.flatMap(([, squares]) => squares));
    const rest = Array.from({ length: size * size }, (_, i) => i).filter((i) => !covered.has(i)).map((i) =>
      `<rect class="${holes.includes(i) ? "hole" : "open"}" x="${i % size + 0.045}" y="${Math.floor(i / size) + 0.045}" ` +
      `width=".91" height=".91" rx=".13"/>`);
    $("drawing").innerHTML = `<svg viewBox="0 0 ${size} ${size}" aria-hidden="true">${rest.join("")}${shapes.join("")}</svg>`;
  }

  function say(text, look = "") {
    $("state").textContent = text;
    $("state").className = `state ${look}`;
  }

  /* The same for screen readers too, which do not hear numbers that run. */
  function tell(text, look) {
    say(text, look);
    $("heard").textContent = text;
  }

  /* What is shown next, after a time, unless the board is paused. */
  function after(time, show) {
    clearTimeout(timer);
    next = show;
    if (!paused) {
      timer = setTimeout(show, time);
    }
  }

  function pause(on) {
    paused = on;
    $("pause").textContent = on ? "Play" : "Pause";
    clearTimeout(timer);
    if (!on) {
      next();
    }
  }

  /* The recorded search: its first positions, then ever fewer, up to a solution; then solutions, again and again. */
  function play(place) {
    const { looks, solutions, pieces, total } = replay;
    const isLook = place < looks.length;
    const found = (place - looks.length) % solutions.length;
    const [tried, lying] = isLook ? looks[place] : solutions[found];
    draw(lying.map((i) => pieces[i]));
    say(isLook
      ? `${grouped(tried)} pieces tried`
      : `Solution ${found + 1} of ${grouped(total)}, after ${grouped(tried)} tries`);
    after(isLook ? LOOK : REST, () => play(place + 1));
  }

  const load = (name) => new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = `playground/${name}`;
    script.onload = done;
    script.onerror = () => failed(new Error(`playground/${name} cannot be loaded`));
    document.head.append(script);
  });

  let loaded = null, current = null; // the last search that was started
  const words = () => ({ p: "pieces", rows: size, cols: size, holes: holes.join("."), pieces: "F.I.L.P.N.T.U.V.W.X.Y.Z" });

  /* A search for the holes as they are now, in this browser. */
  function start() {
    stop();
    clearTimeout(timer);
    next = () => {};
    $("reset").hidden = false;
    $("hint").textContent = "Your browser searches now, with dlx itself.";
    $("take-along").href = `playground/index.html#${new URLSearchParams(words())}`;
    draw([]);
    say("Searching …");
    const mine = {};
    current = mine;
    loaded ??= load("search.js");
    loaded.then(() => {
      if (current === mine) {
        stop = search({ ...words(), ask: "all", show: 100 }, listener(mine));
      }
    }).catch((error) => tell(error.message, "none"));
  }

  function listener(mine) {
    let options = [], turn = 0;
    const found = [];
    const show = () => {
      if (found.length) {
        draw(found[turn++ % found.length].map((place) => [options[place].label, options[place].cells]));
        after(REST, show);
      }
    };
    return (message) => {
      if (current !== mine) {
        return;
      }
      if (message.kind === "refused") {
        tell(message.why, "none");
      } else if (message.kind === "problem") {
        options = message.options;
      } else {
        const isFirst = found.length === 0, count = grouped(message.solutions);
        found.push(...message.found);
        if (message.kind === "end") {
          const time = `${(message.millis / 1000).toFixed(1)} s`;
          const text = message.solutions === "0"
            ? `No way: dlx looked at all ${grouped(message.nodes)} positions, in ${time}`
            : message.solutions === "1" ? `One solution, and no other, in ${time}` : `${count} solutions, which are all, in ${time}`;
          tell(text, message.solutions === "0" ? "none" : "");
        } else {
          say(message.solutions === "0" ? "Searching …" : `${count} solutions so far`);
        }
        if (isFirst) {
          show();
        }
      }
    };
  }

  /* The squares: one Tab stop, arrow keys go from one to the next, Enter moves the nearest hole. */
  const cells = $("cells");
  const label = () => [...cells.children].forEach((button, i) => button.setAttribute("aria-label",
    `row ${Math.floor(i / size) + 1}, column ${i % size + 1}${holes.includes(i) ? ", hole" : ""}`));
  const far = (i, j) => Math.abs(Math.floor(i / size) - Math.floor(j / size)) + Math.abs(i % size - j % size);

  function move(i) {
    if (!holes.includes(i)) {
      const nearest = holes.reduce((a, b) => (far(b, i) < far(a, i) ? b : a));
      holes = holes.map((hole) => (hole === nearest ? i : hole)).sort((a, b) => a - b);
      label();
      start();
    }
  }

  cells.append(...Array.from({ length: size * size }, (_, i) => {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = i === 0 ? 0 : -1;
    button.onclick = () => move(i);
    return button;
  }));
  cells.onkeydown = (event) => {
    const i = [...cells.children].indexOf(document.activeElement);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -size, ArrowDown: size }[event.key];
    const j = i + step;
    if (step && i >= 0) {
      event.preventDefault();
      if (j >= 0 && j < size * size && (Math.abs(step) > 1 || Math.floor(i / size) === Math.floor(j / size))) {
        cells.children[i].tabIndex = -1;
        cells.children[j].tabIndex = 0;
        cells.children[j].focus();
      }
    }
  };
  label();
  cells.hidden = false;

  $("hint").innerHTML = "A search by dlx, recorded. <strong>Press any square to move a hole there</strong>, and your browser searches anew.";
  $("pause").parentElement.hidden = false;
  $("pause").onclick = () => pause(!paused);
  $("reset").onclick = () => {
    holes = replay.holes;
    label();
    start();
  };

  const buttons = [...document.querySelectorAll("[data-for]")];
  const choose = (chosen) => buttons.forEach((button) => {
    button.setAttribute("aria-pressed", button === chosen);
    $(button.dataset.for).hidden = button !== chosen;
  });
  buttons.forEach((button) => (button.onclick = () => choose(button)));
  buttons[0].parentElement.hidden = false;
  choose(buttons[0]);

  pause(paused);
  if (calm) {
    next = () => play(0);
  } else {
    play(0);
  }
})();
