package io.github.exactcover.dlx.checks.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.checks.Modules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The tables in decisions.md name each number on which a search depends, and none that is gone. */
class ConstantsTest {

    private static final Pattern CONSTANT =
            Pattern.compile("static final (?:int|long|float|double) ([A-Z][A-Z_]*)\\s*=\\s*([^;]+);");

    /** Marks, bits, and what follows from other constants. */
    private static final Pattern NO_QUANTITY = Pattern.compile(
            "0|-.*|\\D*|.*M(?:AX|IN)_VALUE.*|1 << (?:29|3\\d)|\\(?1L? << [A-Z_]+\\)?(?: - 1)?|0x[\\dA-F_]{8,}L?");

    /** The names of kinds, states and places in arrays, which are numbered from 0 on. */
    private static final Pattern CODE = Pattern.compile("AFTER|CHOOSE|CHOSEN|CLAUSE|COLOR|DOWN|FREE|HEAD|HEADER|HIGH"
            + "|ITEM|LENGTH|LEVELS|LOW|NEXT|NODE|NOTED|OPEN|OPTION|PAIR|PLACE|PLAIN|RIGHT|SEARCHED|SECONDARY|SIZE"
            + "|STRIDE|UNCOVERED|UNIT|UP|USED");

    private static final Pattern NAME = Pattern.compile("`([^`]+)`");

    /** The text of each file of the searches, by the name of its class; files of one name are put together. */
    private static final Map<String, String> FILES = new TreeMap<>();

    /** What the tables name, by class: constants, with {@code *} for any letters, and methods with a number in them. */
    private static final Map<String, Set<String>> LISTED = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        for (LibraryModule module : LibraryModule.values()) {
            if (module != LibraryModule.FORMATS && module != LibraryModule.MODEL) {
                try (Stream<Path> all =
                        Files.walk(Modules.folder(module.artifact()).resolve("src/main/java"))) {
                    for (Path file : all.filter(path -> path.toString().endsWith(".java"))
                            .toList()) {
                        String name = file.getFileName().toString().replace(".java", "");
                        FILES.merge(name, Files.readString(file), String::concat);
                    }
                }
            }
        }
        String page = Files.readString(Modules.ROOT.resolve("docs/contributing/decisions.md"));
        page.substring(page.indexOf("## Tuned constants"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("\\|", -1)[1])
                .forEach(ConstantsTest::list);
    }

    /** {@code `Probe.NODES`, `UPDATES`} are two constants of one class, and {@code `Cliques`} all of another one. */
    private static void list(String cell) {
        String type = "";
        for (MatchResult found : NAME.matcher(cell).results().toList()) {
            String name = found.group(1);
            boolean isConstant = name.matches("[A-Z_*]+");
            type = isConstant ? type : name.replaceFirst("\\..*", "");
            LISTED.computeIfAbsent(type, key -> new TreeSet<>())
                    .add(name.equals(type) ? "*" : name.replaceFirst(".*\\.", ""));
        }
    }

    private static List<String> constants(String type) {
        return CONSTANT.matcher(FILES.getOrDefault(type, ""))
                .results()
                .filter(found -> !NO_QUANTITY.matcher(found.group(2)).matches())
                .map(found -> found.group(1))
                .toList();
    }

    private static boolean isListed(String type, String constant) {
        return LISTED.getOrDefault(type, Set.of()).stream()
                .anyMatch(name -> constant.matches(name.replace("*", "[A-Z_]*")));
    }

    @Test
    void eachIsListed() {
        assertThat(FILES.keySet().stream()
                        .flatMap(type -> constants(type).stream()
                                .filter(name -> !CODE.matcher(name).matches() && !isListed(type, name))
                                .map(name -> type + "." + name)))
                .isEmpty();
    }

    @Test
    void eachThatIsListedIsThere() {
        assertThat(LISTED).hasSizeGreaterThan(80);
        assertThat(LISTED.entrySet().stream()
                        .flatMap(type -> type.getValue().stream()
                                .filter(name -> !isThere(type.getKey(), name))
                                .map(name -> type.getKey() + "." + name)))
                .isEmpty();
    }

    private static boolean isThere(String type, String name) {
        return name.contains("*")
                ? constants(type).stream().anyMatch(constant -> constant.matches(name.replace("*", "[A-Z_]*")))
                : Pattern.compile("\\b" + name + "\\b")
                        .matcher(FILES.getOrDefault(type, ""))
                        .find();
    }
}
