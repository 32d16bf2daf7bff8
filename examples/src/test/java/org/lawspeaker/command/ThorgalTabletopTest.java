package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.ThorgalProvider;
import org.lawspeaker.thorgal.table.ThorgalState;

class ThorgalTabletopTest {
  private static final Thorgal GAME = new ThorgalProvider().game();
  private static final String JOURNEY =
      """
      step: journey-actions
      round: 3
      sides:
        0:
          party:
            - {card: sigwald-the-burnt, exhaustion: 1}
            - {card: improvised-weapon, exhaustion: 2, markers: {bravery: 1, cunning: 2}}
          hand: [archers]
          deck: [plunder@0]
          pool: 2
          discard: 3
        1: {party: [], hand: [stun]}
      lands: [fortified-port, {land: wolfwood, conqueror: 0}]
      journey: {destination: fortified-port, attached: [unknown-powers], opposing: aricia}
      """;

  private static ThorgalState start(String other) {
    return GAME.start(Setup.of(2).with("faction-0", "outlaws").with("faction-1", other)).orThrow();
  }

  private static String drawn(String position, Viewer viewer) {
    ThorgalState laid =
        GAME.notation()
            .arrange(start("vikings"), Document.yaml("position", position).orThrow().root())
            .orThrow();
    return new ThorgalTabletop().draw(GAME, GAME.view(laid, viewer), Ink.PLAIN);
  }

  @Test
  void drawsTheJourneyWithItsLandsAndWhoTookThem() {
    assertThat(drawn(JOURNEY, Seat.of(0)))
        .startsWith("Round 3, Journey; seat 0 is the destiny player\n")
        .contains("\n  fortified-port             needs 4/0/0, destination\n")
        .contains("\n  wolfwood                   needs 5/1/0, conquered by seat 0\n")
        .contains("\n  journey  strength 4/2/3 against difficulty 5/1/0 (Bravery/Cunning/Power)\n")
        .contains("\n  opposed by aricia 1/1/0\n  attached Unknown Powers\n");
  }

  @Test
  void drawsThePartyWithItsMarkersAndTheCardsThatTheViewerKnows() {
    assertThat(drawn(JOURNEY, Seat.of(0)))
        .contains("\n  seat 0, Outlaws, 1 of 3 horns\n")
        .contains(
            "\n    party    sigwald-the-burnt 3/0/0 exhausted 1, "
                + "improvised-weapon 1/2/0 exhausted 2 markers 1/2/0\n")
        .contains("\n    destiny  hand 1 (archers), pool 2, deck 27, discarded 3, Valhalla 0\n")
        .contains("\n  seat 1, Vikings, 0 of 3 horns\n    party    nobody\n")
        .contains("\n    bane     hand 1, pool 0, deck 23, discarded 0, Niflheim 0");
  }

  @Test
  void hidesFromOthersWhatTheyDoNotKnow() {
    assertThat(drawn(JOURNEY, Seat.of(1)))
        .contains("\n    destiny  hand 1, pool 2, deck 27, discarded 3, Valhalla 0\n")
        .contains("\n    bane     hand 1 (stun), pool 0");
  }

  @Test
  void drawsEveryHandForTheArbiterAndNoneForASpectator() {
    assertThat(drawn(JOURNEY, Onlooker.ARBITER)).contains("hand 1 (archers)", "hand 1 (stun)");
    assertThat(drawn(JOURNEY, Onlooker.SPECTATOR)).doesNotContain("archers", "stun");
  }

  @Test
  void drawsTheSetupAndADeckOfAPlayersOwn() {
    ThorgalState start = start("storm-children");

    assertThat(new ThorgalTabletop().draw(GAME, GAME.view(start, Seat.of(0)), Ink.PLAIN))
        .startsWith("Setup\n")
        .contains("\n  seat 1, a deck of their own, 0 of 3 horns\n");
  }

  @Test
  void drawsWhoIsOut() {
    ThorgalState three =
        GAME.start(
                Setup.of(3)
                    .with("faction-0", "outlaws")
                    .with("faction-1", "vikings")
                    .with("faction-2", "lords"))
            .orThrow();
    ThorgalState laid =
        GAME.notation()
            .arrange(
                three,
                Document.yaml("position", "{sides: {0: {deck: 0}}, damage: {seat: 0, amount: 1}}")
                    .orThrow()
                    .root())
            .orThrow();

    assertThat(new ThorgalTabletop().draw(GAME, GAME.view(laid, Seat.of(1)), Ink.PLAIN))
        .contains("\n  seat 0 is out of the game\n");
  }

  @Test
  void printsTheOwnSeatBold() {
    assertThat(
            new ThorgalTabletop().draw(GAME, GAME.view(start("vikings"), Seat.of(1)), Ink.COLOURED))
        .contains("\u001b[1mseat 1, Vikings, 0 of 3 horns")
        .contains("\n  seat 0, Outlaws, 0 of 3 horns");
  }
}
