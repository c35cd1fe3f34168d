package io.github.exactcover.dlx.cli.option;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** One of several equal shares of the parts of a job, such as {@code 3/8}. */
public record Shard(int number, int count) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})/([0-9]{1,9})");

    /** Reads one. */
    public static Shard parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (matcher.matches()) {
            Shard shard = new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
            if (shard.number >= 1 && shard.number <= shard.count) {
                return shard;
            }
        }
        throw new TypeConversionException("'" + text + "' is not a shard; write 1/8 to 8/8 for the eight of them");
    }
}
