package io.github.exactcover.dlx.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The checker against brute force. Whatever it verifies must be true: of good proofs, of proofs that were changed, and
 * of bytes at random.
 */
class RandomProofsTest {

    /** Steps that come often in a random stream; most of the letters are no steps. */
    private static final String OFTEN = "HHCDPAAMMOOWWLLLSSSS";

    private static final Pattern PRESET = Pattern.compile(" (with|without) option ([0-9]+)");
    private static final Pattern CLAIM = Pattern.compile(
            "VERIFIED: ([0-9]+) solutions?((?:" + PRESET + ")*)(?: that cost (?<limit>-?[0-9]+) or less.*)?");

    @Test
    void goodProofsAreVerifiedAndChangedOnesNeverSayWhatIsFalse() throws IOException {
        mutants(1, 1_000, 10);
    }

    @Test
    void randomStepsNeverProveWhatIsFalse() {
        streams(1, 300, 200);
    }

    /** {@code -Dproof.seed=2} takes other ones. */
    @Tag("volume")
    @Test
    void manyMutantsAndStreams() throws IOException {
        long seed = Long.getLong("proof.seed", 1);
        mutants(seed, 10_000, 10);
        streams(seed, 5_000, 200);
    }

    private static void mutants(long seed, int problems, int each) throws IOException {
        Random random = new Random(seed);
        int solvable = 0;
        int refused = 0;
        RandomProblem before = new RandomProblem(random, false, false, false);
        for (int k = 0; k < problems; k++) {
            boolean costly = random.nextBoolean();
            RandomProblem problem = new RandomProblem(random, random.nextBoolean(), random.nextBoolean(), costly);
            long most = Long.MAX_VALUE;
            if (costly) {
                List<Long> costs = problem.costs(problem.presets);
                most = costs.isEmpty() ? 5 : Collections.min(costs) - 1 + random.nextInt(4);
            }
            long count = problem.count(most);
            byte[] steps = RandomProver.prove(random, problem, most, false);
            byte[] proof = proof(problem.header(most), steps, "count " + count + "\n");
            ProofCheck.Verdict good = new ProofCheck().verdict(problem.text, new ByteArrayInputStream(proof));
            String what = "seed " + seed + ", number " + k + "\n" + problem.text + "\n" + Arrays.toString(proof);
            assertThat(good.text()).as(what).startsWith("VERIFIED: " + count + " solution");
            solvable += count > 0 ? 1 : 0;
            for (int j = 0; j < 4; j++) {
                String header = problem.header(most, otherPresets(random, problem, before.presets));
                refused += check(problem, proof(header, steps, "count " + count + "\n"), what) ? 0 : 1;
            }
            for (int j = 0; j < each; j++) {
                byte[] changed = j == 0 ? proof(problem.header(most), steps, "count " + (count + 1) + "\n") : proof;
                RandomProblem other = j == 1 ? before : problem;
                refused += check(other, j < 2 ? changed : mutate(random, proof), what) ? 0 : 1;
            }
            byte[] reckless = RandomProver.prove(random, problem, most, true);
            for (long claim = 0; claim <= count + 1; claim++) {
                check(problem, proof(problem.header(most), reckless, "count " + claim + "\n"), what);
            }
            before = problem;
        }
        assertThat(solvable).isGreaterThan(problems / 10);
        assertThat(refused).isGreaterThan(problems * each / 2);
    }

