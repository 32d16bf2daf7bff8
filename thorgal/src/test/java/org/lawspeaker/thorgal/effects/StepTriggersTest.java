package org.lawspeaker.thorgal.effects;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Effects set off by rounds, phases, steps and upkeep. */
class StepTriggersTest {
  @Shows({"THO-ROUND-01", "THO-Q-74"})
  @Test
  void hearsOfTheEndOfDuskAndOfTheRoundInItsOldRole() {
    Position.at(RoundStep.CLEAN_UP)
        .party(ANN, "calendar")
        .begins()
        .has("round", 3)
        .has("ann pool", 5)
        .has("ann bane-pool", 1)
        .notes("set-off", "card", "Calendar", "Calendar", "Calendar");
  }

  @Shows({"THO-ROUND-01", "THO-ROUND-05"})
  @Test
  void hearsOfTheEndOfDuskBeforeThatOfTheRoundItIsAPartOf() {
    Position.at(RoundStep.SWITCH)
        .party(ANN, "calendar")
        .begins()
        .notes("pool-filled", "cards", 3, 2, 1);
  }

  @Shows("THO-ROUND-01")
  @Test
  void hearsOfTheStartOfTheRoundBeforeGodsFate() {
    Position.at(RoundStep.CLEAN_UP)
        .party(BEN, "calendar")
        .begins()
        .tells("round-begins", "set-off", "phase-begins")
        .has("ben bane-pool", 5)
        .has("ben pool", 1)
        .asks(BEN, "gods-fate");
  }

  @Shows({"THO-ROUND-05", "THO-GEN-05"})
  @Test
  void hearsOfTheStepItNamesAlone() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "bell")
        .begins()
        .isSilentOf("set-off")
        .plays("pass", "pass")
        .notes("set-off", "card", "Bell", "Bell")
        .has("ann pool", 3);
  }

  @Shows("THO-EFFECT-01")
  @Test
  void hearsOfNoStepInTheBanePlayersParty() {
    Position.at(RoundStep.UPKEEP)
        .party(BEN, "bell")
        .begins()
        .has("round", 3)
        .has("ben bane-pool", 0)
        .isSilentOf("set-off");
  }

  @Shows({"THO-UPKEEP-05", "THO-Q-54"})
  @Test
  void hearsThatItsUpkeepIsMetWhenItIs() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "steward")
        .hand(ANN, "bow", "farmer")
        .begins()
        .asks(ANN, "hand-card")
        .isSilentOf("set-off")
        .plays("take bow")
        .has("ann discard", 1)
        .asks(ANN, "damage")
        .has("ann pool", 0)
        .plays("pay top")
        .has("ann pool", 2);
  }

  @Shows({"THO-UPKEEP-05", "THO-Q-54"})
  @Test
  void isAskedHowToMeetWhatCanBeMetBeforeItsTextTakesTheMeans() {
    Position at =
        Position.at(RoundStep.UPKEEP)
            .party(ANN, "almoner")
            .hand(ANN, "bow", "farmer")
            .pool(ANN, Suit.DESTINY, 1)
            .begins()
            .asks(ANN, "upkeep-option")
            .offers("option 1", "option 2");
    at.plays("option 2").has("ann pool", 0).has("ann discard", 1).asks(ANN, "hand-card");
  }

  @Shows({"THO-UPKEEP-11", "THO-Q-58"})
  @Test
  void meetsAConditionOfAllCardsBeforeItsTextDrawsOrTakesAny() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "almoner")
        .hand(ANN, "bow", "farmer")
        .begins()
        .asks(ANN, "hand-card", "THO-Q-58")
        .plays("take bow")
        .has("ann hand", "")
        .has("ann discard", 0)
        .tells("left-hand", "left-hand", "set-off");
  }

  @Shows("THO-UPKEEP-06")
  @Test
  void hearsThatItsUpkeepFailsBeforeTheChoice() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "steward")
        .begins()
        .asks(ANN, "upkeep-failed")
        .has("ann valhalla", "farmer")
        .has("ann pool", 3)
        .plays("destroy")
        .has("ann valhalla", "steward farmer");
  }

  @Shows("THO-UPKEEP-01")
  @Test
  void hearsOfItsOwnUpkeepAlone() {
    Position.at(RoundStep.UPKEEP)
        .party(ANN, "steward", "farmer")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("check farmer")
        .asks(ANN, "upkeep-failed")
        .notes("damage", "amount", 1);
  }

  @Shows("THO-Q-29")
  @Test
  void hearsOfThePhaseItNames() {
    Position.at(RoundStep.DRAWING)
        .party(BEN, "castle")
        .begins()
        .plays("fill 0", "fill 0")
        .has("ben bane-hand", "hex")
        .has("phase", "Dawn");
  }

  @Test
  void hearsOfTheEndOfThePhaseItNamesOnce() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS).lands("cliffs").party(ANN, "hourglass").begins();
    at = at.plays("pass", "pass").has("ann pool", 0);
    at.plays("travel cliffs", "decline", "pass", "pass")
        .has("phase", "Dusk")
        .has("ann pool", 1)
        .plays("pass", "pass")
        .has("round", 3)
        .has("ann pool", 1);
  }

  @Shows({"THO-Q-75", "THO-ROUND-03"})
  @Test
  void hearsOfTheStartOfAPhaseBeforeThatOfItsFirstStep() {
    String starts = "{on: step-starts, step: clean-up,";
    Position at =
        Position.at(RoundStep.DRAWING).party(ANN, "bell", "castle").begins().plays("fill 0");
    Altered.with(starts, starts.replace("clean-up", "dawn-actions"))
        .plays(at, "fill 0")
        .notes("set-off", "card", "Castle", "Bell");
  }
}
