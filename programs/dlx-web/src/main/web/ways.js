"use strict";

/* How it searches: orders compared by their nodes, and an estimate. */

/* The ways in which a problem can be searched. Only queens have an order of their items besides the natural one. */
function ways() {
  const choices = [["fewest options", { choice: "mrv" }], ["first open", { choice: "first" }],
    ["most dead ends", { choice: "wtd" }], ["highest failure rate", { choice: "frb" }]];
  return state.task.p !== "queens" ? choices : choices.flatMap(([name, words]) =>
    [[`${name}, pipe organ`, words], [`${name}, natural`, { ...words, order: "natural" }]]);
}

/* Searches the whole tree in all ways, one after the other, and shows the nodes of each while it runs. */
$("compare").onclick = () => {
  const all = ways(), engine = $("engine").value || "dancing-links", results = [];
  const next = () => {
    if (results.length === all.length) {
      paintCompared(results);
      hear(results.map(([name, nodes, whole]) => `${name}: ${whole ? "" : "over "}${grouped(nodes)} nodes`).join(", "));
      return;
    }
    const [name, words] = all[results.length], whole = { ask: "all", show: 0, timeout: 10000, describe: "no" };
    stop();
    busy(false);
    paintCompared([...results, [name, 0, false]]);
    stop = search({ ...state.task, ...words, ...whole, engine }, (message) => {
      if (message.kind === "refused") {
        $("compared").innerHTML = `<p class="note">${escaped(message.why)}</p>`;
      } else if (message.kind === "progress") {
        paintCompared([...results, [name, message.nodes, false]]);
      } else if (message.kind === "end") {
        results.push([name, message.nodes, message.end === "EXHAUSTED"]);
        next();
      }
    });
  };
  next();
};

/* The result of each way: its name, its nodes, and whether they are all. */
function paintCompared(results) {
  const most = Math.max(1, ...results.map(([, nodes]) => nodes));
  const least = Math.min(...results.map(([, nodes, whole]) => (whole ? nodes : Infinity)));
  $("compared").innerHTML = '<p class="note">Nodes of the whole search:</p>' + results.map(([name, nodes, whole]) =>
    `<div class="${nodes === least && whole ? "least" : ""}"><span>${name}</span>` +
    `<b>${whole ? "" : "over "}${grouped(nodes)}</b><svg viewBox="0 0 100 3" preserveAspectRatio="none" ` +
    `aria-hidden="true"><path d="M0 1.5H${(100 * nodes) / most}"/></svg></div>`).join("");
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
