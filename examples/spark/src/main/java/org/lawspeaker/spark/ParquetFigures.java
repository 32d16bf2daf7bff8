package org.lawspeaker.spark;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.lawspeaker.command.simulate.FigureFiles;
import org.lawspeaker.command.simulate.PlayedGame;
import org.lawspeaker.command.simulate.Share;
import org.lawspeaker.command.simulate.Slice;
import org.lawspeaker.command.simulate.SweepFigures;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Outcome.Result;

/**
 * {@code games.parquet}, a row for each game, and {@code outcomes.parquet}, a row for each seat and
 * result of each combination of what is swept. Both hold the text of {@code run.json} as metadata
 * {@code lawspeaker.run}. This process writes them, so that the workers need no disk in common.
 */
public final class ParquetFigures implements FigureFiles {
  private static final String RUN = "lawspeaker.run";

  @Override
  public Checked<ImmutableList<String>> write(
      Path folder, SweepFigures figures, ImmutableList<PlayedGame> games, int each, String run) {
    try {
      games(folder.resolve("games.parquet"), figures, games, each, run);
      outcomes(folder.resolve("outcomes.parquet"), figures, run);
      return Checked.ok(ImmutableList.of("games.parquet", "outcomes.parquet"));
    } catch (IOException e) {
      return Checked.bad(folder.toString(), "cannot be written as Parquet: " + e.getMessage());
    }
  }

  private static void games(
      Path file, SweepFigures figures, ImmutableList<PlayedGame> games, int each, String run)
      throws IOException {
    Types.MessageTypeBuilder type = Types.buildMessage();
    type.required(PrimitiveTypeName.INT32).named("game");
    type.required(PrimitiveTypeName.INT64).named("seed");
    type.required(PrimitiveTypeName.INT32).named("plies");
    int seats = figures.all().results().size();
    for (int seat = 0; seat < seats; seat++) {
      text(type, "result_" + seat);
      type.required(PrimitiveTypeName.INT32).named("score_" + seat);
    }
    text(type, "reason");
    text(type, "clause");
    figures.options().forEach(option -> text(type, option.name()));
    MessageType schema = type.named("game");
    write(
        file,
        schema,
        run,
        writer -> {
          for (PlayedGame game : games) {
            Group row = new SimpleGroup(schema);
            row.append("game", game.number());
            row.append("seed", game.seed());
            row.append("plies", game.plies());
            for (int seat = 0; seat < seats; seat++) {
              row.append("result_" + seat, name(game.outcome().results().get(seat)));
              row.append("score_" + seat, game.outcome().scores().get(seat));
            }
            row.append("reason", game.outcome().reason());
            row.append("clause", game.outcome().citation().id());
            options(row, figures, figures.combinations().get((game.number() - 1) / each));
            writer.write(row);
          }
        });
  }

  private static void outcomes(Path file, SweepFigures figures, String run) throws IOException {
    Types.MessageTypeBuilder type = Types.buildMessage();
    figures.options().forEach(option -> text(type, option.name()));
    type.required(PrimitiveTypeName.INT32).named("seat");
    text(type, "result");
    type.required(PrimitiveTypeName.INT64).named("games");
    type.required(PrimitiveTypeName.DOUBLE).named("share");
    type.required(PrimitiveTypeName.DOUBLE).named("low");
    type.required(PrimitiveTypeName.DOUBLE).named("high");
    MessageType schema = type.named("outcome");
    write(
        file,
        schema,
        run,
        writer -> {
          for (Slice slice : figures.combinations()) {
            for (int seat = 0; seat < slice.results().size(); seat++) {
              for (Result result : Result.values()) {
                Share share = slice.share(seat, result);
                Group row = new SimpleGroup(schema);
                options(row, figures, slice);
                row.append("seat", seat);
                row.append("result", name(result));
                row.append("games", share.count());
                row.append("share", share.value());
                row.append("low", share.low());
                row.append("high", share.high());
                writer.write(row);
              }
            }
          }
        });
  }

  private static void text(Types.MessageTypeBuilder type, String name) {
    type.required(PrimitiveTypeName.BINARY).as(LogicalTypeAnnotation.stringType()).named(name);
  }

  private static void options(Group row, SweepFigures figures, Slice slice) {
    for (OptionSpec option : figures.options()) {
      row.append(option.name(), slice.options().getOrDefault(option.name(), ""));
    }
  }

  private static String name(Result result) {
    return result.name().toLowerCase(Locale.ROOT);
  }

  /** Makes rows, one after the other. */
  private interface Rows {
    void to(ParquetWriter<Group> writer) throws IOException;
  }

  private static void write(Path file, MessageType schema, String run, Rows rows)
      throws IOException {
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(file))
            .withConf(new PlainParquetConfiguration())
            .withType(schema)
            .withExtraMetaData(ImmutableMap.of(RUN, run))
            .withCompressionCodec(CompressionCodecName.UNCOMPRESSED)
            .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
            .build()) {
      rows.to(writer);
    }
  }
}
