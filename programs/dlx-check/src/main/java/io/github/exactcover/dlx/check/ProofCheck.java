package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * Checks a proof about an exact cover problem. The problem is a file in Knuth's format, and the format of the proof is
 * on the page {@code docs/contributing/proof-format.md}. This program uses nothing of what has written the proof.
 *
 * <pre>{@code
 * Path problem = Files.writeString(Files.createTempFile("two", ".dlx"), "a\na\na\n");
 * Path proof = Files.createTempFile("two", ".proof");
 * try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(proof))) {
 *     out.write("exact cover proof 1\nproblem 1 0 2\nsteps\n".getBytes(StandardCharsets.US_ASCII));
 *     out.write(26); // Each option of item 0 in turn.
 *     out.write("count 2\n".getBytes(StandardCharsets.US_ASCII));
 * }
 * System.out.println(ProofCheck.check(problem, proof).text()); // VERIFIED: 2 solutions
 * }</pre>
 */
public final class ProofCheck {

    private long most = Long.MAX_VALUE;
    private long scale = 1;

    /** Which options all solutions have to have, or must not have. */
    private String presets = "";

    /** What the solutions in the proof cost. */
    private String costs = "";

    private long steps;

    ProofCheck() {}

    /**
     * What a check says.
     *
     * @param verified whether what the proof claims is true of the problem
     * @param text a line that begins with {@code VERIFIED} and says what is true; or with {@code REFUSED} and says what
     *     is wrong at which step; or with {@code NOT WHOLE} if nothing is wrong but the proof ends too early
     */
    public record Verdict(boolean verified, String text) {}

    /**
     * Checks a proof. Whatever is wrong with the problem or the proof is in the verdict. It takes memory for the
     * problem, for the choices on the way down to one node, and for the clauses that are not forgotten.
     *
     * @param problem a file in Knuth's format
     * @param proof a file as on the page {@code docs/contributing/proof-format.md}
     * @return the verdict
     * @throws IOException if a file cannot be opened, or if the problem is not a text in UTF-8
     */
    public static Verdict check(Path problem, Path proof) throws IOException {
        String text = Files.readString(problem);
        Verdict[] verdict = {new Verdict(false, "REFUSED: the check was interrupted")};
        try (InputStream in = Files.newInputStream(proof)) {
            Runnable check = () -> verdict[0] = new ProofCheck().verdict(text, in);
            // A tree that is as deep as it may be needs a part of this stack.
            Thread thread = new Thread(null, check, "dlx-check", 4096L * Tree.DEEPEST);
            thread.setDaemon(true);
            thread.start();
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return verdict[0];
    }

    /** The verdict, found by this thread. */
    Verdict verdict(String problem, InputStream proof) {
        String why;
        try {
            return new Verdict(true, "VERIFIED: " + claim(new Problem(problem), new ProofReader(proof)));
        } catch (EOFException e) {
            return new Verdict(false, "NOT WHOLE after step " + steps + ": the file ends too early");
        } catch (InterruptedIOException e) {
            return new Verdict(false, "NOT WHOLE after step " + steps + ": " + e.getMessage());
        } catch (RefusedException | IOException e) {
            why = e.getMessage();
        } catch (NumberFormatException | ArithmeticException e) {
            why = "there is no number, or one that does not fit into 64 bits: " + e.getMessage();
        } catch (OutOfMemoryError e) {
            why = "the memory is too small; start java with more, as in -Xmx8g";
        }
        return new Verdict(false, "REFUSED at step " + steps + ": " + why);
    }

    /** Reads the whole proof, and says what it has shown. */
    private String claim(Problem problem, ProofReader in) throws IOException {
        State state = new State(problem);
        Clauses clauses = new Clauses(state, in);
        header(problem, state, clauses, in);
        Tree tree = new Tree(state, in, clauses, new Prices(state, scale, most));
        try {
            if (!clauses.contradiction) { // Else there is no solution to begin with.
                tree.node(0);
            }
        } finally {
            steps = tree.steps;
        }
        String claim = in.line();
        require(claim.equals("count " + tree.count), "the steps show 'count " + tree.count + "', not '" + claim + "'");
        require(in.isAtEnd(), "something follows the end of the proof");
        String claimed = tree.count + (tree.count.equals(BigInteger.ONE) ? " solution" : " solutions") + presets;
        return most == Long.MAX_VALUE ? claimed : claimed + " that cost " + most + " or less" + costs;
    }

    private void header(Problem problem, State state, Clauses clauses, ProofReader in) throws IOException {
        require(in.line().equals("exact cover proof 1"), "the file does not begin with 'exact cover proof 1'");
        String size = "problem " + problem.primary + " " + (problem.items - problem.primary) + " " + problem.options;
        String line = in.line();
        require(line.equals(size), "the proof is about another problem: it says '" + line + "', not '" + size + "'");
        for (line = in.line(); !line.equals("steps"); line = in.line()) {
            List<String> words = List.of(line.split(" ", -1));
            List<Long> numbers = words.stream().skip(1).map(Long::valueOf).toList();
            String word = words.get(0);
            require(word.equals("solution") || numbers.size() == 1, "'" + line + "' is no line of a proof");
            switch (word) {
                case "solution" -> {
                    require(!clauses.contradiction, "no solution has all options that the proof requires");
                    costs += (costs.isEmpty() ? "; those in the proof cost " : ", ") + cost(state, numbers);
                }
                case "require", "forbid" -> {
                    long option = numbers.get(0);
                    boolean isOption = option >= 0 && option < problem.options;
                    require(isOption && costs.isEmpty(), "'" + line + "' has no option, or follows a solution");
                    clauses.contradiction |= clauses.set(2 * (int) option + (word.equals("require") ? 0 : 1));
                    presets += (word.equals("require") ? " with option " : " without option ") + option;
                }
                case "max" -> most = numbers.get(0);
                case "scale" -> scale = numbers.get(0);
                default -> throw new RefusedException("'" + line + "' is no line of a proof");
            }
        }
        require(scale > 0, "the line 'scale " + scale + "' has no positive number");
    }

    /** What some options cost, which must be a solution. */
    private static long cost(State state, List<Long> options) {
        int mark = state.mark();
        for (long option : options) {
            boolean fits = option >= 0 && option < state.problem.options && state.isLive((int) option);
            require(fits, "option " + option + " does not fit into a solution of the proof");
            state.choose((int) option);
        }
        require(state.needs == 0, "in a solution of the proof, an item needs an option");
        long cost = state.spent;
        state.undo(mark);
        return cost;
    }

    /**
     * Checks the proof in the second file, about the problem in the first one, and prints the verdict. The exit code is
     * 0 if the proof is verified, 1 if it is not, and 2 if there is nothing to check.
     *
     * @param args the names of the files
     */
    public static void main(String... args) {
        if (args.length != 2) {
            System.err.println("Usage: java -jar dlx-check.jar PROBLEM PROOF");
            System.exit(2);
        }
        try {
            Verdict verdict = check(Path.of(args[0]), Path.of(args[1]));
            System.out.println(verdict.text());
            System.exit(verdict.verified() ? 0 : 1);
        } catch (InvalidPathException | IOException e) {
            System.err.println("A file cannot be read: " + e);
            System.exit(2);
        }
    }
}
