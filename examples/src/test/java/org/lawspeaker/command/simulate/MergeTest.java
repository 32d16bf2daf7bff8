package org.lawspeaker.command.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.lawspeaker.command.workforce.Scattered;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.examples.embercourt.Court;
import org.lawspeaker.examples.embercourt.EmberCourtProvider;
import org.lawspeaker.examples.embercourt.EmberMove;
import org.lawspeaker.examples.embercourt.Sight;

/** However games are split, sent and added up, the figures are those of one loop. */
class MergeTest {
  private static final int GAMES = 24;

  private static final Seating SEATING =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          int fails = random.nextInt(20);
          return fails == 0
              ? question -> {
                throw new IllegalStateException("a slip");
              }
              : new RandomPlayer<>(random);
        }
      };

  private static final Simulation<Court, EmberMove, Sight> SIMULATION =
      new Simulation<>(
          new EmberCourtProvider().game(), Setup.of(2), SEATING, GAMES, 11, 1, Counted.EVENTS);

  private static final Part WHOLE = SIMULATION.part(0, GAMES, () -> false);
  private static final Figures ALONE = WHOLE.tally().figures();

  /** Parts of random length that make up the whole. */
  private static List<Part> parts(Random random) {
    List<Part> parts = new ArrayList<>();
    int first = 0;
    while (first < GAMES) {
      int count = Math.min(1 + random.nextInt(9), GAMES - first);
      parts.add(Scattered.sent(SIMULATION.part(first, count, () -> false)));
      first += count;
    }
    return parts;
  }

  @Property(tries = 60)
  void anySplitAddedUpInAnyOrderAndGroupingGivesTheSameFigures(@ForAll long seed) {
    Random random = new Random(seed);
    List<Tally> tallies = new ArrayList<>();
    parts(random).forEach(part -> tallies.add(part.tally()));
    Collections.shuffle(tallies, random);
    while (tallies.size() > 1) {
      Tally other = tallies.remove(random.nextInt(tallies.size()));
      tallies.get(random.nextInt(tallies.size())).addAll(Scattered.sent(other));
    }

    assertThat(tallies.get(0).figures()).isEqualTo(ALONE);
    assertThat(ALONE.failures().count()).isPositive();
  }

  @Property(tries = 20)
  void partsInOrderHaveTheGamesOfTheWhole(@ForAll long seed) {
    List<PlayedGame> played = new ArrayList<>();
    parts(new Random(seed)).forEach(part -> played.addAll(part.games()));

    assertThat(played).isEqualTo(WHOLE.games());
  }

  @Property(tries = 200)
  void theSeedOfEveryGameIsTheOneDrawnInTurn(
      @ForAll long seed, @ForAll @IntRange(max = 500) int game) {
    assertThat(new GameSeeds(seed).of(game))
        .isEqualTo(new SplittableRandom(seed).longs(game + 1).skip(game).findFirst().orElseThrow());
  }

  @Example
  void threadsAddUpToTheSame() {
    assertThat(SIMULATION.run(() -> false, game -> {})).isEqualTo(ALONE);
  }

  @Property(tries = 20)
  void aSumHasAllButTheGames(@ForAll @IntRange(min = 1, max = GAMES) int count) {
    Part part = SIMULATION.part(0, count, () -> false);

    assertThat(part.inSum().games()).isEqualTo(ImmutableList.of());
    assertThat(part.inSum().tally().figures()).isEqualTo(part.tally().figures());
    assertThat(part.ended()).isEqualTo(count);
  }
}
