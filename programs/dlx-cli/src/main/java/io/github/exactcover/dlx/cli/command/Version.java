package io.github.exactcover.dlx.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import java.util.regex.Pattern;
import picocli.CommandLine.IVersionProvider;

/** The version of this build and the commit it was made of, which Maven and git write into a resource. */
final class Version implements IVersionProvider {

    private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{40,64}");

    /** So many digits of a commit are shown. */
    private static final int DIGITS = 12;

    @Override
    public String[] getVersion() throws IOException {
        Properties properties = new Properties();
        try (InputStream resource = Version.class.getResourceAsStream("version.properties")) {
            if (resource != null) {
                properties.load(resource);
            }
        }
        return new String[] {"dlx " + properties.getProperty("version", "(unknown version)") + commit(properties)};
    }

    /** The commit in parentheses, or nothing if this was built of sources that are in no repository. */
    static String commit(Properties properties) {
        boolean changed = properties.getProperty("changed", "").equals("true");
        for (String source : new String[] {"commit", "archive"}) {
            String commit = properties.getProperty(source, "");
            if (COMMIT.matcher(commit).matches()) {
                return " (commit " + commit.substring(0, DIGITS) + (changed ? ", with changes)" : ")");
            }
        }
        return "";
    }
}
