package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.program.LpText;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The LP format of CPLEX, with 0/1 variables, which are options, and rows that are sums of them, which are items:
 * {@code = 1} primary, {@code <= 1} secondary, and others with bounds. A maximum is found as the lowest of the negative
 * values.
 */
final class LpFormat extends NamedFormat {

    private static final Pattern ROWS = Pattern.compile("(?im)(^|\\s)(subject\\s+to|such\\s+that|st\\.?|s\\.t\\.)\\s");

    LpFormat() {
        super("lp", "an integer program in CPLEX's LP format", false);
    }

    @Override
    public Fit fit(FileStart start) {
        String first = start.lines().stream()
                .filter(line -> !line.startsWith("\\"))
                .findFirst()
                .orElse("")
                .split("[\\s\\\\]", 2)[0];
        boolean hasDirection = LpText.DIRECTION.matcher(first).matches();
        if (hasDirection && ROWS.matcher(start.text()).find()) {
            return Fit.certain("it begins with " + first + ", and has rows after Subject To");
        }
        // A long objective, before its rows.
        boolean isLong = !start.isWhole() && first.toLowerCase(Locale.ROOT).endsWith("imize");
        boolean isLp = start.extension().equals("lp");
        return hasDirection && (isLong || isLp) ? Fit.certain("it begins with " + first) : Fit.NO;
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        return new LpText(Lines.of(in)).read();
    }
}
