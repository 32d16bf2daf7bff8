package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;

/** What is impossible about an arranged court. */
final class CourtCheck {
  private final Court court;
  private final Problems problems = new Problems();
  private final Bounds bounds = new Bounds(problems);

  private CourtCheck(Court court) {
    this.court = court;
  }

  static ImmutableList<Problem> check(Court court) {
    CourtCheck check = new CourtCheck(court);
    court.census().compare(Court.CARDS, String::valueOf, "deck", Clauses.CARDS, check.problems);
    for (int i = 0; i < court.hands().size(); i++) {
      check.seat(Seat.of(i));
    }
    check.agenda();
    return check.problems.list();
  }

  private void seat(Seat seat) {
    int coals = court.coals().get(seat.index());
    bounds.within("coals/" + seat.index(), coals, 0, Court.COALS, Clauses.COALS);
    boolean isIn = court.order().isIn(seat);
    bounds.holds(coals > 0 == isIn, "order", seat + " has " + coals + " coals", Clauses.OUT);
    Pile hand = court.hand(seat);
    String held = seat + " holds at most 3 cards, not " + hand.size();
    bounds.holds(hand.size() <= Court.HAND, "hands", held, Clauses.DRAW);
    String order = "a hand is written in ascending order, not " + hand;
    bounds.holds(hand.equals(hand.sorted()), "hands", order, Clauses.HAND);
    bounds.holds(isIn || hand.isEmpty(), "hands", seat + " is out and holds cards", Clauses.OUT);
    boolean hasLaid = !court.table().get(seat.index()).isEmpty();
    if (hasLaid && !(isIn && isStoking())) {
      String over = seat + " has cards on the table, but the night is over";
      problems.add("table", over, Clauses.TABLE);
    }
    if (!hasLaid && isIn && isStoking()) {
      problems.add("table", seat + " has no card on the table", Clauses.SHOW);
    }
  }

  private boolean isStoking() {
    return !court.agenda().isEmpty() && court.agenda().top() instanceof Stoking;
  }

  private void agenda() {
    boolean isOver = Ends.isOver(court.order(), court.night());
    bounds.holds(
        court.night() >= 1 && court.agenda().isEmpty() == isOver,
        "agenda",
        "the game ends after ten nights or with the last seat",
        Clauses.NIGHTS);
    ImmutableList<CourtStep> steps = court.agenda().toList();
    boolean isDoneLater = steps.size() == 2 && steps.get(0) instanceof Refill;
    bounds.holds(
        steps.size() < 2 || isDoneLater, "agenda", "a night goes on with drawing", Clauses.DRAW);
    if (!steps.isEmpty()) {
      top(court.agenda().top(), steps.size() == 2);
    }
  }

  private void top(CourtStep top, boolean isOnRefill) {
    bounds.holds(
        isOnRefill == (top instanceof Glimpsing || top instanceof Keeping),
        "agenda",
        "the leader glimpses before the others draw",
        Clauses.LEAD);
    if (top instanceof Judging) {
      problems.add("agenda", "a night is judged when all have passed", Clauses.ANEW);
    } else if (top instanceof Sealing sealing) {
      sealing(sealing);
    } else if (top instanceof Stoking stoking) {
      stoking.window().order().forEach(this::isIn);
    } else if (top instanceof Keeping && !leaderKnowsTop()) {
      problems.add("deck", "the leader knows the card on top", Clauses.LEAD);
    }
    boolean leads = court.order().isIn(court.leader());
    bounds.holds(leads, "order", "the leader is in the game", Clauses.SHARED);
  }

  private void isIn(Seat seat) {
    String message = seat + " is not in the game but on the agenda";
    bounds.holds(court.order().isIn(seat), "agenda", message, Clauses.OUT);
  }

  private boolean leaderKnowsTop() {
    Deck deck = court.deck();
    return !deck.isEmpty()
        && !deck.isUnseen(0)
        && (deck.knownTo(0) & Deck.mask(court.leader())) != 0;
  }

  private void sealing(Sealing sealing) {
    ImmutableSet<Seat> seats = sealing.choices().seats().asSet();
    seats.forEach(this::isIn);
    boolean all = seats.size() == court.order().left();
    bounds.holds(all, "agenda", "all seats in the game seal", Clauses.SEAL);
    sealing
        .choices()
        .forEach(
            (seat, card) ->
                bounds.holds(
                    court.hand(seat).contains(card),
                    "agenda",
                    seat + " does not hold what it sealed",
                    Clauses.SEAL));
  }
}
