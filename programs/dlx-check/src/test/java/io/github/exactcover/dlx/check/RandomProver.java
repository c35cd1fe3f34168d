package io.github.exactcover.dlx.check;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a proof about a problem, with steps of all kinds at random. It keeps the same state as the checker. */
final class RandomProver {

    private final Random random;
    private final Problem problem;
    private final State state;
    private final Prices prices;
    private final boolean limited;

    /** Whether clauses are learned anywhere, though only the root may have some. Such a proof may be false. */
    private final boolean reckless;

    /** Whether the presets exclude each other, so that no steps are needed. */
    private final boolean impossible;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** The clauses so far, as literals; a clause of one literal or none cannot be a hint. */
    private final List<int[]> clauses = new ArrayList<>();

    private RandomProver(Random random, RandomProblem about, long most, boolean reckless) throws IOException {
        this.reckless = reckless;
        this.random = random;
        this.problem = new Problem(about.text);
        this.state = new State(problem);
        this.limited = most != Long.MAX_VALUE;
        this.prices = new Prices(state, 1, most);
        this.impossible = about.settle(new Clauses(state, new Answers()));
    }

    /** The steps of a proof. */
    static byte[] prove(Random random, RandomProblem about, long most, boolean reckless) throws IOException {
        RandomProver prover = new RandomProver(random, about, most, reckless);
        if (prover.impossible) {
            return new byte[0];
        }
        for (int k = random.nextInt(4); k > 0; k--) {
            prover.clause();
        }
        prover.node();
        return prover.out.toByteArray();
    }

    private void put(long... numbers) {
        for (long number : numbers) {
            long rest = number;
            for (; rest >>> 7 != 0; rest >>>= 7) {
                out.write(((int) rest & 127) | 128);
            }
            out.write((int) rest);
        }
    }

    private int[] live(int item) {
        return problem.optionsOf.get(item).stream()
                .mapToInt(option -> option)
                .filter(state::isLive)
                .toArray();
    }

    /** Supposes that some options are chosen, and writes a clause if that leads to a contradiction. */
    private void clause() {
        int mark = state.mark();
        List<Integer> chosen = new ArrayList<>();
        for (int k = random.nextInt(6); k >= 0; k--) {
            int option = random.nextInt(problem.options);
            if (state.isLive(option)) {
                state.choose(option);
                chosen.add(option);
            }
        }
        List<Long> hints = new ArrayList<>();
        boolean found = isContradiction(hints);
        state.undo(mark);
        int[] literals =
                chosen.stream().mapToInt(option -> 2 * option + 1).sorted().toArray();
        if (found && literals.length > 0) {
            put('C' - 'A', literals.length);
            for (int k = 0; k < literals.length; k++) {
                put(k == 0 ? literals[0] : literals[k] - literals[k - 1] - 1);
            }
            put(hints.size());
            hints.forEach(this::put);
            clauses.add(literals);
            if (literals.length == 1) {
                state.take(literals[0] >> 1, false);
            }
        }
    }

    /** Whether items and clauses lead to a contradiction, and the hints that show it. */
    private boolean isContradiction(List<Long> hints) {
        for (int before = -1; before < hints.size(); ) {
            before = hints.size();
            for (int item = 0; item < problem.primary; item++) {
                if (state.needed(item) > 0 && state.liveOptions(item) <= state.needed(item)) {
                    hints.add(2L * item);
                    if (state.liveOptions(item) < state.needed(item)) {
                        return true;
                    }
                    for (int option : live(item)) {
                        if (!state.isLive(option)) {
                            return true;
                        }
                        state.choose(option);
                    }
                }
            }
            for (int number = 0; number < clauses.size(); number++) {
                int[] clause = clauses.get(number);
                int[] open = Arrays.stream(clause)
                        .filter(literal -> state.isLive(literal >> 1))
                        .toArray();
                boolean satisfied = Arrays.stream(clause)
                        .anyMatch(literal -> !state.chosen.get(literal >> 1) && !state.isLive(literal >> 1));
                if (clause.length > 1 && !satisfied && open.length < 2) {
                    hints.add(2L * (clauses.size() - number) + 1);
                    if (open.length == 0) {
                        return true;
                    }
                    state.take(open[0] >> 1, false);
                }
            }
        }
        return false;
    }

    /** Some groups of options that exclude each other. */
    private void groups() {
        int groups = random.nextInt(3);
        put(groups);
        for (int k = 0; k < groups; k++) {
            List<Integer> group = new ArrayList<>();
            for (int option = random.nextInt(problem.options); option < problem.options; option++) {
                int added = option;
                boolean fits = group.stream().allMatch(other -> state.exclude(other, added) || !state.isLive(other));
                if (random.nextInt(4) > 0 && (fits || !state.isLive(option))) {
                    group.add(option);
                }
            }
            put(random.nextInt(6), group.size());
            int last = -1;
            for (int option : group) {
                put(option - last - 1);
                last = option;
            }
        }
    }

