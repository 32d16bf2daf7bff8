package org.lawspeaker.thorgal.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Suit;

/** Every option is read as it is written, and both readings of each are played. */
class OptionsTest {
  private static final Settings RULED = LaidOut.SETTINGS;

  private static Settings settings(String... options) {
    return Position.start(2, options).state().settings();
  }

  @Shows({"THO-Q-77", "THO-Q-104", "THO-Q-82", "THO-Q-51", "THO-Q-27", "THO-Q-98"})
  @Test
  void followsTheRulingsIfNothingIsChosen() {
    assertThat(settings()).isEqualTo(RULED);
  }

  @Shows("THO-Q-98")
  @Test
  void mayStartWithRecommendedCompanions() {
    assertThat(settings("companions=recommended"))
        .isEqualTo(LaidOut.SETTINGS.withRecommended(true));
  }

  @Shows("THO-Q-77")
  @Test
  void mayEndEarlierOrNever() {
    assertThat(settings("round-limit=50").roundLimit()).contains(50);
    assertThat(settings("round-limit=20").roundLimit()).contains(20);
    assertThat(settings("round-limit=off").roundLimit()).isEmpty();
  }

  @Shows("THO-Q-104")
  @Test
  void mayBoundActionsMoreTightly() {
    assertThat(settings("action-bound=50").actionBound()).isEqualTo(50);
  }

  @Shows({"THO-Q-82", "THO-Q-51", "THO-Q-27"})
  @Test
  void mayReadTheOtherWay() {
    assertThat(settings("bane-fate=seven")).isEqualTo(LaidOut.SETTINGS.withFullFate(true));
    assertThat(settings("wolf-access=next-round")).isEqualTo(LaidOut.SETTINGS.withWolvesWait(true));
    assertThat(settings("gained-attributes=phase")).isEqualTo(LaidOut.SETTINGS.withGainsFade(true));
  }

  @Shows("THO-Q-77")
  @Test
  void drawsAtTheEndOfTheLastRound() {
    Position at = Position.at(RoundStep.CLEAN_UP).clock(clock -> clock.withRound(100)).begins();
    assertThat(at.outcome().winners()).isEmpty();
    assertThat(at.outcome().citation().toString()).isEqualTo("THO-Q-77");
    Position.at(RoundStep.CLEAN_UP)
        .clock(clock -> clock.withRound(99))
        .begins()
        .has("round", 100)
        .asks(BEN, "gods-fate");
  }

  @Shows("THO-Q-77")
  @Test
  void goesOnWithoutALimit() {
    Position.at(RoundStep.CLEAN_UP)
        .settings(LaidOut.SETTINGS.withRoundLimit(Optional.empty()))
        .clock(clock -> clock.withRound(100))
        .begins()
        .has("round", 101);
  }

  @Shows({"THO-Q-104", "THO-Q-26"})
  @Test
  void leavesOnlyPassingAtTheBound() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .settings(LaidOut.SETTINGS.withActionBound(1))
        .party(ANN, "horse")
        .hand(ANN, "farmer")
        .hand(BEN, "hex")
        .conquered(ANN, "meadow")
        .begins()
        .plays("activate horse")
        .offers("pass")
        .refuses("play hex", "THO-Q-104")
        .plays("pass")
        .offers("pass")
        .refuses("play farmer", "THO-Q-104");
  }

  @Shows("THO-Q-27")
  @Test
  void takesGainsOfLandsAwayWithThePhaseToo() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .lands("cliffs", "meadow")
            .begins()
            .does(ANN, "{gain: {target: {in: lands}, symbols: {power: 1}}}");
    at.plays("pass", "pass").has("shown by meadow", "0/0/1");
    at.changed()
        .settings(LaidOut.SETTINGS.withGainsFade(true))
        .begins()
        .plays("pass", "pass")
        .has("shown by meadow", "0/0/0")
        .has("shown by cliffs", "0/0/3");
  }

  @Shows("THO-Q-51")
  @Test
  void opensTheWolfEffectByEitherReading() {
    Position at =
        Position.at(RoundStep.RESOLUTION).journeyTo("meadow").begins().plays("decline", "pass");
    at.allows("activate meadow", "THO-Q-51");
    at.changed()
        .settings(LaidOut.SETTINGS.withWolvesWait(true))
        .begins()
        .refuses("activate meadow", "THO-Q-51");
  }

  @Shows({"THO-Q-94", "THO-Q-09"})
  @Test
  void mixesReadyMadeFactionsWithBuiltDecksAndLots() {
    Position at = Position.start(3, "faction-1=mixed", "faction-2=outlaws", "faction-0=drawn");
    at.leavesToChance(3, "THO-Q-09")
        .plays("faction vikings")
        .awaits("starting-companions", BEN, ANN, CID);
    assertThat(at.plays("faction lords").state().sides().get(BEN.index()).destiny().all().size())
        .isEqualTo(36);
  }

  @Shows({"THO-Q-97", "THO-Q-13"})
  @Test
  void hidesTheLandsAsideOfABuiltDeckFromOthersAlone() {
    Position at = Position.start(2, "faction-1=mixed", "faction-0=lords");
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).reserve()).isEmpty();
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).reserveSize()).isEqualTo(5);
    assertThat(at.seenBy(ANN).sides().get(BEN.index()).reserve()).isPresent();
    assertThat(at.seenBy(BEN).sides().get(ANN.index()).store(Suit.BANE).unplaced()).isEmpty();
    assertThat(at.seenBy(ANN).sides().get(ANN.index()).store(Suit.BANE).unplaced()).isPresent();
  }
}
