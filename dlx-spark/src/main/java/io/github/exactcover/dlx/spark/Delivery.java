package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.PartResult;
import java.util.List;

/**
 * What a task sends to the driver. It travels as text, which every serializer of Spark can handle.
 *
 * @param file the name of the file with the solutions; empty if the result has them, or if there are none
 * @param result the result
 */
record Delivery(String file, PartResult result) {

    String text() {
        return file + "\n" + String.join("\n", result.lines());
    }

    static Delivery parse(String text) {
        List<String> lines = text.lines().toList();
        return new Delivery(lines.get(0), PartResult.parse(lines.subList(1, lines.size())));
    }
}
