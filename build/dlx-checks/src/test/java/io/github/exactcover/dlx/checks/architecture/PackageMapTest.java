package io.github.exactcover.dlx.checks.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The map for contributors is drawn from the lists that the other tests here check, so it is true. */
class PackageMapTest {

    private static final Path PAGE = Path.of("..", "..", "docs", "contributing", "map.md");

    private static final boolean WRITE = "write".equals(System.getProperty("dlx.map"));

    /** Where the map begins and ends in the page. */
    private static final String BEGIN = "```text\n";

    private static final String END = "```\n";

    /** Where the second column begins. */
    private static final int WIDTH = 22;

    @Test
    void theMapIsDrawnFromTheListOfPackages() throws Exception {
        String page = Files.readString(PAGE).replace("\r\n", "\n");
        int begin = page.indexOf(BEGIN) + BEGIN.length();
        int end = page.indexOf(END, begin);
        assertThat(begin).isGreaterThanOrEqualTo(BEGIN.length());
        assertThat(end).isPositive();
        if (WRITE) {
            Files.writeString(PAGE, page.substring(0, begin) + map() + page.substring(end));
            return;
        }
        assertThat(page.substring(begin, end)).as("""
                        The map in %s is not the one of LibraryModule and LibraryPackage. Write it anew, look at its \
                        diff, and commit it: ./mvnw -pl build/dlx-checks -am test -Dtest=PackageMapTest \
                        -Ddlx.map=write -Dsurefire.failIfNoSpecifiedTests=false""", PAGE).isEqualTo(map());
    }

    private static String map() {
        return Stream.of(LibraryModule.values()).map(PackageMapTest::block).collect(Collectors.joining("\n"));
    }

    /** A module, and below it its packages with those that each uses, module by module. */
    private static String block(LibraryModule module) {
        StringBuilder block = new StringBuilder(row(module.artifact(), module.answers()));
        for (LibraryPackage place : LibraryPackage.of(module)) {
            String mark = place.isApi() ? "* " : "  ";
            block.append(row(mark + name(place), used(place)));
        }
        return block.toString();
    }

    private static String used(LibraryPackage place) {
        return Stream.of(LibraryModule.values())
                .map(module -> place.used().stream()
                        .filter(other -> other.module() == module)
                        .map(PackageMapTest::name)
                        .collect(Collectors.joining(" ")))
                .filter(names -> !names.isEmpty())
                .collect(Collectors.joining(" | "));
    }

    private static String name(LibraryPackage place) {
        return place == LibraryPackage.MAIN ? "(main)" : place.shortName().replaceFirst("^internal\\.", "i.");
    }

    private static String row(String first, String second) {
        return (first + " ".repeat(Math.max(1, WIDTH - first.length())) + second).stripTrailing() + "\n";
    }
}
