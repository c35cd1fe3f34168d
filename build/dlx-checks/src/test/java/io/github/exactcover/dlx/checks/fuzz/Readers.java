package io.github.exactcover.dlx.checks.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.formats.files.ProblemFormats;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.model.puzzles.Dominosa;
import io.github.exactcover.dlx.model.puzzles.EdgeMatching;
import io.github.exactcover.dlx.model.puzzles.Futoshiki;
import io.github.exactcover.dlx.model.puzzles.Kakuro;
import io.github.exactcover.dlx.model.puzzles.LogicGrid;
import io.github.exactcover.dlx.model.puzzles.Nonogram;
import io.github.exactcover.dlx.model.puzzles.Pips;
import io.github.exactcover.dlx.model.puzzles.StarBattle;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.JobFolder;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Part;
import io.github.exactcover.dlx.parts.PartResult;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.problems.design.LatinSquare;
import io.github.exactcover.dlx.problems.design.OrthogonalMates;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.packing.BurrPuzzle;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.problems.partition.SetCover;
import io.github.exactcover.dlx.problems.partition.SetPartitioning;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import io.github.exactcover.dlx.problems.sudoku.KillerFile;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuFile;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import io.github.exactcover.dlx.problems.word.Crossword;
import io.github.exactcover.dlx.problems.word.WordList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** All that reads what others may have written, under a name each. */
final class Readers {

    /** A small search, for files that belong to one. */
    private static final ExactCoverProblem<String, String> PROBLEM =
            DlxFormat.parse("a b c d | x\na b x:1\nc d x:1\na c x:1\nb d x:2\na\nb\nc\nd\n");

    static final Plan PLAN = Plan.of(PROBLEM).toSolve();

    private static final Budget SMALL = Budget.NONE.nodes(100).pieces(2);

    /** Something that reads bytes. */
    interface Reader {
        void read(byte[] bytes) throws IOException;
    }

    static final Map<String, Reader> ALL = all();

    private Readers() {}

    private static Map<String, Reader> all() {
        Map<String, Reader> readers = new LinkedHashMap<>();
        readers.put("dlx", bytes -> inFile(bytes, DlxFormat::read));
        // The inputs are texts, and arrays of NumPy are none.
        ProblemFormats.all().stream()
                .filter(format -> !format.name().equals("npy"))
                .forEach(format -> readers.putIfAbsent(format.name(), bytes -> inFormat(format, bytes)));
        readers.put(
                "checkpoint",
                bytes -> inFile(
                        sealed(bytes), file -> DLX.search(PROBLEM).resume(file).forEach(solution -> {})));
        readers.put("checkpoint-ledger", bytes -> inFile(sealed(bytes), file -> Ledger.resume(PLAN, file)));
        readers.put("plan", bytes -> Plan.parse(sealedLines(bytes)));
        readers.put("part", bytes -> PLAN.run(Part.parse(text(bytes)), SMALL));
        readers.put("result", bytes -> Ledger.of(PLAN).put(PartResult.parse(sealedLines(bytes))));
        readers.put("job", Readers::job);
        readers.put("diagram", bytes -> inFile(withSum(bytes), SolutionDiagram::load));
        readers.put("proof", ProofReaders::proof);
        readers.put("proven-problem", ProofReaders::problem);
        readers.put("sudoku", bytes -> Sudoku.of(text(bytes)));
        readers.put(
                "sudoku-file",
                bytes -> SudokuFile.read(new StringReader(puzzle(bytes))).forEach(puzzle -> {}));
        readers.put("regions", bytes -> SudokuRules.regions(text(bytes)));
        readers.put("cages", bytes -> KillerSudoku.of(text(bytes)));
        readers.put(
                "killer-file",
                bytes -> KillerFile.read(new StringReader(puzzle(bytes))).forEach(puzzle -> {}));
        readers.put("latin", bytes -> LatinSquare.completing(text(bytes)));
        readers.put("mates", bytes -> OrthogonalMates.of(text(bytes)));
        readers.put("graph", bytes -> Graph.ofDimacs(text(bytes)));
        readers.put("edges", bytes -> Graph.parse(puzzle(bytes)));
        readers.put("burr", Readers::burr);
        readers.put("cover", bytes -> SetCover.parse(text(bytes)));
        readers.put("pieces", bytes -> Piece.parse(text(bytes)));
        readers.put("polycube", bytes -> Polycube.of(text(bytes)));
        readers.put("cells", bytes -> Polycube.listed(text(bytes)));
        readers.put("triples", bytes -> TripleCover.parse(text(bytes)));
        readers.put("partition", bytes -> SetPartitioning.parse(text(bytes)));
        readers.put("words", bytes -> WordList.parse(text(bytes)));
        readers.put("crossword", bytes -> Crossword.of(text(bytes), List.of("cat", "tac", "act", "at")));
        readers.put("nonogram", bytes -> Nonogram.parse(text(bytes)));
        readers.put("star-battle", bytes -> StarBattle.parse(text(bytes)));
        readers.put("kakuro", bytes -> Kakuro.parse(text(bytes)));
        readers.put("futoshiki", bytes -> Futoshiki.parse(text(bytes)));
        readers.put("edge-matching", bytes -> EdgeMatching.parse(text(bytes)));
        readers.put("dominosa", bytes -> Dominosa.parse(text(bytes)));
        readers.put("pips", bytes -> Pips.parse(text(bytes)));
        readers.put("logic-grid", bytes -> LogicGrid.parse(text(bytes)));
        return readers;
    }

    private static void burr(byte[] bytes) {
        BurrPuzzle puzzle = BurrPuzzle.parse(puzzle(bytes));
        for (int number = 1; number <= puzzle.problems().size(); number++) {
            puzzle.problem(number);
        }
    }

