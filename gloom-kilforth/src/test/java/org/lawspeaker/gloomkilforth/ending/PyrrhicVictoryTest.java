package org.lawspeaker.gloomkilforth.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Victory Points. */
class PyrrhicVictoryTest {
  private static Scene last(String format, String first, String second) {
    return Scene.of(
            Setup.of(2).with("format", format),
            """
            turn-of: 1
            clock: {day: 25}
            heroes: {0: {camped: true, %s}, 1: {%s}}
            """
                .formatted(first, second))
        .then("camp");
  }

  @Test
  @Shows({"GOK-WIN-03", "GOK-VP-01", "GOK-Q-18"})
  void theMostGoldAndAssetsWin() {
    Scene scene =
        last("competitive", "gold: 3, assets: [gilded-sword]", "gold: 7, hand: [doom-shield]");

    assertThat(scene.outcome().scores()).containsExactly(8, 7);
    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(0);
    assertThat(scene.outcome().citation().id()).isEqualTo("GOK-WIN-03");
  }

  @Test
  @Shows({"GOK-Q-16"})
  void aTieIsShared() {
    assertThat(last("competitive", "gold: 3", "gold: 3").outcome().winners()).hasSize(2);
  }

  @Test
  @Shows({"GOK-VP-02"})
  void aSharedScoreIsTheAverageRoundedUp() {
    assertThat(last("cooperative", "gold: 3", "gold: 4").outcome().scores()).containsExactly(4, 4);
  }

  @Test
  @Shows({"GOK-ASSAULT-13", "GOK-Q-15"})
  void aHeroThatIsOutOfTheGameDoesNotWin() {
    Outcome outcome = last("competitive", "eliminated: true, hp: 0, gold: 0", "gold: 0").outcome();

    assertThat(outcome.winners()).extracting(Seat::index).containsExactly(1);
    assertThat(outcome.citation().id()).isEqualTo("GOK-WIN-03");
  }

  @Test
  @Shows({"GOK-VP-02", "GOK-Q-15"})
  void aHeroThatIsOutOfTheGameCountsInTheAverageOfAll() {
    Outcome outcome = last("cooperative", "eliminated: true, hp: 0, gold: 0", "gold: 7").outcome();

    assertThat(outcome.scores()).containsExactly(4, 4);
  }
}
