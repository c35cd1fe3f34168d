package io.github.exactcover.dlx.checks.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/** The checker of proofs as a reader: what it verifies must be true, and all else is refused in words. */
final class ProofReaders {

    /** Bounds, colors, costs, no solution, many solutions, symmetry. */
    private static final List<String> PROBLEMS = List.of(
            "a b c d | x\na b x:1 |3\nc d x:1 |2\na c x:1 |1\nb d x:2 |5\na |1\nb |2\nc |3\nd |4\n",
            "1:2|a 0:1|b 2|c | x y\na b\na c x:1\nb c x:1\na c y\nc y:2\na\nb c x:2\n",
            "a b c\na b\nb c\na c\n",
            "p q r s\np q\nr s\np r\nq s\np s\nq r\n");

    private static final Pattern PRESET = Pattern.compile(" (with|without) option ([0-9]+)");
    private static final Pattern CLAIM = Pattern.compile(
            "VERIFIED: ([0-9]+) solutions?((?:" + PRESET + ")*)(?: that cost (?<limit>-?[0-9]+) or less.*)?");

    private ProofReaders() {}

    /** A proof about the problem that the first byte chooses. */
    static void proof(byte[] bytes) throws IOException {
        String problem = PROBLEMS.get(bytes.length == 0 ? 0 : Math.floorMod(bytes[0], PROBLEMS.size()));
        check(problem.getBytes(UTF_8), Arrays.copyOfRange(bytes, Math.min(1, bytes.length), bytes.length));
    }

    /** A problem, with a proof that is good for a problem with two items and three options. */
    static void problem(byte[] bytes) throws IOException {
        check(bytes, "exact cover proof 1\nproblem 2 0 3\nsteps\n\32\33count 2\n".getBytes(ISO_8859_1));
    }

    private static void check(byte[] problem, byte[] proof) throws IOException {
        Path problemFile = Files.createTempFile("dlx-fuzz-", ".dlx");
        Path proofFile = Files.createTempFile("dlx-fuzz-", ".proof");
        try {
            Files.write(problemFile, problem);
            Files.write(proofFile, proof);
            ProofCheck.Verdict verdict = ProofCheck.check(problemFile, proofFile);
            if (!verdict.verified()) {
                throw new IllegalArgumentException(verdict.text());
            }
            checkClaim(new String(problem, UTF_8), verdict.text());
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("The problem is not a text in UTF-8", e);
        } finally {
            Files.delete(problemFile);
            Files.delete(proofFile);
        }
    }

    private static void checkClaim(String problem, String claim) {
        Matcher words = CLAIM.matcher(claim);
        if (!words.matches()) {
            throw new AssertionError("This is no claim: " + claim);
        }
        long limit = words.group("limit") == null ? Long.MAX_VALUE : Long.parseLong(words.group("limit"));
        Search<String, String> search = DLX.search(DlxFormat.parse(problem));
        for (MatchResult preset : PRESET.matcher(words.group(2)).results().toList()) {
            int option = Integer.parseInt(preset.group(2));
            search = preset.group(1).equals("with") ? search.requireIndices(option) : search.forbidIndices(option);
        }
        long count = search.stream()
                .mapToLong(Solution::cost)
                .filter(cost -> cost <= limit)
                .count();
        if (!words.group(1).equals(String.valueOf(count))) {
            throw new AssertionError("There are " + count + ", but: " + claim);
        }
    }

    /** For each problem, proofs by search, by layers, and of the cheapest, unpacked and packed. */
    static List<byte[]> proofs() throws IOException {
        List<byte[]> proofs = new ArrayList<>();
        Path file = Files.createTempFile("dlx-fuzz-", ".proof");
        for (int k = 0; k < PROBLEMS.size(); k++) {
            ExactCoverProblem<String, String> problem = DlxFormat.parse(PROBLEMS.get(k));
            Count<String, String> count = Count.of(problem).proofTo(file);
            count.result();
            proofs.add(chosen(k, unpacked(file)));
            proofs.add(chosen(k, Files.readAllBytes(file)));
            count.by(Counting.FRONTIER).forbidIndices(1).result();
            proofs.add(chosen(k, unpacked(file)));
            count.requireIndices(0).result();
            proofs.add(chosen(k, unpacked(file)));
            Cheapest.of(problem).proofTo(file).find();
            proofs.add(chosen(k, unpacked(file)));
        }
        Files.delete(file);
        return proofs;
    }

    private static byte[] chosen(int problem, byte[] proof) {
        byte[] bytes = new byte[proof.length + 1];
        bytes[0] = (byte) problem;
        System.arraycopy(proof, 0, bytes, 1, proof.length);
        return bytes;
    }

    private static byte[] unpacked(Path file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return in.readAllBytes();
        }
    }
}
