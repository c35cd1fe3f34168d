package io.github.exactcover.dlx.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.formats.files.ProblemFormats;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class FormOptionTest {

    @Test
    void allFormatsAreNamed() {
        assertThat(FormOption.NAMES)
                .isEqualTo(
                        ProblemFormats.all().stream().map(ProblemFormat::name).collect(Collectors.joining(", ")));
    }
}
