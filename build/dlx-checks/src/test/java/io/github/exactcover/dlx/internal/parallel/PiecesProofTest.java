package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.checks.proof.RandomText;
import io.github.exactcover.dlx.checks.proof.Tables;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.internal.proof.ProofPieces;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.search.links.ProvenLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Proofs written by {@link Worker workers} that take their turns at random and give work away all the time. In their
 * package, because threads do so only once in some milliseconds. What they write are the steps of one thread.
 */
class PiecesProofTest {

    @TempDir
    Path folder;

    /** What workers may do with solutions. */
    private enum Way {
        COUNT,
        SHOW,
        COLLECT
    }

    private record Nothing() implements Sink {
        @Override
        public void accept(int[] told) {}

        @Override
        public Sink append(Sink later) {
            return this;
        }
    }

    /** One who has nothing to do is counted as one that waits for work. */
    private static final class Player {
        private final Worker worker;
        private final Segments segments;
        private @Nullable Segment segment;

        Player(View view, ItemRule rule, Segments segments, Way way) {
            this.segments = segments;
            this.worker = new Worker(
                    segments,
                    () -> new Reporter(
                            new DancingLinks(view.table(), rule, way == Way.COUNT, Branch.NONE),
                            way != Way.SHOW,
                            false),
                    Pace.ofSlices(() -> 0));
            if (way == Way.COLLECT) {
                worker.collectInto(Nothing::new, true, () -> false);
            }
            segments.changeWaiting(1);
        }

        void play(long budget) {
            if (segment == null) {
                segment = segments.takeWork();
                if (segment == null) {
                    return;
                }
                segments.changeWaiting(-1);
                worker.enter(segment);
            }
            if (!worker.visitSlice(segment, budget)) {
                segment = null;
                segments.changeWaiting(1);
            }
        }
    }

    private Path file(String name) {
        return folder.resolve(name);
    }

