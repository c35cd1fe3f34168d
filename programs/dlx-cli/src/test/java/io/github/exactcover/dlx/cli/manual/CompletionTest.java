package io.github.exactcover.dlx.cli.manual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;

/** Completes in real shells, as far as they are installed. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD) // A shell may wait for a key.
class CompletionTest {

    private static final Map<String, String> FILES = Manual.files("1.2.3");

    @TempDir
    Path folder;

    /** What is typed, and the word that its end becomes. */
    private static final Map<String, String> LINES = lines("""
            dlx cou                              count
            dlx --vers                           --version
            dlx solve --lim                      --limit
            dlx sudoku gen                       generate
            dlx sudoku generate --cl             --clues
            dlx help sudoku ra                   rate
            dlx queens --engine bit              bit-parallel
            dlx queens --engine=bit              --engine=bit-parallel
            dlx queens 8 --lim                   --limit
            dlx queens 8 --ord                   --order
            dlx queens --format text --uni       --unique
            dlx count lat                        latin
            dlx diagram sudo                     sudoku
            dlx matrix kirk                      kirkman
            dlx trace wordse                     wordsearch
            dlx split macm                       macmahon
            dlx count --timeout 5 lang           langford
            dlx count latin --giv                --given
            dlx count latin 4 --counting fron    frontier
            dlx convert poly                     polyomino
            dlx convert polyomino hex            hexominoes
            dlx convert queens 4 --to c          cnf
            dlx solve so                         some.dlx
            dlx count so                         some.dlx
            dlx queens 8 --svg so                some.dlx
            dlx run a                            a-folder/
            dlx split queens 8 --to a            a-folder/
            """);

    private static Map<String, String> lines(String text) {
        Map<String, String> lines = new LinkedHashMap<>();
        text.lines().map(line -> line.split(" {2,}", 2)).forEach(line -> lines.put(line[0], line[1]));
        return lines;
    }

    @BeforeEach
    void files() throws IOException {
        Files.createFile(folder.resolve("some.dlx"));
        Files.createDirectory(folder.resolve("a-folder"));
        Files.createFile(folder.resolve("a-file"));
    }

    @Test
    void bashCompletes() throws Exception {
        script("bash-completion/completions/dlx", "dlx");
        List<String> completed = completed("bash", "--norc", "-c", """
                compopt() { :; } # It works only while bash completes.
                source ./dlx
                for line in "$@"; do
                    COMP_WORDS=(${line/=/ = }) # It splits words there.
                    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                    _dlx
                    echo "${COMPREPLY[@]}"
                done
                """, "bash");

        assertThat(completed)
                .isEqualTo(LINES.values().stream()
                        .map(word -> word.replaceFirst("/$", "").replaceFirst("^--.*=", ""))
                        .toList());
    }

    @Test
    void fishCompletes() throws Exception {
        script("fish/vendor_completions.d/dlx.fish", "dlx.fish");
        List<String> completed = completed("fish", "--no-config", "-c", """
                source dlx.fish
                for line in $argv
                    echo (complete -C $line | string replace -r '\\t.*' '')
                end
                """);

        assertThat(completed).isEqualTo(List.copyOf(LINES.values()));
    }

    @Test
    void zshCompletes() throws Exception {
        script("zsh/site-functions/_dlx", "_dlx");
        List<String> completed = completed("zsh", "-f", "-c", Completion.resource("press-tab.zsh"), "zsh").stream()
                .map(line -> line.strip().replaceFirst(".* ", ""))
                .toList();

        assertThat(completed).isEqualTo(List.copyOf(LINES.values()));
    }

    private void script(String source, String name) throws IOException {
        Files.writeString(folder.resolve(name), Objects.requireNonNull(FILES.get(source)));
    }

    /** What a shell writes about each line, errors too. */
    private List<String> completed(String... shell) throws IOException, InterruptedException {
        boolean isThere = Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(path -> new File(path, shell[0]).canExecute());
        assumeTrue(isThere, shell[0] + " is not installed");
        List<String> command = new ArrayList<>(List.of(shell));
        command.addAll(LINES.keySet());
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        try (InputStream out = process.getInputStream()) {
            return new String(out.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } finally {
            process.destroy();
        }
    }
}
