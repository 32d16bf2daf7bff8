package org.lawspeaker.thorgal.moves;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** "May I?" of what exists and is not on offer: refused by a clause, never no move at all. */
class NotOnOfferTest {
  /** Ann is the destiny player. */
  private static LaidOut at(RoundStep step) {
    return Position.at(step)
        .lands("meadow", "cliffs")
        .party(ANN, "watcher", "idol")
        .party(BEN, "lady")
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 9)
        .pool(BEN, Suit.BANE, 9);
  }

  @ParameterizedTest
  @CsvSource({
    // a card in hand, of the other party, of no party, of the other suit, and a land of no party
    "activate bow, THO-EFFECT-01",
    "activate lady, THO-EFFECT-01",
    "activate baron, THO-EFFECT-01",
    "activate hex, THO-EFFECT-01",
    "activate ruins, THO-EFFECT-01",
    // a card of the pack that is not in hand
    "play smith, THO-GEN-04",
  })
  void inDawn(String move, String clause) {
    at(RoundStep.DAWN_ACTIONS).begins().refuses(move, clause);
  }

  @Test
  void ofACardOfTheOtherRole() {
    at(RoundStep.DAWN_ACTIONS).begins().refuses("play hex", "THO-ACT-07", "THO-GEN-04");
  }

  @ParameterizedTest
  @CsvSource({
    // a land that lies in the box, and cards that are no lands
    "travel ruins, THO-JOURNEY-01",
    "travel watcher, THO-JOURNEY-01",
    "travel hex, THO-JOURNEY-01",
  })
  void onUndertakingAJourney(String move, String clause) {
    at(RoundStep.UNDERTAKING).begins().refuses(move, clause);
  }

  @ParameterizedTest
  @CsvSource({
    // a companion of the other party, of no party, a bane card, a land
    "oppose watcher, THO-OPP-02",
    "oppose baron, THO-OPP-02",
    "oppose hex, THO-OPP-02",
    "oppose cliffs, THO-OPP-02",
  })
  void onOpposing(String move, String clause) {
    at(RoundStep.UNDERTAKING).begins().plays("travel meadow").refuses(move, clause);
  }

  @Test
  void onUpkeep() {
    at(RoundStep.UPKEEP)
        .party(ANN, "farmer", "pilgrim")
        .begins()
        .refuses("check lady", "THO-UPKEEP-02")
        .refuses("check baron", "THO-UPKEEP-02")
        .refuses("check hex", "THO-UPKEEP-02")
        .refuses("check cliffs", "THO-UPKEEP-02");
  }

  @ParameterizedTest
  @CsvSource({
    // a bane card, a card of the party, a destiny card that is not in hand
    "pay hex, THO-DMG-04",
    "pay watcher, THO-DMG-05",
    "pay baron, THO-DMG-02",
    "pay pool, THO-DMG-05",
  })
  void onDamage(String move, String clause) {
    at(RoundStep.DAWN_ACTIONS).begins().does(BEN, "{hurt: {damage: 2}}").refuses(move, clause);
  }
}
