package io.github.exactcover.dlx.site;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.board.Queens;
import io.github.exactcover.dlx.problems.packing.Packing;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.PlacedPiece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.Deflater;

/**
 * The five questions of the landing page, each asked when the site is built. The page shows the lines below a {@code
 * shown} comment, up to a blank line: so the code on the page is the code that made the picture next to it.
 */
final class Questions {

    /**
     * What the page shows of a question.
     *
     * @param name in {@code landing.html}
     * @param code the line of code, and what it gave
     * @param picture HTML
     * @param link the problem in the playground
     */
    record Answer(String name, String code, String picture, String link) {}

    private static final String CLUES =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    /** What a shift costs who works it. Everybody works one or two shifts, but not two on one day. */
    private static final String ROTA = """
            | Six shifts, four people. A cost says how much somebody would rather not work then.
            Fri-early Fri-late Sat-early Sat-late Sun-early Sun-late 1:2|Ann 1:2|Ben 1:2|Cleo 1:2|Dan \
            | Ann-Fri Ann-Sat Ben-Fri Ben-Sat Cleo-Fri Cleo-Sat Cleo-Sun Dan-Sat Dan-Sun
            Fri-early Ann Ann-Fri |2
            Fri-late Ann Ann-Fri
            Sat-early Ann Ann-Sat |2
            Fri-late Ben Ben-Fri
            Sat-early Ben Ben-Sat
            Sat-late Ben Ben-Sat |1
            Fri-early Cleo Cleo-Fri
            Sat-late Cleo Cleo-Sat |1
            Sun-early Cleo Cleo-Sun
            Sun-late Cleo Cleo-Sun
            Sat-late Dan Dan-Sat |1
            Sun-early Dan Dan-Sun
            Sun-late Dan Dan-Sun
            """;

    private static final String WEEK = """
            | On Monday only Cleo is there, and nobody works two shifts a day.
            Mon-early Mon-late Tue-early Tue-late | Cleo-Mon Ann-Tue Ben-Tue Cleo-Tue
            Mon-early Cleo-Mon
            Mon-late Cleo-Mon
            Tue-early Ann-Tue
            Tue-early Ben-Tue
            Tue-early Cleo-Tue
            Tue-late Ann-Tue
            Tue-late Ben-Tue
            Tue-late Cleo-Tue
            """;

    /** The text of this file. */
    private final String source;

    Questions(String source) {
        this.source = source;
    }

    List<Answer> answers() {
        return List.of(all(), howMany(), one(), cheapest(), whyNone());
    }

    private Answer all() {
        NQueens queens = NQueens.of(8);
        List<Queens> boards = new ArrayList<>();
        // shown: all
        DLX.forEach(queens.problem(), solution -> boards.add(queens.decode(solution)));

        Set<List<Integer>> seen = new HashSet<>();
        String pictures = boards.stream()
                .filter(board -> seen.add(likeness(board)))
                .map(Drawing::queens)
                .collect(Collectors.joining());
        return new Answer("all", code("all", boards.size() + " boards"), pictures, "p=queens&amp;n=8");
    }

    /** The same for boards that differ only by a turn or a mirror. */
    private static List<Integer> likeness(Queens board) {
        int size = board.size();
        List<List<Integer>> forms = new ArrayList<>();
        for (int form = 0; form < 8; form++) {
            Integer[] files = new Integer[size];
            for (int rank = 0; rank < size; rank++) {
                int file = board.fileOf(rank);
                int toFile = (form & 1) == 0 ? file : size - 1 - file;
                int toRank = (form & 2) == 0 ? rank : size - 1 - rank;
                files[(form & 4) == 0 ? toRank : toFile] = (form & 4) == 0 ? toFile : toRank;
            }
            forms.add(List.of(files));
        }
        return forms.stream()
                .min((a, b) -> a.toString().compareTo(b.toString()))
                .orElseThrow();
    }

    private Answer howMany() {
        Packing floor = Packing.of(Polycube.box(10, 10, 1), Piece.set("dominoes"));
        // shown: how-many
        BigInteger floors = Count.of(floor.problem()).solutions();

        // Any of them, each as likely as the others.
        List<PlacedPiece> drawn = SolutionDiagram.of(floor.problem())
                .inMemory()
                .sample(new Random(4))
                .orElseThrow();
        return new Answer(
                "how-many",
                code("how-many", floors.toString()),
                Drawing.dominoes(drawn, 10, 10),
                link(DlxFormat.format(floor.problem()), "many"));
    }

