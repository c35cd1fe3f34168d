package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.PartResult;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A result that a task sends to the driver. The task has one or, if its threads share a part, some of them. They travel
 * as text, which every serializer of Spark can handle.
 *
 * @param file the name of the file with the solutions; empty if the result has them, or if there are none
 * @param result the result
 */
record Delivery(String file, PartResult result) {

    /** A line between two results. */
    private static final String NEXT = "next";

    static String text(List<Delivery> all) {
        return all.stream()
                .map(delivery -> delivery.file + "\n" + String.join("\n", delivery.result.lines()))
                .collect(Collectors.joining("\n" + NEXT + "\n"));
    }

    static List<Delivery> parse(String text) {
        return Arrays.stream(text.split("\n" + NEXT + "\n", -1))
                .map(Delivery::one)
                .toList();
    }

    private static Delivery one(String text) {
        List<String> lines = text.lines().toList();
        return new Delivery(lines.get(0), PartResult.parse(lines.subList(1, lines.size())));
    }
}
