package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import java.io.IOException;
import java.io.InputStream;

/** Lists of numbers: a line for each option, with the numbers of the items that it covers. */
final class RowsFormat extends NamedFormat {

    private final RowsKind kind;

    RowsFormat(RowsKind kind) {
        super(kind.option, kind.description, true);
        this.kind = kind;
    }

    @Override
    public Fit fit(FileStart start) {
        return NumberRows.of(start).map(kind::fit).orElse(Fit.NO);
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        return new RowsReader(kind, Lines.of(in)).read();
    }
}
