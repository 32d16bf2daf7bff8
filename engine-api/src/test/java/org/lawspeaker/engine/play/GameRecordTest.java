package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class GameRecordTest {
  private final SealedDuel duel = new SealedDuel();
  private final GameRecord record = GameRecord.of(duel, Line.TWO, Line.moves("seat 0 raises"));

  @Test
  void namesTheGameItsRulesAndItsCards() {
    assertThat(record.format()).isEqualTo(2);
    assertThat(record.game()).isEqualTo("sealed-duel");
    assertThat(record.rulesVersion()).isEqualTo("1");
    assertThat(record.pack()).isEqualTo("numbers 1");
    assertThat(record.contentHash()).isEqualTo("abc");
  }

  @Test
  void namesEveryOptionOfTheSetup() {
    assertThat(record.setup()).isEqualTo(Line.TWO.with("ties", "coin"));
  }

  @Test
  void keepsEveryPlyWithTheHashOfTheStateAfterIt() {
    assertThat(record.moves()).hasSize(7);
    assertThat(record.moves().get(0).by()).isEqualTo(Nature.NATURE);
    assertThat(record.moves().get(0).move()).isEqualTo("seat 0 gets 1");
    String after = CheckHash.of(duel, Line.state("seat 0 raises"));
    assertThat(record.moves().get(6)).isEqualTo(new Ply(Seat.of(0), "seat 0 raises", after));
  }

  @Test
  void refusesMovesThatAreNotLegal() {
    assertThatThrownBy(() -> GameRecord.of(duel, Line.TWO, Line.moves("seat 1 raises")))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void readsBackEqual() {
    assertThat(GameRecord.read("a save", record.write())).isEqualTo(Checked.ok(record));
  }

  @Test
  void writesActorsAsNatureAndSeats() {
    assertThat(record.write())
        .contains("\"by\":\"nature\"", "\"by\":\"seat 0\"", "\"rules-version\":\"1\"");
  }

  @Test
  void refusesAnotherFormat() {
    String later =
        record
            .write()
            .replace("\"format\":2", "\"format\":3")
            .lines()
            .limit(1)
            .collect(Collectors.joining())
            .replace("\"setup\"", "\"a key that only they know\"");
    assertThat(GameRecord.read("a save", later).problems())
        .containsExactly(
            new Problem(
                "a save:1 /format", "this version reads records of formats 1 and 2, not 3"));
  }

  @Test
  void refusesAnActorThatIsNone() {
    String wrong = record.write().replace("\"by\":\"seat 0\"", "\"by\":\"dealer\"");
    assertThat(GameRecord.read("a save", wrong).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.place()).isEqualTo("a save:8 /moves/6/by");
              assertThat(problem.message()).contains("nature or seat 0, seat 1");
            });
  }

  @Test
  void writesALineForEachPly() {
    assertThat(record.write().lines()).hasSize(1 + record.moves().size());
    assertThat(record.write()).endsWith("\n");
  }

  @Test
  void leavesOutALastLineThatWasNotWrittenToItsEnd() {
    String text = record.write();
    int last = text.lastIndexOf("{\"by\"");
    GameRecord before = record.withMoves(record.moves().subList(0, 6));

    assertThat(IntStream.rangeClosed(last, text.length() - 2))
        .allSatisfy(
            end ->
                assertThat(GameRecord.read("a save", text.substring(0, end)))
                    .isEqualTo(Checked.ok(before)));
    assertThat(GameRecord.read("a save", text.substring(0, text.length() - 1)))
        .isEqualTo(Checked.ok(record));
  }

  @Test
  void refusesALineInTheMiddleThatWasNotWrittenToItsEnd() {
    String wrong = record.write().replaceFirst("\"move\":\"seat 0 gets 1\".*\n", "\n");
    assertThat(GameRecord.read("a save", wrong).problems())
        .singleElement()
        .extracting(Problem::place)
        .isEqualTo("a save:2:16");
  }

  @Test
  void leavesOutPliesThatWereTakenBack() {
    String text = record.write() + "{\"taken-back\":2}\n";
    assertThat(GameRecord.read("a save", text))
        .isEqualTo(Checked.ok(record.withMoves(record.moves().subList(0, 5))));

    String again = text + text.lines().skip(6).limit(2).collect(Collectors.joining("\n"));
    assertThat(GameRecord.read("a save", again)).isEqualTo(Checked.ok(record));
  }

  @Test
  void refusesToTakeBackMoreThanWasPlayed() {
    for (String plies : new String[] {"8", "0", "-1", "\"all\""}) {
      assertThat(
              GameRecord.read("a save", record.write() + "{\"taken-back\":" + plies + "}")
                  .problems())
          .containsExactly(
              new Problem("a save:9 /8", "so many plies cannot be taken back: " + plies));
    }
  }

  @Test
  void refusesMovesInTheFirstLine() {
    String twice = record.write().replaceFirst("\\{", "{\"moves\":[],");
    assertThat(GameRecord.read("a save", twice).problems())
        .containsExactly(
            new Problem("a save:1 /0/moves", "in format 2 each move has a line of its own"));
  }

  @Test
  void readsTheEarlierFormat() {
    GameRecord earlier = record.withFormat(1);
    assertThat(earlier.write()).contains("\"by\" : \"nature\"");
    assertThat(GameRecord.read("a save", earlier.write())).isEqualTo(Checked.ok(earlier));
  }

  @Test
  void refusesOurFormatInTheEarlierForm() {
    String wrong = record.withFormat(1).write().replace("\"format\" : 1", "\"format\" : 2");
    assertThat(GameRecord.read("a save", wrong).problems())
        .containsExactly(
            new Problem("a save:2 /format", "a record of format 2 has one JSON object to a line"));
  }

  @Test
  void refusesTextThatIsNoRecord() {
    assertThat(GameRecord.read("a save", "{}").isOk()).isFalse();
    assertThat(GameRecord.read("a save", "moves?").isOk()).isFalse();
  }
}
