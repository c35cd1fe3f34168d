package io.github.exactcover.dlx.web.teavm;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Puts classes of our own in the place of those that TeaVM lacks, and of the one that starts threads. */
public final class StandIns extends SimpleSubstitutionPolicy {

    private static final String OURS = "io.github.exactcover.dlx.web.standin";

    private static final Map<String, List<String>> BY_PACKAGE = Map.of(
            "java.util", List.of("SplittableRandom"),
            "java.util.concurrent.atomic", List.of("AtomicIntegerArray", "AtomicLongArray"),
            "java.util.concurrent.locks", List.of("StampedLock"),
            "io.github.exactcover.dlx.internal.race", List.of("Crew", "Crew$Work"));

    @Override
    public void contribute(SubstitutionSink sink) {
        BY_PACKAGE.forEach((place, names) -> {
            Set<String> whole = names.stream().map(name -> place + "." + name).collect(Collectors.toSet());
            sink.selectClasses(whole::contains).replacePackage(place, OURS);
        });
    }
}
