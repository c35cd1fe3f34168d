"use strict";

/*
 * dlx in a worker. search(request, hear) starts a search and gives a function that stops it. A request is an object of
 * words, as in a link; hear gets each message. The worker is made from a Blob, and what it runs from text, because the
 * page must also work when it is opened from a folder.
 *
 * dlx is there twice: as WebAssembly in dlx.js, and as JavaScript in dlx-script.js, which is loaded only if the browser
 * cannot run the other, or if the address ends with ?javascript before its #. Either is loaded after everything
 * else, so that the page appears sooner.
 *
 * A worker that is done takes the next search, for which it has warmed up. One that is stopped is ended.
 */
const search = (() => {
  /* Pages in other folders load this file too. */
  const here = document.currentScript.src;

  const webAssembly = () => unlzma(Uint8Array.from(atob(DLX_WASM), (c) => c.charCodeAt(0)));

  function load(name) {
    return new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = new URL(name, here);
      script.onload = done;
      script.onerror = () => failed(new Error(`${name} cannot be loaded`));
      document.head.append(script);
    });
  }

  /* These run in the worker, which knows nothing else of the page; so does dlxScript, which is all of dlx-script.js. */
  async function dlxWebAssembly(wasm) {
    return (await TeaVM.wasmGC.load(wasm, { noAutoImports: true })).exports.main;
  }

  function work(start) {
    let main = null;
    onmessage = async ({ data: [wasm, words] }) => {
      try {
        main ??= await start(wasm);
        main(words);
        postMessage("");
      } catch (error) {
        postMessage(JSON.stringify({ kind: "refused", why: `The search has failed: ${error.message}` }));
      }
    };
  }

  const source = (...parts) => URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));

  /* What the browser can run. Only the whole of dlx shows that: it needs more than garbage collection. */
  const ready = (async () => {
    const wanted = location.search !== "?javascript" && typeof WebAssembly !== "undefined";
    if (document.readyState !== "complete") {
      await new Promise((done) => addEventListener("load", done));
    }
    await new Promise((done) => setTimeout(done)); // The page is shown before dlx is unpacked.
    if (wanted) {
      await load("dlx.js");
    }
    const wasm = wanted ? webAssembly() : null;
    if (wasm && WebAssembly.validate(wasm)) {
      return { wasm, source: source(DLX_RUNTIME, `\n(${work})(${dlxWebAssembly});`), isScript: false };
    }
    await load("dlx-script.js");
    return { wasm: null, source: source(`(${work})(${dlxScript});`), isScript: true };
  })();

  let idle = null;

  return Object.assign((request, hear) => {
    let worker = null, done = false;
    const failed = (error) => {
      if (!done) {
        hear({ kind: "refused", why: `The search has failed: ${error.message}` });
      }
    };
    ready.then(({ wasm, source }) => {
      if (done) {
        return;
      }
      worker = idle ?? new Worker(source);
      idle = null;
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
        failed(event);
      };
      worker.postMessage([wasm, Object.entries(request).map(([k, v]) => `${k}=${v}`)]);
    }).catch(failed);
    return () => {
      if (!done) {
        done = true;
        worker?.terminate();
      }
    };
  }, { isScript: ready.then((each) => each.isScript) });
})();
