package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
    assertThat(record.format()).isEqualTo(1);
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
    String after = CheckHash.of(duel.notation().state(Line.state("seat 0 raises")));
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
        .contains("\"by\" : \"nature\"", "\"by\" : \"seat 0\"", "\"rules-version\" : \"1\"");
  }

  @Test
  void refusesAnotherFormat() {
    String later =
        record
            .write()
            .replace("\"format\" : 1", "\"format\" : 2")
            .replace("\"moves\"", "\"a key that only they know\"");
    assertThat(GameRecord.read("a save", later).problems())
        .containsExactly(
            new Problem("a save:2 /format", "this version reads records of format 1, not 2"));
  }

  @Test
  void refusesAnActorThatIsNone() {
    String wrong = record.write().replace("\"by\" : \"seat 0\"", "\"by\" : \"dealer\"");
    assertThat(GameRecord.read("a save", wrong).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.place()).contains("/moves/6/by");
              assertThat(problem.message()).contains("nature or seat 0, seat 1");
            });
  }

  @Test
  void refusesTextThatIsNoRecord() {
    assertThat(GameRecord.read("a save", "{}").isOk()).isFalse();
    assertThat(GameRecord.read("a save", "moves?").isOk()).isFalse();
  }
}
