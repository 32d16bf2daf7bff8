package org.lawspeaker.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.ThorgalProvider;
import org.lawspeaker.thorgal.state.ThorgalState;
import picocli.CommandLine.Help.Ansi;

class ThorgalTabletopTest {
  private static final Thorgal GAME = new ThorgalProvider().game();
  private static final ThorgalState START =
      GAME.start(Setup.of(2).with("faction-0", "outlaws").with("faction-1", "vikings")).orThrow();

  private static ThorgalState position(String... zones) {
    return GAME.notation()
        .arrange(START, Document.yaml("zones", String.join("\n", zones)).orThrow().root())
        .orThrow();
  }

  private static final ThorgalState JOURNEY =
      position(
          "step: journey-actions",
          "round: 3",
          "sides:",
          "  0:",
          "    party: [sigwald-the-burnt, {card: improvised-weapon, exhaustion: 1, markers: {cunning: 2}}]",
          "    hand: [archers]",
          "    pool: 2",
          "  1: {hand: [stun], pool: 1}",
          "lands: [fortified-port, {land: wolfwood, conqueror: 0}]",
          "journey: {destination: fortified-port, attached: [unknown-powers], opposing:"
              + " vikings-thorgal-aegirsson}");

  private static String drawn(ThorgalState state, Viewer viewer) {
    return new ThorgalTabletop().draw(GAME, GAME.view(state, viewer), Ansi.OFF);
  }

  @Test
  void drawsWhatASeatMayKnowAndWhatIsAskedOfWhom() {
    assertThat(drawn(JOURNEY, Seat.of(0)))
        .isEqualTo(
            """
            Round 3, Journey; seat 0 is the destiny player
              fortified-port           needs 4/0/0, destination
              wolfwood                 needs 3/0/2, conquered by seat 0
              journey  strength 3/2/3 against difficulty 5/1/1 (Bravery/Cunning/Power)
              opposed by vikings-thorgal-aegirsson 1/1/1
              attached Unknown Powers
              seat 0, Outlaws, 1 of 3 horns
                party    sigwald-the-burnt 3/0/0, improvised-weapon 0/2/0 exhausted 1 markers 0/2/0
                destiny  hand 1 (archers), pool 2, deck 30, discarded 0, Valhalla 0
                bane     hand 0, pool 0, deck 24, discarded 0, Niflheim 0
              seat 1, Vikings, 0 of 3 horns
                party    nobody
                destiny  hand 0, pool 0, deck 35, discarded 0, Valhalla 0
                bane     hand 1, pool 1, deck 22, discarded 0, Niflheim 0
              seat 0: Play a card, activate an effect, or pass? [THO-JACT-02, THO-ACT-01]""");
  }

  @Test
  void drawsEveryHandForTheArbiterAndNoneForASpectator() {
    assertThat(drawn(JOURNEY, Onlooker.ARBITER)).contains("hand 1 (archers)", "hand 1 (stun)");
    assertThat(drawn(JOURNEY, Onlooker.SPECTATOR)).doesNotContain("archers", "stun");
  }

  @Test
  void drawsASetupAsWhatEverybodyIsAsked() {
    assertThat(drawn(START, Seat.of(1)))
        .startsWith("Setup\n")
        .contains("all: Which one or two companions");
  }

  @Test
  void theOwnSeatStandsOut() {
    assertThat(new ThorgalTabletop().draw(GAME, GAME.view(JOURNEY, Seat.of(1)), Ansi.ON))
        .contains("\u001B[1mseat 1, Vikings, 0 of 3 horns");
  }
}
