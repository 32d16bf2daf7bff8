package org.lawspeaker.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lawspeaker.examples.connectfour.Games.GAME;
import static org.lawspeaker.examples.connectfour.Games.after;
import static org.lawspeaker.examples.connectfour.Games.drop;
import static org.lawspeaker.examples.connectfour.Games.rows;

import com.google.common.collect.ImmutableMap;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.coverage.Shows;

class ConnectFourTest {
  @Test
  @Shows("C4-SETUP-01")
  void twoSeatsStartWithAnEmptyGrid() {
    assertThat(after()).isEqualTo(new Position(0, 0));
    assertThat(GAME.start(Setup.of(3)).problems())
        .singleElement()
        .hasToString("seats: 2 can play, not 3");
    assertThat(GAME.judge(after(), drop(0, 8)))
        .hasToString("Illegal[violations=[no-such-column (C4-SETUP-01), column: 8]]");
    assertThat(GAME.judge(after(), drop(0, 0)).isLegal()).isFalse();
  }

  @Test
  @Shows("C4-TURN-01")
  void theSeatsTakeTurns() {
    assertThat(GAME.pending(after()).owing()).containsExactly(Seat.of(0));
    assertThat(GAME.pending(after(4)).owing()).containsExactly(Seat.of(1));
    assertThat(GAME.judge(after(), drop(1, 4)))
        .hasToString("Illegal[violations=[not-your-turn (C4-TURN-01), seat: seat 1]]");
  }

  @Test
  @Shows("C4-DROP-01")
  void everyColumnWithRoomMayBeChosen() {
    assertThat(GAME.legalMoves(after()))
        .containsExactly(
            drop(0, 1), drop(0, 2), drop(0, 3), drop(0, 4), drop(0, 5), drop(0, 6), drop(0, 7));
    assertThat(GAME.judge(after(), drop(0, 7)))
        .hasToString("Legal[citations=[C4-DROP-01, C4-TURN-01]]");
  }

  @Test
  @Shows("C4-DROP-02")
  void aDiscRestsOnTheLowestFreeCell() {
    assertThat(after(4, 4, 3))
        .isEqualTo(rows(".......", ".......", ".......", ".......", "...o...", "..xx..."));
  }

  @Test
  @Shows("C4-DROP-03")
  void aFullColumnIsClosed() {
    Position full = after(1, 1, 1, 1, 1, 1);
    assertThat(GAME.legalMoves(full)).hasSize(6).doesNotContain(drop(0, 1));
    assertThat(GAME.judge(full, drop(0, 1)))
        .hasToString("Illegal[violations=[column-full (C4-DROP-03), column: 1]]");
  }

  @Test
  @Shows("C4-END-01")
  void fourInAColumnWin() {
    Position won = after(1, 2, 1, 2, 1, 2, 1);
    assertThat(GAME.pending(won)).isInstanceOf(Pending.Over.class);
    assertThat(((Pending.Over<Drop>) GAME.pending(won)).outcome())
        .hasToString(
            "Outcome[results=[WON, LOST], scores=[0, 0], reason=seat 0 has four in line,"
                + " citation=C4-END-01]");
    assertThat(GAME.legalMoves(won)).isEmpty();
    assertThat(GAME.judge(won, drop(1, 3)))
        .hasToString("Illegal[violations=[game-over (C4-END-01), winner: seat 0]]");
  }

  @Test
  @Shows("C4-END-01")
  void fourInARowWinForTheSecondSeatToo() {
    Position won = after(1, 3, 1, 4, 2, 5, 1, 6);
    assertThat(((Pending.Over<Drop>) GAME.pending(won)).outcome().winners())
        .containsExactly(Seat.of(1));
  }

  @Test
  @Shows("C4-END-01")
  void fourInEitherDiagonalWin() {
    assertThat(after(1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4).isWon()).isTrue();
    assertThat(after(7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4).isWon()).isTrue();
  }

  @Test
  void linesDoNotGoRoundTheEdge() {
    Position straddling = rows("...x...", "...x...", "...x...", ".......", ".......", "xx...xx");
    assertThat(straddling.isWon()).isFalse();
    assertThat(rows("x......", "x......", "x......", ".......", ".......", ".x.....").isWon())
        .isFalse();
  }

  @Test
  @Shows("C4-END-02")
  void aFullGridWithoutFourInLineIsDrawn() {
    Position full = rows("xxooxxo", "ooxxoox", "xxooxxo", "ooxxoox", "xxooxxo", "ooxxoox");
    assertThat(((Pending.Over<Drop>) GAME.pending(full)).outcome())
        .hasToString(
            "Outcome[results=[DREW, DREW], scores=[0, 0], reason=the grid is full,"
                + " citation=C4-END-02]");
    assertThat(GAME.legalMoves(full)).isEmpty();
    assertThat(GAME.judge(full, drop(0, 1)))
        .hasToString(
            "Illegal[violations=[game-over (C4-END-02), column-full (C4-DROP-03), column: 1]]");
  }

  @Test
  @Shows("C4-OPEN-01")
  void everybodySeesTheWholeGrid() {
    Position position = after(4, 4, 3);
    Grid grid = GAME.view(position, Onlooker.SPECTATOR);
    assertThat(grid).isEqualTo(GAME.view(position, Seat.of(1)));
    assertThat(GAME.determinize(grid, new Random(1))).isEqualTo(position);
  }

  @Test
  void explainTellsWhereTheDiscRests() {
    assertThat(GAME.explain(after(4, 4), drop(0, 4)).events())
        .containsExactly(
            Event.open(
                Clauses.REST,
                "dropped",
                "seat 0's disc rests in column 4, row 3",
                ImmutableMap.of("seat", "0", "column", "4", "row", "3")));
    assertThat(GAME.explain(after(4, 4), drop(0, 4)).next()).isEqualTo(after(4, 4, 4));
  }

  @Test
  void explainTellsHowTheGameEnded() {
    assertThat(GAME.explain(after(1, 2, 1, 2, 1, 2), drop(0, 1)).events())
        .extracting(Event::says)
        .containsExactly("seat 0's disc rests in column 1, row 4", "seat 0 has four in line");
  }

  @Test
  void refusesWhatIsNotLegal() {
    assertThatThrownBy(() -> GAME.explain(after(), drop(1, 4)))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void saysWhatItIs() {
    assertThat(GAME.info().id()).isEqualTo("connect-four");
    assertThat(GAME.info().longest()).isEqualTo(42);
    assertThat(GAME.info().contentHash()).hasSize(12);
    assertThat(GAME.rulebook().prefix()).isEqualTo("C4");
  }
}
