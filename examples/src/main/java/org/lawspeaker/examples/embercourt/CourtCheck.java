package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;

/** What is impossible about an arranged court. */
final class CourtCheck {
  private final Court court;
  private final ImmutableList.Builder<Problem> problems = ImmutableList.builder();

  private CourtCheck(Court court) {
    this.court = court;
  }

  static ImmutableList<Problem> check(Court court) {
    CourtCheck check = new CourtCheck(court);
    check.cards();
    for (int i = 0; i < court.hands().size(); i++) {
      check.seat(Seat.of(i));
    }
    check.agenda();
    return check.problems.build();
  }

  private void problem(String place, String message, Citation citation) {
    problems.add(new Problem(place, message + " (" + citation + ")"));
  }

  private void cards() {
    Bag all = court.deck().cards().withAll(court.ashes().toPile());
    for (int i = 0; i < court.hands().size(); i++) {
      all = all.withAll(court.hands().get(i)).withAll(court.table().get(i));
    }
    if (!all.equals(Court.CARDS)) {
      problem("bag", "the cards of the game are " + Court.CARDS + ", not " + all, Clauses.CARDS);
    }
  }

  private void seat(Seat seat) {
    int coals = court.coals().get(seat.index());
    if (coals < 0 || coals > Court.COALS) {
      problem("coals", seat + " has 0 to 3 coals, not " + coals, Clauses.COALS);
    }
    if (coals > 0 != court.order().isIn(seat)) {
      problem("order", seat + " has " + coals + " coals", Clauses.OUT);
    }
    Pile hand = court.hand(seat);
    if (hand.size() > Court.HAND) {
      problem("hands", seat + " holds at most 3 cards, not " + hand.size(), Clauses.DRAW);
    }
    if (!hand.equals(hand.sorted())) {
      problem("hands", "a hand is written in ascending order, not " + hand, Clauses.HAND);
    }
    if (!court.order().isIn(seat) && !hand.isEmpty()) {
      problem("hands", seat + " is out and holds cards", Clauses.OUT);
    }
    boolean hasLaid = !court.table().get(seat.index()).isEmpty();
    if (hasLaid && !(court.order().isIn(seat) && isStoking())) {
      problem("table", seat + " has cards on the table, but the night is over", Clauses.TABLE);
    }
    if (!hasLaid && court.order().isIn(seat) && isStoking()) {
      problem("table", seat + " has no card on the table", Clauses.SHOW);
    }
  }

  private boolean isStoking() {
    return !court.agenda().isEmpty() && court.agenda().top() instanceof Stoking;
  }

  private void agenda() {
    if (court.night() < 1
        || court.agenda().isEmpty() != Ends.isOver(court.order(), court.night())) {
      problem("agenda", "the game ends after ten nights or with the last seat", Clauses.NIGHTS);
    }
    ImmutableList<Step> steps = court.agenda().toList();
    boolean isDoneLater = steps.size() == 2 && steps.get(0) instanceof Refill;
    if (steps.size() > 1 && !isDoneLater) {
      problem("agenda", "a night goes on with drawing", Clauses.DRAW);
    }
    if (!steps.isEmpty()) {
      top(steps.get(steps.size() - 1), steps.size() == 2);
    }
  }

  private void top(Step top, boolean isOnRefill) {
    if (isOnRefill != (top instanceof Glimpsing || top instanceof Keeping)) {
      problem("agenda", "the leader glimpses before the others draw", Clauses.LEAD);
    }
    if (top instanceof Judging) {
      problem("agenda", "a night is judged when all have passed", Clauses.ANEW);
    }
    if (top instanceof Sealing sealing) {
      sealing(sealing);
    }
    if (top instanceof Keeping && !leaderKnowsTop()) {
      problem("deck", "the leader knows the card on top", Clauses.LEAD);
    }
    if (!court.order().isIn(court.leader())) {
      problem("order", "the leader is in the game", Clauses.SHARED);
    }
  }

  private boolean leaderKnowsTop() {
    Deck deck = court.deck();
    return !deck.isEmpty()
        && !deck.isUnseen(0)
        && (deck.knownTo(0) & Deck.mask(court.leader())) != 0;
  }

  private void sealing(Sealing sealing) {
    if (sealing.choices().seats().size() != court.order().left()) {
      problem("agenda", "all seats in the game seal", Clauses.SEAL);
    }
    sealing
        .choices()
        .made()
        .forEach(
            (seat, card) -> {
              if (!court.hand(seat).contains(card)) {
                problem("agenda", seat + " does not hold what it sealed", Clauses.SEAL);
              }
            });
  }
}
