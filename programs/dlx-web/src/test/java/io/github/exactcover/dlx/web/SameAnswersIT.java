package io.github.exactcover.dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.browser.Browser;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A browser answers as a JVM does: the same problems, solutions in the same order, nodes, updates and mistakes. */
class SameAnswersIT {

    /** All messages as one text, without what depends on time: when they come, and how long it took. */
    private static final String TOGETHER = """
            const together = (messages) => {
              const found = messages.flatMap((m) => m.found ?? []);
              return JSON.stringify([found, ...messages.filter((m) => m.kind !== "progress").map((m) => {
                const { found, millis, ...rest } = m;
                return m.kind === "estimate" ? { nodes: m.nodes.toPrecision(6), solutions: m.solutions.toPrecision(6) }
                    : rest;
              })]);
            };
            const ends = (m) => !["problem", "progress"].includes(m.kind);
            """;

    /** As WebAssembly, and as JavaScript but for the problem that takes it longest. */
    @ParameterizedTest
    @ValueSource(strings = {"", "?javascript"})
    void aBrowserAnswersAsAJvmDoes(String query) {
        Browser browser = Browser.shared();
        browser.open(PageIT.PAGE, query);
        for (String[] request : Cases.all()) {
            if (!query.isEmpty() && List.of(request).contains("holes=27.28.35.36")) {
                continue;
            }
            List<String> expected = PlaygroundTest.answer(request);
            List<?> both = (List<?>) browser.run(TOGETHER + """
                            const [words, expected] = arguments;
                            const request = Object.fromEntries(words.map((word) => {
                              const end = word.indexOf("=");
                              return [word.slice(0, end), word.slice(end + 1)];
                            }));
                            return new Promise((done) => {
                              const messages = [];
                              search(request, (message) => {
                                messages.push(message);
                                if (ends(message) || request.ask === "look") {
                                  done([together(messages), together(expected.map((text) => JSON.parse(text)))]);
                                }
                              });
                            });
                            """, List.of(request), expected);
            assertThat(both.get(0)).as(String.join(" ", request)).isEqualTo(both.get(1));
        }
        assertThat(browser.find("#slow").isDisplayed()).isEqualTo(!query.isEmpty());
        browser.assertNoErrors();
    }
}
