package io.github.exactcover.dlx.testing;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The class path of another JVM that a test starts. */
public final class ClassPath {

    private ClassPath() {}

    /** The folders and jars of these classes. A location is a URL, in which a blank is written {@code %20}. */
    public static String of(Class<?>... types) throws URISyntaxException {
        List<String> places = new ArrayList<>();
        for (Class<?> type : types) {
            places.add(Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString());
        }
        return String.join(File.pathSeparator, places);
    }
}
