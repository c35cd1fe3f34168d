package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import net.jqwik.api.Example;

class TrailTest {

    @Example
    void aTrailTakesBackWhatItsLevelsAssigned() {
        Trail trail = new Trail(60);
        trail.assign(Trail.dropped(59), Trail.reason(Trail.HIGH, 7));
        for (int option = 0; option < 40; option++) {
            trail.startLevel();
            trail.assign(Trail.chosen(option), Trail.DECISION);
        }
        trail.propagated = trail.size;

        assertThat(trail.level()).isEqualTo(40);
        assertThat(trail.start(40)).isEqualTo(40);
        assertThat(trail.levels[39]).isEqualTo(40);
        assertThat(trail.places[39]).isEqualTo(40);
        assertThat(trail.value(Trail.chosen(39))).isEqualTo(1);
        assertThat(trail.value(Trail.dropped(39))).isEqualTo(-1);
        assertThat(trail.value(Trail.chosen(45))).isZero();
        trail.cut(3);
        assertThat(trail.level()).isEqualTo(3);
        assertThat(trail.size).isEqualTo(4);
        assertThat(trail.propagated).isEqualTo(4);
        assertThat(IntStream.range(0, 60).filter(option -> trail.values[option] != 0))
                .containsExactly(0, 1, 2, 59);
        assertThat(trail.value(Trail.chosen(59))).isEqualTo(-1);
        assertThat(Trail.kind(trail.reasons[59])).isEqualTo(Trail.HIGH);
        assertThat(Trail.number(trail.reasons[59])).isEqualTo(7);
        trail.cut(0);
        assertThat(trail.size).isEqualTo(1);
        assertThat(trail.literals[0]).isEqualTo(Trail.dropped(59));
        assertThat(Trail.option(trail.literals[0])).isEqualTo(59);
        assertThat(Trail.isChoice(trail.literals[0])).isFalse();
        assertThat(Trail.isChoice(Trail.chosen(59))).isTrue();
    }
}
