package io.github.exactcover.dlx.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the links inside a folder of HTML files, also those to a place in a page. */
final class Links {

    /** Of Javadoc, which makes a link in it that leads nowhere. */
    private static final String NOT_OURS = "constant-values.html";

    private static final Pattern SCRIPT = Pattern.compile("(?s)<script.*?</script>");
    private static final Pattern LINK = Pattern.compile("<[^>]*\\s(?:href|src)=\"([^\"]*)\"");
    private static final Pattern ANCHOR = Pattern.compile("<[^>]*\\s(?:id|name)=\"([^\"]*)\"");

    private final Path folder;
    private final Map<Path, Set<String>> anchors = new HashMap<>();

    private Links(Path folder) {
        this.folder = folder;
    }

    /** The links that lead nowhere, each with the file that has it. */
    static List<String> broken(Path folder) throws IOException {
        Links links = new Links(folder);
        List<String> broken = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Links::isPage).sorted().toList()) {
                for (String link : found(LINK, file)) {
                    if (!links.leadsSomewhere(file, link)) {
                        broken.add(folder.relativize(file) + ": " + link);
                    }
                }
            }
        }
        return broken;
    }

    private static boolean isPage(Path file) {
        return file.toString().endsWith(".html") && !file.endsWith(NOT_OURS);
    }

    private static Set<String> found(Pattern pattern, Path file) throws IOException {
        String html = SCRIPT.matcher(Files.readString(file)).replaceAll("");
        return pattern.matcher(html)
                .results()
                .map((MatchResult result) -> result.group(1)
                        .replace("&amp;", "&")
                        .replace("&lt;", "<")
                        .replace("&gt;", ">"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private boolean leadsSomewhere(Path file, String link) throws IOException {
        if (link.matches("[a-z]+:.*")) {
            return true;
        }
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? file : file.resolveSibling(parts[0]).normalize();
        if (!target.startsWith(folder) || !Files.isRegularFile(target)) {
            return false;
        }
        // A bare # is the top of the page, and words with values are a problem for the playground.
        return parts.length == 1
                || parts[1].isEmpty()
                || parts[1].matches("[a-z]=.*")
                || anchorsOf(target).contains(URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
    }

    private Set<String> anchorsOf(Path file) throws IOException {
        Set<String> known = anchors.get(file);
        if (known == null) {
            known = new HashSet<>(found(ANCHOR, file));
            anchors.put(file, known);
        }
        return known;
    }
}
