package org.lawspeaker.thorgal.table;

import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;

/** What a text gives one bane player it does not give another. */
class OwnChangesTest {
  @Shows({"THO-WOLF-03", "THO-Q-87"})
  @Test
  void usesAWolfEffectMoreOftenByTheOwnTextAlone() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .conquered(ANN, "meadow")
        .inForce(CID, "{more-wolf-uses: 1}", Span.ROUND)
        .begins()
        .plays("pass", "activate meadow")
        .does(CID, "{ready-cards: {target: {in: lands}}}")
        .refuses("ben: activate meadow", "THO-WOLF-03")
        .plays("ben: pass", "pass")
        .allowsBecause("activate meadow", "THO-GEN-03");
  }

  @Shows({"THO-Q-33", "THO-Q-85"})
  @Test
  void opposesWithMoreByTheOwnTextAlone() {
    Position.at(RoundStep.UNDERTAKING, 3)
        .lands("crater")
        .party(CID, "watcher", "pilgrim")
        .party(BEN, "jolan")
        .inForce(BEN, "{oppose-more: {companions: 1}}", Span.ROUND)
        .begins()
        .plays("travel crater", "oppose watcher")
        .asks(ANN, "action")
        .has("opposing", "watcher");
  }
}
