package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * NumPy's format for one array, as {@code np.save} writes it: a matrix of zeros and ones, with a row for each option
 * and a column for each item. Items are the numbers of the columns, from 0.
 */
final class NpyFormat extends NamedFormat {

    private static final String MAGIC = "\u0093NUMPY";

    /**
     * The dictionary at the start: the type of the cells, whether columns come first, and how many rows and columns.
     */
    private static final Pattern HEADER =
            Pattern.compile("\\{'descr': '([<>|=]?)([biuf])([1248])', 'fortran_order': (True|False),"
                    + " 'shape': \\((\\d{1,9}), (\\d{1,9})\\),? *\\}\\s*");

    NpyFormat() {
        super("npy", "a NumPy array", true);
    }

    @Override
    public Fit fit(FileStart start) {
        return start.startsWith(MAGIC) ? Fit.certain("it begins as files of np.save do") : Fit.NO;
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        try {
            return read(data);
        } catch (EOFException e) {
            throw new DlxFormatException(1, 1, "the file ends too early; save the array again with np.save");
        }
    }

    private static ExactCoverProblem<String, String> read(DataInputStream data) throws IOException {
        byte[] magic = new byte[MAGIC.length()];
        data.readFully(magic);
        if (!new String(magic, StandardCharsets.ISO_8859_1).equals(MAGIC)) {
            throw new DlxFormatException(1, 1, "this is no NumPy array; save it with np.save");
        }
        int version = data.readUnsignedByte();
        data.readByte();
        int length = Short.toUnsignedInt(Short.reverseBytes(data.readShort()));
        if (version > 1) {
            length += Short.toUnsignedInt(Short.reverseBytes(data.readShort())) << 16;
        }
        String header = new String(data.readNBytes(length), StandardCharsets.UTF_8);
        Matcher parts = HEADER.matcher(header);
        if (!parts.matches()) {
            throw new DlxFormatException(
                    1,
                    1,
                    "this array is " + header.strip()
                            + "; dlx reads arrays of two dimensions, whose cells are numbers or" + " truth values");
        }
        return new Cells(parts).read(data);
    }

    /** The cells of an array, as its header describes them. */
    private static final class Cells {

        private final boolean isFloat;
        private final boolean isFortran;
        private final int rows;
        private final int columns;
        private final ByteBuffer cell;

        Cells(Matcher header) {
            this.isFloat = header.group(2).equals("f");
            this.isFortran = header.group(4).equals("True");
            this.rows = Integer.parseInt(header.group(5));
            this.columns = Integer.parseInt(header.group(6));
            this.cell = ByteBuffer.allocate(Integer.parseInt(header.group(3)));
            cell.order(header.group(1).equals(">") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        }

        ExactCoverProblem<String, String> read(DataInputStream data) throws IOException {
            SparseRows matrix = new SparseRows(rows, columns, 0);
            int outer = isFortran ? columns : rows;
            int inner = isFortran ? rows : columns;
            for (int i = 0; i < outer; i++) {
                for (int j = 0; j < inner; j++) {
                    int row = isFortran ? j : i;
                    int column = isFortran ? i : j;
                    data.readFully(cell.array());
                    double value = value();
                    if (value == 1) {
                        matrix.set(row, column);
                    } else if (value != 0) {
                        throw new DlxFormatException(
                                row + 1,
                                column + 1,
                                "the cell in this row and column is " + value
                                        + "; an exact cover has 1 where a row covers a column, and 0 else");
                    }
                }
            }
            return matrix.problem();
        }

        private double value() {
            if (isFloat) {
                return cell.capacity() == 4 ? cell.getFloat(0) : cell.capacity() == 8 ? cell.getDouble(0) : half();
            }
            return switch (cell.capacity()) {
                case 1 -> cell.get(0);
                case 2 -> cell.getShort(0);
                case 4 -> cell.getInt(0);
                default -> cell.getLong(0);
            };
        }

        /** A number of 16 bits, of which only 0 and 1 matter. */
        private double half() {
            int bits = cell.getShort(0) & 0x7fff;
            return bits == 0 ? 0 : cell.getShort(0) == 0x3c00 ? 1 : Double.NaN;
        }
    }
}
