"use strict";

/*
 * dlx in a worker. search(request, hear) starts a search and gives a function that stops it. A request is an object of
 * words, as in a link; hear gets each message. The worker is made from a Blob, and WebAssembly from text, because the
 * page must also work when it is opened from a folder.
 *
 * A worker that is done takes the next search, for which it has warmed up. One that is stopped is ended.
 */
const search = (() => {
  const unpacked = (async () => {
    const packed = Uint8Array.from(atob(DLX_WASM), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Int8Array(await new Response(stream).arrayBuffer());
  })();

  /* This runs in the worker, which knows nothing else of the page. */
  function work() {
    let loaded = null;
    onmessage = async ({ data: [wasm, words] }) => {
      try {
        loaded ??= await TeaVM.wasmGC.load(wasm, { noAutoImports: true });
        loaded.exports.main(words);
        postMessage("");
      } catch (error) {
        postMessage(JSON.stringify({ kind: "refused", why: `The search has failed: ${error.message}` }));
      }
    };
  }

  const source = URL.createObjectURL(new Blob([DLX_RUNTIME, `\n(${work})();`], { type: "text/javascript" }));

  /* A small module of WebAssembly that has a type of the garbage collector's: a struct without fields. */
  const supported = typeof DecompressionStream !== "undefined" && typeof WebAssembly !== "undefined" &&
    WebAssembly.validate(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0));

  let idle = null;

  return Object.assign((request, hear) => {
    if (!supported) {
      hear({
        kind: "refused",
        why: "This browser is too old for dlx: it lacks WebAssembly with garbage collection. " +
          "Chrome and Edge 119, Firefox 120 and Safari 18.2 have it.",
      });
      return () => {};
    }
    const worker = idle ?? new Worker(source);
    idle = null;
    let done = false;
    worker.onmessage = ({ data }) => {
      if (data === "") {
        done = true;
        if (idle) {
          worker.terminate(); // Another one is warm already.
        } else {
          idle = worker;
        }
      } else {
        hear(JSON.parse(data));
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      hear({ kind: "refused", why: `The search has failed: ${event.message}` });
    };
    unpacked.then((wasm) => worker.postMessage([wasm, Object.entries(request).map(([k, v]) => `${k}=${v}`)]));
    return () => {
      if (!done) {
        worker.terminate();
      }
    };
  }, { supported });
})();
