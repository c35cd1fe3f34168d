package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartTest {

    /**
     * The first is what rounding made of a share when a ledger was read. It could not be read again as part of a
     * result.
     */
    @ParameterizedTest
    @CsvSource({"-5.551115123125783E-17, 0", "0.25, 0.25", "1.0000000000000002, 1"})
    void aShareIsFromZeroToOne(double rounded, double share) {
        Part part = new Part(rounded, Branch.parse("1 9 4 5..12 12"));
        assertThat(part.share()).isEqualTo(share);
        assertThat(Part.parse(part.toString()).share()).isEqualTo(share);
    }
}