    /** The text of a puzzle. What says which puzzle it is refuses nothing. */
    private static String puzzle(byte[] bytes) {
        String text = text(bytes);
        SudokuFile.isSudoku(text);
        KillerFile.isKiller(text);
        Graph.isGraph(text);
        BurrPuzzle.isBurrPuzzle(text);
        return text;
    }

    /** Recognises a file and reads it. */
    private static void inFormat(ProblemFormat format, byte[] bytes) throws IOException {
        format.fit(FileStart.of("", new ByteArrayInputStream(bytes)));
        format.read(new ByteArrayInputStream(bytes));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, UTF_8);
    }

    /** Damage is found by a check sum. So that more than that is tested, the lines get the right one. */
    private static List<String> sealedLines(byte[] bytes) {
        List<String> lines = new ArrayList<>(text(bytes).lines().toList());
        SealedText.seal(lines);
        return lines;
    }

    private static byte[] sealed(byte[] bytes) {
        List<String> lines =
                new ArrayList<>(new String(bytes, ISO_8859_1).lines().toList());
        SealedText.seal(lines);
        return (String.join("\n", lines) + "\n").getBytes(ISO_8859_1);
    }

    private static byte[] withSum(byte[] bytes) {
        byte[] lines = (text(bytes).endsWith("\n") ? text(bytes) : text(bytes) + "\n").getBytes(UTF_8);
        CRC32 sum = new CRC32();
        sum.update(lines);
        return (new String(lines, UTF_8) + "check " + HexFormat.of().toHexDigits((int) sum.getValue()) + "\n")
                .getBytes(UTF_8);
    }

    private interface FileReader {
        Object read(Path file) throws IOException;
    }

    private static void inFile(byte[] bytes, FileReader reader) throws IOException {
        Path file = Files.createTempFile("dlx-fuzz-", ".txt");
        try {
            Files.write(file, bytes);
            reader.read(file);
        } finally {
            Files.delete(file);
        }
    }

    /** A folder of a job in which the first byte chooses the file that holds the others. */
    private static void job(byte[] bytes) throws IOException {
        Path folder = Files.createTempDirectory("dlx-fuzz-");
        try {
            JobFolder.create(folder, PLAN, 2).run(1, SMALL, () -> false);
            List<Path> files = jobFiles(folder);
            byte[] rest = Arrays.copyOfRange(bytes, Math.min(1, bytes.length), bytes.length);
            Files.write(files.get(bytes.length == 0 ? 0 : Math.floorMod(bytes[0], files.size())), sealed(rest));
            JobFolder job = JobFolder.at(folder);
            job.merge(3);
            while (job.runNext(SMALL, () -> false).isPresent()) {
                job.merge(0);
            }
        } finally {
            for (Path file : below(folder)) {
                Files.delete(file);
            }
        }
    }

    /** The files of a job with one result: plan, start, parts, result. */
    private static List<Path> jobFiles(Path folder) throws IOException {
        Path results = folder.resolve("results");
        return List.of(
                folder.resolve("plan"),
                folder.resolve("start"),
                folder.resolve("parts"),
                below(results).get(0));
    }

    /** All that is below a folder, then the folder itself. */
    private static List<Path> below(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.sorted(Comparator.reverseOrder()).toList();
        }
    }

    /** For each reader, inputs that it accepts. Fuzzing begins with them. */
    static Map<String, List<byte[]>> accepted() throws IOException {
        Map<String, List<byte[]>> accepted = new LinkedHashMap<>();
        Samples.TEXTS.forEach((reader, texts) -> accepted.put(
                reader, texts.stream().map(text -> text.getBytes(UTF_8)).toList()));
        accepted.put("plan", List.of(unsealed(PLAN.lines())));
        accepted.put("result", List.of(unsealed(PLAN.run(PLAN.whole(), SMALL).lines())));
        accepted.put("proof", ProofReaders.proofs());
        accepted.put("part", List.of(PLAN.whole().toString().getBytes(UTF_8)));
        Path folder = Files.createTempDirectory("dlx-fuzz-");
        try {
            JobFolder.create(folder.resolve("job"), PLAN, 2).run(1, SMALL, () -> false);
            List<byte[]> files = new ArrayList<>();
            for (Path file : jobFiles(folder.resolve("job"))) {
                byte[] content = unsealed(Files.readAllLines(file));
                byte[] chosen = new byte[content.length + 1];
                chosen[0] = (byte) files.size();
                System.arraycopy(content, 0, chosen, 1, content.length);
                files.add(chosen);
            }
            accepted.put("job", files);
            accepted.put("checkpoint-ledger", List.of(unsealed(Files.readAllLines(folder.resolve("job/start")))));
            Path checkpoint = folder.resolve("checkpoint");
            DLX.search(PROBLEM)
                    .limit(1)
                    .checkpointTo(checkpoint, Duration.ofHours(1))
                    .forEach(solution -> {});
            accepted.put("checkpoint", List.of(unsealed(Files.readAllLines(checkpoint))));
            Path diagram = folder.resolve("diagram");
            SolutionDiagram.of(PROBLEM).inMemory().save(diagram);
            accepted.put("diagram", List.of(unsealed(Files.readAllLines(diagram))));
        } finally {
            for (Path file : below(folder)) {
                Files.delete(file);
            }
        }
        return accepted;
    }

    /** Without the last line, which is a check sum. */
    private static byte[] unsealed(List<String> lines) {
        return (String.join("\n", lines.subList(0, lines.size() - 1)) + "\n").getBytes(UTF_8);
    }
}
