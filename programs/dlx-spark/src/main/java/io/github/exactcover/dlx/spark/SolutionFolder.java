package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Part;
import io.github.exactcover.dlx.parts.Plan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * A folder with all solutions of a search, in any file system of Hadoop: one file for each run of a part that found
 * some, and a manifest that says which of them count, in the order of the search. Files of runs that did not count are
 * not in it.
 */
final class SolutionFolder {

    private static final String MANIFEST = "dlx solutions 1";
    private static final String STATE = "dlx solutions so far 1";

    /** In the list of files, where an open part has its place. */
    private static final String OPEN = "open";

    private final Path files;
    private final Configuration configuration;
    private final WholeFile planFile;
    private final WholeFile state;
    private final WholeFile manifest;

    /** The file of each part that has one. */
    private final Map<Part, Listed> found = new HashMap<>();

    /** What comes directly before a part because the search was resumed there. */
    private final Map<Part, List<Listed>> before = new HashMap<>();

    /** What comes at the end. */
    private List<Listed> last = List.of();

    private long resumed;

    /**
     * A file of the manifest.
     *
     * @param rows how many of its solutions count, from the first on
     */
    record Listed(String name, long rows) {

        String text() {
            return name + " " + rows;
        }

        static Listed parse(String line) {
            int blank = line.indexOf(' ');
            return new Listed(line.substring(0, blank), Long.parseLong(line.substring(blank + 1)));
        }
    }

    SolutionFolder(String folder, Configuration configuration) throws IOException {
        Path path = new Path(folder);
        this.configuration = configuration;
        this.planFile = new WholeFile(new Path(path, "plan"), configuration);
        this.state = new WholeFile(new Path(path, "state"), configuration);
        this.manifest = new WholeFile(new Path(path, "manifest"), configuration);
        // Spark does not read folders of such names, so files that do not count are not taken for solutions.
        this.files = new Path(planFile.path().getParent(), "_runs");
    }

    /** Where the files are. */
    Path files() {
        return files;
    }

    /**
     * Goes on where an earlier search in this folder ended.
     *
     * @return the ledger; null if there was none
     * @throws IllegalArgumentException if the folder belongs to another search
     */
    @Nullable
    Ledger open(Plan plan) throws IOException {
        String lines = String.join("\n", plan.lines()) + "\n";
        if (!planFile.exists()) {
            planFile.write(lines);
        } else if (!planFile.read().equals(lines)) {
            throw new IllegalArgumentException("The folder " + planFile.path().getParent()
                    + " has the solutions of another search, or of this one configured otherwise; name another folder");
        }
        return state.exists() ? resume(plan, state.read()) : null;
    }

    private Ledger resume(Plan plan, String text) throws IOException {
        int end = text.indexOf("\ndlx checkpoint ");
        if (!text.startsWith(STATE + "\n") || end < 0) {
            throw new IllegalArgumentException("The file " + state.path() + " is damaged; delete the folder");
        }
        Ledger ledger = WholeFile.ledger(plan, text.substring(end + 1));
        List<Part> open = ledger.open();
        List<Listed> list = new ArrayList<>();
        int next = 0;
        for (String line : text.substring(STATE.length() + 1, end + 1).lines().toList()) {
            if (line.equals(OPEN)) {
                before.put(open.get(next), list);
                next++;
                list = new ArrayList<>();
            } else {
                Listed file = Listed.parse(line);
                resumed += file.rows();
                list.add(file);
            }
        }
        last = list;
        return ledger;
    }

    /** How many solutions were in the folder when it was opened. */
    long resumed() {
        return resumed;
    }

    /** Notes the file of a part whose result counts. */
    void put(Delivery delivery) {
        if (!delivery.file().isEmpty()) {
            found.put(
                    delivery.result().part(),
                    new Listed(delivery.file(), delivery.result().solutions()));
        }
    }

    /** Writes what an unfinished search needs to go on. */
    void save(Ledger ledger) throws IOException {
        StringBuilder text = new StringBuilder(STATE).append('\n');
        list(ledger, true).forEach(line -> text.append(line).append('\n'));
        state.write(text + WholeFile.text(ledger));
    }

    /** The lines of all files in order; with or without the open parts between them. */
    private List<String> list(Ledger ledger, boolean beyondOpen) {
        List<String> lines = new ArrayList<>();
        for (Part part : ledger.parts()) {
            before.getOrDefault(part, List.of()).forEach(file -> lines.add(file.text()));
            if (ledger.isOpen(part)) {
                if (!beyondOpen) {
                    return lines;
                }
                lines.add(OPEN);
            } else if (found.containsKey(part)) {
                lines.add(found.get(part).text());
            }
        }
        last.forEach(file -> lines.add(file.text()));
        return lines;
    }

    /** How many solutions come before the first open part. */
    long firstSolutions(Ledger ledger) {
        return list(ledger, false).stream()
                .mapToLong(line -> Listed.parse(line).rows())
                .sum();
    }

    /** Writes the manifest, with so many solutions at most, and deletes the files that are not needed to go on. */
    void finish(Ledger ledger, long limit) throws IOException {
        StringBuilder text = new StringBuilder(MANIFEST).append('\n');
        long left = limit;
        for (String line : list(ledger, false)) {
            Listed file = Listed.parse(line);
            long rows = Math.min(left, file.rows());
            if (rows > 0) {
                text.append(new Listed(file.name(), rows).text()).append('\n');
                left -= rows;
            }
        }
        manifest.write(text.toString());
        deleteOthers(list(ledger, true));
    }

    private void deleteOthers(List<String> lines) throws IOException {
        Set<String> needed = new HashSet<>();
        lines.forEach(
                line -> needed.add(line.equals(OPEN) ? OPEN : Listed.parse(line).name()));
        FileSystem system = files.getFileSystem(configuration);
        if (system.exists(files)) {
            for (FileStatus file : system.listStatus(files)) {
                if (!needed.contains(file.getPath().getName())) {
                    system.delete(file.getPath(), false);
                }
            }
        }
    }

    /**
     * The files that count, in order.
     *
     * @throws IllegalArgumentException if no search has ended in this folder
     */
    List<Listed> manifest() throws IOException {
        if (!manifest.exists()) {
            throw new IllegalArgumentException("The folder " + planFile.path().getParent()
                    + " does not have all solutions yet; call solutions again to go on");
        }
        List<String> lines = manifest.read().lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(MANIFEST)) {
            throw new IllegalArgumentException("The file " + manifest.path() + " is not a list of solutions");
        }
        return lines.subList(1, lines.size()).stream().map(Listed::parse).toList();
    }
}
