"use strict";

/* What all pages do: they copy code, and search the site. */
(() => {
  const root = document.currentScript.dataset.root;
  const $ = (id) => document.getElementById(id);

  /* For screen readers. */
  const hear = (text) => {
    $("heard").textContent = text;
  };

  /* Code that is worth copying: neither what a command prints nor a single line. */
  const worth = "pre > code[class^=language-]:not(.language-console, .language-text, article code)";
  for (const code of document.querySelectorAll(worth)) {
    const pre = code.parentElement, holder = document.createElement("div"), button = document.createElement("button");
    holder.className = "copyable";
    button.type = "button";
    button.textContent = "Copy";
    button.onclick = async () => {
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(code);
        button.textContent = "Press Ctrl+C";
      }
      hear(button.textContent);
      setTimeout(() => (button.textContent = "Copy"), 1600);
    };
    pre.replaceWith(holder);
    holder.append(pre, button);
  }

  const MOST = 10;
  const query = $("query"), list = $("results"), box = list.parentElement, nothing = $("nothing");
  let index = null, chosen = -1;

  const load = (name) => new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = root + name;
    script.onload = done;
    script.onerror = failed;
    document.head.append(script);
  });

  /* The index is made here, of the text of all sections, when somebody first goes to the box. */
  const ready = () => (index ??= Promise.all([load("minisearch.js"), load("sections.js")]).then(() => {
    const made = new MiniSearch({
      fields: ["title", "heading", "text"],
      searchOptions: {
        prefix: true,
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        boost: { title: 2, heading: 4 },
        combineWith: "AND",
        /* The guide is for all, the rest for those who work on dlx. */
        boostDocument: (id) => (/^(docs\/[^/]+|README|traces\/index)\.html$/.test(SECTIONS[id][0]) ? 1 : 0.4),
      },
    });
    made.addAll(SECTIONS.map(([, title, , heading, text], id) => ({ id, title, heading, text })));
    return made;
  }));

  const marked = (text, words) => {
    const parts = words.length ? text.split(new RegExp(`\\b(${words.join("|")})`, "gi")) : [text];
    return parts.map((part, i) => {
      if (i % 2 === 0) {
        return part;
      }
      const mark = document.createElement("mark");
      mark.textContent = part;
      return mark;
    });
  };

  /* A piece of a text around the first of some words. */
  const around = (text, words) => {
    const at = words.length ? Math.max(0, text.search(new RegExp(`\\b(${words.join("|")})`, "i"))) : 0;
    const start = at < 60 ? 0 : text.indexOf(" ", at - 50) + 1;
    const end = text.length < start + 140 ? text.length : text.lastIndexOf(" ", start + 140);
    return (start ? "… " : "") + text.slice(start, Math.max(end, start)) + (end < text.length ? " …" : "");
  };

  const line = (name, parts) => {
    const span = document.createElement("span");
    span.className = name;
    span.append(...parts);
    return span;
  };

  function option({ id, terms }, place) {
    const [page, title, anchor, heading, text] = SECTIONS[id];
    const words = terms.map((term) => term.replace(/[^\p{L}\p{N}_]/gu, "\\$&"));
    const link = document.createElement("a");
    link.id = `result-${place}`;
    link.setAttribute("role", "option");
    link.setAttribute("aria-selected", "false");
    link.tabIndex = -1;
    link.href = `${root}${page}#${anchor}`;
    link.append(line("heading", marked(heading, words)));
    if (heading !== title) {
      link.append(line("title", [title]));
    }
    link.append(line("text", marked(around(text, words), words)));
    link.onclick = close;
    return link;
  }

  function open(on) {
    box.hidden = !on;
    query.setAttribute("aria-expanded", on && list.children.length > 0);
  }

  function close() {
    open(false);
    choose(-1);
  }

  function choose(place) {
    chosen = place;
    [...list.children].forEach((link, i) => link.setAttribute("aria-selected", i === place));
    if (place < 0) {
      query.removeAttribute("aria-activedescendant");
    } else {
      query.setAttribute("aria-activedescendant", list.children[place].id);
      list.children[place].scrollIntoView({ block: "nearest" });
    }
  }

  async function find() {
    const words = query.value.trim();
    if (!words) {
      list.replaceChildren();
      close();
      return;
    }
    const searched = await ready();
    if (words !== query.value.trim()) {
      return; // Somebody types on.
    }
    const found = searched.search(words);
    list.replaceChildren(...found.slice(0, MOST).map(option));
    list.hidden = found.length === 0;
    nothing.textContent = found.length === 0 ? "Nothing found." : "";
    choose(-1);
    open(true);
    const results = found.length === 1 ? "1 result" : `${found.length} results`;
    hear(found.length === 0 ? "Nothing found" : found.length > MOST ? `${results}, the best ${MOST} are shown` : results);
  }

  query.onfocus = ready;
  query.oninput = find;
  query.onkeydown = (event) => {
    const count = box.hidden ? 0 : list.children.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) {
      event.preventDefault();
      choose(chosen < 0 && step < 0 ? count - 1 : (chosen + step + count) % count);
    } else if (event.key === "Enter" && count) {
      list.children[Math.max(0, chosen)].click();
    } else if (event.key === "Escape") {
      close();
    }
  };
  document.addEventListener("keydown", (event) => {
    const types = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !types && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      query.focus();
    }
  });
  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest(".search")) {
      close();
    }
  });
  document.querySelector(".search").addEventListener("focusout", (event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      close();
    }
  });
  document.querySelector(".search").hidden = false;
})();
