package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

    @TempDir
    Path folder;

    private String problem = "";

    @BeforeEach
    void writeProblem() throws IOException {
        problem = Files.writeString(folder.resolve("two.dlx"), "a\na\na\n").toString();
    }

    private String proof(String steps) throws IOException {
        return Files.write(
                        folder.resolve("two.proof"),
                        ("exact cover proof 1\nproblem 1 0 2\nsteps\n" + steps).getBytes(StandardCharsets.US_ASCII))
                .toString();
    }

    @Test
    void theVerdictIsALineAndAnExitCode() throws IOException {
        Run good = Run.dlx("check", problem, proof("\u001Acount 2\n"));
        assertThat(good.out()).isEqualTo("VERIFIED: 2 solutions\n");
        assertThat(good.exitCode()).isZero();

        Run wrong = Run.dlx("check", problem, proof("\u001Acount 3\n"));
        assertThat(wrong.out()).isEqualTo("REFUSED at step 1: the steps show 'count 2', not 'count 3'\n");
        assertThat(wrong.exitCode()).isEqualTo(1);

        Run cut = Run.dlx("check", problem, proof("\u001Acoun"));
        assertThat(cut.out()).isEqualTo("NOT WHOLE after step 1: the file ends too early\n");
        assertThat(cut.exitCode()).isEqualTo(1);
    }

    @Test
    void whatCannotBeReadIsBadInput() throws IOException {
        String latin = Files.write(folder.resolve("latin.dlx"), new byte[] {'a', (byte) 0xE4})
                .toString();
        String none = folder.resolve("none").toString();

        assertThat(Run.dlx("check", problem, none).err())
                .isEqualTo("dlx: A file cannot be read: " + none + " does not exist\n");
        assertThat(Run.dlx("check", problem, none).exitCode()).isEqualTo(2);
        assertThat(Run.dlx("check", latin, proof("")).err()).contains("UTF-8");
        assertThat(Run.dlx("check", latin, proof("")).exitCode()).isEqualTo(2);
    }
}