    private Answer one() {
        Sudoku sudoku = Sudoku.of(CLUES);
        // shown: one
        SudokuGrid filled =
                sudoku.decode(Feasibility.of(sudoku.problem()).solution().orElseThrow());

        return new Answer(
                "one",
                code("one", "81 digits, " + sudoku.clueCount() + " of them given"),
                Drawing.sudoku(filled),
                "p=sudoku&amp;clues=" + CLUES + "&amp;ask=one");
    }

    private Answer cheapest() {
        ExactCoverProblem<String, String> rota = DlxFormat.parse(ROTA);
        // shown: cheapest
        CheapestResult<String> result = Cheapest.of(rota).find();

        Solution<String> best = result.best().orElseThrow();
        Map<String, String> looks = best.options().stream().collect(Collectors.toMap(Questions::duty, option -> "on"));
        Map<String, String> costs = rota.options().stream()
                .collect(Collectors.toMap(
                        Questions::duty,
                        option -> String.valueOf(rota.costOf(rota.options().indexOf(option)))));
        return new Answer(
                "cheapest",
                code("cheapest", "cost " + best.cost() + (result.isProven() ? ", proven" : "")),
                table(
                        "A number is what that shift costs that person. Blue: the cheapest rota.",
                        shiftsOf(rota),
                        List.of("Ann", "Ben", "Cleo", "Dan"),
                        costs,
                        looks),
                link(ROTA, "cheap"));
    }

    /** The shift and the person of an option. */
    private static String duty(String option) {
        return option.replaceFirst("^(\\S+ \\w+).*", "$1");
    }

    private Answer whyNone() {
        ExactCoverProblem<String, String> week = DlxFormat.parse(WEEK);
        Duration limit = Duration.ofSeconds(10);
        // shown: why-none
        Infeasibility<String> reason = Feasibility.of(week).explain(limit);

        Map<String, String> free = week.options().stream().collect(Collectors.toMap(Questions::duty, option -> "free"));
        Map<String, String> looks = free.keySet().stream()
                .filter(duty -> reason.items().stream().anyMatch(shift -> duty.startsWith(shift + " ")))
                .collect(Collectors.toMap(duty -> duty, duty -> "clash"));
        return new Answer(
                "why-none",
                code("why-none", reason.items().toString()),
                table(
                        "On Monday only Cleo is there, and nobody works two shifts a day. So the two Monday shifts"
                                + " exclude each other.",
                        shiftsOf(week),
                        List.of("Ann", "Ben", "Cleo"),
                        free,
                        looks),
                link(WEEK, "why"));
    }

    private static List<String> shiftsOf(ExactCoverProblem<String, String> problem) {
        return problem.primaryItems().stream()
                .filter(item -> item.contains("-"))
                .toList();
    }

    /** Who works when; words and looks by shift and person. */
    private static String table(
            String caption,
            List<String> shifts,
            List<String> people,
            Map<String, String> words,
            Map<String, String> looks) {
        StringBuilder html = new StringBuilder("<table><caption>" + caption + "</caption><thead><tr><td></td>");
        shifts.forEach(shift -> html.append("<th scope=\"col\">" + shift.replace("-", "<br>") + "</th>"));
        html.append("</tr></thead><tbody>");
        for (String person : people) {
            html.append("<tr><th scope=\"row\">" + person + "</th>");
            for (String shift : shifts) {
                String duty = shift + " " + person;
                String look = looks.getOrDefault(duty, words.containsKey(duty) ? "can" : "cannot");
                html.append("<td class=\"" + look + "\">" + words.getOrDefault(duty, "")
                        + (look.equals("on") ? "<span class=\"unseen\">, works</span>" : "") + "</td>");
            }
            html.append("</tr>");
        }
        return html.append("</tbody></table>").toString();
    }

    private String code(String name, String result) {
        Matcher shown =
                Pattern.compile("// shown: " + name + "\\n((?: +\\S.*\\n)+)").matcher(source);
        if (!shown.find()) {
            throw new IllegalStateException("Questions.java has no lines after // shown: " + name);
        }
        return shown.group(1).stripTrailing().stripIndent() + "\n// " + result + "\n";
    }

    /** The words of a link to the playground that hold a problem in Knuth's format; link.js there reads them. */
    private static String link(String text, String question) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        byte[] packed = new byte[2 * text.length() + 100];
        deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        int size = deflater.deflate(packed);
        deflater.end();
        return "z=" + Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(packed, size)) + "&amp;ask="
                + question;
    }
}
