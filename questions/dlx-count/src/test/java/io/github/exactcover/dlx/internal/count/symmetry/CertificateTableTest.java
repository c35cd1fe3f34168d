package io.github.exactcover.dlx.internal.count.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.frontier.Memory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CertificateTableTest {

    /** What was given a number. The table may ask for it, and has to where it keeps only hashes. */
    private final List<byte[]> written = new ArrayList<>();

    private int asked;

    private boolean isEqual(int number, byte[] certificate, int length) {
        asked++;
        return Arrays.equals(written.get(number), Arrays.copyOf(certificate, length));
    }

    /** Certificates come in an array that is too long, and there are few enough that many come again. */
    @Property(tries = 300, seed = "20262602")
    void equalCertificatesHaveTheSameNumber(@ForAll @LongRange(min = 0, max = 30_000) long bytes, @ForAll long seed) {
        written.clear();
        asked = 0;
        Random random = new Random(seed);
        Memory memory = new Memory(bytes);
        CertificateTable table = new CertificateTable(memory, this::isEqual);
        Map<List<Byte>, Integer> expected = new HashMap<>();
        int hits = 0;
        for (int i = 0; i < 400; i++) {
            int length = random.nextInt(6);
            byte[] certificate = new byte[length + 3];
            List<Byte> content = new ArrayList<>();
            for (int at = 0; at < certificate.length; at++) {
                certificate[at] = (byte) random.nextInt(3);
                if (at < length) {
                    content.add(certificate[at]);
                }
            }
            int number = expected.computeIfAbsent(content, any -> written.size());
            hits += number < written.size() ? 1 : 0;
            assertThat(table.number(certificate, length)).isEqualTo(number);
            if (number == written.size()) {
                written.add(Arrays.copyOf(certificate, length));
            }
            assertThat(table.size()).isEqualTo(written.size());
        }
        assertThat(asked).isLessThanOrEqualTo(hits);
        if (bytes == 0) {
            assertThat(asked).as("for what did not fit into the first bytes").isPositive();
        }
        table.drop();
        assertThat(memory.used()).isZero();
    }

    /** 256 bytes of certificates, 16 starts, 16 hashes and an index of 32; each of them doubles, or grows by a half. */
    @Example
    void itSaysHowMuchMemoryItTakes() {
        Memory memory = new Memory(1 << 20);
        CertificateTable table = new CertificateTable(memory, this::isEqual);
        assertThat(memory.used()).isEqualTo(256 + 4 * 16 + 8 * 16 + 4 * 32);
        for (int number = 0; number < 15; number++) {
            table.number(new byte[] {(byte) number}, 1);
        }
        assertThat(memory.used()).isEqualTo(256 + 4 * 16 + 8 * 16 + 4 * 32);
        table.number(new byte[] {15}, 1);
        assertThat(memory.used()).isEqualTo(256 + 4 * 32 + 8 * 16 + 4 * 32);
        table.number(new byte[] {16}, 1);
        assertThat(memory.used()).isEqualTo(256 + 4 * 32 + 8 * 32 + 4 * 64);
        table.number(new byte[256 - 17], 256 - 17);
        assertThat(memory.used()).isEqualTo(256 + 4 * 32 + 8 * 32 + 4 * 64);
        table.number(new byte[] {99}, 1);
        assertThat(memory.used()).isEqualTo(256 + 128 + 4 * 32 + 8 * 32 + 4 * 64);
        assertThat(asked).isZero();
    }

    /** With 300 bytes, there have to be 384; that is by half more than before. Four times as many must be left. */
    @ParameterizedTest
    @CsvSource({"1536, 0", "1535, 1"})
    void certificatesAreKeptAsLongAsThereIsRoom(int room, int expected) {
        Memory memory = new Memory(576 + room);
        CertificateTable table = new CertificateTable(memory, this::isEqual);
        for (int length : new int[] {250, 50}) {
            byte[] certificate = new byte[length];
            assertThat(table.number(certificate, length)).isEqualTo(written.size());
            written.add(certificate);
        }
        assertThat(table.number(new byte[250], 250)).isZero();
        assertThat(asked).as("the first one is kept").isZero();
        assertThat(table.number(new byte[50], 50)).isEqualTo(1);
        assertThat(asked).isEqualTo(expected);
    }
}
