package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code dlx trace --svg}: what is seen when, read from the style sheet of the picture. */
class MovingPictureTest {

    private static final Pattern FRAMES = Pattern.compile("@keyframes dlx-move(\\d+)\\{(.*)}\\n");
    private static final Pattern FRAME = Pattern.compile("([\\d.]+)%\\{opacity:([01])}");
    private static final Pattern GROUP =
            Pattern.compile("(?s)<g class=\"dlx-move dlx-move(\\d+)( dlx-last)?\">(.*?)</g>");

    @TempDir
    Path directory;

    /** Something that comes and goes. */
    private record Moving(String drawn, boolean last, List<Double> times, List<Boolean> seen) {

        boolean isSeenAt(double percent) {
            boolean now = false;
            for (int i = 0; i < times.size() && times.get(i) <= percent; i++) {
                now = seen.get(i);
            }
            return now;
        }

        boolean isQueen() {
            return drawn.contains("<path class=\"dlx-ink\"");
        }
    }

    private static List<Moving> moving(String picture) {
        List<List<Double>> times = new ArrayList<>();
        List<List<Boolean>> seen = new ArrayList<>();
        for (MatchResult frames : FRAMES.matcher(picture).results().toList()) {
            List<MatchResult> changes = FRAME.matcher(frames.group(2)).results().toList();
            times.add(
                    changes.stream().map(each -> Double.valueOf(each.group(1))).toList());
            seen.add(changes.stream().map(each -> each.group(2).equals("1")).toList());
        }
        List<Moving> moving = new ArrayList<>();
        Matcher group = GROUP.matcher(picture);
        while (group.find()) {
            int number = Integer.parseInt(group.group(1));
            moving.add(new Moving(group.group(3), group.group(2) != null, times.get(number), seen.get(number)));
        }
        return moving;
    }

    private String picture(String... arguments) throws Exception {
        Path file = directory.resolve("picture.svg");
        List<String> words = new ArrayList<>(List.of("trace"));
        words.addAll(List.of(arguments));
        words.addAll(List.of("--svg", file.toString()));
        Run run = dlx(words.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).isEmpty();
        String picture = Files.readString(file);
        assertThat(isBalanced(picture)).isTrue();
        assertThat(picture).doesNotContain("<script", "href", "url(");
        return picture;
    }

    /** Whether each element that begins also ends, in the right place. */
    private static boolean isBalanced(String xml) {
        Deque<String> open = new ArrayDeque<>();
        Matcher tag = Pattern.compile("<(/?)([a-z]+)[^<>]*?(/?)>").matcher(xml);
        while (tag.find()) {
            if (!tag.group(1).isEmpty()) {
                if (!tag.group(2).equals(open.pollLast())) {
                    return false;
                }
            } else if (tag.group(3).isEmpty()) {
                open.addLast(tag.group(2));
            }
        }
        return open.isEmpty();
    }

    @Test
    void aSolutionIsSeenWholeAndAtADeadEndSomethingIsMissing() throws Exception {
        List<Moving> moving = moving(picture("queens", "6"));
        int solutions = 0;
        int deadEnds = 0;
        for (double percent = 0; percent < 100; percent += 0.05) {
            double now = percent;
            List<Moving> shown =
                    moving.stream().filter(each -> each.isSeenAt(now)).toList();
            long queens = shown.stream().filter(Moving::isQueen).count();
            boolean isSolution = shown.stream().anyMatch(each -> each.drawn().contains(">Solution "));
            boolean isDeadEnd = shown.stream().anyMatch(each -> each.drawn().contains(">Nothing left for "));
            assertThat(isSolution && isDeadEnd).isFalse();
            if (isSolution) {
                assertThat(queens).isEqualTo(6);
                solutions++;
            } else if (isDeadEnd) {
                assertThat(queens).isBetween(1L, 5L);
                deadEnds++;
            } else {
                // The caption comes a moment after the sixth queen.
                assertThat(queens).isLessThanOrEqualTo(6);
            }
        }
        assertThat(solutions).isPositive();
        assertThat(deadEnds).isPositive();
        assertThat(moving.stream()
                        .filter(each -> each.drawn().contains(">Solution "))
                        .count())
                .isEqualTo(4);
    }

    @Test
    void aPictureThatStandsStillShowsTheLastSolution() throws Exception {
        String picture = picture("queens", "6", "--limit", "2");
        List<Moving> still = moving(picture).stream().filter(Moving::last).toList();
        assertThat(still.stream().filter(Moving::isQueen).count()).isEqualTo(6);
        assertThat(still).anyMatch(each -> each.drawn().contains("Solution 2"));
        assertThat(picture).contains("prefers-reduced-motion", "prefers-color-scheme:dark");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "latin 4 --limit 2",
                "polyomino pentominoes 6x10 --limit 1 --seed 7",
                "polyomino soma 3x3x3 --limit 1 --seed 3 --steps 300",
                "langford 3",
                "queens 5 --require a1",
                "queens 3"
            })
    void everyBoardHasAPicture(String problem) throws Exception {
        String picture = picture(problem.split(" ", -1));
        assertThat(moving(picture)).isNotEmpty().allMatch(each -> !each.drawn().isBlank());
        assertThat(picture.length()).isLessThan(100_000);
    }

    @Test
    void aRequiredOptionIsThereFromTheStart() throws Exception {
        assertThat(moving(picture("queens", "5", "--require", "a1")))
                .anyMatch(each -> each.isQueen() && each.times().equals(List.of(0.0)));
    }

    @Test
    void whatCannotBeDrawnIsSaid() throws IOException {
        String file = directory.resolve("picture.svg").toString();
        assertThat(dlx("trace", "queens", "8", "--svg", file).err())
                .contains("too many moves for a picture, which shows up to 1500; --limit 1 ends");
        assertThat(dlx("trace", "langford", "7", "--limit", "1", "--svg", file).err())
                .contains(
                        "--svg draws this problem as a matrix, which may have up to 60 items and options, but it has");
        assertThat(dlx("trace", "queens", "4", "--compare", "order", "--svg", file)
                        .err())
                .isEqualTo("dlx: --compare cannot be combined with --svg, which draws one search; leave one of them"
                        + " out\n");
        assertThat(directory.resolve("picture.svg")).doesNotExist();
        assertThat(withInput("a b\na\n", "trace", "-", "--svg", file).exitCode())
                .isZero();
        assertThat(Files.readString(Path.of(file))).contains("Nothing left for b");
    }
}
