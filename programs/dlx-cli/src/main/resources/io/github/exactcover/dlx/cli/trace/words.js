/** What is said about a step. */
const Words = {

  /** How each kind of board calls its options, and what stands on it. */
  kinds: {
    queens: {
      task: (story, title) => `put ${title.toLowerCase()} on the board so that none attacks another`,
      how: "it tries a square, crosses out what that queen attacks, and takes her back when it is stuck",
      ways: ["square", "squares"],
      name: (story, place) => story.options[place].name,
      choose: name => `Put a queen on ${name}.`,
      undo: name => `Take the queen on ${name} back`,
      solved: story => `all ${story.board.size} queens stand, and none attacks another.`,
      label: ({story, chosen, free}) => `Board of ${story.board.size} by ${story.board.size}. `
          + (chosen.length === 0 ? "No queens. " : `Queens on ${chosen.map(place => story.options[place].name).join(", ")}. `)
          + `${Words.many(free, ["square is", "squares are"])} free of attack.`,
      legend: () => [["queen", "queen"], ["attacked", "attacked"], ["candidate", "to be tried"], ["tried", "tried"]],
    },
    grid: {
      task: story => `fill the grid so that no row${Words.boxed(story) ? ", column or box" : " or column"} has a symbol twice`,
      how: "it writes a symbol, rules out what that forbids, and rubs it out when it is stuck",
      ways: ["way", "ways"],
      name: (story, place) => {
        const [row, column, symbol] = story.board.placements[place];
        return `${story.board.symbols[symbol - 1]} into row ${row + 1}, column ${column + 1}`;
      },
      choose: name => `Write ${name}.`,
      undo: name => `Take back the ${name.replace(" into ", " in ")}`,
      solved: () => "every cell is filled.",
      label: ({story, chosen}) => {
        const {given, placements, symbols} = story.board;
        const rows = given.map(row => row.slice());
        chosen.forEach(place => {
          const [row, column, symbol] = placements[place];
          rows[row][column] = symbol;
        });
        const text = rows.map(row => row.map(symbol => symbol === 0 ? "empty" : symbols[symbol - 1]).join(" "));
        return `Grid of ${rows.length} rows. ${text.map((row, index) => `Row ${index + 1}: ${row}.`).join(" ")}`;
      },
      legend: story => {
        const marks = [["candidate", "to be tried"], ["tried", "tried"]];
        return story.board.symbols.length > 9 ? marks : marks.concat([["free", "still possible"]]);
      },
    },
    pieces: {
      task: () => "fill the box with the pieces, with no gap and no overlap",
      how: "it places a piece, drops the placements that no longer fit, and takes the piece away when it is stuck",
      ways: ["placement", "placements"],
      name: (story, place) => {
        const cell = story.options[place].items.find(item => story.words[item].startsWith("row "));
        return `${story.board.names[place]} at ${story.words[cell]}`;
      },
      choose: name => `Place ${name}.`,
      undo: name => `Take ${name} away`,
      solved: () => "the box is full.",
      label: ({story, chosen}) => `Board of ${story.board.space.length} cells. `
          + (chosen.length === 0 ? "It is empty." : `Placed: ${chosen.map(place => story.options[place].name).join("; ")}.`),
      legend: () => [],
    },
    matrix: {
      task: story => `choose options (rows) so that they cover every item (column) ${
        story.bounded ? "as often as it asks for" : "exactly once"}`,
      how: "it chooses an option, drops all others that clash with it, and takes it back when it is stuck",
      ways: ["option", "options"],
      name: (story, place) => `\u201c${story.options[place].name}\u201d`,
      choose: name => `Choose ${name}.`,
      undo: name => `Take ${name} back`,
      solved: () => "every item is covered as often as it must be.",
      label: ({story, chosen, coverage, free}) => {
        const names = chosen.map(place => story.options[place].name);
        const open = story.itemNames.slice(0, story.primaryCount).filter((name, item) => coverage[item].length === 0);
        const list = (all, separator) => all.length <= 50 ? all.join(separator)
            : `${all.slice(-50).join(separator)}, and ${(all.length - 50).toLocaleString("en")} more`;
        return `Matrix of ${Words.many(story.itemNames.length, ["item", "items"])} and `
            + `${Words.many(story.options.length, ["option", "options"])}. `
            + (names.length === 0 ? "No option is chosen. " : `Chosen: ${list(names, "; ")}. `)
            + (open.length === 0 ? "Every item is covered. " : `Not covered: ${list(open, ", ")}. `)
            + `${Words.many(free, ["option is", "options are"])} left.`;
      },
      legend: () => [["chosen", "chosen"], ["covered", "covered"], ["candidate", "to be tried"], ["tried", "tried"],
        ["gone", "not possible now"]],
    },
  },

  /** Tells somebody who has never seen a search what there is to see. */
  about([story, other], title) {
    const {task, how} = Words.of(story);
    if (story.byHand) {
      return `How a person would ${task(story, title)}: each step is the easiest that there is.`;
    }
    return other
        ? `Watch two searches ${task(story, title)}: the one that looks at fewer positions is the better one.`
        : `Watch the computer ${task(story, title)}: ${how}.`;
  },

  boxed(story) {
    return new Set(story.board.boxes.flat()).size > 1;
  },

  of(story) {
    return Words.kinds[story.board.type];
  },

  many(count, [one, several]) {
    return `${count.toLocaleString("en")} ${count === 1 ? one : several}`;
  },

  capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
  },

  option(story, place) {
    return Words.of(story).name(story, place);
  },

  choice(story, choice) {
    return choice >= 0 ? Words.option(story, choice) : `${story.words[-1 - choice]} closed`;
  },

  /** The sentence for a state. */
  say(state) {
    const {story, step} = state;
    if (!step) {
      return Words.beginning(story);
    }
    if (story.byHand) {
      return Words.byHand(state, step);
    }
    if (state.position === story.steps.length && story.end === "EXHAUSTED") {
      return Words.ending(story);
    }
    const sentence = Words[step[0]](state, step[1]);
    return state.position === story.steps.length ? `${sentence} ${Words.ending(story)}` : sentence;
  },

  beginning(story) {
    const [one, several] = Words.of(story).ways;
    const given = story.required.length === 0 ? "" : ` ${Words.many(story.required.length, [one, several])} required.`;
    return `The start: nothing is chosen yet.${given}`;
  },

  ending(story) {
    const {positions, solutions} = story.counts;
    const found = solutions === 0 ? "no solution" : Words.many(solutions, ["solution", "solutions"]);
    const cost = Words.many(positions, ["position", "positions"]);
    if (story.cut) {
      return `Here the trace is cut: these are ${Words.part(story)}.`;
    }
    return story.end === "EXHAUSTED"
        ? `The whole search is done: ${found}, ${cost}.`
        : `The search ends here, as it was told to: ${found}, ${cost}.`;
  },

  /** What the looks on a board mean; a person tries nothing. */
  legend(story) {
    const looks = Words.of(story).legend(story);
    return story.byHand
        ? looks.filter(([look]) => look !== "candidate").map(([look, text]) => [look, look === "tried" ? "removed" : text])
        : looks;
  },

  /** The sentence for a step of a person: what there is to see, and what follows. */
  byHand({story, position}, [kind, items, taken, removed, length]) {
    const {ways, choose} = Words.of(story);
    const some = (list, name) => list.slice(0, 4).map(name).join("; ") + (list.length > 4 ? ` and ${list.length - 4} more` : "");
    const all = some(items, item => story.words[item]);
    const out = `not ${some(removed, place => Words.option(story, place))}`;
    const sentences = {
      SINGLE: () => `Single: only one ${ways[0]} is left for ${all}.`,
      EXCLUDED: () => `Excluded by all that is left for ${all}: ${out}.`,
      CHAIN: () => `Chain of ${length} two-way choices, ${all}: ${out}.`,
      TRIAL: () => `Trial of ${Words.many(length, ["step", "steps"])}, after which nothing is left for ${all}: ${out}.`,
      STUCK: () => "No step leads further; perhaps there are several solutions.",
      CONTRADICTION: () => `There is no solution${items.length > 0 ? `: too few ${ways[1]} are left for ${all}` : ""}.`,
    };
    const within = () => {
      const half = items.length / 2;
      const names = list => some(list, item => story.words[item]);
      return `All that is left for ${names(items.slice(0, half))} lies within ${names(items.slice(half))}: ${out}.`;
    };
    const sentence = (sentences[kind] || within)() + taken.map(place => ` ${choose(Words.option(story, place))}`).join("");
    const isSolved = story.end === "EXHAUSTED" && kind !== "STUCK" && kind !== "CONTRADICTION";
    const isLast = isSolved && position === story.steps.length;
    return isLast ? `${sentence} That is the only solution, after ${Words.many(position, ["step", "steps"])}.` : sentence;
  },

  /** How much of the search a trace has that was cut. */
  part(story) {
    const all = `${story.end === "CANCELLED" ? "at least " : ""}${story.stepCount.toLocaleString("en")}`;
    return `the first ${Words.many(story.steps.length, ["step", "steps"])} of ${all}`
        + (story.end === "LIMIT" ? " up to the limit" : "");
  },

  item(state, item) {
    const {story} = state;
    const size = story.size[state.node];
    // The name of an item of a file is as it is; upper and lower case differ.
    const what = story.board.type === "matrix" ? story.words[item] : Words.capital(story.words[item]);
    const ways = Words.many(size, Words.of(story).ways);
    if (story.recursion) {
      return `${Words.many(state.free, ["square is", "squares are"])} free: try the first ${size === 1 ? "one" : size} in order.`;
    }
    if (story.plain) {
      return `${what} is next: try all its ${ways}.`;
    }
    if (size === 1) {
      return `${what} has only one ${Words.of(story).ways[0]} left, so it is forced.`;
    }
    const reasons = {
      first: `${what} is the first that is not covered: ${ways} left.`,
      mrv: `${what} has the fewest ${Words.of(story).ways[1]} left: ${size}.`,
    };
    return reasons[story.method] || `${what} is chosen, by its weight: ${ways} left.`;
  },

  try(state, place) {
    const order = Words.order(state);
    return Words.of(state.story).choose(Words.option(state.story, place)) + order;
  },

  /** Which of how many choices it is. */
  order(state) {
    const size = state.story.size[state.branch];
    return size > 1 ? ` (${state.tried.size + 1} of ${size})` : "";
  },

  close(state, item) {
    return `Close ${state.story.words[item]}: no more options will cover it.${Words.order(state)}`;
  },

  dead(state, item) {
    const {story} = state;
    const what = story.words[item];
    const last = state.chosen[state.chosen.length - 1];
    if (state.clashes.length > 0) {
      const name = Words.option(story, last);
      return story.board.type === "queens"
          ? `Dead end: the queen on ${name} is attacked from ${Words.option(story, state.clashes[0])}.`
          : `Dead end: this clashes with ${Words.option(story, state.clashes[0])}; both cover ${what}.`;
    }
    return `Dead end: no ${Words.of(story).ways[0]} is left for ${what}.`;
  },

  solution(state, number) {
    return `Solution ${number}: ${Words.of(state.story).solved(state.story)}`;
  },

  undo(state, place) {
    const words = Words.of(state.story);
    return `${words.undo(Words.option(state.story, place))}${Words.reason(state)}`;
  },

  reopen(state, item) {
    return `Reopen ${state.story.words[item]}${Words.reason(state)}`;
  },

  /** Why the choice that was just taken back is of no more use. */
  reason(state) {
    const {story} = state;
    const child = Words.lastTried(state);
    const found = story.solutionsBelow[child];
    if (story.dead[child] >= 0) {
      return story.plain
          ? ": it does not go with the others."
          : `: it left nothing for ${story.words[story.dead[child]]}.`;
    }
    if (story.solved[child] > 0) {
      return " to look for other solutions.";
    }
    if (found > 0) {
      return `: everything below has been searched, with ${Words.many(found, ["solution", "solutions"])}.`;
    }
    if (story.recursion) {
      return ": no square that was tried after it led to a solution.";
    }
    return `: every way to cover ${story.words[story.item[child]]} has failed.`;
  },

  /** The child of the present node that was taken back last. */
  lastTried(state) {
    let last = -1;
    const {story} = state;
    for (let child = story.firstChild[state.node]; child >= 0; child = story.nextSibling[child]) {
      if (story.tried[child] < state.position) {
        last = child;
      }
    }
    return last;
  },

  /** The choices in force, for those who do not see the tree. */
  branch(state) {
    const names = state.path.map(node => Words.choice(state.story, state.story.choice[node]));
    return names.length === 0 ? "no choice made" : names.join(", then ");
  },
};
