package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.trace.SearchTrace;
import io.github.exactcover.dlx.trace.Trace;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SearchTraceTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 300, seed = "20261208")
    void aShorterTraceIsTheBeginningOfALongerOne(
            @ForAll("problems") SmallProblem small, @ForAll @IntRange(min = 1, max = 20) int most) throws IOException {
        SearchTrace<String, Integer> whole = trace(small.problem(), 1_000_000);
        SearchTrace<String, Integer> some = trace(small.problem(), most);

        assertThat(whole.isCut()).isFalse();
        int kept = Math.min(most, whole.steps().size());
        assertThat(some.steps()).isEqualTo(whole.steps().subList(0, kept));
        assertThat(some.isCut()).isEqualTo(kept < whole.steps().size());
        assertThat(plain(whole.toJson()))
                .contains("\"cut\":false,\"stepCount\":" + whole.steps().size() + "}");
    }

    /** A search that goes on after the trace is full tells how many steps there are. */
    @Property(tries = 300, seed = "20261208")
    void aFullTraceGoesOnCounting(
            @ForAll("problems") SmallProblem small, @ForAll @IntRange(min = 1, max = 20) int most) {
        SearchTrace<String, Integer> whole = trace(small.problem(), 1_000_000);
        SearchTrace<String, Integer> some = new SearchTrace<>(small.problem(), most);
        Trace.of(small.problem()).count(some);

        assertThat(some.stepCount())
                .isEqualTo(whole.stepCount())
                .isEqualTo(whole.steps().size());
        assertThat(some.steps()).hasSize((int) Math.min(most, some.stepCount()));
        assertThat(some.isCut()).isEqualTo(most < some.stepCount());
    }

    private static <I, O> SearchTrace<I, O> trace(ExactCoverProblem<I, O> problem, int most) {
        SearchTrace<I, O> trace = new SearchTrace<>(problem, most);
        Trace.of(problem).cancelWhen(trace::isCut).count(trace);
        return trace;
    }

    @Test
    void writesProblemAndSteps() throws IOException {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .bounded("b", 0, 2)
                .secondary("x")
                .option("one", "a")
                .option("two", spec -> spec.covers("a").colors("x", "red"))
                .option("never", "x")
                .build();
        SearchTrace<String, String> trace = new SearchTrace<>(problem, 100);
        Trace.of(problem).forbid("one").count(trace);

        assertThat(plain(trace.toJson()))
                .isEqualTo("{\"primaryItems\":[\"a\",\"b\"],\"secondaryItems\":[\"x\"],\"bounds\":{\"1\":[0,2]},"
                        + "\"options\":[{\"name\":\"one\",\"items\":[0]},"
                        + "{\"name\":\"two\",\"items\":[0,2],\"colors\":{\"2\":\"red\"}},"
                        + "{\"name\":\"never\",\"items\":[2]}],\"required\":[],"
                        + "\"steps\":[[\"item\",0,0,1],[\"try\",1,0],[\"item\",1,1,1],[\"close\",1,1],"
                        + "[\"solution\",1,2],[\"reopen\",1,1],[\"undo\",1,0]],\"cut\":false,\"stepCount\":7}");
    }

    @Test
    void aProblemWithoutAnythingIsJsonToo() throws IOException {
        assertThat(plain(trace(ExactCoverProblem.<String, String>builder().build(), 1)
                        .toJson()))
                .isEqualTo("{\"primaryItems\":[],\"secondaryItems\":[],\"bounds\":{},\"options\":[],\"required\":[],"
                        + "\"steps\":[[\"solution\",1,0]],\"cut\":false,\"stepCount\":1}");
    }

    @Test
    void writesAllStringsThatThereAre() throws IOException {
        List<String> names = new ArrayList<>(List.of("\"", "\\", "</script>", "Käse", "\ud83d\ude00", "\u2028", ""));
        for (char c = 0; c < ' '; c++) {
            names.add(Character.toString(c));
        }
        names.add("a\ud83d");
        names.add("\ude00b");
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        names.forEach(name -> builder.primary(name).option(name, name));
        SearchTrace<String, String> trace = new SearchTrace<>(builder.build(), 1);

        List<String> read = new ArrayList<>();
        try (JsonParser parser = new JsonFactory().createParser(trace.toJson())) {
            parser.nextToken();
            parser.nextToken();
            parser.nextToken();
            while (parser.nextToken().isScalarValue()) {
                read.add(parser.getText());
            }
        }
        assertThat(read).isEqualTo(names);
    }

    @Test
    void refusesWhatCannotBeTraced() {
        ExactCoverProblem<String, String> problem =
                ExactCoverProblem.<String, String>builder().primary("a").build();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SearchTrace<>(problem, 0))
                .withMessageContaining("at least 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SearchTrace<>(problem, 1).deadEnd("b", 0))
                .withMessageContaining("has no item b");
    }

    /** The same document as a JSON library writes it. */
    private static String plain(String json) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonParser parser = new JsonFactory().createParser(json);
                JsonGenerator generator = new JsonFactory().createGenerator(text)) {
            parser.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
            while (parser.nextToken() != null) {
                generator.copyCurrentEvent(parser);
            }
        }
        return text.toString();
    }
}
