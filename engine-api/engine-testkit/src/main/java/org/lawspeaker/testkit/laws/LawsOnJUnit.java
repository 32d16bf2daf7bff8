package org.lawspeaker.testkit.laws;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.GameMatrix;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;

/**
 * Holds a game to its laws by playing it: one test for each number of seats, which fails with the
 * shortest game that breaks a law, and with the seed.
 *
 * <pre>{@code
 * class WagerLawsTest implements LawsOnJUnit {
 *   @Override
 *   public Laws<?, ?, ?> laws() {
 *     return Laws.of(WagerProvider.GAME, new WagerTwins(WagerProvider.GAME));
 *   }
 * }
 * }</pre>
 *
 * <p>{@code -Dlawspeaker.seed=7} plays other games, {@code -Dlawspeaker.laws=5} five times as many.
 */
public interface LawsOnJUnit {
  /** The game and what it has to keep. */
  Laws<?, ?, ?> laws();

  /** The setups to play; the whole {@link GameMatrix} unless a test says otherwise. */
  default ImmutableList<Setup> setups() {
    return GameMatrix.of(laws().game().info(), Options.PRODUCT);
  }

  /** How many games are played for each number of seats. */
  default int games() {
    return Effort.games(50);
  }

  /** Where all draws come from. */
  default long seed() {
    return Effort.seed();
  }

  @TestFactory
  default Stream<DynamicTest> everyLawHolds() {
    ImmutableListMultimap<Integer, Setup> bySeats = Multimaps.index(setups(), Setup::seats);
    return bySeats.asMap().entrySet().stream()
        .map(each -> dynamicTest(name(each), () -> hold(each.getValue())));
  }

  private String name(Map.Entry<Integer, Collection<Setup>> setups) {
    return "%d seats, %d setups, %d games, seed %d"
        .formatted(setups.getKey(), setups.getValue().size(), games(), seed());
  }

  private void hold(Collection<Setup> setups) {
    Laws<?, ?, ?> laws = laws();
    Report report =
        Verifier.verify(
            laws,
            Options.of(laws.game().info())
                .withSetups(ImmutableList.copyOf(setups))
                .withGames(games())
                .withSeed(seed()));
    if (!report.holds()) {
      throw new AssertionError(
          report.counterexample().orElseThrow().describe()
              + ("\nseed: " + seed() + ", of game " + report.games()));
    }
    if (report.games() == 0) {
      throw new AssertionError("no game was played: " + report.refused());
    }
  }
}
