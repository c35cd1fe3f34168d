package io.github.exactcover.dlx.web;

import java.util.ArrayList;
import java.util.List;

/** Requests of all kinds, to be answered here and in a browser. */
final class Cases {

    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    private static final String FEW =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

    private static final String COLORS = """
            A B C | X Y
            A B X:red Y:red
            A C X:blue Y:blue
            B X:blue
            C Y:blue
            """;
    private static final String BOUNDS = """
            2:3|team 1:2|night a b c d | room
            team a
            team b room:left
            team c room:left
            night a
            night b room:right
            night d
            team night c
            team d
            """;
    private static final String COSTS = """
            Ada Bob Eve Kim Hall Attic Lab Cellar
            Ada |0 Hall
            Ada |40 Attic
            Bob |0 Hall
            Bob |10 Attic
            Bob |5 Lab
            Eve |0 Attic
            Eve |0 Lab
            Kim |12 Cellar
            Kim |-3 Lab
            Kim |0 Hall
            Eve |9223372036854775 Cellar
            """;
    private static final String PIGEONS = """
            p1 p2 p3 q | h1 h2
            p1 h1
            p1 h2
            p2 h1
            p2 h2
            p3 h1
            p3 h2
            q
            """;

    private final List<String[]> requests = new ArrayList<>();

    private Cases() {}

    static List<String[]> all() {
        Cases cases = new Cases();
        cases.queens();
        cases.rows();
        cases.boxes();
        cases.sudokus();
        cases.texts();
        cases.models();
        cases.steps();
        return cases.requests;
    }

    private void add(String... request) {
        requests.add(request);
    }

    private void queens() {
        for (int n : new int[] {1, 2, 3, 4, 6, 8, 9}) {
            add("p=queens", "n=" + n, "ask=all");
        }
        for (String engine : List.of("dancing-links", "dancing-cells", "bit-parallel")) {
            add("p=queens", "n=7", "ask=all", "engine=" + engine, "choice=mrv");
            add("p=queens", "n=8", "ask=many", "engine=" + engine, "choice=first", "order=natural");
        }
        add("p=queens", "n=10", "ask=many");
        add("p=queens", "n=12", "ask=all", "show=20");
        add("p=queens", "n=20", "ask=one");
        add("p=queens", "n=8", "ask=all", "limit=10");
        add("p=queens", "n=3", "ask=why");
        add("p=queens", "n=10", "ask=estimate");
        add("p=queens", "n=1000", "ask=all");
    }

    private void rows() {
        add("p=langford", "n=4", "ask=all");
        add("p=langford", "n=5", "ask=all");
        add("p=langford", "n=5", "ask=why");
        add("p=langford", "n=7", "ask=all", "engine=dancing-cells", "choice=wtd");
        add("p=langford", "n=8", "ask=many");
        add("p=langford", "n=11", "ask=one");
    }

    private void boxes() {
        String all = "pieces=F.I.L.P.N.T.U.V.W.X.Y.Z";
        add("p=pieces", "rows=3", "cols=20", all, "ask=all");
        add("p=pieces", "rows=8", "cols=8", "holes=27.28.35.36", all, "ask=many");
        add("p=pieces", "rows=8", "cols=8", "holes=0.7.56.63", all, "ask=one");
        add("p=pieces", "rows=5", "cols=5", "pieces=F.I.L.P.N", "ask=all");
        add("p=pieces", "rows=4", "cols=5", "set=tetrominoes", "pieces=I.L.O.S.T", "ask=why");
        add("p=pieces", "rows=2", "cols=5", "pieces=L.P", "ask=many");
        add("p=pieces", "rows=5", "cols=5", "pieces=F.I", "ask=all");
        add("p=pieces", "rows=8", "cols=8", "holes=0.63", "own=I x*:\nXX", "ask=why");
        add("p=pieces", "rows=3", "cols=4", "pieces=P", "own=v x1..2:\nX.\nXX\ns x0..9:\nX", "ask=many");
        add("p=pieces", "rows=2", "cols=5", "own=I x*:\nXXX", "ask=why");
        add("p=pieces", "rows=2", "cols=5", "own=I x*:\nX!", "ask=all");
    }

