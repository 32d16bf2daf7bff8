package org.lawspeaker.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.connectfour.Games.GAME;
import static org.lawspeaker.examples.connectfour.Games.after;
import static org.lawspeaker.examples.connectfour.Games.drop;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.json.Document;

class GridNotationTest {
  private static final Notation<Position, Drop, Grid> NOTATION = GAME.notation();

  private static JsonNode json(String text) {
    return Document.json("test", text).orThrow().root();
  }

  @Test
  void writesColumnsFromOne() {
    assertThat(NOTATION.move(after(), drop(0, 4))).isEqualTo("drop 4");
    assertThat(NOTATION.move(after(4), drop(1, 7))).isEqualTo("drop 7");
    assertThat(NOTATION.move(after(), drop(1, 4))).isEqualTo("seat 1: drop 4");
  }

  @Test
  void readsMovesOfTheSeatToMoveAndOfTheOther() {
    assertThat(NOTATION.readMove(after(4), " drop 4 ")).isEqualTo(Checked.ok(drop(1, 4)));
    assertThat(NOTATION.readMove(after(4), "seat 0: drop 4")).isEqualTo(Checked.ok(drop(0, 4)));
    assertThat(NOTATION.readMove(after(), "drop 12")).isEqualTo(Checked.ok(drop(0, 12)));
    assertThat(NOTATION.readMove(after(), "drop -1")).isEqualTo(Checked.ok(drop(0, -1)));
  }

  @Test
  void saysWhatAMoveLooksLike() {
    assertThat(NOTATION.readMove(after(), "4").problems())
        .singleElement()
        .hasToString("no move is written \"4\"; Moves are: [seat N: ]drop N");
  }

  @Test
  void writesPositionsAsRows() {
    assertThat(NOTATION.state(after(4, 4, 3)))
        .hasToString(
            "{\"rows\":[\".......\",\".......\",\".......\",\".......\",\"...o...\",\"..xx...\"]}");
  }

  @Test
  void refusesRowsThatAreNoGrid() {
    assertThat(NOTATION.readState(json("{\"rows\": [\"x\"]}")).problems())
        .singleElement()
        .hasToString("six rows of seven cells, each of them x, o or .");
    assertThat(
            NOTATION
                .readState(
                    json(
                        "{\"rows\": [\".......\",\".......\",\".......\",\".......\","
                            + "\".......\",\"...a...\"]}"))
                .isOk())
        .isFalse();
  }

  @Test
  void arrangesTheRowsAsAWhole() {
    JsonNode rows = NOTATION.state(after(1, 2));
    assertThat(NOTATION.arrange(after(7), rows)).isEqualTo(Checked.ok(after(1, 2)));
    assertThat(NOTATION.arrange(after(7), json("{}"))).isEqualTo(Checked.ok(after(7)));
    assertThat(NOTATION.arrange(after(7), json("[]")).problems())
        .singleElement()
        .hasToString("an arrangement is an object of zones");
    assertThat(NOTATION.arrange(after(7), json("{\"row\": 1}")).isOk()).isFalse();
  }
}
