package io.github.exactcover.dlx.cli.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tables of docs/cli.md are those of the help. */
class GuideTablesTest {

    @Test
    void theTablesOfThePageAreThoseOfTheHelp() throws Exception {
        Path page = Path.of("..", "..", "docs", "cli.md");
        String text = Files.readString(page).replace("\r\n", "\n");
        String right = text;
        for (Map.Entry<String, String> table :
                GuideTables.of(Manual.allCommands()).entrySet()) {
            String begin = "<!-- begin generated " + table.getKey() + " -->\n";
            String end = "<!-- end generated " + table.getKey() + " -->\n";
            assertThat(right).containsSubsequence(begin, end);
            right = right.substring(0, right.indexOf(begin) + begin.length()) + "\n" + table.getValue() + "\n"
                    + right.substring(right.indexOf(end));
        }
        if (System.getProperty("dlx.guide", "").equals("write")) {
            Files.writeString(page, right);
        } else {
            assertThat(text)
                    .as("Write the tables anew: .ci/module cli -Dtest=GuideTablesTest -Ddlx.guide=write")
                    .isEqualTo(right);
        }
    }
}
