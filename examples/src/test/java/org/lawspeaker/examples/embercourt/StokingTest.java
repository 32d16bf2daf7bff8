package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.embercourt.Courts.GAME;
import static org.lawspeaker.examples.embercourt.Courts.court;
import static org.lawspeaker.examples.embercourt.Courts.judge;
import static org.lawspeaker.examples.embercourt.Courts.move;
import static org.lawspeaker.examples.embercourt.Courts.play;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;

class StokingTest {
  private static final Court SHOWN =
      play(
          court(
              3,
              "hands: [\"1 5 5\", \"2 6 6\", \"3 7 8\"]",
              "order: {seats: 3, current: 1, ascending: true}"),
          "seat 0: seal 1",
          "seat 1: seal 6",
          "seat 2: seal 7");

  private static Seat asked(Court court) {
    return ((Pending.Choose<EmberMove>) GAME.pending(court)).seat();
  }

  @Test
  @Shows("EMB-STOKE-01")
  void theSeatsAreAskedFromTheLeaderOn() {
    assertThat(asked(SHOWN)).isEqualTo(Seat.of(1));
    assertThat(asked(play(SHOWN, "seat 1: pass"))).isEqualTo(Seat.of(2));
    assertThat(asked(play(SHOWN, "seat 1: pass", "seat 2: pass"))).isEqualTo(Seat.of(0));
    assertThat(judge(SHOWN, "seat 1: pass")).hasToString("Legal[citations=[EMB-STOKE-01]]");
    assertThat(judge(SHOWN, "seat 2: pass"))
        .hasToString("Illegal[violations=[not-your-turn (EMB-STOKE-01), turn: seat 1]]");
    assertThat(judge(SHOWN, "seat 5: pass"))
        .hasToString("Illegal[violations=[out-of-the-game (EMB-BURN-03), seat: seat 5]]");
    assertThat(judge(SHOWN, "seat 1: seal 2"))
        .hasToString(
            "Illegal[violations=[not-now (EMB-STOKE-01), asked: Does the seat stoke? (seat 1)]]");
  }

  @Test
  @Shows("EMB-STOKE-01")
  void aSeatMayPassOrStokeWithAnyCard() {
    assertThat(GAME.legalMoves(SHOWN))
        .containsExactly(move("seat 1: pass"), move("seat 1: stoke 2"), move("seat 1: stoke 6"));
    assertThat(GAME.legalMoves(play(SHOWN, "seat 1: pass", "seat 2: pass")))
        .containsExactly(move("seat 0: pass"), move("seat 0: stoke 5"));
  }

  @Test
  @Shows("EMB-STOKE-02")
  void theValuesAddUp() {
    Court stoked = play(SHOWN, "seat 1: stoke 2");
    assertThat(stoked.table()).containsExactly(Pile.of(1), Pile.of(6, 2), Pile.of(7));
    assertThat(stoked.hand(Seat.of(1))).isEqualTo(Pile.of(6));
    assertThat(stoked.total(Seat.of(1))).isEqualTo(8);
    assertThat(judge(SHOWN, "seat 1: stoke 2"))
        .hasToString("Legal[citations=[EMB-STOKE-02, EMB-STOKE-01]]");
    assertThat(judge(SHOWN, "seat 1: stoke 7"))
        .hasToString("Illegal[violations=[not-in-hand (EMB-STOKE-02), card: 7]]");
    assertThat(judge(SHOWN, "seat 2: stoke 1"))
        .hasToString("Illegal[violations=[not-your-turn (EMB-STOKE-01), turn: seat 1]]");
  }

  @Test
  @Shows("EMB-STOKE-03")
  void aSeatStokesOnceANight() {
    Court stoked = play(SHOWN, "seat 1: stoke 2");
    assertThat(judge(stoked, "seat 1: stoke 6"))
        .hasToString("Illegal[violations=[has-stoked (EMB-STOKE-03), seat: seat 1]]");
  }

  @Test
  @Shows("EMB-STOKE-04")
  void theOthersAreAskedAnewAfterAStoke() {
    Court stoked = play(SHOWN, "seat 1: pass", "seat 2: stoke 3");
    assertThat(asked(stoked)).isEqualTo(Seat.of(1));
    assertThat(asked(play(stoked, "seat 1: pass"))).isEqualTo(Seat.of(0));
    assertThat(play(stoked, "seat 1: pass", "seat 0: pass").night()).isEqualTo(2);
  }

  @Test
  @Shows("EMB-STOKE-04")
  void theNightIsJudgedWhenAllHaveStoked() {
    Court all = play(SHOWN, "seat 1: stoke 2", "seat 2: stoke 3", "seat 0: stoke 5");
    assertThat(all.night()).isEqualTo(2);
    assertThat(all.coals()).containsExactly(2, 3, 3);
  }
}
