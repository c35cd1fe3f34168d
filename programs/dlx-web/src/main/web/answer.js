"use strict";

/* The questions, and what the worker answers. */

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
  const solution = state.found[state.which], shape = board();
  const flat = shape.kind === "langford" || (shape.kind !== "text" && shape.cols > 2 * shape.rows);
  $("board").classList.toggle("flat", flat);
  paint(solution ?? [], solution !== undefined, { dead: state.why, rules: state.rules });
  $("drawing").setAttribute("aria-label",
    solution ? `Solution ${state.which + 1}: ${names(solution).slice(0, 500)}` : "The board, empty");
  sayWhich();
  all("#thumbs button").forEach((b, i) => pressed(b, i === state.which));
}

/* Which of the solutions is shown, and of how many. */
function sayWhich() {
  const solution = state.found[state.which], count = state.found.length;
  $("turn").hidden = state.ask === "step" || count < 2;
  $("which").max = count;
  $("which").value = state.which + 1;
  if (solution && state.ask !== "step") {
    const kept = state.done && state.total !== String(count) ? ` shown; there are ${grouped(state.total)}` : "";
    say(count > 1 ? `Solution ${state.which + 1} of ${count}${kept}` : state.task.p === "text" ? names(solution) : "");
  }
}

function addThumbs() {
  const problem = story(), from = $("thumbs").children.length;
  $("thumbs").classList.toggle("flat", $("board").classList.contains("flat"));
  state.found.slice(from, MOST_THUMBS).forEach((solution, k) => {
    const button = document.createElement("button"), i = from + k;
    button.type = "button";
    button.setAttribute("aria-label", `Solution ${i + 1}`);
    makeBoard(problem, button, true).draw(scene(solution));
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
  Object.assign(state, { found: [], total: "0", which: 0, why: [], rules: [], reason: null, done: false });
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
  $("turn").hidden = true;
  if (state.task.text === undefined) {
    show(0); // The picture of a text stays until the next one is known: it may have a mistake just now.
  }
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
    sayWhich();
  }
  if (state.ask === "all" && state.found.length > 1) {
    addThumbs();
  }
}

function conclude(message) {
  figures([]);
  if (message.nodes !== undefined) {
    const time = message.millis < 995 ? `${message.millis.toFixed(0)} ms` : `${(message.millis / 1000).toFixed(1)} s`;
    const engine = state.ask === "one" || state.ask === "cheap" ? [] :
      [["Engine", message.engine === "BIT_PARALLEL" ? "bit-parallel" :
        message.engine.toLowerCase().replace("_", " ")]];
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
        verdict("0", "is what all solutions cost, since no option has a cost. In a text, write one: talk |5 room.");
      } else {
        verdict(grouped(message.costs[0]), message.proven ? "the least cost, proven" : "the least cost so far");
      }
      break;
    default:
      if (none && whole) {
        verdict("0", noSolution);
      } else if (state.ask === "one") {
        verdict("One", "solution; there may be more");
      } else {
        verdict(grouped(state.total), state.total === "1" ? "solution, the only one" : "solutions, all of them");
      }
  }
}

function why({ verdict: kind, items, rules = [], reason = null }) {
  Object.assign(state, { why: reason ? [] : items, rules, reason });
  const words = rules.length ? rules : items.map((i) => board().items[i]);
  const together = words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words[0];
  if (kind === "FEASIBLE") {
    verdict("One", "or more solutions exist, so there is nothing to explain.");
    return;
  }
  if (kind === "UNKNOWN") {
    verdict("–", "Not found within a minute.");
    return;
  }
  const least = kind === "MINIMAL" && words.length > 1 ? " Without any one of them the others can." : "";
  if (rules.length) {
    verdict(grouped(rules.length), `${rules.length === 1 ? "rule" : "rules"} that cannot hold together: ${words.join(", ")}.${least}`);
    say(`${together} cannot ${["", "", "both "][rules.length] ?? "all "}hold`, "dead");
    return;
  }
  if (reason) {
    const { modulus, needed, available } = reason;
    verdict(modulus ? `${needed} mod ${modulus} = ${needed % modulus}` : `${needed} > ${available}`, reason.text);
  } else {
    verdict(`${items.length} of ${state.problem.primary.length}`,
      `items that cannot be covered together: ${words.join(", ")}.${least}`);
  }
  if (reason && (words.length > 6 || words.length === 0 || state.task.p === "pieces")) {
    say(argument(reason), "dead");
  } else {
    say(`${together} cannot ${["", "", "both "][words.length] ?? "all "}be covered`, "dead");
  }
}

function refused({ why: reason, line = Number(/^line (\d+):/.exec(reason)?.[1] ?? 0) }) {
  busy(false);
  $("board").classList.toggle("stale", state.task.text !== undefined);
  verdict("–", line ? `The text has a mistake in line ${line}.` : reason);
  say($("verdict").textContent);
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
