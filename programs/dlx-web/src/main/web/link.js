"use strict";

/*
 * A link holds the whole problem in its hash: #p=queens&n=8, or #z= with a text, deflated and in base64 for addresses.
 * Beside z, p says what kind of text it is, if it is not that of items and options.
 * A task is an object of words, which are also those of a request: {p: "queens", n: "8"}.
 */
const link = (() => {
  const through = async (data, stream) =>
    new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());

  async function packed(text) {
    const bytes = await through(text, new CompressionStream("deflate-raw"));
    return btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""))
      .replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  }

  async function unpacked(code) {
    const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  }

  /* Task and question in the address; null where there is none, or one that was cut on its way. */
  async function read() {
    const { ask = "all", z, ...words } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    if (z === undefined) {
      return words.p ? { task: words, ask } : null;
    }
    try {
      return { task: { p: "text", ...words, text: await unpacked(z) }, ask };
    } catch {
      return null;
    }
  }

  /* Links that are made while another one is still being packed win. */
  let last = 0;
  async function write(task, ask) {
    const mine = ++last;
    const { text, ...others } = task;
    const words = text === undefined ? task : { ...(task.p === "text" ? {} : others), z: await packed(text) };
    if (mine === last) {
      const hash = new URLSearchParams(ask === "all" ? words : { ...words, ask });
      history.replaceState(null, "", `#${hash}`);
    }
  }

  return { read, write };
})();
