package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.embercourt.Courts.GAME;
import static org.lawspeaker.examples.embercourt.Courts.arranged;
import static org.lawspeaker.examples.embercourt.Courts.court;
import static org.lawspeaker.examples.embercourt.Courts.move;
import static org.lawspeaker.examples.embercourt.Courts.start;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;

class CourtNotationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "draw 5",
        "glimpse 5",
        "shuffle",
        "seat 1: seal 5",
        "seat 1: stoke 5",
        "seat 1: pass",
        "seat 1: keep",
        "seat 1: cast"
      })
  void aMoveReadsBack(String text) {
    assertThat(GAME.notation().move(start(2), move(text))).isEqualTo(text);
  }

  @Test
  void readsWhatIsMeant() {
    assertThat(move(" draw 5 ")).isEqualTo(new EmberMove.Draw(5));
    assertThat(move("shuffle")).isEqualTo(new EmberMove.Shuffle());
    assertThat(move("glimpse 5")).isEqualTo(new EmberMove.Glimpse(5));
    assertThat(move("seat 63: seal 2")).isEqualTo(new EmberMove.Seal(Seat.of(63), 2));
    assertThat(move("seat 0: stoke -2")).isEqualTo(new EmberMove.Stoke(Seat.of(0), -2));
    assertThat(move("seat 0: pass")).isEqualTo(new EmberMove.Pass(Seat.of(0)));
    assertThat(move("seat 0: keep")).isEqualTo(new EmberMove.Keep(Seat.of(0)));
    assertThat(move("seat 0: cast")).isEqualTo(new EmberMove.Cast(Seat.of(0)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "draw",
        "draw 99999999999",
        "seat 64: pass",
        "seat 0: seal",
        "seat 0: stoke",
        "seat 0: pass 5",
        "seat 0: seal 99999999999",
        "seat 0: sing",
        "pass"
      })
  void saysWhatAMoveLooksLike(String text) {
    assertThat(GAME.notation().readMove(start(2), text).problems())
        .singleElement()
        .asString()
        .startsWith("a move is \"draw 5\", ")
        .endsWith("; not \"" + text + "\"");
  }

  @Test
  void writesAPositionForPeople() {
    assertThat(GAME.notation().state(court(2, "hands: [\"1 1 5\", \"2 6 6\"]")))
        .hasToString(
            "{\"order\":{\"seats\":2,\"current\":\"0\",\"ascending\":true,\"out\":0,"
                + "\"skipping\":0},\"night\":1,\"hands\":[\"1 1 5\",\"2 6 6\"],\"coals\":[3,3],"
                + "\"table\":[\"\",\"\"],\"deck\":{\"size\":18,\"slots\":[]},"
                + "\"bag\":\"1 2 2 3 3 3 4 4 4 5 5 6 7 7 7 8 8 8\",\"ashes\":\"\","
                + "\"agenda\":[{\"sealing\":{\"choices\":{\"seats\":\"0 1\","
                + "\"sealed\":\"\",\"choices\":[]}}}]}");
  }

  @Test
  void cardsThatAreNotArrangedAreInTheDeck() {
    Court court = court(2, "hands: [\"1 1 1\", \"\"]", "ashes: 2 2 2 3");
    assertThat(court.deck().bag())
        .isEqualTo(Bag.of(3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8));
    assertThat(court.deck().size()).isEqualTo(17);
  }

  @Test
  void anArrangementMayPutACardOnTop() {
    Court court = court(2, "deck: {size: 24, slots: [{at: 0, card: 8, known-to: 1}]}");
    assertThat(court.deck().cardAt(0)).isEqualTo(8);
    assertThat(court.deck().size()).isEqualTo(24);
  }

  @Test
  void anArrangementCanBeRefusedForManyReasons() {
    assertProblem(arranged(2, "hands: [\"1 1 1\", \"1\"]"), "there are 3 cards of value 1");
    assertProblem(arranged(2, "ashes: \"9\""), "there are 0 cards of value 9");
    assertProblem(arranged(2, "table: [\"1 1 1\", \"1\"]"), "there are 3 cards of value 1");
    assertProblem(arranged(2, "bag: \"1\""), "a bag of 1 cards for 24 unseen slots");
    assertProblem(arranged(2, "hands: [\"1\"]"), "hands, coals and table need one entry for each");
    assertProblem(arranged(2, "coals: [1]"), "hands, coals and table need one entry for each");
    assertProblem(arranged(2, "table: []"), "hands, coals and table need one entry for each");
    assertProblem(
        arranged(2, "order: {seats: 2, current: \"0\", ascending: true, out: 3, skipping: 0}"),
        "all seats are out of the game");
    assertProblem(
        arranged(2, "agenda: [{stoking: {window: {order: [\"2\"], passes: 0}}}]"),
        "seat 2 is not in the game but on the agenda");
    assertProblem(
        arranged(2, "agenda: [{sealing: {choices: {seats: \"2\", sealed: \"\", choices: []}}}]"),
        "seat 2 is not in the game but on the agenda");
  }

  @Test
  void anArrangementIsAnObject() {
    assertProblem(
        GAME.notation().arrange(start(2), JsonNodeFactory.instance.arrayNode()),
        "an arrangement is an object of zones");
  }

  private static void assertProblem(Checked<?> checked, String message) {
    assertThat(checked.problems()).singleElement().asString().contains(message);
  }
}
