package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.PricedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.SkipExecutionHook;

/**
 * Solvers that others wrote read the files, and find what trying every subset of the options finds. Each test is
 * skipped where its solver is not installed.
 */
class RealSolversTest {

    private static final Pattern OPTIMUM =
            Pattern.compile("Status: +INTEGER OPTIMAL\\s+Objective: +cost = (-?[\\d.e+]+)");

    private static final Pattern MODELS = Pattern.compile("Models +: (\\d+)\\s");

    @Provide
    Arbitrary<PricedProblem> priced() {
        return PricedProblem.arbitrary();
    }

    @Provide
    Arbitrary<SmallProblem> unpriced() {
        return SmallProblem.any();
    }

    @Property(tries = 60, seed = "20261124")
    @AddLifecycleHook(NeedsGlpsol.class)
    void glpsolFindsTheCheapest(@ForAll("priced") PricedProblem priced) {
        OptionalLong cheapest = priced.solutionsByCost().stream()
                .limit(1)
                .mapToLong(priced::cost)
                .findFirst();
        FailedProblems.keeping("lp-against-glpsol", priced.small(), () -> {
            String report =
                    report(CplexLp.format(priced.problem()), ".lp", "glpsol", "--lp", "{}", "-o", "/dev/stdout");
            assertThat(report).contains("Time used");
            Matcher optimum = OPTIMUM.matcher(report);
            OptionalLong found = optimum.find()
                    ? OptionalLong.of(Math.round(Double.parseDouble(optimum.group(1))))
                    : OptionalLong.empty();
            assertThat(found).as(report).isEqualTo(cheapest);
        });
    }

    @Property(tries = 60, seed = "20261125")
    @AddLifecycleHook(NeedsClasp.class)
    void claspCountsTheSolutions(@ForAll("unpriced") SmallProblem small) {
        FailedProblems.keeping("cnf-against-clasp", small, () -> {
            String report = report(DimacsCnf.format(small.problem()), ".cnf", "clasp", "--models=0", "--quiet", "{}");
            Matcher models = MODELS.matcher(report);
            assertThat(models.find()).as(report).isTrue();
            assertThat(Integer.parseInt(models.group(1)))
                    .as(report)
                    .isEqualTo(small.solutions().size());
        });
    }

    /** What a program says about a file, whose name is put in the place of {}. */
    private static String report(String text, String ending, String... command) {
        try {
            Path file = Files.createTempFile("exported", ending);
            Files.writeString(file, text);
            List<String> words = Stream.of(command)
                    .map(word -> word.replace("{}", file.toString()))
                    .toList();
            Process process =
                    new ProcessBuilder(words).redirectErrorStream(true).start();
            String report = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            Files.delete(file);
            return report;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SkipExecutionHook.SkipResult unlessInstalled(String program) {
        boolean installed = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
        return installed
                ? SkipExecutionHook.SkipResult.doNotSkip()
                : SkipExecutionHook.SkipResult.skip(program + " is not installed");
    }

    static class NeedsGlpsol implements SkipExecutionHook {

        @Override
        public SkipResult shouldBeSkipped(LifecycleContext context) {
            return unlessInstalled("glpsol");
        }
    }

    static class NeedsClasp implements SkipExecutionHook {

        @Override
        public SkipResult shouldBeSkipped(LifecycleContext context) {
            return unlessInstalled("clasp");
        }
    }
}
