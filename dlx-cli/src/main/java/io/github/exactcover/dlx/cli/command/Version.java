package io.github.exactcover.dlx.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this build, which Maven writes into a resource. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() throws IOException {
        Properties properties = new Properties();
        try (InputStream resource = Version.class.getResourceAsStream("version.properties")) {
            if (resource != null) {
                properties.load(resource);
            }
        }
        return new String[] {"dlx " + properties.getProperty("version", "(unknown version)")};
    }
}