    /** Weights for all items; if they are a proof, they end the node. */
    private boolean remainders() throws IOException {
        int from = out.size() + 1;
        int before = out.size();
        put('M' - 'A', 2 + random.nextInt(3), problem.items);
        for (int item = 0; item < problem.items; item++) {
            boolean isFixed = item < problem.primary && state.needed(item) == state.room(item);
            put(0, isFixed ? 2L * random.nextInt(3) : 0);
        }
        ByteArrayInputStream written = new ByteArrayInputStream(out.toByteArray(), from, out.size());
        int mark = state.mark();
        try {
            prices.checkRemainders(new ProofReader(written));
            return true;
        } catch (RefusedException e) {
            state.undo(mark);
            byte[] all = out.toByteArray();
            out.reset();
            out.write(all, 0, before);
            return false;
        }
    }

    private boolean change(char step) throws IOException {
        int from = out.size() + 1;
        put(step - 'A', problem.items);
        for (int item = 0; item < problem.items; item++) {
            long change = item < problem.primary ? random.nextInt(8) - 2 : -random.nextInt(2);
            put(0, change << 1 ^ change >> 63);
        }
        if (step == 'A') {
            groups();
        }
        ByteArrayInputStream written = new ByteArrayInputStream(out.toByteArray(), from, out.size());
        return prices.areTooHigh(new ProofReader(written), step == 'P');
    }

    /** Answers what a sweep asks for, and writes that down: an order, and numbers for the items of some layers. */
    private final class Answers extends ProofReader {

        private final List<Integer> order = shuffled(problem.primary);
        private List<Integer> numbered = List.of();

        Answers() throws IOException {
            super(new ByteArrayInputStream(new byte[1]));
        }

        @Override
        int number(long below, String what) {
            int answer = switch (what) {
                case "primary item" -> order.remove(0);
                case "way to go on from a layer" -> random.nextInt(2);
                case "list of this length:" -> {
                    numbered = numbered();
                    yield numbered.size();
                }
                default -> numbered.remove(0);
            };
            put(answer);
            return answer;
        }

        /** Items that look alike have neighboring numbers, so that some states are merged. */
        private List<Integer> numbered() {
            List<Integer> items = shuffled(problem.items);
            if (random.nextInt(4) > 0) {
                items.sort(Comparator.comparing(this::look));
            }
            return random.nextInt(8) > 0 ? items : items.subList(0, random.nextInt(items.size()));
        }

        private String look(int item) {
            return item / problem.primary + " " + state.room(item) + " " + state.needed(item) + " "
                    + state.liveOptions(item);
        }

        private List<Integer> shuffled(int length) {
            List<Integer> numbers = IntStream.range(0, length).boxed().collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(numbers, random);
            return numbers;
        }
    }

    private void node() throws IOException {
        while (state.needs > 0 || state.rooms > 0) {
            if (!limited && random.nextInt(6) == 0) {
                put('S' - 'A');
                new Sweep(state, new Answers()).count();
                return;
            }
            if (!clauses.isEmpty() && random.nextInt(9) == 0) {
                clauses.set(clauses.size() - 1, new int[0]);
                put('D' - 'A', 1, 1);
            }
            if (limited && random.nextInt(3) == 0 && change('P')) {
                return;
            }
            if (random.nextInt(8) == 0 && change('A')) {
                return;
            }
            if (random.nextInt(8) == 0 && remainders()) {
                return;
            }
            int[] live =
                    IntStream.range(0, problem.options).filter(state::isLive).toArray();
            int[] open = IntStream.range(0, problem.primary)
                    .filter(item -> state.room(item) > 0)
                    .toArray();
            int mark = state.mark();
            List<Long> hints = new ArrayList<>();
            boolean nothing = isContradiction(hints);
            state.undo(mark);
            if (nothing && random.nextInt(3) > 0) {
                put('H' - 'A', hints.size());
                hints.forEach(this::put);
                return;
            }
            if (reckless && random.nextInt(3) == 0) {
                clause();
            }
            if (state.needs == 0 && live.length == 0) {
                put('L' - 'A');
                return;
            }
            if (live.length > 0 && random.nextInt(3) == 0) {
                int option = live[random.nextInt(live.length)];
                boolean first = random.nextBoolean();
                put((first ? 'O' : 'W') - 'A', option);
                state.take(option, first);
                node();
                state.undo(mark);
                state.take(option, !first);
            } else if (!branch(open[random.nextInt(open.length)])) {
                return;
            }
        }
    }

    private boolean branch(int item) throws IOException {
        put(26L + item);
        int needed = state.needed(item);
        for (int option : live(item)) {
            if (live(item).length < needed) {
                return false;
            }
            int mark = state.mark();
            state.choose(option);
            node();
            state.undo(mark);
            state.take(option, false);
        }
        return needed <= 0;
    }
}
