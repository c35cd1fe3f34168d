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
            Map.entry("ec", List.of("c n = 3, m = 2\np ec 3 2\ns 1 2\ns 3\n", "p ec 2\ns 0\ns 1\ns\n")),
            Map.entry(
                    "json",
                    List.of(
                            "[[1,2],[0,4],[3],[]]",
                            "[[0,1,1],[1,0,0]]\n",
                            "[[\"p\",[1,2]],[\"q\",[0]]]",
                            "{\"items\":[\"a\",\"b\"],\"sets\":[[\"a\"],[\"b\"]],\"n\":2}",
                            "{'columns':['a','b'],'index':[1,2],'data':[[1,0],[0,1]]} // split",
                            "[{\"name\":\"A\",\"items\":[0,1],\"cost\":3},{\"items\":[2]}]",
                            "[{\"p\":\"x\",\"a\":0,\"b\":true},{\"p\":\"y\",\"a\":1,\"b\":0}]")),
            Map.entry("json-matrix", List.of("[[0,1],[1,0]]", "[0 1 1]\n[1. 0 0]\n")),
            Map.entry(
                    "sets",
                    List.of(
                            "{ a b c }\n{ {a} {b c} {} }\n",
                            "# sets\nA = {1, 2}\nB: (3,)\nC -> set([4, 5])\n",
                            "[[True, False], [False, True]]")),
            Map.entry("items-sets", List.of("{ 1 2 3 }\n{ 1 2 }\n{ 3 }\n", "U = {'a'}\nA = {'a'}\n")),
            Map.entry(
                    "matrix",
                    List.of(
                            "0,1,1\n1,0,0\n,,\n",
                            "plan,Mon,Tue\np,1,0\n\"q, too\",0,1\n",
                            "0010\n1101\n",
                            "  a b | x\np 1 0 | :r\nq r 0 1 | 0\n",
                            "2 3\n0 1 1\n1 0 0\n")),
            Map.entry("rows", List.of("1 4 7\n2,3\n5;6\n", "# from 0\n0 1\n2\n")),
            Map.entry("sized-rows", List.of("2 3\n1 2\n3\n", "4\n0 1\n2 3\n")),
            Map.entry("counted-rows", List.of("2 1 2\n1 3\n", "2 3\n2 1 2\n1 3\n")),
            Map.entry("ended-rows", List.of("1 2 0\n3 0\n", "2 3\n0 1 -1\n2 -1\n")),
            Map.entry(
                    "mtx",
                    List.of(
                            "%%MatrixMarket matrix coordinate pattern general\n% a\n2 2 2\n1 1\n2 2\n",
                            "%%MatrixMarket matrix coordinate integer symmetric\n2 2 2\n1 1 1\n2 1 1\n")),
            Map.entry(
                    "lp",
                    List.of(
                            "\\ a remark\nMinimize\n c: 3 x + y\nSubject To\n r: x + y = 1\n s: x <= 1\nBinary\n "
                                    + "x y\nEnd\n",
                            "max a\nst\n 0 <= a + b <= 1\nbounds\n a <= 1\n 0 <= b <= 1\ngeneral\n a b\nend\n")),
            Map.entry("mps", List.of("""
                            NAME p
                            ROWS
                             N C
                             E R
                             L S
                            COLUMNS
                             M 'MARKER' 'INTORG'
                             X C 3 R 1
                             X S 1
                             Y R 1
                            RHS
                             RHS R 1 S 1
                            BOUNDS
                             BV B X
                             UP B Y 1
                            ENDATA
                            """)),
            Map.entry("xc", List.of("p xc 2 0\n1 0\n2 0\n", "p xcc 2 1\n1 3 -1 $5 0\n2 3 -1 0\n")),
            Map.entry("miniexact", List.of("< a b:1;2 > [ x ]\na x:red $5;\nb;\n")),
            Map.entry("proven-problem", List.of("| two solutions\n1|a 1:1|b\na\n\nb\na b\n")),
            Map.entry("sudoku", List.of("1..4\n..1.\n.2..\n4..1\n", "1...............")),
            Map.entry(
                    "sudoku-file",
                    List.of(
                            "# two\n1...............\n..2............4\n",
                            "+--+--+\n|1.|..|\n|..|2.|\n+--+--+\n|.3|..|\n|..|.4|\n",
                            "[Puzzle]\n\"1\";;;\n;;2;\n;3;;\n;;;4\n[State]\n1",
                            "<opensudoku><game data=\"1000002003000004\"/></opensudoku>")),
            Map.entry("regions", List.of("AAAAB\nACCBB\nCCCBB\nDDEEE\nDDDEE")),
            Map.entry(
                    "cages",
                    List.of(
                            KILLER,
                            "3 r1c1 r1c2\n15 r1c3 r1c4 r1c5\n4 r1c7 r2c7\n",
                            "6 0 1 4\n7;2;3\n6 5,6\n7 7 11 15\n7 8 9\n1 10\n2 12\n4 13 14\n")),
            Map.entry(
                    "killer-file",
                    List.of("# two\n" + KILLER + KILLER, "SumoCueV1=6+0=7+2+0=6+5=7=7+8=1+7=2=4+13+7\n")),
            Map.entry("latin", List.of("12.\n.3.\n...\n")),
            Map.entry("mates", List.of("1234\n2143\n3412\n4321\n")),
            Map.entry("graph", List.of("c a graph\np edge 4 3\ne 1 2\ne 2 3\ne 3 4\n")),
            Map.entry(
                    "edges", List.of("source,target\na,b\n\"b c\";a\nd\n", "3 2\n1 2\n2 3\n", "graph {\na -- b;\n}\n")),
            Map.entry(
                    "burr",
                    List.of("<puzzle version=\"2\"><gridType type=\"0\"/><shapes><voxel x=\"2\" y=\"2\" z=\"1\""
                            + " name=\"a\">##+_</voxel><voxel x=\"2\" y=\"1\" z=\"1\">##</voxel></shapes><problems>"
                            + "<problem><shapes><shape id=\"1\" min=\"0\" max=\"2\"/></shapes><result id=\"0\"/>"
                            + "</problem></problems></puzzle>")),
            Map.entry("cover", List.of(" 3 4\n 2 3 3 1\n 2\n 1 2\n 2\n 2 3\n 3\n 1 3 4\n", "2 1\n7 2 1 2\n")),
            Map.entry("pieces", List.of("L x0..2:\nXX\nX.\nI x*:\nXXX", "L x2:\nX..\nXXX\n\n..X\n", "L x0:\n##\n#.\n")),
            Map.entry("polycube", List.of("XX.\n.XX\n", "##+\n.##\n", "0,0 0,1 1,1,1")),
            Map.entry("cells", List.of("0,0 0,1 1,1,1")),
            Map.entry("triples", List.of("# teams\nAnn Ben Cleo\n\nDora Eli Fay\nBen Cleo Fay\n")),
            Map.entry(
                    "partition",
                    List.of(
                            " 3 4\n 10 2 1 2\n 4 1\n 3\n 9 2 2 3\n 2 1 1\n",
                            "3 2 12 34 0.5E+01\n10 2 5 0 0\n1 2\n4 1 8 0 0\n3\n")),
            Map.entry("words", List.of("cat\ndog # a comment\n\nemu\n")),
            Map.entry("crossword", List.of("c..\n.#.\n", "..\n..\n")),
            Map.entry(
                    "nonogram",
                    List.of(
                            "3\n1 1\n\n2\n1\n2\n",
                            "title \"a\"\nwidth 2\nrows\n1,\n2\ncolumns\n2\n1\ngoal \"0111\"\n")),
            Map.entry("star-battle", List.of("AAAB\nAABB\nCBBD\nCCDD\n", "1\na, b\nb, a\n")),
            Map.entry("kakuro", List.of("# 4\\ 3\\\n\\3 . .\n\\4 . 1\n")),
            Map.entry("futoshiki", List.of(". > . .\n. . < .\n^\n. 2 .\n")),
            Map.entry("edge-matching", List.of("2 2\n0 1 2 0\n0 0 3 1\n2 4 0 0\n3 0 0 4\n")),
            Map.entry("dominosa", List.of("0 0 1\n1 1 0\n", "#12\n11#\n22#\n")),
            Map.entry(
                    "pips",
                    List.of(
                            "aab\n*cb\n\n0-1 1-2 2-3\na 5\nb =\nc <1\n",
                            "aab.\nacbd\n..*.\n\n01 12 23 44\na !=\nb >2\n")),
            Map.entry(
                    "logic-grid",
                    List.of("p: 1 2 3\nn: a, b, c\n# clues\na = 1 or 2\nb < a\nc next to a\nc = b + 2\n")));

    private Samples() {}
}
