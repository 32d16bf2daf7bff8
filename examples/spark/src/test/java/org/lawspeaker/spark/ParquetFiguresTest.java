package org.lawspeaker.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.LocalInputFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.command.simulate.Counted;
import org.lawspeaker.command.simulate.PlayedGame;
import org.lawspeaker.command.simulate.Seating;
import org.lawspeaker.command.simulate.Simulation;
import org.lawspeaker.command.simulate.Sweep;
import org.lawspeaker.command.simulate.SweepFigures;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.RandomPlayer;

class ParquetFiguresTest {
  private static final int EACH = 3;

  private static final Seating RANDOM =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          return new RandomPlayer<>(random);
        }
      };

  @TempDir Path folder = Path.of("");

  private final List<PlayedGame> played = new ArrayList<>();

  @BeforeEach
  void writeASweep() {
    SweepFigures figures = sweep(GameProvider.find("hand-of-destiny").orElseThrow().game());
    assertThat(
            new ParquetFigures()
                .write(folder, figures, ImmutableList.copyOf(played), EACH, "the run")
                .orThrow())
        .containsExactly("games.parquet", "outcomes.parquet");
  }

  private <S, M extends Move, V> SweepFigures sweep(Game<S, M, V> game) {
    return new Sweep<>(
            new Simulation<>(game, Setup.of(1), RANDOM, EACH, 1, 1, Counted.CHOICES),
            ImmutableList.of(game.info().option("boss").orElseThrow()))
        .run(() -> false, played::add);
  }

  private List<Group> rows(String name) throws IOException {
    return ParquetRows.of(folder.resolve(name));
  }

  @Test
  void everyGameIsARowWithWhatWasSwept() throws IOException {
    List<Group> rows = rows("games.parquet");

    assertThat(rows).hasSameSizeAs(played).hasSize(3 * EACH);
    Group last = rows.get(8);
    PlayedGame game = played.get(8);
    assertThat(last.getInteger("game", 0)).isEqualTo(9);
    assertThat(last.getLong("seed", 0)).isEqualTo(game.seed());
    assertThat(last.getInteger("plies", 0)).isEqualTo(game.plies());
    assertThat(last.getString("result_0", 0)).isEqualTo("lost");
    assertThat(last.getString("clause", 0)).isEqualTo(game.outcome().citation().id());
    assertThat(last.getString("boss", 0)).isEqualTo("hollow-mage");
  }

  @Test
  void everyResultIsARowOfItsCombination() throws IOException {
    List<Group> rows = rows("outcomes.parquet");

    assertThat(rows).hasSize(3 * Result.values().length);
    assertThat(rows.get(2).getString("boss", 0)).isEqualTo("ogre-king");
    assertThat(rows.get(2).getString("result", 0)).isEqualTo("lost");
    assertThat(rows.get(2).getLong("games", 0)).isEqualTo(EACH);
    assertThat(rows.get(2).getDouble("share", 0)).isEqualTo(1.0);
  }

  @Test
  void theFilesSayWhatWasPlayed() throws IOException {
    try (ParquetFileReader reader =
        ParquetFileReader.open(new LocalInputFile(folder.resolve("games.parquet")))) {
      assertThat(reader.getFooter().getFileMetaData().getKeyValueMetaData())
          .containsEntry("lawspeaker.run", "the run");
    }
  }
}
