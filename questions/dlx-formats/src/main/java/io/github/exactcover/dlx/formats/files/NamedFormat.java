package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** A format that dlx reads, with what users and messages call it. */
abstract class NamedFormat implements ProblemFormat {

    private final String name;
    private final String description;
    private final boolean hasRows;

    NamedFormat(String name, String description, boolean hasRows) {
        this.name = name;
        this.description = description;
        this.hasRows = hasRows;
    }

    /** Whether the first line that is no comment is like this. */
    static boolean begins(FileStart start, Predicate<String> isComment, Pattern first) {
        return start.lines().stream()
                .filter(isComment.negate())
                .findFirst()
                .filter(first.asMatchPredicate())
                .isPresent();
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String description() {
        return description;
    }

    @Override
    public final boolean hasRows() {
        return hasRows;
    }
}
