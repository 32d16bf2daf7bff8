package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lawspeaker.examples.embercourt.Courts.court;
import static org.lawspeaker.examples.embercourt.Courts.explain;
import static org.lawspeaker.examples.embercourt.Courts.play;
import static org.lawspeaker.examples.embercourt.Courts.start;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

class StoryTest {
  private static final Court DEALT = court(2, "hands: [\"1 1 5\", \"2 6 6\"]");
  private static final Court SHOWN = play(DEALT, "seat 0: seal 1", "seat 1: seal 6");

  private static ImmutableList<String> told(Court court, String move, Viewer viewer) {
    return explain(court, move).eventsFor(viewer).stream()
        .map(event -> event.kind() + " " + event.citation() + " " + event.facts())
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> said(Court court, String move) {
    return explain(court, move).eventsFor(Onlooker.SPECTATOR).stream()
        .map(event -> event.says())
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void onlyTheDrawerIsToldTheCard() {
    assertThat(told(start(2), "draw 5", Seat.of(0)))
        .containsExactly("drew-card EMB-DRAW-01 {seat=0, card=5}");
    assertThat(told(start(2), "draw 5", Seat.of(1))).containsExactly("drew EMB-DRAW-01 {seat=0}");
    assertThat(said(start(2), "draw 5")).containsExactly("seat 0 draws a card");
  }

  @Test
  void onlyTheSeatItselfIsToldWhatItSealed() {
    assertThat(told(DEALT, "seat 0: seal 5", Seat.of(0)))
        .containsExactly("sealed EMB-SEAL-01 {seat=0, card=5}");
    assertThat(told(DEALT, "seat 0: seal 5", Seat.of(1))).isEmpty();
  }

  @Test
  void theLastSealShowsAllCards() {
    assertThat(told(play(DEALT, "seat 0: seal 1"), "seat 1: seal 6", Onlooker.SPECTATOR))
        .containsExactly(
            "shown EMB-SEAL-02 {seat=0, card=1}", "shown EMB-SEAL-02 {seat=1, card=6}");
  }

  @Test
  void stokesAndPassesAreOpen() {
    assertThat(said(SHOWN, "seat 0: stoke 5"))
        .containsExactly("seat 0 stokes with 5", "All who have not stoked are asked anew");
    assertThat(said(SHOWN, "seat 0: pass")).containsExactly("seat 0 passes");
  }

  @Test
  void theEndOfANightIsToldClauseByClause() {
    assertThat(told(play(SHOWN, "seat 0: pass"), "seat 1: pass", Onlooker.SPECTATOR))
        .containsExactly(
            "passed EMB-STOKE-01 {seat=1}",
            "burnt EMB-BURN-01 {seat=0}",
            "cleared EMB-BURN-04 {}",
            "leads EMB-LEAD-01 {seat=1}");
  }

  @Test
  void aLastStokeCountsInTheJudgement() {
    Court one = play(SHOWN, "seat 0: stoke 5", "seat 1: pass");
    assertThat(one.night()).isEqualTo(2);
    assertThat(said(play(SHOWN, "seat 0: stoke 5"), "seat 1: stoke 6"))
        .contains("seat 0 has the lowest total and loses a coal");
    Court level = court(2, "hands: [\"1 1 5\", \"2 4 6\"]");
    Court shown = play(level, "seat 0: seal 1", "seat 1: seal 2", "seat 0: stoke 5");
    assertThat(said(shown, "seat 1: stoke 4"))
        .containsExactly(
            "seat 1 stokes with 4",
            "All totals are equal; nobody loses a coal",
            "The cards on the table go to the ashes",
            "seat 1 leads, for the highest total is shared");
  }

  @Test
  void eliminationAndTheEndAreTold() {
    Court last =
        play(
            court(2, "hands: [\"1 1 5\", \"2 6 6\"]", "coals: [1, 2]"),
            "seat 0: seal 1",
            "seat 1: seal 6",
            "seat 0: pass");
    assertThat(said(last, "seat 1: pass"))
        .containsExactly(
            "seat 1 passes",
            "seat 0 has the lowest total and loses a coal",
            "seat 0 is out of the game",
            "The cards on the table go to the ashes",
            "seat 1 has the highest total and leads",
            "seat 1 is the last with coals");
  }

  @Test
  void theGlimpseAndTheDecisionAreTold() {
    Court night = play(SHOWN, "seat 0: pass", "seat 1: pass");
    assertThat(told(night, "glimpse 7", Seat.of(1)))
        .containsExactly("glimpsed-card EMB-LEAD-01 {seat=1, card=7}");
    assertThat(said(night, "glimpse 7")).containsExactly("seat 1 glimpses the top card");
    Court seen = play(night, "glimpse 7");
    assertThat(said(seen, "seat 1: keep")).containsExactly("seat 1 keeps the card on top");
    assertThat(said(seen, "seat 1: cast")).containsExactly("seat 1 casts 7");
  }

  @Test
  void aReshuffleIsTold() {
    Court court =
        court(
            2,
            "hands: [\"1 1 1\", \"2 2\"]",
            "ashes: 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8",
            "deck: {order: []}");
    assertThat(said(court, "shuffle"))
        .containsExactly("The ashes are shuffled and become the deck");
  }

  @Test
  void whatIsNotLegalIsNotTold() {
    assertThatThrownBy(() -> explain(SHOWN, "seat 1: pass"))
        .isInstanceOf(IllegalMoveException.class);
  }
}
