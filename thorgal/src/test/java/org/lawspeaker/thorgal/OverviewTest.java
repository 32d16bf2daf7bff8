package org.lawspeaker.thorgal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.GAME;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Span;

/** The chapters on the game in general, on roles and on winning. */
class OverviewTest {
  @Shows({"THO-GEN-01", "THO-MULTI-01", "THO-Q-93"})
  @Test
  void isPlayedByTwoThreeOrFour() {
    assertThat(GAME.info().fewestSeats()).isEqualTo(2);
    assertThat(GAME.info().mostSeats()).isEqualTo(4);
    assertThat(Position.problems(5)).isNotEmpty();
    Position.start(3, "faction-1=outlaws", "faction-2=lords", "faction-0=vikings")
        .awaits("starting-companions", BEN, ANN, CID);
  }

  @Shows({"THO-GEN-01", "THO-Q-76"})
  @Test
  void hasOneWinnerAndNoTeams() {
    Outcome outcome =
        Position.at(RoundStep.JOURNEY_END, 3)
            .conquered(ANN, "meadow", "ruins")
            .journeyTo("cliffs")
            .journey(j -> j.withStage(Journey.Stage.SUCCEEDED))
            .begins()
            .outcome();
    assertThat(outcome.results())
        .containsExactly(Outcome.Result.LOST, Outcome.Result.WON, Outcome.Result.LOST);
  }

