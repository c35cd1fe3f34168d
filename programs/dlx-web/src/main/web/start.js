"use strict";

/* Opens what the link says. */

async function open() {
  const { task = READY[0][2], ask: question = "all" } = (await link.read()) ?? {};
  state.ask = all("[data-ask]").some((b) => b.dataset.ask === question) ? question : "all";
  const source = task.text !== undefined ? "text" : { pieces: "draw", sudoku: "draw" }[task.p] ?? "ready";
  set(task, READY.some(([, , ready]) => isSame(ready, task)) ? "ready" : source);
}
search.isScript.then((slow) => ($("slow").hidden = !slow), () => {}); // A failure is said by the first search.
addEventListener("hashchange", open);
open();
