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
import org.junit.jupiter.params.provider.CsvSource;
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
        "seat 0: seal",
        "seat 0: stoke",
        "seat 0: pass 5",
        "seat 0: sing",
        "pass"
      })
  void saysWhatAMoveLooksLike(String text) {
    assertThat(GAME.notation().readMove(start(2), text).problems())
        .singleElement()
        .asString()
        .startsWith("no move is written \"" + text + "\"; Moves are: draw N, glimpse N, shuffle, ")
        .endsWith("seat N: pass, seat N: keep, seat N: cast");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "draw 99999999999 | draw N: expected a number from -2147483648 to 2147483647",
        "draw five | draw N: a number is wanted, not \"five\"",
        "seat 64: pass | seat N: pass: a seat is 0 to 63, not 64",
        "seat 0: seal 99999999999 | seat N: seal N: expected a number from",
        "seat 0: paas | no move is written \"seat 0: paas\"; did you mean \"pass\"? Moves are: "
      })
  void saysWhatIsWrongWithAWord(String text, String message) {
    assertThat(GAME.notation().readMove(start(2), text).problems())
        .singleElement()
        .asString()
        .startsWith(message);
  }

  @Test
  void saysEverythingThatIsWrong() {
    assertThat(GAME.notation().readMove(start(2), "seat 99: seal five").problems()).hasSize(2);
  }

  @Test
  void writesAPositionForPeople() {
    assertThat(GAME.notation().state(court(2, "hands: [\"1 1 5\", \"2 6 6\"]")))
        .hasToString(
            "{\"order\":{\"seats\":2,\"current\":0,\"ascending\":true},"
                + "\"night\":1,\"hands\":[\"1 1 5\",\"2 6 6\"],\"coals\":[3,3],"
                + "\"table\":[\"\",\"\"],\"deck\":{\"order\":[\"18 unseen\"],"
                + "\"bag\":\"1 2 2 3 3 3 4 4 4 5 5 6 7 7 7 8 8 8\"},\"ashes\":\"\","
                + "\"agenda\":[{\"sealing\":{\"choices\":{\"seats\":[0,1],"
                + "\"sealed\":[],\"choices\":[]}}}]}");
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
    Court court = court(2, "deck: {order: ['8@0', 23 unseen]}");
    assertThat(court.deck().cardAt(0)).isEqualTo(8);
    assertThat(court.deck().size()).isEqualTo(24);
  }

  @Test
  void anArrangementCanBeRefusedForManyReasons() {
    String often = "1 is laid 4 times; there are 3 (EMB-SETUP-01)";
    assertProblem(arranged(2, "hands: [\"1 1 1\", \"1\"]"), often);
    assertProblem(arranged(2, "table: [\"1 1 1\", \"1\"]"), often);
    assertProblem(arranged(2, "ashes: \"9\""), "9 is laid 1 time; there is none (EMB-SETUP-01)");
    assertProblem(
        arranged(2, "deck: {order: [24 unseen], bag: \"1\"}"),
        "a bag of 1 cards for 24 unseen slots");
    assertProblem(arranged(2, "hands: [\"1\"]"), "hands, coals and table need one entry for each");
    assertProblem(arranged(2, "coals: [1]"), "hands, coals and table need one entry for each");
    assertProblem(arranged(2, "table: []"), "hands, coals and table need one entry for each");
    assertProblem(
        arranged(2, "order: {seats: 2, current: 0, ascending: true, out: [0, 1]}"),
        "all seats are out of the game");
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
