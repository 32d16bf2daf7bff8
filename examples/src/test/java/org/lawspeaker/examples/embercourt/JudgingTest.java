package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.embercourt.Courts.GAME;
import static org.lawspeaker.examples.embercourt.Courts.court;
import static org.lawspeaker.examples.embercourt.Courts.judge;
import static org.lawspeaker.examples.embercourt.Courts.move;
import static org.lawspeaker.examples.embercourt.Courts.play;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;

/** From the cards on the table to the next night, or to the end. */
class JudgingTest {
  /** The last of three seats has passed on these cards; hands hold two fours and two fives. */
  private static Court judged(String table, String... zones) {
    return play(shown(table, zones), "seat 0: pass", "seat 1: pass", "seat 2: pass");
  }

  private static Court shown(String table, String... zones) {
    String[] all = new String[zones.length + 3];
    all[0] = "hands: [\"4 4\", \"5 5\", \"3 3\"]";
    all[1] = "table: " + table;
    all[2] = "agenda: [{stoking: {window: {order: [\"0\", \"1\", \"2\"], passes: 0}}}]";
    System.arraycopy(zones, 0, all, 3, zones.length);
    return court(3, all);
  }

  private static Outcome outcome(Court court) {
    return ((Pending.Over<EmberMove>) GAME.pending(court)).outcome();
  }

  @Test
  @Shows("EMB-BURN-01")
  void allWithTheLowestTotalLoseACoal() {
    assertThat(judged("[\"2\", \"7\", \"8\"]").coals()).containsExactly(2, 3, 3);
    assertThat(judged("[\"2\", \"7\", \"2\"]").coals()).containsExactly(2, 3, 2);
  }

  @Test
  @Shows("EMB-BURN-02")
  void nobodyLosesACoalIfAllTotalsAreEqual() {
    assertThat(judged("[\"7\", \"7\", \"7\"]").coals()).containsExactly(3, 3, 3);
  }

  @Test
  @Shows("EMB-BURN-03")
  void aSeatWithoutCoalsIsOutAndItsHandGoesToTheAshes() {
    Court court = judged("[\"2\", \"7\", \"8\"]", "coals: [1, 3, 3]");
    assertThat(court.order().remaining()).containsExactly(Seat.of(2), Seat.of(1));
    assertThat(court.hand(Seat.of(0))).isEqualTo(Pile.empty());
    assertThat(court.ashes()).isEqualTo(Bag.of(2, 7, 8, 4, 4));
  }

  @Test
  @Shows("EMB-BURN-04")
  void theTableGoesToTheAshes() {
    Court court = judged("[\"2\", \"7 1\", \"8\"]", "ashes: \"6\"");
    assertThat(court.table()).containsOnly(Pile.empty());
    assertThat(court.ashes()).isEqualTo(Bag.of(6, 2, 7, 1, 8));
    assertThat(court.night()).isEqualTo(2);
  }

  @Test
  @Shows("EMB-LEAD-01")
  void theHighestTotalLeadsAndGlimpses() {
    Court court = judged("[\"2\", \"7 1\", \"7\"]");
    assertThat(court.leader()).isEqualTo(Seat.of(1));
    Pending.Chance<EmberMove> chance = (Pending.Chance<EmberMove>) GAME.pending(court);
    assertThat(chance.why()).isEqualTo(Clauses.LEAD);
    assertThat(chance.outcomes().probabilityOf(move("glimpse 8"))).isEqualTo(Fraction.of(3, 14));
    assertThat(judge(court, "glimpse 8")).hasToString("Legal[citations=[EMB-LEAD-01]]");
    assertThat(judge(court, "glimpse 9"))
        .hasToString("Illegal[violations=[not-on-top (EMB-LEAD-01), card: 9]]");
    assertThat(judge(court, "draw 8"))
        .hasToString("Illegal[violations=[not-now (EMB-LEAD-01), asked: Nature's move]]");
    assertThat(GAME.legalMoves(court)).isEmpty();
  }

