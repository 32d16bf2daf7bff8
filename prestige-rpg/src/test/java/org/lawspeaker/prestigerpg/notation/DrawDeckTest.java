package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.GAME;
import static org.lawspeaker.prestigerpg.notation.Positions.position;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.Drawn;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeState;

class DrawDeckTest {
  private static final String RUN_OUT =
      "{before: draw, encounter: dummy, deck: [], discards: [attack-5, attack-20]}";

  private static int card(String name) {
    return GAME.cards().names().findCard(name).orElseThrow();
  }

  @Test
  void aDeckThatHasRunOutIsMadeOfTheDiscardsWhenACardIsDrawn() {
    PrestigeState before = position(RUN_OUT);
    PrestigeState after = position(RUN_OUT, "draw attack-5");

    assertThat(before.piles().discards().size()).isEqualTo(2);
    assertThat(((Pending.Chance<PrestigeMove>) GAME.pending(before)).outcomes().outcomes())
        .containsExactlyInAnyOrder(new Drawn(card("attack-5")), new Drawn(card("attack-20")));
    assertThat(after.piles().discards().isEmpty()).isTrue();
    assertThat(after.piles().deck().toPile()).isEqualTo(Pile.of(card("attack-20")));
  }

  @Test
  void ifBothAreEmptyNobodyDraws() {
    PrestigeState state =
        position("{before: draw, encounter: dummy, deck: [], sheets: {0: {hand: [attack-5]}}}");

    assertThat(state.clock().round()).isEqualTo(2);
    assertThat(state.sheets().get(1).hand().isEmpty()).isTrue();
  }
}