    private static byte[] proof(String header, byte[] steps, String claim) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(header.getBytes(StandardCharsets.US_ASCII));
        out.write(steps);
        out.write(claim.getBytes(StandardCharsets.US_ASCII));
        return out.toByteArray();
    }

    /** Presets of another problem; or those of this one, with one that is new, missing, there twice, or changed. */
    private static List<Integer> otherPresets(Random random, RandomProblem problem, List<Integer> those) {
        int literals = 2 * new Problem(problem.text).options;
        List<Integer> others = new ArrayList<>(problem.presets);
        int kind = others.isEmpty() ? random.nextInt(2) : random.nextInt(6);
        int at = others.isEmpty() ? 0 : random.nextInt(others.size());
        switch (kind) {
            case 0 -> {
                others = new ArrayList<>(those);
                others.removeIf(literal -> literal >= literals);
            }
            case 1 -> others.add(random.nextInt(literals));
            case 2 -> others.remove(at);
            case 3 -> others.add(others.get(at));
            case 4 -> others.set(at, random.nextInt(literals));
            default -> others.set(at, others.get(at) ^ 1);
        }
        return others;
    }

    /** Fails if a proof is verified whose claim is false. Returns whether it is verified. */
    private static boolean check(RandomProblem problem, byte[] proof, String what) {
        ProofCheck.Verdict verdict = new ProofCheck().verdict(problem.text, new ByteArrayInputStream(proof));
        if (verdict.verified()) {
            Matcher claim = CLAIM.matcher(verdict.text());
            assertThat(claim.matches()).as(verdict.text()).isTrue();
            List<Integer> presets = PRESET.matcher(claim.group(2))
                    .results()
                    .map(each ->
                            2 * Integer.parseInt(each.group(2)) + each.group(1).length() / "without".length())
                    .toList();
            long limit = claim.group("limit") == null ? Long.MAX_VALUE : Long.parseLong(claim.group("limit"));
            String count = String.valueOf(problem.count(limit, presets));
            assertThat(claim.group(1)).as(what + "\n" + Arrays.toString(proof)).isEqualTo(count);
        }
        return verdict.verified();
    }

    private static byte[] mutate(Random random, byte[] proof) {
        byte[] changed = proof.clone();
        int header = new String(proof, StandardCharsets.ISO_8859_1).indexOf("steps\n") + 6;
        int from = random.nextInt(4) == 0 ? 0 : header;
        for (int times = 1 + random.nextInt(2); times > 0; times--) {
            int one = from + random.nextInt(changed.length - from);
            int other = from + random.nextInt(changed.length - from);
            switch (random.nextInt(6)) {
                case 0 -> changed[one] ^= (byte) (1 << random.nextInt(8));
                case 1 -> {
                    byte kept = changed[one];
                    changed[one] = changed[other];
                    changed[other] = kept;
                }
                case 2 -> changed = Arrays.copyOf(changed, Math.max(from + 1, one));
                case 3 -> changed[one] = (byte) random.nextInt(40);
                default -> { // A byte more or less.
                    int more = random.nextInt(2);
                    byte[] longer = Arrays.copyOf(changed, changed.length - 1 + 2 * more);
                    System.arraycopy(changed, one, longer, one + more, longer.length - one - more);
                    changed = longer.length > from ? longer : changed;
                }
            }
        }
        return changed;
    }

    private static void streams(long seed, int problems, int each) {
        Random random = new Random(seed);
        int ended = 0;
        for (int k = 0; k < problems; k++) {
            boolean costly = random.nextInt(3) == 0;
            RandomProblem problem = new RandomProblem(random, random.nextInt(3) > 0, random.nextBoolean(), costly);
            long most = costly ? random.nextInt(20) : Long.MAX_VALUE;
            Problem read = new Problem(problem.text);
            for (int j = 0; j < each; j++) {
                ended += stream(random, problem, read, most) ? 1 : 0;
            }
        }
        assertThat(ended).isGreaterThan(problems * each / 50);
    }

    /** Whether a tree of random steps came to its end; then its count must be that of brute force. */
    private static boolean stream(Random random, RandomProblem problem, Problem again, long most) {
        State state = new State(again);
        StringBuilder read = new StringBuilder();
        InputStream bytes = new InputStream() {
            private int left = 400;

            /** The last bytes of a sweep: most often an order of the items, and then small numbers. */
            private final Deque<Integer> sweep = new ArrayDeque<>();

            @Override
            public int read() {
                int kind = random.nextInt(10);
                int next = random.nextInt(30);
                if (!sweep.isEmpty()) {
                    next = sweep.poll();
                } else if (kind < 3) {
                    next = 26 + random.nextInt(state.problem.primary);
                } else if (kind < 6) {
                    next = OFTEN.charAt(random.nextInt(OFTEN.length())) - 'A';
                } else if (kind < 9) {
                    next = random.nextInt(5);
                }
                if (next == 'S' - 'A' && sweep.isEmpty() && random.nextInt(8) > 0) {
                    List<Integer> order = new ArrayList<>();
                    IntStream.range(0, state.problem.primary).forEach(order::add);
                    Collections.shuffle(order, random);
                    if (random.nextInt(8) == 0) {
                        order.set(0, order.get(random.nextInt(order.size())));
                    }
                    sweep.addAll(order);
                    boolean plain = random.nextBoolean();
                    for (int k = random.nextInt(60); k > 0; k--) {
                        int number = random.nextInt(3) == 0 ? random.nextInt(state.problem.items + 1) : k % 2;
                        sweep.add(plain ? 0 : number);
                    }
                }
                read.append(next).append(' ');
                return left-- > 0 ? next : -1;
            }

            @Override
            public int read(byte[] to, int from, int length) {
                int next = read();
                to[from] = (byte) next;
                return next < 0 ? -1 : 1;
            }

            @Override
            public int available() {
                return 0;
            }
        };
        try {
            ProofReader in = new ProofReader(bytes);
            Clauses clauses = new Clauses(state, in);
            if (problem.settle(clauses)) {
                return false;
            }
            Tree tree = new Tree(state, in, clauses, new Prices(state, 1, most));
            tree.node(0);
            assertThat(tree.count)
                    .as(problem.text + "\nmax " + most + "\n" + read)
                    .isEqualTo(problem.count(most));
            return true;
        } catch (RefusedException | IOException | ArithmeticException e) {
            return false;
        }
    }
}
