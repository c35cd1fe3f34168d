package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.testing.browser.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Opens pages of {@code dlx trace --html} in a real browser, and sees that none has an error or asks for anything. */
abstract class TracePages {

    static Browser browser;

    @TempDir
    Path directory;

    @BeforeAll
    static void start() {
        browser = Browser.shared();
    }

    @AfterEach
    void noErrors() {
        browser.assertNoErrors();
        assertThat(browser.number("return performance.getEntriesByType('resource').length"))
                .isZero();
    }

    final void open(String command) throws IOException, InterruptedException {
        Path page = directory.resolve("page.html");
        String[] words = ("trace --html " + page + " " + command).split(" ", -1);
        Run run = Run.dlx(words);
        assertThat(run.exitCode()).as(run.err()).isZero();
        browser.size(1280, 800);
        browser.prefers("light");
        browser.open(page);
    }

    /** Presses keys, as a person does who has not clicked anything. */
    static void press(CharSequence... keys) {
        browser.find("body").sendKeys(keys);
    }

    static void press(Keys key, int times) {
        for (int i = 0; i < times; i++) {
            press(key);
        }
    }

    final void openFile(String problem, String options) throws IOException, InterruptedException {
        Path file = directory.resolve("problem.dlx");
        Files.writeString(file, problem);
        open(file + options);
    }

    /** A hundred items with long names. */
    static String wideProblem() {
        List<String> items = new ArrayList<>();
        for (int item = 0; item < 100; item++) {
            items.add("a_rather_long_name_of_item_" + item);
        }
        return String.join(" ", items) + "\n" + items.stream().collect(Collectors.joining("\n")) + "\n";
    }
}
