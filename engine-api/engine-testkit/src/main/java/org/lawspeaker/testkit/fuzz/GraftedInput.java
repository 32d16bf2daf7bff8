package org.lawspeaker.testkit.fuzz;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.testkit.laws.Effort;

/**
 * Holds a game to what it accepts. Positions and card packs are put together from parts of those
 * that there are; whatever the game takes of them it must play, and keep its laws. Whatever else
 * stands in a position it must answer.
 *
 * <p>{@code -Dlawspeaker.seed=7} makes others, {@code -Dlawspeaker.laws=5} five times as many.
 */
public interface GraftedInput {
  /** How many positions the normal build plays on from. */
  int POSITIONS = 40;

  /** How many positions with wrong parts the normal build has answered. */
  int WRONG = 3000;

  /** How many packs the normal build plays with. */
  int PACKS = 4;

  /** How many packs the normal build plays with from positions of ruling files. */
  int LAID_PACKS = 6;

  /** What brings the game. */
  GameProvider provider();

  /** Card packs that the game accepts, as texts. */
  ImmutableList<String> packs();

  /** Ruling files of the game, as texts. */
  ImmutableList<String> rulingTexts();

  @TestFactory
  default Stream<DynamicTest> playsWhateverPositionItAccepts() {
    long seed = Effort.seed();
    GraftedPositions<?, ?, ?> positions = GraftedPositions.of(provider().game(), rulingTexts());
    return positions.isEmpty()
        ? Stream.empty()
        : Stream.of(
            dynamicTest("seed " + seed, () -> positions.play(Effort.games(POSITIONS), seed)));
  }

  @TestFactory
  default Stream<DynamicTest> answersWhateverStandsInAPosition() {
    long seed = Effort.seed();
    GraftedPositions<?, ?, ?> positions = GraftedPositions.of(provider().game(), rulingTexts());
    return positions.isEmpty()
        ? Stream.empty()
        : Stream.of(
            dynamicTest(
                "seed " + seed,
                () -> new WrongParts<>(positions).answer(Effort.games(WRONG), seed)));
  }

  @TestFactory
  default Stream<DynamicTest> keepsItsLawsWithWhateverPackItAccepts() {
    long seed = Effort.seed();
    return packs().stream()
        .limit(1)
        .map(
            pack ->
                dynamicTest(
                    "seed " + seed,
                    () -> new GraftedPacks(provider(), pack).keepLaws(Effort.games(PACKS), seed)));
  }

  /** Whole games seldom come to the last encounter of a hard pack; positions begin there. */
  @TestFactory
  default Stream<DynamicTest> playsFromPositionsWithWhateverPackItAccepts() {
    long seed = Effort.seed();
    return packs().stream()
        .limit(1)
        .map(
            pack ->
                dynamicTest(
                    "seed " + seed,
                    () ->
                        new GraftedPacks(provider(), pack)
                            .playFrom(rulingTexts(), Effort.games(LAID_PACKS), seed)));
  }
}
