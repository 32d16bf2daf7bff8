package org.lawspeaker.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.io.LocalInputFile;

/** Reads a file of Parquet without Hadoop's files. */
final class ParquetRows extends ParquetReader.Builder<Group> {
  private ParquetRows(InputFile file) {
    super(file, new PlainParquetConfiguration());
  }

  /** All its rows, in order. */
  static List<Group> of(Path file) throws IOException {
    List<Group> rows = new ArrayList<>();
    try (ParquetReader<Group> reader = new ParquetRows(new LocalInputFile(file)).build()) {
      for (Group row = reader.read(); row != null; row = reader.read()) {
        rows.add(row);
      }
    }
    return rows;
  }

  @Override
  protected ReadSupport<Group> getReadSupport() {
    return new GroupReadSupport();
  }
}