    private String unpacked(String name) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file(name)))) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private String verdict(String text, String name) throws IOException {
        return ProofCheck.check(Files.writeString(file("problem"), text), file(name))
                .text();
    }

    @Test
    void whatWorkersWriteAreTheStepsOfOneThread() throws IOException {
        Random random = new Random(41);
        int shared = 0;
        int solvable = 0;
        for (int k = 0; k < 500; k++) {
            String text = RandomText.of(random, 5 + random.nextInt(5), 10 + random.nextInt(20), 1, false);
            OptionTable table = Tables.of(DlxFormat.parse(text));
            BitSet required = some(random, table);
            BitSet forbidden = some(random, table);
            View view = Restriction.of(table, required, forbidden);
            ItemRule rule = random.nextInt(3) == 0 ? ItemRule.LEFTMOST : ItemRule.SMALLEST;

            DancingLinks alone = new DancingLinks(view.table(), rule, true, Branch.ROOT);
            ProofWriter single = new ProofWriter(file("alone"), table, view, required, forbidden);
            ProvenLinks.write(alone, single);
            alone.run(Long.MAX_VALUE);
            single.end(BigInteger.valueOf(alone.solutions()));

            ProofWriter proof = new ProofWriter(file("proof"), table, view, required, forbidden);
            int played = play(proof, view, rule, random);
            proof.end(BigInteger.valueOf(alone.solutions()));

            assertThat(unpacked("proof")).as(text).isEqualTo(unpacked("alone"));
            assertThat(verdict(text, "proof")).as(text).startsWith("VERIFIED: " + alone.solutions() + " solution");
            shared += played > 1 ? 1 : 0;
            solvable += alone.solutions() > 0 ? 1 : 0;
        }
        assertThat(shared).as("searches in which several have written").isGreaterThan(150);
        assertThat(solvable).isBetween(100, 450);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("alone", "proof", "problem");
    }

    /** Plays a search to its end, and says how many pieces had steps. */
    private static int play(ProofWriter proof, View view, ItemRule rule, Random random) {
        Way way = Way.values()[random.nextInt(3)];
        Segments segments = new Segments(Remainder.ALL, 4, way != Way.SHOW, 2000);
        int[] pieces = {0};
        try (ProofPieces parts = new ProofPieces(proof)) {
            segments.proveTo(parts, (engine, writer) -> {
                ProvenLinks.write((DancingLinks) engine, writer);
                pieces[0]++;
            });
            List<Player> players = IntStream.range(0, 2 + random.nextInt(3))
                    .mapToObj(number -> new Player(view, rule, segments, way))
                    .toList();
            while (!segments.isDone()) {
                players.get(random.nextInt(players.size())).play(1 + random.nextInt(3));
                if (way == Way.SHOW && random.nextInt(8) == 0) {
                    segments.poll();
                }
            }
        }
        return pieces[0];
    }

    private static BitSet some(Random random, OptionTable table) {
        BitSet options = new BitSet();
        if (random.nextInt(4) == 0) {
            options.set(random.nextInt(table.optionCount()));
        }
        return options;
    }

    /** The pieces of queens, as engines write them that split until there is nothing to give away. */
    @Test
    void onlyAllPiecesInTheirOrderAreAccepted() throws IOException {
        Path dlx = file("problem");
        DlxFormat.write(NQueens.of(6).problem(), dlx);
        String text = Files.readString(dlx);
        OptionTable table = Tables.of(NQueens.of(6).problem());
        List<byte[]> pieces = pieces(table);
        assertThat(pieces).hasSizeGreaterThan(15);
        assertThat(verdictOf(pieces, text, table)).isEqualTo("VERIFIED: 4 solutions");

        Random random = new Random(43);
        int refused = 0;
        for (int k = 0; k < 300; k++) {
            List<byte[]> wrong = new ArrayList<>(pieces);
            int one = random.nextInt(pieces.size());
            int other = random.nextInt(pieces.size());
            switch (k % 3) {
                case 0 -> wrong.remove(one);
                case 1 -> Collections.swap(wrong, one, other);
                default -> {
                    byte[] changed = wrong.get(one).clone();
                    changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(7));
                    wrong.set(one, changed);
                }
            }
            String verdict = verdictOf(wrong, text, table);
            // Some nodes are as hopeless by another item. But whatever is accepted is true.
            assertThat(verdict).matches("(REFUSED|NOT WHOLE).*|VERIFIED: 4 solutions");
            boolean isSame = one == other || List.of(pieces.get(one)).equals(List.of(pieces.get(other)));
            assertThat(verdict.startsWith("VERIFIED") && k % 3 == 0)
                    .as("accepted without a piece")
                    .isFalse();
            refused += verdict.startsWith("VERIFIED") || isSame ? 0 : 1;
        }
        assertThat(refused).isGreaterThan(200);
    }

    private List<byte[]> pieces(OptionTable table) throws IOException {
        List<byte[]> pieces = new ArrayList<>();
        List<Branch> left = new ArrayList<>(List.of(Branch.ROOT));
        while (!left.isEmpty()) {
            DancingLinks engine = new DancingLinks(table, ItemRule.SMALLEST, true, left.remove(left.size() - 1));
            ProofWriter writer = new ProofWriter(file("piece"), table, View.same(table), new BitSet(), new BitSet());
            ProvenLinks.write(engine, writer);
            while (engine.run(1) != Step.EXHAUSTED) {
                engine.split().ifPresent(left::add);
            }
            writer.end(BigInteger.ZERO);
            String steps = unpacked("piece").split("steps\n", 2)[1];
            byte[] piece =
                    steps.substring(0, steps.length() - "count 0\n".length()).getBytes(StandardCharsets.ISO_8859_1);
            if (piece.length > 0) {
                pieces.add(piece);
            }
        }
        return pieces;
    }

    private String verdictOf(List<byte[]> pieces, String text, OptionTable table) throws IOException {
        ByteArrayOutputStream proof = new ByteArrayOutputStream();
        int secondary = table.itemCount() - table.primaryCount();
        String header = "problem " + table.primaryCount() + " " + secondary + " " + table.optionCount();
        proof.writeBytes(("exact cover proof 1\n" + header + "\nsteps\n").getBytes(StandardCharsets.US_ASCII));
        pieces.forEach(proof::writeBytes);
        proof.writeBytes("count 4\n".getBytes(StandardCharsets.US_ASCII));
        Files.write(file("pieces"), proof.toByteArray());
        return verdict(text, "pieces");
    }

    /** Pieces that end in any order, with more steps than fit into a buffer. */
    @Test
    void piecesAreCopiedInTheirOrder() throws IOException {
        OptionTable table = Tables.of(DlxFormat.parse("a b c d e f g\na b\nc d\ne f g\n"));
        Random random = new Random(44);
        for (int k = 0; k < 30; k++) {
            ProofWriter proof = new ProofWriter(file("proof"), table, View.same(table), new BitSet(), new BitSet());
            StringBuilder expected = new StringBuilder();
            try (ProofPieces parts = new ProofPieces(proof)) {
                List<ProofPieces.Piece> pieces = new ArrayList<>(List.of(parts.first()));
                while (pieces.size() < 7) {
                    int at = random.nextInt(pieces.size());
                    pieces.add(at + 1, pieces.get(at).divide());
                }
                List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6));
                Collections.shuffle(order, random);
                int[] steps = random.ints(7, 0, k % 3 == 0 ? 3 : 200_000).toArray();
                for (int half = 0; half < 2; half++) {
                    for (int at : order) {
                        for (int step = 0; step < steps[at]; step++) {
                            pieces.get(at).writer().item(at);
                        }
                        if (half == 1) {
                            pieces.get(at).end();
                        }
                    }
                }
                IntStream.range(0, 7)
                        .forEach(at ->
                                expected.append(String.valueOf((char) (26 + at)).repeat(2 * steps[at])));
            }
            proof.end(BigInteger.ONE);
            assertThat(unpacked("proof").split("steps\n", 2)[1].equals(expected + "count 1\n"))
                    .as("the same steps")
                    .isTrue();
        }
        assertThat(folder.toFile().list()).containsExactly("proof");
    }

    /** One thread brings to the proof what was kept of a piece, while another one still writes that piece. */
    @Test
    void aPieceIsCopiedWhileItIsWritten() throws Exception {
        OptionTable table = Tables.of(DlxFormat.parse("a b c\na b\nc\n"));
        int steps = 8_000_000;
        ProofWriter proof = new ProofWriter(file("proof"), table, View.same(table), new BitSet(), new BitSet());
        try (ProofPieces parts = new ProofPieces(proof)) {
            ProofPieces.Piece first = parts.first();
            ProofPieces.Piece second = first.divide();
            CountDownLatch half = new CountDownLatch(1);
            Thread other = new Thread(() -> {
                for (int step = 0; step < steps; step++) {
                    second.writer().item(step < steps / 2 ? 1 : 2);
                    if (step == steps / 2) {
                        half.countDown();
                    }
                }
                second.end();
            });
            other.start();
            first.writer().item(0);
            half.await();
            first.end();
            other.join();
        }
        proof.end(BigInteger.ONE);
        String expected = "\32" + "\33".repeat(steps / 2) + "\34".repeat(steps / 2) + "count 1\n";
        assertThat(unpacked("proof").split("steps\n", 2)[1].equals(expected))
                .as("the same steps")
                .isTrue();
    }

    @Test
    void whatCannotBeKeptIsSaid() throws IOException {
        OptionTable table = Tables.of(DlxFormat.parse("a\na\na\n"));
        Path place = Files.createDirectory(folder.resolve("gone"));
        Path file = place.resolve("proof");
        ProofWriter proof = new ProofWriter(file, table, View.same(table), new BitSet(), new BitSet());
        try (ProofPieces parts = new ProofPieces(proof)) {
            ProofPieces.Piece later = parts.first().divide();
            later.writer().item(0);
            Files.delete(file);
            Files.delete(place);
            assertThatThrownBy(later::end)
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("The proof " + file + " cannot be written");
        }
    }
}
