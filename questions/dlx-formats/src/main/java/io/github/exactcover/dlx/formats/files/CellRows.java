package io.github.exactcover.dlx.formats.files;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.CsvRecordHandler;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rows of a table: a line for each, with its cells. */
interface CellRows {

    /** What people and programs write above a column that numbers the rows. */
    Pattern INDEX = Pattern.compile("#|(# ?)?(id|index|no\\.?|nr\\.?|number|row|option)", Pattern.CASE_INSENSITIVE);

    /** How FastCSV says where it stopped. */
    Pattern LINE = Pattern.compile("started in line (\\d{1,9})");

    /**
     * A row.
     *
     * @param line the line where it begins, from 1
     */
    record Row(int line, List<String> cells) {

        boolean isBlank() {
            return cells.stream().allMatch(String::isEmpty);
        }

        Row withoutLast() {
            return new Row(line, cells.subList(0, cells.size() - 1));
        }

        /** An error in a cell; its place is given as the number of the cell, from 1. */
        DlxFormatException error(int cell, String problem) {
            return new DlxFormatException(line, cell, problem);
        }
    }

    /** The next row that is no remark; empty at the end. */
    Optional<Row> next() throws IOException;

    /** The rows of a text. */
    static CellRows of(Reader text, Separator separator) {
        return switch (separator) {
            case TAB, SEMICOLON, COMMA -> ofCsv(text, separator);
            case BLANKS -> ofLines(text, line -> List.of(line.strip().split("\\s+")));
            case NOTHING -> ofLines(text, line -> List.of(line.strip().split("")));
        };
    }

    private static CellRows ofLines(Reader text, Function<String, List<String>> cut) {
        Lines lines = new Lines(text);
        return () ->
                lines.nextRow() ? Optional.of(new Row(lines.at(1).line(), cut.apply(lines.line()))) : Optional.empty();
    }

    private static CellRows ofCsv(Reader text, Separator separator) {
        CsvReader<CsvRecord> reader = CsvReader.builder()
                .fieldSeparator(separator.character())
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .trimWhitespacesAroundQuotes(true)
                // A row with as many cells as fit into the heap.
                .maxBufferSize(1 << 28)
                .build(
                        CsvRecordHandler.builder()
                                .maxFields(1 << 26)
                                .maxRecordSize(1 << 28)
                                .build(),
                        text);
        Iterator<CsvRecord> records = reader.iterator();
        return () -> {
            while (hasNext(records)) {
                CsvRecord record = records.next();
                if (!isComment(record)) {
                    return Optional.of(new Row((int) record.getStartingLineNumber(), stripped(record.getFields())));
                }
            }
            return Optional.empty();
        };
    }

    /** Whether a row is a remark, and not the names of columns of which the first numbers the rows. */
    private static boolean isComment(CsvRecord record) {
        String first = record.getField(0);
        boolean isHeader = record.getFieldCount() > 1 && INDEX.matcher(first).matches();
        return Lines.isComment(first) && !isHeader;
    }

    private static boolean hasNext(Iterator<CsvRecord> records) throws IOException {
        try {
            return records.hasNext();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (CsvParseException e) {
            Matcher line = LINE.matcher(String.valueOf(e.getMessage()));
            throw new DlxFormatException(
                    line.find() ? Integer.parseInt(line.group(1)) : 1,
                    1,
                    "the quotes in this row are wrong; write them around a whole cell, and twice within it");
        }
    }

    private static List<String> stripped(List<String> cells) {
        String[] stripped = cells.toArray(String[]::new);
        Arrays.setAll(stripped, cell -> stripped[cell].strip());
        return Arrays.asList(stripped);
    }

    /** All rows, but for those at the end that are blank. */
    static List<Row> all(CellRows rows) throws IOException {
        List<Row> all = new ArrayList<>();
        int end = 0;
        for (Optional<Row> row = rows.next(); row.isPresent(); row = rows.next()) {
            all.add(row.get());
            end = row.get().isBlank() ? end : all.size();
        }
        return all.subList(0, end);
    }
}
