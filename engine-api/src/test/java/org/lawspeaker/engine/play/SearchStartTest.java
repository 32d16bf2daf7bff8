package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.DuelMove;

/** The views are words here: a start looks at nothing of them but whether they are equal. */
class SearchStartTest {
  private static final DuelMove RAISE = new DuelMove.Raise(Seat.of(1));
  private static final DuelMove STAND = new DuelMove.Stand(Seat.of(1));

  private final SearchStart<DuelMove, String> start = SearchStart.anew();

  @Test
  void findsThePointThatShowsWhatTheSeatSees() {
    SearchNode<DuelMove, String> raised = start.point().grow(RAISE);
    raised.ask("raised");
    start.point().grow(STAND).ask("stood");

    assertThat(start.asking("raised").orElseThrow().point()).isSameAs(raised);
    assertThat(start.asking("raised").orElseThrow().range()).isSameAs(start.range());
  }

  @Test
  void looksBehindWhatOthersDoAndWhatChanceBrings() {
    SearchNode<DuelMove, String> later = start.point().grow(RAISE).seeing("a coin").grow(STAND);
    later.ask("later");

    assertThat(start.asking("later").orElseThrow().point()).isSameAs(later);
  }

  @Test
  void looksAtNoChoiceBehindTheNext() {
    start.point().grow(RAISE).ask("next");
    start.point().grow(RAISE).grow(STAND).ask("after the next");

    assertThat(start.asking("after the next")).isEmpty();
  }

  @Test
  void knowsNothingOfWhatWasNotForeseen() {
    start.point().grow(RAISE).ask("raised");

    assertThat(start.asking("stood")).isEmpty();
  }

  @Test
  void cannotTellPointsApartThatShowTheSame() {
    start.point().grow(RAISE).ask("something happened");
    start.point().grow(STAND).ask("something happened");

    assertThat(start.asking("something happened")).isEmpty();
  }

  @Test
  void cannotBeSureOfAPointThatShowsNowThisNowThat() {
    SearchNode<DuelMove, String> mixed = start.point().grow(RAISE);
    mixed.ask("a king is held");
    mixed.ask("a queen is held");
    start.point().grow(STAND).ask("nothing is held");

    assertThat(start.asking("a king is held")).isEmpty();
    assertThat(start.asking("a queen is held")).isEmpty();
    assertThat(start.asking("nothing is held")).isEmpty();
  }

  @Test
  void keepsWhatIsKnownOfThePoint() {
    SearchNode<DuelMove, String> raised = start.point().grow(RAISE);
    raised.ask("raised");
    raised.grow(STAND).judged(1);
    SearchNode<DuelMove, String> found = start.asking("raised").orElseThrow().point();

    assertThat(Objects.requireNonNull(found.child(STAND)).visits()).isEqualTo(1);
  }
}
