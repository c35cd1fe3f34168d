package io.github.exactcover.dlx.internal.model;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A name that is put together when it is read. Most names of a translation are never read. */
@SuppressWarnings("ArrayRecordComponent") // Labels are not compared.
record Label(Object... parts) {

    @Override
    public String toString() {
        return Arrays.stream(parts).map(String::valueOf).collect(Collectors.joining());
    }
}
