package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;

/** Numbers that can and cannot be. */
class BoundsTest {
  private static final Citation CLAUSE = Citation.of("EMB-SETUP-02");

  private final Problems problems = new Problems();
  private final Bounds bounds = new Bounds(problems);

  @Test
  void bothBoundsAreAllowed() {
    bounds.within("/coals", 0, 0, 3, CLAUSE);
    bounds.within("/coals", 3, 0, 3, CLAUSE);
    bounds.atLeast("/night", 1, 1, CLAUSE);
    bounds.seat("/leader", 0, 3, CLAUSE);
    bounds.seat("/leader", 2, 3, CLAUSE);
    bounds.holds(true, "/deck", "has a top card", CLAUSE);
    bounds.id("/next-id", 1, 5, CLAUSE);
    bounds.id("/next-id", 4, 5, CLAUSE);

    assertThat(problems.list()).isEmpty();
  }

  @Test
  void cardsThatDoNotFitAZoneAreNamedOnce() {
    bounds.zone("/deck", Bag.of(7, 8, 8, 9), card -> card != 8, card -> "card " + card, CLAUSE);

    assertThat(problems.list())
        .containsExactly(new Problem("/deck", "no such card here: card 8 (EMB-SETUP-02)"));
  }

  @Test
  void whatIsBeyondThemIsAProblem() {
    bounds.within("/coals", -1, 0, 3, CLAUSE);
    bounds.within("/coals", 4, 3, 3, CLAUSE);
    bounds.atLeast("/night", 0, 1, CLAUSE);
    bounds.seat("/leader", -1, 3, CLAUSE);
    bounds.seat("/leader", 3, 3, CLAUSE);
    bounds.holds(false, "/deck", "has a top card", CLAUSE);

    assertThat(problems.list())
        .containsExactly(
            new Problem("/coals", "0 to 3, not -1 (EMB-SETUP-02)"),
            new Problem("/coals", "3, not 4 (EMB-SETUP-02)"),
            new Problem("/night", "at least 1, not 0 (EMB-SETUP-02)"),
            new Problem("/leader", "seats are 0 to 2, not -1 (EMB-SETUP-02)"),
            new Problem("/leader", "seats are 0 to 2, not 3 (EMB-SETUP-02)"),
            new Problem("/deck", "has a top card (EMB-SETUP-02)"));
  }

  @Test
  void theSeatsOfStepsAreFoundWhereverTheyAreNamed() {
    assertThat(bounds.seatsOf(List.of(new Watch(Seat.of(1), new Relief(List.of()))), 2, CLAUSE))
        .isTrue();
    assertThat(
            bounds.seatsOf(
                List.of(
                    new Watch(Seat.of(2), new Relief(List.of(Optional.of(Seat.of(3))))),
                    new Relief(List.of(Map.of(Seat.of(4), 9), Map.of(9, Seat.of(1))))),
                2,
                CLAUSE))
        .isFalse();

    assertThat(problems.list())
        .extracting(Problem::toString)
        .containsExactly(
            "/agenda/0: seats are 0 to 1, not 2 (EMB-SETUP-02)",
            "/agenda/0: seats are 0 to 1, not 3 (EMB-SETUP-02)",
            "/agenda/1: seats are 0 to 1, not 4 (EMB-SETUP-02)");
  }

  private record Watch(Seat who, Relief then) {}

  private record Relief(List<?> waiting) {}

  @Test
  void stepsThatFailAreAProblem() {
    bounds.trial("/agenda", CLAUSE, () -> bounds.atLeast("/night", 1, 1, CLAUSE));
    bounds.trial(
        "/agenda",
        CLAUSE,
        () -> {
          throw new IllegalStateException("nobody is asked");
        });

    assertThat(problems.list())
        .containsExactly(
            new Problem(
                "/agenda",
                "these steps cannot be carried out: java.lang.IllegalStateException: nobody is"
                    + " asked (EMB-SETUP-02)"));
  }

  @Test
  void idsAreFromOneBelowTheNextAndDiffer() {
    bounds.id("/a", 0, 5, CLAUSE);
    bounds.id("/b", 5, 5, CLAUSE);
    bounds.id("/c", 3, 5, CLAUSE);
    bounds.id("/d", 3, 5, CLAUSE);

    assertThat(problems.list()).extracting(Problem::place).containsExactly("/a", "/b", "/d");
  }
}
