package org.lawspeaker.thorgal.effects;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;

/** Effects that are set off by a journey, by damage, by a symbol or by an activation. */
class OccasionTriggersTest {
  @Shows("THO-JOURNEY-01")
  @Test
  void hearsOfTheDestination() {
    Position.at(RoundStep.UNDERTAKING)
        .party(ANN, "watchtower")
        .lands("cliffs", "meadow")
        .begins()
        .plays("travel cliffs")
        .has("ann pool", 1);
  }

  @Shows({"THO-RES-06", "THO-RES-07"})
  @Test
  void hearsHowTheJourneyEnds() {
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "watchtower")
        .journeyTo("meadow")
        .begins()
        .has("ann pool", 2);
    Position.at(RoundStep.RESOLUTION)
        .party(ANN, "watchtower")
        .journeyTo("cliffs")
        .begins()
        .has("ann pool", 3);
  }

  @Shows("THO-Q-29")
  @Test
  void hearsThatItOpposes() {
    Position.at(RoundStep.UNDERTAKING)
        .party(BEN, "gatekeeper")
        .lands("cliffs")
        .begins()
        .plays("travel cliffs", "oppose gatekeeper")
        .has("ben bane-pool", 1)
        .notes("set-off", "card", "Gatekeeper");
  }

  @Shows({"THO-Q-29", "THO-RES-09"})
  @Test
  void hearsThatItReturns() {
    Position.at(RoundStep.RESOLUTION)
        .journeyTo("cliffs")
        .opposed(BEN, "gatekeeper")
        .begins()
        .has("ben party", "gatekeeper")
        .has("ben bane-pool", 2);
  }

  @Shows({"THO-Q-106", "THO-RES-09"})
  @Test
  void hearsForItsHolderThatItReturns() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .destiny(CID)
        .party(BEN, ANN, "gatekeeper")
        .lands("cliffs")
        .begins()
        .plays("travel cliffs", "ann: decline", "ben: oppose gatekeeper", "pass", "pass", "pass")
        .has("ben bane-pool", 3)
        .has("ann bane-pool", 0);
  }

  @Shows("THO-DMG-01")
  @Test
  void hearsOfDamageWhenAllOfItIsPaid() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "herbalist")
        .hand(ANN, "bow")
        .begins()
        .does(BEN, "{hurt: {damage: 2}}")
        .plays("pay top")
        .has("ann pool", 0)
        .plays("pay bow")
        .has("ann pool", 1)
        .has("ann deck", 8)
        .asks(ANN, "action");
  }

  @Shows("THO-DMG-01")
  @Test
  void hearsOfTheDamageOfItsOwnPlayerAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "herbalist")
        .begins()
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .has("ben valhalla", "farmer")
        .has("ann pool", 0);
  }

  @Shows("THO-SYM-08")
  @Test
  void hearsOfEverySymbolWhenItIsResolved() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "runestone")
        .hand(BEN, "stun")
        .begins()
        .plays("pass", "play stun")
        .tells("symbol", "damage", "set-off", "symbol", "damage", "set-off")
        .has("ann pool", 2);
  }

  @Shows("THO-EFFECT-07")
  @Test
  void hearsOfAnActivationBeforeTheEffectWorks() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "tutor", "horse")
        .begins()
        .plays("activate horse")
        .tells("exhausted", "set-off", "drawn")
        .has("ann pool", 1);
  }
}
