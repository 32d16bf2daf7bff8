package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.examples.embercourt.Court;
import org.lawspeaker.examples.embercourt.EmberCourt;
import org.lawspeaker.examples.embercourt.EmberCourtProvider;

class CourtTabletopTest {
  private static final EmberCourt GAME = new EmberCourtProvider().game();

  private static Court court(String... zones) {
    return GAME.notation()
        .arrange(
            GAME.start(Setup.of(3)).orThrow(),
            Document.yaml("zones", String.join("\n", zones)).orThrow().root())
        .orThrow();
  }

  private static final Court STOKING =
      court(
          "order: {seats: 3, current: \"1\", ascending: true, out: 1, skipping: 0}",
          "night: 4",
          "coals: [0, 2, 1]",
          "hands: [\"\", \"3 5\", \"8\"]",
          "table: [\"\", \"2\", \"4 6\"]",
          "ashes: 1 1 7",
          "agenda: [{stoking: {window: {order: [\"1\"], passes: 0}}}]");

  private static String drawn(Court court, Viewer viewer, Ink ink) {
    return new CourtTabletop().draw(GAME, GAME.view(court, viewer), ink);
  }

  @Test
  void drawsWhatASeatMayKnow() {
    assertThat(drawn(STOKING, Seat.of(1), Ink.PLAIN))
        .isEqualTo(
            """
            Night 4 of 10, seat 1 leads
              seat 0  is out of the game
              seat 1  coals 2  hand 3 5      table 2
              seat 2  coals 1  hand ?        table 4 + 6 = 10
              deck    15 cards
              ashes   1 1 7\
            """);
  }

  @Test
  void drawsEveryHandForTheArbiterAndNoneForASpectator() {
    assertThat(drawn(STOKING, Onlooker.ARBITER, Ink.PLAIN)).contains("hand 3 5  ", "hand 8  ");
    assertThat(drawn(STOKING, Onlooker.SPECTATOR, Ink.PLAIN)).contains("hand ? ?  ", "hand ?  ");
  }

  @Test
  void drawsTheCardOnTopForWhoKnowsIt() {
    Court glimpsed =
        court(
            "deck: {size: 24, slots: [{at: 0, card: 8, known-to: 1}]}",
            "agenda: [refill, keeping]");
    assertThat(drawn(glimpsed, Seat.of(0), Ink.PLAIN))
        .contains("\n  deck    24 cards, the one on top is 8\n  ashes   none");
    assertThat(drawn(glimpsed, Seat.of(1), Ink.PLAIN)).contains("\n  deck    24 cards\n");
  }

  @Test
  void drawsAnEmptyHandAndTable() {
    assertThat(drawn(GAME.start(Setup.of(2)).orThrow(), Seat.of(0), Ink.PLAIN))
        .contains("\n  seat 0  coals 3  hand -        table -\n")
        .contains("\n  seat 1  coals 3  hand -        table -\n");
  }

  @Test
  void marksTheSeatThatLooks() {
    assertThat(drawn(STOKING, Seat.of(2), Ink.COLOURED))
        .contains("\u001b[1m  seat 2  coals 1  hand 8        table 4 + 6 = 10\u001b[0m")
        .contains("\n  seat 1  coals 2")
        .startsWith("\u001b[1mNight 4 of 10\u001b[0m, seat 1 leads");
  }

  @Test
  void isTheTableOfEmberCourt() {
    assertThat(Ran.of("play", "ember-court").out()).contains("\nNight 1 of 10, seat 0 leads\n");
  }
}
