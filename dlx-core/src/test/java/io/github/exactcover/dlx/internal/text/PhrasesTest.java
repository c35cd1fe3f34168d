package io.github.exactcover.dlx.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PhrasesTest {

    @Test
    void onlyOneIsSingular() {
        assertThat(Phrases.count(0, "item")).isEqualTo("0 items");
        assertThat(Phrases.count(1, "item")).isEqualTo("1 item");
        assertThat(Phrases.count(BigInteger.ONE, "item")).isEqualTo("1 item");
        assertThat(Phrases.count(11L, "item")).isEqualTo("11 items");
    }

    @Test
    void aPlaceThatIsNotThereIsToldWithThoseThatAre() {
        assertThat(Phrases.checkPlace(2, 3, "option")).isEqualTo(2);
        assertThatThrownBy(() -> Phrases.checkPlace(3, 3, "option"))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no option 3; the problem has 3 options, numbered from 0 to 2");
        assertThatThrownBy(() -> Phrases.checkPlace(0, 0, "option"))
                .hasMessage("There is no option 0; the problem has no options");
    }

    @Test
    void theFirstPlaceAndTheLastAreThere() {
        assertThat(Phrases.checkPlace(0, 2, "option")).isZero();
        assertThat(Phrases.checkPlace(1, 2, "option")).isEqualTo(1);
    }
}
