"use strict";

/* The search step by step, and the keys. */

const WORDS = {
  item: (name, size) => `Next is ${name}, with ${size} choice${size === 1 ? "" : "s"} left.`,
  try: (name) => `Try ${name}.`,
  undo: (name) => `Take ${name} back.`,
  close: (name) => `Close ${name}: no more options will cover it.`,
  reopen: (name) => `Reopen ${name}.`,
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
  const event = WORDS[kind]?.(name, count) ?? "Nothing is chosen yet.";
  const text = reason || (isOver ? "Done: everything has been searched." : event);
  say(text, kind === "dead" || kind === "solution" ? kind : "");
  if (!player && !waiting) {
    hear(text);
  }
  paint(chosen, kind === "solution", {
    band: kind === "item" ? [place] : [],
    dead: kind === "dead" ? [place] : [],
    newest: kind === "try" ? place : -1,
    removed: kind === "undo" ? place : -1,
  });
  const label = chosen.length ? `Chosen: ${names(chosen).slice(0, 500)}` : "Nothing is chosen";
  $("drawing").setAttribute("aria-label", label);
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
