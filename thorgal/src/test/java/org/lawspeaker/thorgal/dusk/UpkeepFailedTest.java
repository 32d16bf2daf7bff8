package org.lawspeaker.thorgal.dusk;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;

/** Upkeep: a condition that cannot be met, and what its companion is kept for. */
class UpkeepFailedTest {
  @Shows("THO-UPKEEP-06")
  @Test
  void destroysOrKeepsForDamage() {
    Position at =
        Position.at(RoundStep.UPKEEP)
            .party(ANN, "varth")
            .begins()
            .asks(ANN, "upkeep-failed", "THO-UPKEEP-06")
            .offers("destroy", "suffer");
    at.plays("destroy").has("ann valhalla", "varth").has("ann party", "");
    at.plays("suffer").has("ann valhalla", "farmer farmer").has("ann party", "varth");
  }

  @Shows("THO-UPKEEP-06")
  @Test
  void tellsWhyItAsks() {
    Position at =
        Position.at(RoundStep.UPKEEP)
            .party(ANN, "varth")
            .begins()
            .cites("upkeep-failed", "THO-UPKEEP-06")
            .notes("upkeep-failed", "card", "Varth")
            .asks(ANN, "upkeep-failed", "THO-UPKEEP-06", "THO-DMG-08");
    at.plays("destroy").cites("destroyed", "THO-UPKEEP-06").isSilentOf("damage");
    at.plays("suffer").notes("damage", "amount", 2).says("kept", "seat 1's Varth stays for damage");
  }

  @Shows("THO-UPKEEP-06")
  @Test
  void destroysACompanionToItsOwner() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, BEN, "varth")
        .begins()
        .plays("destroy")
        .has("ben valhalla", "varth")
        .has("ann valhalla", "");
  }

  @Shows("THO-Q-55")
  @Test
  void mayChooseDamageThatLoses() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .deck(ANN, Suit.DESTINY, "farmer")
        .begins()
        .allows("suffer", "THO-Q-55")
        .plays("suffer")
        .isWonBy(BEN, "THO-WIN-02");
  }

  @Shows("THO-Q-55")
  @Test
  void offersDeadlyDamageToThePlayer() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .deck(ANN, Suit.DESTINY)
        .begins()
        .offers("destroy", "suffer")
        .plays("destroy")
        .has("round", 3);
  }

  @Shows("THO-DMG-08")
  @Test
  void keepsForDamageThatMayBePrevented() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .inForce(ANN, "{shield: {by: -1}}", Span.PHASE)
        .begins()
        .plays("suffer")
        .notes("damage", "amount", 1)
        .has("ann valhalla", "farmer");
  }

  @Shows("THO-UPKEEP-14")
  @Test
  void countsAKeptCompanionForTheOthers() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "galathorn", "veronar")
        .begins()
        .plays("check veronar", "suffer")
        .cites("kept", "THO-UPKEEP-14")
        .asks(ANN, "upkeep-failed")
        .plays("suffer")
        .has("ann party", "galathorn veronar")
        .has("ann valhalla", "farmer farmer farmer farmer");
  }

  @Shows("THO-UPKEEP-14")
  @Test
  void countsTheKeptCompanionAgainstOthers() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "veronar", "galathorn", "farmer")
        .begins()
        .plays("check veronar", "suffer")
        .plays("check galathorn")
        .asks(ANN, "upkeep-failed")
        .notes("upkeep-failed", "card", "Galathorn");
  }

  @Shows({"THO-Q-45", "THO-DMG-08"})
  @Test
  void costsNoDamageWhereTextsTakeMoreOffThanThereIs() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "varth")
        .inForce(ANN, "{upkeep-price: -2}", Span.PHASE)
        .inForce(ANN, "{upkeep-price: -1}", Span.PHASE)
        .inForce(ANN, "{shield: {by: 3}}", Span.PHASE)
        .begins()
        .asksWith("Destroy Varth, or keep it for 0 damage?")
        .plays("suffer")
        .has("ann valhalla", "")
        .has("ann party", "varth");
  }
}
