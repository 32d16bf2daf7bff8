package org.lawspeaker.thorgal.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Where cards go that are destroyed or discarded. */
class PilesTest {
  @Shows("THO-PILE-01")
  @Test
  void keepsDestroyedAndDiscardedCardsApart() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "feast", "bow")
        .pool(ANN, "smith")
        .begins()
        .plays("play feast")
        .has("ann valhalla", "feast")
        .has("ann discard-cards", "smith");
  }

  @Shows("THO-PILE-02")
  @Test
  void leavesDestroyedCardsWhereTheyAre() {
    Position.at(RoundStep.CLEAN_UP)
        .destroyed(ANN, "bow", "smith")
        .destroyed(BEN, "curse")
        .begins()
        .plays("fill 7", "fill 7")
        .has("ann valhalla", "smith bow")
        .has("ben niflheim", "curse");
  }

  @Shows("THO-PILE-03")
  @Test
  void returnsDiscardedCardsUnderTheDeckTheyCameFrom() {
    Position.at(RoundStep.CLEAN_UP)
        .deck(ANN, Suit.DESTINY)
        .discard(ANN, "bow", "curse")
        .begins()
        .has("ann deck-cards", "bow")
        .has("ann bane-deck", 11);
  }

  @Shows("THO-PILE-04")
  @Test
  void callsDestroyedDestinyCardsValhalla() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "summons")
        .begins()
        .plays("play summons")
        .has("ann valhalla", "summons")
        .has("ann niflheim", "");
    assertThat(Suit.DESTINY.destroyed()).isEqualTo("Valhalla");
  }

  @Shows("THO-PILE-05")
  @Test
  void callsDestroyedBaneCardsNiflheim() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "curse")
        .begins()
        .plays("pass", "play curse")
        .has("ben niflheim", "curse")
        .has("ben valhalla", "");
    assertThat(Suit.BANE.destroyed()).isEqualTo("Niflheim");
  }

  @Shows("THO-PILE-06")
  @Test
  void laysTheLatestOnTop() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .destroyed(BEN, "dread", "frost")
        .hand(BEN, "curse")
        .begins()
        .plays("pass", "play curse")
        .has("ben niflheim", "curse frost dread");
  }

  @Shows("THO-PILE-07")
  @Test
  void paysFaceDown() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .hand(BEN, "dread")
            .pool(BEN, "frost")
            .begins()
            .plays("pass", "play dread")
            .has("ben bane-discard-cards", "frost");
    assertThat(at.seenBy(ANN).sides().get(BEN.index()).bane().faceDown().slots()).isEmpty();
    assertThat(at.seenBy(BEN).sides().get(BEN.index()).bane().faceDown().slots()).isEmpty();
  }

  @Shows("THO-DECK-02")
  @Test
  void neverMixesTheTwoDecks() {
    Position.at(RoundStep.CLEAN_UP)
        .hand(ANN, "bow", "curse")
        .discard(ANN, "smith", "dread")
        .begins()
        .plays("deck bow", "deck curse")
        .has("ann deck", 12)
        .has("ann bane-deck", 12);
  }
}
