package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A {@link Remainder} in a file: lines of text, the last of which is a check sum of the others. Replaced whole, so that
 * whenever the program is killed there is one complete file.
 */
public final class CheckpointFile {

    private static final String FIRST_LINE = "dlx checkpoint 1";

    private final Path file;
    private final String problem;
    private final String order;

    /**
     * A file for one search.
     *
     * @param order all that decides in which order the table is searched, and how solutions are told; one line
     */
    public CheckpointFile(Path file, OptionTable table, String order) {
        this.file = file;
        this.problem = Fingerprint.of(table);
        this.order = order;
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if that fails; an old file is as it was then
     */
    public void write(Remainder remainder) throws IOException {
        List<String> lines = new ArrayList<>(List.of(
                FIRST_LINE,
                "problem " + problem,
                "search " + order,
                "solutions " + remainder.solutions(),
                "nodes " + remainder.nodes(),
                "updates " + remainder.updates(),
                "share " + remainder.share()));
        for (Remainder.Part part : remainder.parts()) {
            for (int[] solution : part.found()) {
                lines.add("found "
                        + Arrays.stream(solution).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
            }
            lines.add("branch " + part.branch());
        }
        lines.add("check " + Fingerprint.of(lines));
        FileReplacement.write(file, out -> out.append(String.join("\n", lines)).append('\n'));
    }

    /**
     * Reads the file.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if it is no checkpoint, not a whole one, or one of another search
     */
    public Remainder read() throws IOException {
        // Whatever the bytes are, they are characters of this set; the check sum decides.
        List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
        if (lines.isEmpty() || !lines.get(0).startsWith("dlx checkpoint ")) {
            throw refuse("it is not a checkpoint; name the file that checkpointTo has written");
        }
        if (!lines.get(0).equals(FIRST_LINE)) {
            throw refuse(
                    "it was written by another version ('" + lines.get(0) + "'); this one reads '" + FIRST_LINE + "'");
        }
        int last = lines.size() - 1;
        if (!lines.get(last).equals("check " + Fingerprint.of(lines.subList(0, last)))) {
            throw refuse("it is damaged or was cut; begin again, or go on from an older copy");
        }
        if (!lines.get(1).equals("problem " + problem)) {
            throw refuse("it belongs to another problem; its items and options are not those of this one");
        }
        if (!lines.get(2).equals("search " + order)) {
            throw refuse("it belongs to a search of this problem in another way (" + lines.get(2) + "; this is: search "
                    + order + "); configure the search as it was");
        }
        return remainder(lines.subList(3, last));
    }

    private static Remainder remainder(List<String> lines) {
        List<Remainder.Part> parts = new ArrayList<>();
        List<int[]> found = new ArrayList<>();
        for (String line : lines.subList(4, lines.size())) {
            if (line.startsWith("found")) {
                found.add(Arrays.stream(line.split(" "))
                        .skip(1)
                        .mapToInt(Integer::parseInt)
                        .toArray());
            } else {
                parts.add(new Remainder.Part(List.copyOf(found), Branch.parse(value(line))));
                found.clear();
            }
        }
        return new Remainder(
                parts,
                Long.parseLong(value(lines.get(0))),
                Long.parseLong(value(lines.get(1))),
                Long.parseLong(value(lines.get(2))),
                Double.parseDouble(value(lines.get(3))));
    }

    private static String value(String line) {
        return line.substring(line.indexOf(' ') + 1);
    }

    private IllegalArgumentException refuse(String why) {
        return new IllegalArgumentException("The search cannot go on from " + file + ": " + why);
    }
}