    private void models() {
        String lines = "text=2 2\n4 4\n9\n9\n7\n5\n3\n1\n\n3\n5\n6\n6\n6\n6\n6\n5\n3";
        String regions = "text=AAAABB\nCAEBBB\nCEEDDD\nEEDDDD\nEEDDDD\nEEDDDF";
        for (String question : List.of("all", "many", "one", "step")) {
            add("p=nonogram", lines, "ask=" + question);
            add("p=stars", regions, "ask=" + question);
        }
        add("p=nonogram", "text=title x\r\nrows\r\n1\r\n1,1\u2028columns\n2\n0\n1", "ask=all");
        add("p=nonogram", "text=1\n\n0\n0", "ask=why");
        add("p=nonogram", "text=1\n\n5", "ask=all");
        add("p=stars", "text=2\nAB\nAB", "ask=all");
        add("p=stars", "text=\uD83D\uDE00B\n\uD83D\uDE00B\n", "ask=many");
    }

    private void sudokus() {
        add("p=sudoku", "clues=" + HARD, "ask=all");
        add("p=sudoku", "clues=" + HARD, "ask=one");
        add("p=sudoku", "clues=" + FEW, "ask=many");
        add("p=sudoku", "clues=" + FEW.replace("9.......5", "........."), "ask=all", "limit=50");
        add("p=sudoku", "clues=1" + ".".repeat(7) + "2........9" + ".".repeat(63), "ask=one");
        add("p=sudoku", "clues=12345678." + "........9" + ".".repeat(63), "ask=why");
        add("p=sudoku", "clues=11" + ".".repeat(79), "ask=all");
        sudokuTexts();
    }

    /** Reading them takes regular expressions, which are those of TeaVM in a browser. */
    private void sudokuTexts() {
        String framed = "+---+---+\n|1 .|. 4|\n|. 4|1 .|\n+---+---+\n|. .|. 1|\n|? x|0 _|\n+---+---+\n";
        for (String text : List.of(
                framed,
                framed.replace("|", "\u2502").replace('\n', '\t'),
                "Grid 01\n1,,,4\n,4,1,\n,,,1\n,,,\n",
                "1;;;4\n;4;1;\n;;;1\n;;;\n",
                "[[1,0,0,4],[0,4,1,0],[0,0,0,1],[0,0,0,0]]",
                "\u00A01 2 3 4\u00A0\n3 4 1 2\n2 1 4 3\n4 3 2\u30001",
                "4x4:d:k:" + "0:".repeat(16),
                "1 2 3\n[Puzzle]\n4 \u0007 5",
                "r1c1 = 1",
                " \u2028 ")) {
            add("p=sudoku", "clues=" + text, "ask=all");
        }
    }

    private void texts() {
        add("p=text", "text=" + COLORS, "ask=all");
        add("p=text", "text=" + COLORS, "ask=many", "engine=dancing-links", "choice=frb");
        add("p=text", "text=" + BOUNDS, "ask=all");
        add("p=text", "text=" + BOUNDS, "ask=many");
        add("p=text", "text=" + COSTS, "ask=all");
        add("p=text", "text=" + COSTS, "ask=cheap", "show=3");
        add("p=text", "text=" + PIGEONS, "ask=all");
        add("p=text", "text=" + PIGEONS, "ask=why");
        add("p=text", "text=" + PIGEONS, "ask=cheap");
        add("p=text", "text=a b\na c\n", "ask=all");
        add("p=text", "text=a b\na\n\"b\\\n", "ask=look");
        add("p=text", "text=a b\na \u0001\u009F b\n", "ask=all");
        add("p=text", "text=[[0,3,6],[0,3]]\n", "ask=all");
    }

    private void steps() {
        add("p=queens", "n=6", "ask=step");
        add("p=queens", "n=8", "ask=step", "from=500", "steps=20", "choice=first");
        add("p=queens", "n=8", "ask=step", "until=solution", "steps=5");
        add("p=langford", "n=7", "ask=step", "from=30", "until=dead", "steps=5");
        add("p=text", "text=" + BOUNDS, "ask=step");
    }
}