  @Shows({"THO-GEN-02", "THO-Q-80"})
  @Test
  void followsTheRulesOfTwoWithThree() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .plays("play bow")
        .has("ann party", "bow")
        .has("ann pool", 0)
        .asks(CID, "action", "THO-ACT-05");
  }

  @Shows("THO-GEN-03")
  @Test
  void letsATextBeatARule() {
    Position.at(RoundStep.DUSK_ACTIONS)
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 1)
        .inForce(ANN, "{allow-phase: {phase: dusk}}", Span.PHASE)
        .begins()
        .allows("play bow")
        .plays("play bow", "ben: pass", "ann: pass")
        .has("ann party", "bow");
  }

  @Shows("THO-GEN-03")
  @Test
  void followsATextOnlyAsLongAsItHolds() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .hand(ANN, "bow")
        .pool(ANN, Suit.DESTINY, 1)
        .inForce(ANN, "{allow-phase: {phase: dusk}}", Span.ROUND)
        .begins()
        .refuses("play bow", "THO-ACT-06");
  }

  @Shows("THO-GEN-04")
  @Test
  void letsNobodyPlayACardOfAnother() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "bow")
        .pool(ANN, Suit.DESTINY, 1)
        .begins()
        .refuses("ann: play bow", "THO-GEN-04");
  }

  @Shows("THO-GEN-04")
  @Test
  void paysFromTheOwnPoolAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(ANN, "bow")
        .pool(BEN, Suit.DESTINY, 3)
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .refuses("ann: play bow", "THO-PLAY-04");
  }

  @Shows("THO-GEN-05")
  @Test
  void carriesOutEveryStepInTheListedOrder() {
    String[] moves = {
      "fill 0",
      "fill 0",
      "pass",
      "pass",
      "travel meadow",
      "ben: decline",
      "ann: pass",
      "ben: pass",
      "ann: decline",
      "ann: pass",
      "ben: pass"
    };
    Position.at(RoundStep.DRAWING)
        .lands("meadow", "cliffs")
        .party(ANN, "farmer")
        .begins()
        .plays(moves)
        .notes("phase-begins", "phase", "Dawn", "Journey", "Dusk", "Gods Fate")
        .tells("fate-taken", "step-over", "destination", "step-over", "weighed", "marker-back")
        .tells("marker-back", "horn", "step-over", "upkeep-met", "markers-removed")
        .tells("markers-removed", "roles-switched", "round-begins");
  }

  @Shows({"THO-GEN-06", "THO-SETUP-01"})
  @Test
  void givesEachPlayerTheCardsOfOneFaction() {
    Position at = Position.start(2, "faction-1=outlaws", "faction-0=vikings");
    Cards cards = GAME.cards();
    assertThat(at.state().sides().get(ANN.index()).destiny().all())
        .isEqualTo(cards.factionCards(Suit.DESTINY, 0));
    assertThat(at.state().sides().get(BEN.index()).bane().all())
        .isEqualTo(cards.factionCards(Suit.BANE, 3));
  }

  @Shows({"THO-ROLE-01", "THO-MARK-03"})
  @Test
  void givesExactlyOnePlayerTheDestinyRole() {
    Position.at(RoundStep.DAWN_ACTIONS, 4)
        .destiny(CID)
        .begins()
        .has("destiny", CID)
        .asks(CID, "action");
  }

  @Shows("THO-ROLE-02")
  @Test
  void sendsTheDestinyPlayerOnTheJourney() {
    Position.at(RoundStep.UNDERTAKING)
        .lands("meadow")
        .begins()
        .asks(ANN, "destination", "THO-JOURNEY-01");
  }

  @Shows({"THO-ROLE-03", "THO-MARK-05"})
  @Test
  void makesTheOtherPlayerTheBanePlayer() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .hand(BEN, "curse")
        .begins()
        .plays("pass")
        .asks(BEN, "action", "THO-ACT-05")
        .offers("play curse", "pass");
  }

  @Shows({"THO-ROLE-04", "THO-SWITCH-01"})
  @Test
  void exchangesTheRolesEveryRound() {
    Position.at(RoundStep.SWITCH)
        .begins()
        .has("destiny", BEN)
        .has("round", 3)
        .cites("roles-switched", "THO-SWITCH-01")
        .plays("fill 0", "fill 0", "pass", "pass", "pass", "pass", "pass", "pass")
        .has("destiny", ANN)
        .has("round", 4)
        .cites("roles-switched", "THO-SWITCH-01");
  }

  @Shows("THO-ROLE-05")
  @Test
  void usesTheDeckOfTheRole() {
    Position.at(RoundStep.DRAWING)
        .begins()
        .plays("draw", "fill 2", "draw", "fill 1")
        .has("ann hand", "farmer")
        .has("ann pool", 2)
        .has("ann bane-deck", 10)
        .has("ben bane-hand", "hex")
        .has("ben bane-pool", 1)
        .has("ben deck", 10);
  }

  @Shows({"THO-WIN-01", "THO-JEND-06"})
  @Test
  void isWonWithTheThirdHorn() {
    Position.at(RoundStep.RESOLUTION)
        .conquered(ANN, "ruins", "marsh")
        .journeyTo("meadow")
        .begins()
        .isWonBy(ANN, "THO-WIN-01")
        .cites("game-over", "THO-WIN-04");
  }

  @Shows({"THO-WIN-01", "THO-JEND-06"})
  @Test
  void goesOnWithTheSecondHorn() {
    Position.at(RoundStep.RESOLUTION)
        .conquered(ANN, "ruins")
        .journeyTo("meadow")
        .begins()
        .has("ann horns", 2)
        .asks(ANN, "horn", "THO-JEND-07");
  }

  @Shows({"THO-WIN-02", "THO-WIN-05", "THO-DMG-09"})
  @Test
  void isLostByDamageThatCannotBePaidInFull() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY, "farmer")
        .hand(ANN, "bow")
        .hand(BEN, "plague")
        .pool(BEN, Suit.BANE, 3)
        .begins()
        .plays("pass", "play plague")
        .isWonBy(BEN, "THO-WIN-02")
        .cites("cannot-pay", "THO-WIN-02");
  }

  @Shows("THO-WIN-03")
  @Test
  void goesOnRoundAfterRound() {
    Position.at(RoundStep.SWITCH)
        .clock(clock -> clock.withRound(57))
        .begins()
        .has("round", 58)
        .has("phase", "Gods Fate");
  }

  @Shows("THO-WIN-04")
  @Test
  void stopsInTheMiddleOfAResolution() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .deck(BEN, Suit.DESTINY)
        .hand(BEN, "whisper")
        .begins()
        .plays("pass", "play whisper")
        .isWonBy(BEN, "THO-WIN-02")
        .has("ben niflheim", "");
  }

  @Shows({"THO-WIN-06", "THO-Q-47"})
  @Test
  void isNotLostByEmptyHandsAndDecks() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .deck(ANN, Suit.DESTINY)
        .deck(ANN, Suit.BANE)
        .deck(BEN, Suit.DESTINY)
        .deck(BEN, Suit.BANE)
        .begins()
        .asks(ANN, "action");
  }
}
