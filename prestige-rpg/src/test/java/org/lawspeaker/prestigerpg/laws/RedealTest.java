package org.lawspeaker.prestigerpg.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.table.PrestigeState;

class RedealTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();
  private static final Redeal REDEAL = new Redeal(GAME.cards());
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private static PrestigeState discarding(String hand) {
    String position = "{before: discards, sheets: {0: {hand: [feint]}, 1: {hand: [" + hand + "]}}}";
    return GAME.notation()
        .arrange(
            GAME.start(Setup.of(3)).orThrow(), Document.yaml("position", position).orThrow().root())
        .orThrow();
  }

  private static PrestigeState plays(PrestigeState state, String move) {
    return GAME.apply(state, GAME.notation().readMove(state, move).orThrow());
  }

  @Test
  void whatOthersHaveChosenInSecretMakesNoOtherDeal() {
    PrestigeState asked = discarding("trip, edge-out");
    PrestigeState chosen = plays(asked, "seat 1: card trip");

    assertThat(REDEAL.areOtherDeals(asked, chosen, ANN)).isFalse();
    assertThat(REDEAL.areOtherDeals(asked, chosen, BEN)).isTrue();
    assertThat(REDEAL.areOtherDeals(asked, plays(asked, "seat 0: card feint"), ANN)).isTrue();
  }

  @Test
  void otherCardsInAHandMakeAnotherDeal() {
    assertThat(REDEAL.areOtherDeals(discarding("trip"), discarding("edge-out"), ANN)).isTrue();
  }
}
