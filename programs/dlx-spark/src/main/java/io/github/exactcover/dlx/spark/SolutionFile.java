package io.github.exactcover.dlx.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.TaskCompletionListener;

/** A Parquet file with solutions: the places of their options, and the options as text, in the order of the problem. */
final class SolutionFile {

    private static final MessageType COLUMNS = MessageTypeParser.parseMessageType("message solution {"
            + " required group places (LIST) { repeated group list { required int32 element; } }"
            + " required group options (LIST) { repeated group list { required binary element (STRING); } } }");

    /** The same for Spark SQL. */
    static final StructType SCHEMA = DataTypes.createStructType(new StructField[] {
        DataTypes.createStructField("places", DataTypes.createArrayType(DataTypes.IntegerType, false), false),
        DataTypes.createStructField("options", DataTypes.createArrayType(DataTypes.StringType, false), false),
        DataTypes.createStructField("number", DataTypes.LongType, false)
    });

    private SolutionFile() {}

    static void write(Path file, Configuration configuration, List<int[]> solutions, String[] options)
            throws IOException {
        SimpleGroupFactory groups = new SimpleGroupFactory(COLUMNS);
        try (ParquetWriter<Group> writer = ExampleParquetWriter.builder(HadoopOutputFile.fromPath(file, configuration))
                .withConf(configuration)
                .withType(COLUMNS)
                .withCompressionCodec(CompressionCodecName.SNAPPY)
                .build()) {
            for (int[] solution : solutions) {
                int[] places = solution.clone();
                Arrays.sort(places);
                writer.write(group(groups.newGroup(), places, options));
            }
        }
    }

    private static Group group(Group solution, int[] places, String[] options) {
        Group numbers = solution.addGroup("places");
        Group names = solution.addGroup("options");
        for (int place : places) {
            numbers.addGroup("list").add("element", place);
            names.addGroup("list").add("element", options[place]);
        }
        return solution;
    }

    /** The first solutions of a file, in order, with their numbers from this one on. */
    static Iterator<Row> read(Path file, Configuration configuration, long most, long number) {
        try {
            return new Rows(
                    file,
                    ParquetReader.builder(new GroupReadSupport(), file)
                            .withConf(configuration)
                            .build(),
                    most,
                    number);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static UncheckedIOException unreadable(Path file, IOException cause) {
        return new UncheckedIOException("The solutions in " + file + " cannot be read", cause);
    }

    private static final class Rows implements Iterator<Row> {

        private final Path file;
        private final ParquetReader<Group> reader;
        private long left;
        private long number;

        Rows(Path file, ParquetReader<Group> reader, long left, long number) {
            this.file = file;
            this.reader = reader;
            this.left = left;
            this.number = number;
            TaskContext task = TaskContext.get();
            if (task != null) {
                // A reader of the first rows only does not come to the end.
                task.addTaskCompletionListener((TaskCompletionListener) ended -> close());
            }
        }

        private void close() {
            try {
                reader.close();
            } catch (IOException e) {
                throw unreadable(file, e);
            }
        }

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public Row next() {
            if (left == 0) {
                throw new NoSuchElementException("No more solutions in " + file);
            }
            try {
                Group group = reader.read();
                if (group == null) {
                    throw new IOException("It has fewer solutions than the manifest says");
                }
                left--;
                if (left == 0) {
                    close();
                }
                return row(group, number++);
            } catch (IOException e) {
                throw unreadable(file, e);
            }
        }

        private static Row row(Group solution, long number) {
            Group numbers = solution.getGroup("places", 0);
            Group names = solution.getGroup("options", 0);
            int size = numbers.getFieldRepetitionCount("list");
            Integer[] places = new Integer[size];
            String[] options = new String[size];
            for (int i = 0; i < size; i++) {
                places[i] = numbers.getGroup("list", i).getInteger("element", 0);
                options[i] = names.getGroup("list", i).getString("element", 0);
            }
            return RowFactory.create(places, options, number);
        }
    }
}
