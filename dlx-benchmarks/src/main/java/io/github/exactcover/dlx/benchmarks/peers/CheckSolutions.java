package io.github.exactcover.dlx.benchmarks.peers;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Checks what programs wrote as solutions of a problem, without any search.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar \
 *     io.github.exactcover.dlx.benchmarks.peers.CheckSolutions FILE COST ANSWER...
 * </pre>
 *
 * <p>FILE is in Knuth's format. COST is what each solution has to cost, or {@code any}. An ANSWER is a file that a
 * program wrote: dlx, which shows the options, or a program for satisfiability, which shows the numbers of variables.
 * If all is right, the program prints the number of options of the problem.
 */
public final class CheckSolutions {

    /** With a "v" before them or, from minisat, without. */
    private static final Pattern VARIABLES = Pattern.compile("(v +)?[-0-9][-0-9 ]*");

    private final ExactCoverProblem<?, ?> problem;
    private final Map<String, Integer> numbers = new HashMap<>();

    CheckSolutions(ExactCoverProblem<?, ?> problem) {
        this.problem = problem;
        for (int option = 0; option < problem.options().size(); option++) {
            // Of options with the same items, dlx shows the cheapest.
            numbers.merge(problem.options().get(option).toString(), option, this::cheaper);
        }
    }

    /**
     * The program. It ends with status 1 if something is wrong, and says what.
     *
     * @param args the problem, the cost, and the answers
     * @throws IOException if a file cannot be read
     */
    public static void main(String[] args) throws IOException {
        if (args.length < 2) {
            System.err.println("Give a problem, a cost or 'any', and the files with the answers");
            System.exit(2);
        }
        CheckSolutions check = new CheckSolutions(PeerProgram.read(Path.of(args[0])));
        for (String answer : Arrays.asList(args).subList(2, args.length)) {
            Path file = Path.of(answer);
            String fault = check.fault(args[1], Files.readAllLines(file));
            if (!fault.isEmpty()) {
                System.err.println(args[0] + ": the solution of " + file.getFileName() + " is wrong: " + fault);
                System.exit(1);
            }
        }
        System.out.println(check.problem.options().size());
    }

    private int cheaper(int one, int other) {
        return problem.costOf(other) < problem.costOf(one) ? other : one;
    }

    /** What is wrong with an answer; empty if nothing is. */
    String fault(String cost, List<String> answer) {
        List<Integer> options = new ArrayList<>();
        for (String line : answer) {
            if (line.startsWith(" ")) {
                Integer option = numbers.get(line.strip());
                if (option == null) {
                    return "there is no option '" + line.strip() + "'";
                }
                options.add(option);
            } else if (VARIABLES.matcher(line).matches()) {
                Arrays.stream(line.replace("v", "").strip().split(" +", -1))
                        .map(number -> Integer.parseInt(number) - 1)
                        .filter(option ->
                                option >= 0 && option < problem.options().size())
                        .forEach(options::add);
            }
        }
        long sum = options.stream().mapToLong(problem::costOf).sum();
        String fault = faultOf(problem, options);
        return !fault.isEmpty() || cost.equals("any") || cost.equals(Long.toString(sum)) ? fault : "it costs " + sum;
    }

    private static <I> String faultOf(ExactCoverProblem<I, ?> problem, List<Integer> options) {
        Map<I, List<Integer>> covered = new HashMap<>();
        for (int option : options) {
            problem.itemsOf(option)
                    .forEach(item -> covered.computeIfAbsent(item, key -> new ArrayList<>())
                            .add(option));
        }
        for (I item : problem.primaryItems()) {
            int times = covered.getOrDefault(item, List.of()).size();
            ExactCoverProblem.Bounds bounds = problem.boundsOf(item);
            if (times < bounds.low() || times > bounds.high()) {
                return "it covers '" + item + "' " + times + " times";
            }
        }
        for (I item : problem.secondaryItems()) {
            List<Integer> by = covered.getOrDefault(item, List.of());
            if (by.size() > 1
                    && by.stream()
                                    .map(option -> problem.colorOf(option, item))
                                    .distinct()
                                    .count()
                            > 1) {
                return "'" + item + "' has several colors";
            }
            if (by.size() > 1 && problem.colorOf(by.get(0), item).isEmpty()) {
                return "it covers '" + item + "' " + by.size() + " times";
            }
        }
        return "";
    }
}
