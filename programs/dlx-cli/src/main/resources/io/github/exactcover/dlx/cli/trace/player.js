/** One search on the page: its sentence, counts, board and tree. */
class Panel {

  constructor(story, longest, compared, goTo) {
    this.story = story;
    const section = document.getElementById("panel").content.cloneNode(true).firstElementChild;
    document.getElementById("panels").appendChild(section);
    const find = selector => section.querySelector(selector);
    find("h2").textContent = story.label;
    section.setAttribute("aria-label", story.label);
    this.said = find(".said");
    this.sentence = find(".sentence");
    if (compared) {
      // A screen reader speaks the sentences of both searches, one after the other.
      find(".search").textContent = `${Words.capital(story.label)}: `;
    }
    this.counts = section.querySelectorAll("[data-count]");
    this.drawing = find(".drawing");
    find(".board").dataset.board = story.board.type;
    this.board = new (BOARDS[story.board.type] || MatrixBoard)(story, this.drawing);
    this.addLegend(find(".board figcaption"));
    this.branches = find(".branches");
    this.tree = new TreeView(story, this.branches, goTo);
    this.line = find(".timeline");
    this.timeline = new Timeline(story, this.line, longest, goTo);
    find(".tree figcaption").textContent = story.byHand ? "Above: what was taken, one after the other. Below: how much at each step." : "Above: the search tree; steps still to come are faint, and a triangle stands for branches without room. Below: the depth at each step, solutions in green.";
    this.section = section;
  }

  addLegend(caption) {
    Words.legend(this.story).forEach(([look, text]) => {
      const entry = document.createElement("span");
      entry.className = "look";
      entry.dataset.look = look;
      entry.textContent = text;
      caption.appendChild(entry);
    });
  }

  show(position, quiet) {
    const state = this.story.state(Math.min(position, this.story.steps.length));
    const kind = state.step ? state.step[0] : "start";
    this.section.dataset.step = kind;
    this.said.setAttribute("aria-live", quiet ? "off" : "polite");
    this.sentence.textContent = Words.say(state);
    this.counts.forEach(count => {
      const number = state.count(count.dataset.count);
      count.textContent = number.toLocaleString("en");
      count.parentElement.classList.toggle("single", number === 1);
    });
    this.board.draw(state);
    this.drawing.setAttribute("aria-label", Words.of(this.story).label(state));
    this.tree.draw(state);
    this.branches.setAttribute("aria-label", this.tree.label(state));
    this.timeline.draw(state);
    this.line.setAttribute("aria-label", this.timeline.label());
  }
}

/** The slider, the buttons and the keys. */
class Player {

  constructor(data) {
    const stories = data.traces.map(run => new SearchStory(run));
    this.stories = stories;
    this.longest = Math.max(...stories.map(story => story.steps.length));
    this.position = 0;
    this.timer = null;
    this.slider = document.getElementById("slider");
    this.slider.max = this.longest;
    document.getElementById("about").textContent = Words.about(stories, document.querySelector("h1").textContent);
    document.getElementById("size").textContent = this.size(stories);
    document.body.classList.toggle("compared", stories.length > 1);
    document.body.classList.toggle("by-hand", stories[0].byHand);
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      document.getElementById("speed").value = "1";
    }
    this.panels = stories.map(story => new Panel(story, this.longest, stories.length > 1, position => this.goTo(position)));
    this.listen();
    this.show();
  }

  /** How large the problem is, and of how much of the search the page has the steps. */
  size(stories) {
    const [story] = stories;
    const secondary = story.itemNames.length - story.primaryCount;
    const problem = `${Words.many(story.primaryCount, ["item", "items"])} to cover`
        + (story.bounded ? " within bounds" : " exactly once")
        + (secondary > 0 ? `, ${secondary.toLocaleString("en")} at most once` : "")
        + `, by ${Words.many(story.options.length, ["option", "options"])}.`;
    return problem + stories.map(each => each.cut
        ? ` ${stories.length > 1 ? `${Words.capital(each.label)}: the` : "The"} trace has ${Words.part(each)}.`
        : "").join("");
  }

  listen() {
    const on = (id, what) => document.getElementById(id).addEventListener("click", what);
    on("first", () => this.goTo(0));
    on("back", () => this.goTo(this.position - 1));
    on("play", () => this.toggle());
    on("next", () => this.goTo(this.position + 1));
    on("last", () => this.goTo(this.longest));
    on("next-dead", () => this.goToNext("dead"));
    on("next-solution", () => this.goToNext("solution"));
    this.slider.addEventListener("input", () => this.goTo(Number(this.slider.value)));
    document.getElementById("speed").addEventListener("change", () => {
      if (this.timer !== null) {
        this.play();
      }
    });
    document.addEventListener("keydown", event => this.key(event));
    window.addEventListener("resize", () => this.show());
    window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.show());
  }

  key(event) {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || target.tagName === "SELECT") {
      return;
    }
    const far = event.shiftKey ? 10 : 1;
    const keys = {
      ArrowLeft: () => this.goTo(this.position - far),
      ArrowRight: () => this.goTo(this.position + far),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.longest),
      d: () => this.goToNext("dead"),
      s: () => this.goToNext("solution"),
    };
    if (target.tagName !== "BUTTON") {
      keys[" "] = () => this.toggle();
    }
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  }

  goTo(position) {
    this.pause();
    this.move(position);
  }

  goToNext(kind) {
    this.goTo(Math.min(...this.stories.map(story => {
      const found = story.after(this.position, kind);
      return found === story.steps.length && story.steps[found - 1][0] !== kind ? this.longest : found;
    })));
  }

  move(position) {
    this.position = Math.max(0, Math.min(this.longest, position));
    this.show();
  }

  toggle() {
    if (this.timer !== null) {
      this.pause();
    } else {
      this.play();
    }
    this.show();
  }

  /** Moves about as often as the screen is drawn at most, then by several steps at a time. */
  play() {
    this.pause();
    if (this.position >= this.longest) {
      this.position = 0;
    }
    const speed = Number(document.getElementById("speed").value);
    const pause = Math.max(33, 1000 / speed);
    let last = performance.now();
    let owed = 0;
    this.timer = setInterval(() => {
      const now = performance.now();
      owed += Math.min(250 + pause, now - last) * speed / 1000;
      last = now;
      const steps = Math.floor(owed + 0.05);
      owed -= steps;
      if (this.position + steps >= this.longest) {
        this.pause();
      }
      this.move(this.position + steps);
    }, pause);
    this.label(true);
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.label(false);
  }

  label(playing) {
    const button = document.getElementById("play");
    button.setAttribute("aria-label", playing ? "Pause" : "Play");
    button.classList.toggle("playing", playing);
  }

  show() {
    const playing = this.timer !== null;
    this.slider.value = this.position;
    const text = `Step ${this.position.toLocaleString("en")} of ${this.longest.toLocaleString("en")}`;
    this.slider.setAttribute("aria-valuetext", text);
    document.getElementById("step").textContent = text;
    this.panels.forEach(panel => panel.show(this.position, playing));
    // Keys can scroll the panels where a window is too small for them.
    const main = document.getElementById("panels");
    main.tabIndex = main.scrollHeight > main.clientHeight ? 0 : -1;
    this.enable(["first", "back"], this.position > 0);
    this.enable(["next", "last"], this.position < this.longest);
  }

  /** A button that leads nowhere keeps the focus, so that the keyboard is not lost. */
  enable(buttons, enabled) {
    buttons.forEach(id => document.getElementById(id).setAttribute("aria-disabled", String(!enabled)));
  }
}

const player = new Player(JSON.parse(document.getElementById("data").textContent));
