package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each command in a block of the guide that is called {@code console} prints what the guide says. {@code cat} shows a
 * file that later commands of the page can read; other commands belong into blocks with another name. A line that ends
 * with {@code ...} is only the beginning of a line.
 */
class GuideTest {

    private static final Path DOCS = Path.of("..", "..", "docs");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```console\\R(.*?)^```\\s*$");
    private static final Pattern COMMAND = Pattern.compile("(?ms)^\\$ ([^\\n]*)\\n(.*?)(?=^\\$ |\\z)");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");
    private static final Pattern FILE =
            Pattern.compile("[\\w-]+\\.(dlx|txt|col|csv|svg|lp|cnf|html|proof|box|pieces|xmpuzzle)");

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> theCommandsOfTheGuidePrintWhatItSays() throws IOException {
        return pages().stream()
                .map(page -> dynamicTest(page.getFileName().toString(), () -> verify(Files.readString(page))));
    }

    @Test
    void theGuideHasManyCommands() throws IOException {
        long blocks = 0;
        for (Path page : pages()) {
            blocks += BLOCK.matcher(Files.readString(page)).results().count();
        }
        assertThat(blocks).isGreaterThan(30);
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(DOCS)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void aWrongOutputIsFound() throws IOException {
        String right = "```console\n$ cat a.dlx\na b\na b\n$ dlx count a.dlx\n1\n1 solution (all), ...\n```\n";
        verify(right);

        assertThatThrownBy(() -> verify(right.replace("count a.dlx\n1", "count a.dlx\n2")))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("dlx count a.dlx");
        assertThatThrownBy(() -> verify(right.replace("(all)", "(limit reached)")))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> verify(right.replace("$ dlx", "$ ls"))).hasMessageContaining("ls count a.dlx");
    }

    private void verify(String page) throws IOException {
        Path files = Files.createTempDirectory(folder, "page");
        for (MatchResult block :
                BLOCK.matcher(page.replace("\r\n", "\n")).results().toList()) {
            for (MatchResult step : COMMAND.matcher(block.group(1)).results().toList()) {
                verify(files, step.group(1), step.group(2));
            }
        }
    }

    private static void verify(Path files, String command, String expected) throws IOException {
        List<String> words = words(files, command);
        if (words.get(0).equals("cat")) {
            Files.writeString(Path.of(words.get(1)), expected);
            return;
        }
        assertThat(words.get(0)).as(command).isEqualTo("dlx");
        int redirected = words.indexOf(">");
        int end = redirected < 0 ? words.size() : redirected;
        Run run = dlx(words.subList(1, end).toArray(String[]::new));
        if (redirected >= 0) {
            Files.writeString(Path.of(words.get(redirected + 1)), run.out());
        }
        String printed = redirected < 0 ? run.out() + run.err() : run.err();
        compare(command, lines(printed.replace(files + files.getFileSystem().getSeparator(), "")), lines(expected));
    }

    /** The words of a command; the names of files are in the folder. */
    private static List<String> words(Path files, String command) {
        List<String> words = new ArrayList<>();
        WORD.matcher(command).results().forEach(word -> {
            String text = Stream.of(1, 2, 3)
                    .map(word::group)
                    .filter(group -> group != null)
                    .findFirst()
                    .orElseThrow();
            words.add(FILE.matcher(text).matches() ? files.resolve(text).toString() : text);
        });
        return words;
    }

    /** The lines, with the same time in all of them. */
    private static List<String> lines(String text) {
        return text.stripTrailing()
                .replaceAll("\\b\\d+\\.\\d{3} s\\b", "0.000 s")
                .replaceAll("\"elapsedSeconds\":[^,}]+", "\"elapsedSeconds\":0")
                .lines()
                .map(String::stripTrailing)
                .toList();
    }

    private static void compare(String command, List<String> printed, List<String> expected) {
        List<String> cut = new ArrayList<>(printed);
        for (int i = 0; i < Math.min(printed.size(), expected.size()); i++) {
            String line = expected.get(i);
            if (line.endsWith("...") && printed.get(i).startsWith(line.substring(0, line.length() - 3))) {
                cut.set(i, line);
            }
        }
        assertThat(cut).as(command).isEqualTo(expected);
    }
}
