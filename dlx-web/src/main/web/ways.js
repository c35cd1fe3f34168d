"use strict";

/* How it searches: orders compared by their nodes, and an estimate. */

/* Searches for the whole tree in several ways, one after the other, and shows their nodes. */
$("compare").onclick = () => {
  const ways = state.task.p === "queens"
    ? [["fewest options, from the middle", { choice: "mrv" }],
      ["fewest options, from one side", { choice: "mrv", order: "natural" }],
      ["first open, from the middle", { choice: "first" }],
      ["first open, from one side", { choice: "first", order: "natural" }]]
    : [["fewest options", { choice: "mrv" }],
      ["first open", { choice: "first" }],
      ["most dead ends", { choice: "wtd" }]];
  const engine = $("engine").value || "dancing-links", results = [];
  const next = () => {
    if (results.length === ways.length) {
      paintCompared(results);
      return;
    }
    const [name, words] = ways[results.length];
    const whole = { ask: "all", show: 0, timeout: 10000, describe: "no" };
    stop();
    busy(false);
    $("compared").innerHTML = `<p class="note">Searching: ${name} …</p>`;
    stop = search({ ...state.task, ...words, ...whole, engine }, (message) => {
      if (message.kind === "refused") {
        $("compared").innerHTML = `<p class="note">${escaped(message.why)}</p>`;
      } else if (message.kind === "end") {
        results.push([name, message.nodes, message.end === "EXHAUSTED"]);
        next();
      }
    });
  };
  next();
};

function paintCompared(results) {
  const most = Math.max(...results.map(([, nodes]) => nodes)), least = Math.min(...results.map(([, nodes]) => nodes));
  $("compared").innerHTML = '<p class="note">Nodes of the whole search:</p>' + results.map(([name, nodes, whole]) =>
    `<div class="${nodes === least && whole ? "least" : ""}"><span>${name}</span>` +
    `<b>${whole ? "" : "over "}${grouped(nodes)}</b><svg viewBox="0 0 100 3" preserveAspectRatio="none" ` +
    `aria-hidden="true"><path d="M0 1.5H${(100 * nodes) / most}"/></svg></div>`).join("");
  hear(results.map(([name, nodes]) => `${name}: ${grouped(nodes)} nodes`).join(", "));
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
