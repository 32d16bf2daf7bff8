package org.lawspeaker.hofordeals.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.table.HofState;

/** Relics that are drawn and not yet placed, to those who do not see them. */
class GoingRoundTest {
  private static final Seat ACTIVE = Seat.of(1);
  private static final Seat OTHER = Seat.of(2);

  private static Scene at(String agenda) {
    return Scene.of(
        3,
        """
        turn: {active: "1", stage: explore}
        heroes: {1: {food: 3}}
        agenda: [course, explore, %s]
        """
            .formatted(agenda));
  }

  private static HofState guess(HofState state, Seat seat) {
    return Scene.GAME.determinize(Scene.GAME.view(state, seat), new SplittableRandom(1));
  }

  @Test
  void everyDraftIsDealtItsOwnNumber() {
    HofState state =
        at("{relic-draft: {payers: [], offered: [cornucopia], seen: 2, loot: false}},"
                + " {relic-draw: {payers: [\"0\"], left: 1, drawn: [titan-maul, twin-fangs]}}")
            .state();

    HofState guess = guess(state, OTHER);
    assertThat(Scene.GAME.check(guess)).isEmpty();
    assertThat(Scene.GAME.view(guess, OTHER)).isEqualTo(Scene.GAME.view(state, OTHER));
  }

  @Test
  void aPositionNamesTheRelicsThatGoRound() {
    assertThatThrownBy(
            () -> at("{relic-draft: {payers: [\"0\"], offered: [], seen: 1, hidden: 2}}"))
        .hasMessageContaining("/agenda: the Relics that go round are named (HOF-LOOT_ROYAL-07)");
  }

  @Test
  void aRelicThatIsStillToBePutBackIsGuessedThoughNobodyChoosesAnyMore() {
    HofState state =
        at("{relic-draft: {payers: [], offered: [cornucopia], seen: 2, loot: false}},"
                + " {top-seen: {seat: \"1\", of: own}}")
            .state();

    HofState guess = guess(state, OTHER);
    assertThat(Scene.GAME.check(guess)).isEmpty();
    assertThat(Scene.GAME.view(guess, OTHER)).isEqualTo(Scene.GAME.view(state, OTHER));
    assertThat(guess(state, ACTIVE).agenda()).isEqualTo(state.agenda());
  }
}
