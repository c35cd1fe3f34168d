package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Writes a problem as an integer program, for {@link CplexLp}. */
final class LpWriter<I> {

    /**
     * Lines break at the first blank after this many characters. Old readers accept at most 255 characters in a line.
     */
    private static final int LINE = 100;

    private final ExactCoverProblem<I, ?> problem;
    private final OptionsByItem<I> options;

    /** The number of variables for colors so far. */
    private int colors;

    LpWriter(ExactCoverProblem<I, ?> problem) {
        this.problem = problem;
        this.options = new OptionsByItem<>(problem);
    }

    void write(Appendable out) throws IOException {
        List<String> constraints = constraints();
        ProblemOutput.writeMeanings("\\ x", problem.options(), out);
        ProblemOutput.writeMeanings("\\ i", allItems(), out);
        out.append("Minimize\n");
        out.append(wrapped(" cost: " + objective()));
        out.append("Subject To\n");
        for (String constraint : constraints) {
            out.append(wrapped(" " + constraint));
        }
        writeVariables(out);
        out.append("End\n");
    }

    private List<I> allItems() {
        List<I> items = new ArrayList<>(problem.primaryItems());
        items.addAll(problem.secondaryItems());
        return items;
    }

    private String objective() {
        Sum sum = new Sum();
        for (int option = 0; option < problem.options().size(); option++) {
            sum.add(problem.costOf(option), "x" + (option + 1));
        }
        return sum.isEmpty() ? "0 " + anyVariable() : sum.toString();
    }

    private String anyVariable() {
        return problem.options().isEmpty() ? "nothing" : "x1";
    }

    private List<String> constraints() {
        List<String> constraints = new ArrayList<>();
        int number = 0;
        for (I item : problem.primaryItems()) {
            number++;
            addPrimary(item, "i" + number, constraints);
        }
        for (I item : problem.secondaryItems()) {
            number++;
            addSecondary(item, "i" + number, constraints);
        }
        if (!options.neverChosen().isEmpty()) {
            constraints.add("never: " + sum(options.neverChosen()) + " = 0");
        }
        if (constraints.isEmpty()) {
            constraints.add("none: 0 " + anyVariable() + " = 0");
        }
        return constraints;
    }

    private void addPrimary(I item, String name, List<String> constraints) {
        Sum sum = sum(options.of(item));
        String left = sum.isEmpty() ? "0 " + anyVariable() : sum.toString();
        Bounds bounds = problem.boundsOf(item);
        if (bounds.low() == bounds.high()) {
            constraints.add(name + ": " + left + " = " + bounds.low());
        } else {
            constraints.add(name + "low: " + left + " >= " + bounds.low());
            constraints.add(name + "high: " + left + " <= " + bounds.high());
        }
    }

    /**
     * The variable of a color must be 1 if a chosen option gives the color. An option without a color counts as a color
     * of its own.
     */
    private void addSecondary(I item, String name, List<String> constraints) {
        Sum sum = sum(options.of(item));
        for (List<Integer> giving : options.colorsOf(item).values()) {
            colors++;
            for (int option : giving) {
                constraints.add(name + "c" + colors + "x" + option + ": x" + option + " - c" + colors + " <= 0");
            }
            sum.add(1, "c" + colors);
        }
        if (!sum.isEmpty()) {
            constraints.add(name + ": " + sum + " <= 1");
        }
    }

    private static Sum sum(List<Integer> options) {
        Sum sum = new Sum();
        options.forEach(option -> sum.add(1, "x" + option));
        return sum;
    }

    private void writeVariables(Appendable out) throws IOException {
        StringBuilder names = new StringBuilder();
        for (int option = 1; option <= problem.options().size(); option++) {
            names.append(" x").append(option);
        }
        for (int color = 1; color <= colors; color++) {
            names.append(" c").append(color);
        }
        out.append("Binary\n").append(wrapped(names.length() == 0 ? " nothing" : names.toString()));
    }

    /** Breaks a long line at blanks. Each continuation starts with two blanks. */
    private static String wrapped(String line) {
        StringBuilder text = new StringBuilder();
        int start = 0;
        while (line.length() - start > LINE) {
            int end = line.indexOf(' ', start + LINE);
            if (end < 0) {
                break;
            }
            text.append(line, start, end).append("\n ");
            start = end;
        }
        return text.append(line, start, line.length()).append('\n').toString();
    }

    /** A sum of variables with coefficients. Terms with the coefficient 0 are left out. */
    private static final class Sum {

        private final StringBuilder terms = new StringBuilder();

        void add(long coefficient, String variable) {
            if (coefficient == 0) {
                return;
            }
            String number = String.valueOf(coefficient).replace("-", "");
            String sign = coefficient < 0 ? "- " : isEmpty() ? "" : "+ ";
            terms.append(isEmpty() ? "" : " ").append(sign);
            terms.append(number.equals("1") ? "" : number + " ").append(variable);
        }

        boolean isEmpty() {
            return terms.length() == 0;
        }

        @Override
        public String toString() {
            return terms.toString();
        }
    }
}
