package io.github.exactcover.dlx.checks.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every reader accepts its input or refuses it in words, within memory in proportion to the input. The profile
 * {@code fuzz} searches longer for inputs of which that is not true; those that it found are kept in
 * {@code src/test/findings}.
 */
class ReadersTest {

    private static final int MUTANTS = 1_000;

    /** Readers of files that are written before. Some wait for the disk. */
    private static final Map<String, Integer> SLOW = Map.of(
            "dlx",
            300,
            "checkpoint",
            300,
            "checkpoint-ledger",
            300,
            "diagram",
            300,
            "job",
            30,
            "proof",
            300,
            "proven-problem",
            300);

    private static final List<String> PARTS = List.of(
            "0",
            "-1",
            "1",
            "9",
            "2147483647",
            "-2147483648",
            "99999999999999999999",
            ":",
            "|",
            "..",
            ",",
            " ",
            "\t",
            "\n",
            "\r",
            "\0",
            "\u2028",
            "\uD83D\uDC1F",
            "a",
            "X",
            ".",
            "#",
            "*",
            "\\",
            "\\u",
            "none",
            "NaN",
            "1e400",
            "rest ");

    static Set<String> readers() {
        return Readers.ALL.keySet();
    }

    @Test
    void eachReaderHasInputsThatItAccepts() throws Exception {
        Map<String, List<byte[]>> accepted = Readers.accepted();
        assertThat(accepted.keySet()).isEqualTo(readers());
        for (String reader : readers()) {
            for (byte[] bytes : accepted.get(reader)) {
                Readers.ALL.get(reader).read(bytes);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("readers")
    void mutatedInputsAreReadOrRefusedInWords(String reader) throws Exception {
        Random random = new Random(20261122);
        List<byte[]> inputs = Readers.accepted().get(reader);
        int refused = 0;
        for (int i = 0; i < SLOW.getOrDefault(reader, MUTANTS); i++) {
            byte[] mutant = mutant(inputs.get(i % inputs.size()), random);
            try {
                refused += FuzzTarget.read(reader, mutant) ? 0 : 1;
            } catch (Throwable failure) {
                throw new AssertionError(reader + ": " + new String(mutant, StandardCharsets.UTF_8), failure);
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void whatFuzzingFoundStaysMended() throws Exception {
        try (Stream<Path> files = Files.walk(Path.of("src", "test", "findings"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                FuzzTarget.read(String.valueOf(file.getParent().getFileName()), Files.readAllBytes(file));
            }
        }
    }

    private static byte[] mutant(byte[] bytes, Random random) {
        StringBuilder text = new StringBuilder(new String(bytes, StandardCharsets.UTF_8));
        for (int count = 1 + random.nextInt(4); count > 0; count--) {
            int place = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), place + random.nextInt(5));
            String part = PARTS.get(random.nextInt(PARTS.size()));
            switch (random.nextInt(5)) {
                case 0 -> text.delete(place, end);
                case 1 -> text.insert(random.nextInt(text.length() + 1), text.substring(place, end));
                case 2 -> text.insert(place, part);
                case 3 -> replaceWord(text, place, part);
                default -> text.replace(place, end, part);
            }
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void replaceWord(StringBuilder text, int place, String word) {
        int start = place;
        int end = place;
        while (start > 0 && Character.isLetterOrDigit(text.charAt(start - 1))) {
            start--;
        }
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        text.replace(start, end, word);
    }
}
