package org.lawspeaker.thorgal.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;

class RoundTest {
  @Shows("THO-ROUND-01")
  @Test
  void hasFourPhasesInOrder() {
    Position.at(RoundStep.DRAWING)
        .lands("cliffs")
        .begins()
        .has("phase", "Gods Fate")
        .plays("fill 0", "fill 0")
        .has("phase", "Dawn")
        .plays("pass", "pass")
        .has("phase", "Journey")
        .plays("travel cliffs", "decline", "pass", "pass")
        .has("phase", "Dusk")
        .plays("pass", "pass")
        .has("phase", "Gods Fate")
        .has("round", 3);
  }

  @Shows("THO-ROUND-02")
  @Test
  void hasOneStepInGodsFate() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .asks(ANN, "gods-fate")
        .plays("fill 1")
        .asks(BEN, "gods-fate")
        .plays("fill 1")
        .asks(ANN, "action", "THO-ACT-04");
  }

  @Shows("THO-ROUND-03")
  @Test
  void hasOneStepInDawn() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .lands("cliffs")
        .begins()
        .asks(ANN, "action", "THO-ACT-04")
        .plays("pass", "pass")
        .asks(ANN, "destination");
  }

  @Shows("THO-ROUND-04")
  @Test
  void hasFiveStepsInTheJourney() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow")
        .begins()
        .asks(ANN, "destination")
        .plays("travel meadow")
        .asks(BEN, "oppose")
        .plays("decline")
        .asks(ANN, "action", "THO-JACT-02")
        .plays("pass", "pass")
        .tells("weighed", "marker-back", "horn")
        .asks(ANN, "horn");
  }

  @Shows("THO-ROUND-05")
  @Test
  void hasFourStepsInDusk() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .party(ANN, "varth")
        .hand(ANN, "bow")
        .begins()
        .asks(ANN, "action", "THO-DUSK-02")
        .plays("pass", "pass")
        .asks(ANN, "upkeep-failed")
        .plays("destroy")
        .asks(ANN, "clean-up")
        .plays("deck bow")
        .tells("markers-removed", "roles-switched", "round-begins");
  }

  @Shows("THO-SWITCH-01")
  @Test
  void exchangesTheRoles() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .has("destiny", BEN)
        .cites("roles-switched", "THO-SWITCH-01");
  }

  @Shows({"THO-SWITCH-02", "THO-MARK-03", "THO-MARK-05"})
  @Test
  void handsTheMarkersOver() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .notes("roles-switched", "seat", 0)
        .asks(BEN, "gods-fate");
  }

  @Shows({"THO-SWITCH-03", "THO-DECK-01"})
  @Test
  void usesTheOtherDeckNext() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .plays("draw", "fill 0", "draw", "fill 0")
        .has("ben hand", "farmer")
        .has("ann bane-hand", "hex");
  }

  @Shows("THO-SWITCH-04")
  @Test
  void beginsTheNextRoundWithGodsFate() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .has("round", 3)
        .has("phase", "Gods Fate")
        .tells("roles-switched", "round-begins", "phase-begins");
  }

  @Shows("THO-SWITCH-05")
  @Test
  void leavesThePartyWithItsOwner() {
    Position.at(RoundStep.SWITCH)
        .party(ANN, "smith", "bow")
        .exhausted("bow", 2)
        .begins()
        .has("destiny", BEN)
        .has("ann party", "smith bow")
        .has("exhaustion of bow", 2);
  }

  @Shows({"THO-Q-77", "THO-WIN-03"})
  @Test
  void endsUnfinishedAtTheRoundLimit() {
    Outcome outcome =
        Position.at(RoundStep.SWITCH).clock(clock -> clock.withRound(100)).begins().outcome();
    assertThat(outcome.results()).containsExactly(Outcome.Result.DREW, Outcome.Result.DREW);
    assertThat(outcome.citation().id()).isEqualTo("THO-Q-77");
  }

  @Shows({"THO-Q-77", "THO-Q-89"})
  @Test
  void isNoDrawForWhoWasOutAtTheRoundLimit() {
    Outcome outcome =
        Position.at(RoundStep.SWITCH, 3)
            .destiny(CID)
            .out(BEN)
            .clock(clock -> clock.withRound(100))
            .begins()
            .outcome();

    assertThat(outcome.results())
        .containsExactly(Outcome.Result.LOST, Outcome.Result.DREW, Outcome.Result.DREW);
  }

  @Shows("THO-Q-77")
  @Test
  void playsTheLastRoundOfTheLimit() {
    Position.at(RoundStep.SWITCH).clock(clock -> clock.withRound(99)).begins().has("round", 100);
  }

  @Shows("THO-Q-77")
  @Test
  void endsAfterItsFiveHundredthRoundThoughNoLimitWasAgreedOn() {
    LaidOut played =
        Position.at(RoundStep.SWITCH)
            .settings(LaidOut.SETTINGS.withRoundLimit(Optional.empty()))
            .clock(clock -> clock.withRound(499));

    played.begins().has("round", 500);
    assertThat(played.clock(clock -> clock.withRound(500)).begins().outcome().citation().toString())
        .isEqualTo("THO-Q-77");
  }

  @Shows("THO-Q-77")
  @Test
  void knowsNoLimitIfPlayersAgreed() {
    Position.at(RoundStep.SWITCH)
        .settings(LaidOut.SETTINGS.withRoundLimit(Optional.empty()))
        .clock(clock -> clock.withRound(100))
        .begins()
        .has("round", 101);
  }

  @Shows("THO-Q-81")
  @Test
  void handsTheDestinyMarkerClockwise() {
    Position.at(RoundStep.SWITCH, 3)
        .begins()
        .has("destiny", CID)
        .cites("roles-switched", "THO-Q-81");
    Position.at(RoundStep.SWITCH, 3).destiny(CID).begins().has("destiny", BEN);
    Position.at(RoundStep.SWITCH, 3).out(CID).begins().has("destiny", BEN);
  }

  @Shows("THO-Q-81")
  @Test
  void ordersBanePlayersFromTheLeft() {
    Position.at(RoundStep.DRAWING, 4)
        .destiny(CID)
        .begins()
        .plays("fill 0")
        .asks(DOT, "gods-fate")
        .plays("fill 0")
        .asks(BEN, "gods-fate")
        .plays("fill 0")
        .asks(ANN, "gods-fate");
  }
}
