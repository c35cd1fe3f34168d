package io.github.exactcover.dlx.checks.fuzz;

import java.util.List;
import java.util.Map;

/** For each reader of a text that people write, some that it accepts. */
final class Samples {

    private static final String KILLER = "2x2::k:1024:1281:1281:1538:1024:7:8:1538:9:10:11:12:13:14:15:0:\n";

    static final Map<String, List<String>> TEXTS = Map.ofEntries(
            Map.entry(
                    "dlx",
                    List.of(
                            "| example\nA 0:12|B 2|CC | X Y\nA B X:0 Y:0\n\nA CC X:1 Y:1\r\nX:0 Y:1\nB X:1\nCC Y:1\n",
                            "a b c\n| cost 7\na b\n| cost -2\nc\n")),
            Map.entry("proven-problem", List.of("| two solutions\n1|a 1:1|b\na\n\nb\na b\n")),
            Map.entry("sudoku", List.of("1..4\n..1.\n.2..\n4..1\n", "1...............")),
            Map.entry("sudoku-file", List.of("# two\n1...............\n..2............4\n")),
            Map.entry("regions", List.of("AAAAB\nACCBB\nCCCBB\nDDEEE\nDDDEE")),
            Map.entry("cages", List.of(KILLER, "3 r1c1 r1c2\n15 r1c3 r1c4 r1c5\n4 r1c7 r2c7\n")),
            Map.entry("killer-file", List.of("# two\n" + KILLER + KILLER)),
            Map.entry("latin", List.of("12.\n.3.\n...\n")),
            Map.entry("mates", List.of("1234\n2143\n3412\n4321\n")),
            Map.entry("graph", List.of("c a graph\np edge 4 3\ne 1 2\ne 2 3\ne 3 4\n")),
            Map.entry("pieces", List.of("L x0..2:\nXX\nX.\nI x*:\nXXX", "L x2:\nX..\nXXX\n\n..X\n")),
            Map.entry("polycube", List.of("XX.\n.XX\n", "0,0 0,1 1,1,1")),
            Map.entry("cells", List.of("0,0 0,1 1,1,1")),
            Map.entry("triples", List.of("# teams\nAnn Ben Cleo\n\nDora Eli Fay\nBen Cleo Fay\n")),
            Map.entry(
                    "partition",
                    List.of(
                            " 3 4\n 10 2 1 2\n 4 1\n 3\n 9 2 2 3\n 2 1 1\n",
                            "3 2 12 34 0.5E+01\n10 2 5 0 0\n1 2\n4 1 8 0 0\n3\n")),
            Map.entry("words", List.of("cat\ndog # a comment\n\nemu\n")),
            Map.entry("crossword", List.of("c..\n.#.\n", "..\n..\n")));

    private Samples() {}
}
