package org.lawspeaker.thorgal.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** A card that was looked at is chosen by its name and its place in the deck. */
class SortingChoiceTest {
  @Test
  void aBanePlayerSortsTheOwnBaneDeck() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(BEN, Suit.BANE, "curse", "hex", "fog")
            .begins()
            .does(BEN, "{look-at-top: {cards: 2, under: 1}}");
    Seen seen = new Seen(at, BEN);

    assertThat(seen.choice("option 1").label()).isEqualTo("Put Curse, on top, under the deck");
    assertThat(seen.choice("option 2").label())
        .isEqualTo("Put Hex, 2nd from the top, under the deck");
    assertThat(seen.choice("option 2").pieces())
        .containsExactly(seen.piece("bane-deck-0", "hex").uid());
  }
}