  @Test
  @Shows({"EMB-LEAD-01", "EMB-DRAW-02"})
  void theAshesAreShuffledForAGlimpseAtAnEmptyDeck() {
    Court court =
        judged(
            "[\"2\", \"7\", \"8\"]", "ashes: 1 1 1 2 2 3 4 5 6 6 6 7 7 8 8", "deck: {order: []}");
    assertThat(judge(court, "glimpse 2").isLegal()).isFalse();
    Court shuffled = play(court, "shuffle");
    assertThat(shuffled.deck().size()).isEqualTo(18);
    assertThat(judge(shuffled, "glimpse 2").isLegal()).isTrue();
  }

  @Test
  @Shows("EMB-LEAD-02")
  void aKeptCardIsTheLeadersFirstDraw() {
    Court seen = play(judged("[\"2\", \"7\", \"8\"]"), "glimpse 6");
    assertThat(GAME.legalMoves(seen)).containsExactly(move("seat 2: keep"), move("seat 2: cast"));
    Court kept = play(seen, "seat 2: keep");
    assertThat(judge(kept, "draw 5").isLegal()).isFalse();
    assertThat(play(kept, "draw 6").hand(Seat.of(2))).isEqualTo(Pile.of(3, 3, 6));
  }

  @Test
  @Shows("EMB-LEAD-02")
  void aCastCardGoesToTheAshes() {
    Court cast = play(judged("[\"2\", \"7\", \"8\"]"), "glimpse 6", "seat 2: cast");
    assertThat(cast.ashes()).isEqualTo(Bag.of(2, 7, 8, 6));
    assertThat(cast.deck().size()).isEqualTo(14);
    assertThat(judge(cast, "draw 5").isLegal()).isTrue();
  }

  @Test
  @Shows("EMB-LEAD-02")
  void onlyTheLeaderDecides() {
    Court seen = play(judged("[\"2\", \"7\", \"8\"]"), "glimpse 6");
    assertThat(judge(seen, "seat 2: cast")).hasToString("Legal[citations=[EMB-LEAD-02]]");
    assertThat(judge(seen, "seat 1: keep"))
        .hasToString("Illegal[violations=[not-the-leader (EMB-LEAD-02), leader: seat 2]]");
    assertThat(judge(seen, "draw 6"))
        .hasToString(
            "Illegal[violations=[not-now (EMB-LEAD-02), asked: Does the leader keep the card on top"
                + " or cast it? (seat 2)]]");
  }

  @Test
  @Shows("EMB-LEAD-03")
  void aSharedHighestTotalPassesTheLeadOn() {
    Court court = judged("[\"2\", \"7\", \"7\"]", "coals: [1, 3, 3]");
    assertThat(court.leader()).isEqualTo(Seat.of(1));
    assertThat(((Pending.Chance<EmberMove>) GAME.pending(court)).why()).isEqualTo(Clauses.DRAW);
  }

  @Test
  @Shows("EMB-END-01")
  void theLastSeatWithCoalsWins() {
    Court court = judged("[\"2\", \"2\", \"8\"]", "coals: [1, 1, 2]");
    assertThat(outcome(court))
        .hasToString(
            "Outcome[results=[LOST, LOST, WON], scores=[0, 0, 2], reason=seat 2 is the last with"
                + " coals, citation=EMB-END-01]");
    assertThat(GAME.legalMoves(court)).isEmpty();
    assertThat(judge(court, "seat 2: pass"))
        .hasToString("Illegal[violations=[game-over (EMB-END-01)]]");
  }

  @Test
  @Shows("EMB-END-02")
  void mostCoalsWinAfterTheTenthNight() {
    assertThat(judged("[\"2\", \"7\", \"8\"]", "night: 9").agenda().isEmpty()).isFalse();
    assertThat(outcome(judged("[\"2\", \"7\", \"8\"]", "night: 10", "coals: [3, 1, 3]")))
        .hasToString(
            "Outcome[results=[LOST, LOST, WON], scores=[2, 1, 3], reason=after the tenth night one"
                + " seat has most coals, citation=EMB-END-02]");
  }

  @Test
  @Shows("EMB-END-02")
  void seatsWithAsManyCoalsDraw() {
    assertThat(outcome(judged("[\"2\", \"7\", \"8\"]", "night: 10", "coals: [3, 2, 1]")))
        .hasToString(
            "Outcome[results=[DREW, DREW, LOST], scores=[2, 2, 1], reason=after the tenth night"
                + " several have most coals, citation=EMB-END-02]");
  }
}
