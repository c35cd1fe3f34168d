package io.github.exactcover.dlx.internal.model;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A name that is only put together where somebody reads it. Most names of a translation nobody reads. */
@SuppressWarnings("ArrayRecordComponent") // Labels are not compared.
record Label(Object... parts) {

    @Override
    public String toString() {
        return Arrays.stream(parts).map(String::valueOf).collect(Collectors.joining());
    }
}
