package org.lawspeaker.command.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.examples.connectfour.ConnectFourProvider;
import org.lawspeaker.examples.embercourt.Court;
import org.lawspeaker.examples.embercourt.EmberCourtProvider;
import org.lawspeaker.examples.embercourt.EmberMove;
import org.lawspeaker.examples.embercourt.Sight;

class SimulationTest {
  private static final ImmutableList<Share> WINS =
      ImmutableList.of(new Share(3, 3), new Share(0, 3));

  private static final Seating RANDOM =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          return new RandomPlayer<>(random);
        }
      };

  /** Both take the first move there is: discs fill the columns from the left. */
  private static final Seating FIRST =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          return question -> question.legal().get(0);
        }
      };

  /** Players who draw the moment in which they fail; some games end before. */
  private static final Seating CLUMSY =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          return question -> {
            if (random.nextInt(300) == 0) {
              throw new IllegalStateException("a slip");
            }
            return question.legal().get(random.nextInt(question.legal().size()));
          };
        }
      };

  private static Simulation<Court, EmberMove, Sight> court(int games, long seed, int threads) {
    return new Simulation<>(
        new EmberCourtProvider().game(), Setup.of(3), RANDOM, games, seed, threads, Counted.EVENTS);
  }

  private static Figures run(Simulation<?, ?, ?> simulation) {
    return simulation.run(() -> false, game -> {});
  }

  @Test
  void theSameSeedGivesTheSameFiguresOnAnyNumberOfThreads() {
    Figures alone = run(court(40, 7, 1));

    assertThat(run(court(40, 7, 2))).isEqualTo(alone);
    assertThat(run(court(40, 7, 5))).isEqualTo(alone);
    assertThat(run(court(40, 8, 1))).isNotEqualTo(alone);
  }

  @Test
  void countsWhatHappensInAGame() {
    Figures figures =
        run(
            new Simulation<>(
                new ConnectFourProvider().game(), Setup.of(2), FIRST, 3, 1, 2, Counted.CHOICES));

    // Columns 1 to 3 are filled in turn; the 19th disc completes the first diagonal.
    assertThat(figures.games()).isEqualTo(3);
    assertThat(figures.plies().times()).containsOnlyKeys(19);
    assertThat(figures.share(0, Result.WON)).isEqualTo(new Share(3, 3));
    assertThat(figures.share(1, Result.WON)).isEqualTo(new Share(0, 3));
    assertThat(figures.share(1, Result.LOST)).isEqualTo(new Share(3, 3));
    assertThat(figures.endings())
        .isEqualTo(
            ImmutableMultiset.of("seat 0 has four in line [C4-END-01]").stream()
                .collect(ImmutableMultiset.toImmutableMultiset(e -> e, e -> 3)));
    assertThat(figures.hasScores()).isFalse();
    assertThat(figures.choices().count()).isEqualTo(3 * 19);
    assertThat(figures.choices().timesOf(7)).isEqualTo(3 * 6);
    assertThat(figures.choices().timesOf(4)).isEqualTo(3);
    assertThat(figures.windows()).containsOnlyKeys("drop");
    assertThat(figures.moves().get("drop 1")).isEqualTo(new MoveUse(18, new Share(3, 6)));
    assertThat(figures.moves().get("drop 4")).isEqualTo(new MoveUse(3, new Share(3, 3)));
    assertThat(figures.happenings()).isEmpty();
  }

  @Test
  void countsWhatHappensIfAskedAndWhoWonWithIt() {
    Figures figures =
        run(
            new Simulation<>(
                new ConnectFourProvider().game(), Setup.of(2), FIRST, 3, 1, 2, Counted.EVENTS));

    assertThat(figures.happenings().get(new Happening("dropped", "", "")))
        .isEqualTo(new HappeningUse(3 * 19, new Share(3, 3), WINS));
    assertThat(figures.happenings().get(new Happening("dropped", "column", "1")))
        .isEqualTo(new HappeningUse(3 * 6, new Share(3, 3), WINS));
    assertThat(figures.happenings()).doesNotContainKey(new Happening("dropped", "column", "7"));
  }

  @Test
  void whatOnlySomeMayKnowIsCountedAsAllKnowIt() {
    Figures figures = run(court(20, 7, 1));

    assertThat(figures.happenings().keySet())
        .contains(new Happening("drew", "seat", "0"))
        .noneMatch(what -> what.kind().equals("drew-card"));
  }

  @Test
  void tellsOfGamesInTheirOrder() {
    List<Long> seeds = new ArrayList<>();
    court(20, 3, 3).run(() -> false, game -> seeds.add(game.seed()));
    List<Long> alone = new ArrayList<>();
    court(20, 3, 1).run(() -> false, game -> alone.add(game.seed()));

    assertThat(seeds).isEqualTo(alone).hasSize(20).doesNotHaveDuplicates();
  }

  @Test
  void keepsWhatIsDoneWhenItIsStopped() {
    List<PlayedGame> played = new ArrayList<>();
    Figures figures = court(1000, 7, 2).run(() -> played.size() >= 5, played::add);

    assertThat(figures.games()).isEqualTo(played.size()).isBetween(5, 999);
    assertThat(figures).isEqualTo(run(court(played.size(), 7, 1)));
  }

  @Test
  void aGameThatFailsIsToldWithItsSeedAndKeepsNoOtherFromBeingPlayed() {
    List<PlayedGame> played = new ArrayList<>();
    Figures figures =
        new Simulation<>(
                new EmberCourtProvider().game(), Setup.of(3), CLUMSY, 40, 7, 2, Counted.EVENTS)
            .run(() -> false, played::add);
    Failures failures = figures.failures();

    assertThat(failures.count()).isBetween(1, 39);
    assertThat(figures.games()).isEqualTo(40 - failures.count()).isEqualTo(played.size());
    assertThat(failures.first())
        .allSatisfy(
            game -> {
              assertThat(game.says()).isEqualTo("fails: java.lang.IllegalStateException: a slip");
              assertThat(game.seed()).isEqualTo(new GameSeeds(7).of(game.number() - 1));
            });
    assertThat(
            Stream.concat(
                played.stream().map(PlayedGame::number),
                failures.first().stream().map(FailedGame::number)))
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 40).boxed().toList());
  }

  @Test
  void theSameGamesFailOnAnyNumberOfThreads() {
    Simulation<?, ?, ?> alone =
        new Simulation<>(
            new EmberCourtProvider().game(), Setup.of(3), CLUMSY, 40, 7, 1, Counted.EVENTS);
    Simulation<?, ?, ?> together =
        new Simulation<>(
            new EmberCourtProvider().game(), Setup.of(3), CLUMSY, 40, 7, 4, Counted.EVENTS);

    assertThat(run(together)).isEqualTo(run(alone));
  }

  @Test
  void ofMillionsOfFailuresTheFirstAreKept() {
    Failures failures = Failures.NONE;
    for (int number = 300; number > 0; number--) {
      failures = failures.and(Failures.of(new FailedGame(number, number, "fails")));
    }

    assertThat(failures.count()).isEqualTo(300);
    assertThat(failures.first()).hasSize(Failures.MOST).isSorted();
    assertThat(failures.first().get(99).number()).isEqualTo(100);
  }

  @Test
  void writesEveryFigureAsCsv() {
    List<PlayedGame> played = new ArrayList<>();
    Figures figures =
        new Simulation<>(
                new ConnectFourProvider().game(), Setup.of(2), FIRST, 2, 1, 1, Counted.EVENTS)
            .run(() -> false, played::add);
    var files = CsvFiles.of(figures, ImmutableList.copyOf(played));

    assertThat(files.get("outcomes.csv"))
        .startsWith("seat,result,games,share,low,high\n0,won,2,1.000000,0.342380,1.000000\n");
    assertThat(files.get("lengths.csv")).isEqualTo("plies,games\n19,2\n");
    assertThat(files.get("choices.csv"))
        .isEqualTo("window,choices,mean-legal,most-legal\ndrop,38,5.894737,7\n");
    assertThat(files.get("moves.csv"))
        .startsWith(
            "move,times,users,wins,share,low,high\ndrop 1,12,4,2,0.500000,0.150039,0.849961\n");
    assertThat(files.get("events.csv"))
        .startsWith(
            """
            kind,fact,value,times,games,share,low,high,won-by-0,won-by-1
            dropped,,,38,2,1.000000,0.342380,1.000000,2,0
            """)
        .contains("\ndropped,column,4,2,2,1.000000,0.342380,1.000000,2,0\n");
    assertThat(files.get("games.csv"))
        .startsWith(
            "game,seed,plies,results,scores,reason,clause\n1,"
                + played.get(0).seed()
                + ",19,won lost,0 0,seat 0 has four in line,C4-END-01\n2,");
  }
}
