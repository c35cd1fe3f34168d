package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Engine;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Param;

class SuiteTest {

    @Test
    void everyNameStandsForAProblemThatOtherProgramsCanRead() {
        List<String> others = Instances.names(List.of("unseen", "many", "bounds"));
        assertThat(others).hasSize(33).doesNotContainAnyElementsOf(Suite.names());
        assertThat(Instances.names(List.of("unique"))).hasSize(60).allMatch(name -> name.startsWith("unique-"));
        assertThat(Stream.concat(Suite.names().stream(), others.stream())).allSatisfy(name -> {
            var problem = Suite.problem(name);
            assertThat(problem.options()).isNotEmpty();
            // Knuth's programs take names of up to eight characters.
            assertThat(problem.primaryItems())
                    .allSatisfy(item -> assertThat(item.toString()).hasSizeLessThanOrEqualTo(8));
        });
    }

    @Test
    void allEnginesAreMeasuredOnTheWholeSuite() throws ReflectiveOperationException {
        Param instances = EngineBenchmark.class.getField("instance").getAnnotation(Param.class);
        assertThat(Arrays.asList(instances.value())).isEqualTo(Suite.names());
    }

    @Test
    void aWrongCountIsRefused() {
        assertThatCode(() -> Suite.check("soma", 11520, "A program")).doesNotThrowAnyException();
        assertThatThrownBy(() -> Suite.check("soma", 240, "A program"))
                .hasMessageContainingAll("A program", "240", "soma", "11520");
    }

    @Test
    void anEngineThatTakesTooLongIsRefusedButNotTheOthers() {
        assertThatThrownBy(() -> Suite.refuseTooLong("quasigroup-30-300-2", Engine.DANCING_LINKS))
                .hasMessageContainingAll("DANCING_LINKS", "20 seconds", "quasigroup-30-300-2");
        assertThatCode(() -> Suite.refuseTooLong("quasigroup-30-300-2", Engine.DANCING_CELLS))
                .doesNotThrowAnyException();
        assertThat(Suite.names())
                .allSatisfy(name -> assertThatCode(() -> Suite.refuseTooLong(name, Engine.AUTO))
                        .doesNotThrowAnyException());
    }

    @Test
    void aFirstSolutionIsALimit() {
        assertThat(Suite.limit("quasigroup-30-378-1-first")).isEqualTo(1);
        assertThat(Suite.limit("soma")).isEqualTo(Long.MAX_VALUE);
        assertThat(Suite.problem("soma-first")).isEqualTo(Suite.problem("soma"));
    }
}
