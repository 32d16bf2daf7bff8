package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.TurnOrder;

/** The night is judged. Never waits. */
record Judging() implements Step {
  @Override
  public boolean owes(Court court) {
    return false;
  }

  @Override
  public Court carryOut(Court court) {
    ImmutableList<Seat> burnt = burnt(court);
    ImmutableList<Integer> coals = court.coals();
    ImmutableList<Pile> hands = court.hands();
    TurnOrder order = court.order();
    Bag ashes = court.ashes();
    for (Pile cards : court.table()) {
      ashes = ashes.withAll(cards);
    }
    for (Seat seat : burnt) {
      int left = coals.get(seat.index()) - 1;
      coals = Seats.set(coals, seat, left);
      if (left == 0) {
        ashes = ashes.withAll(court.hand(seat));
        hands = Seats.set(hands, seat, Pile.empty());
        order = order.eliminate(seat);
      }
    }
    Optional<Seat> highest = highest(court);
    order = highest.isPresent() ? order.withCurrent(highest.get()) : order.next();
    return new Court(
        order,
        court.night() + 1,
        hands,
        coals,
        Court.empty(hands.size()),
        court.deck(),
        ashes,
        next(order, court.night() + 1, highest.isPresent()));
  }

  private static Agenda<Step> next(TurnOrder order, int night, boolean glimpses) {
    if (Ends.isOver(order, night)) {
      return Agenda.empty();
    }
    Agenda<Step> refill = Agenda.of(new Refill());
    return glimpses ? refill.push(new Glimpsing()) : refill;
  }

  /** EMB-BURN-01 and EMB-BURN-02. */
  static ImmutableList<Seat> burnt(Court court) {
    ImmutableList<Seat> seats = court.order().remaining();
    int lowest = seats.stream().mapToInt(court::total).min().orElse(0);
    ImmutableList<Seat> last =
        seats.stream()
            .filter(seat -> court.total(seat) == lowest)
            .collect(ImmutableList.toImmutableList());
    return last.size() == seats.size() ? ImmutableList.of() : last;
  }

  /** EMB-LEAD-01: the one seat with the highest total, if it is one. */
  static Optional<Seat> highest(Court court) {
    ImmutableList<Seat> seats = court.order().remaining();
    int most = seats.stream().mapToInt(court::total).max().orElse(0);
    ImmutableList<Seat> first =
        seats.stream()
            .filter(seat -> court.total(seat) == most)
            .collect(ImmutableList.toImmutableList());
    return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    throw new IllegalStateException("a judgement waits for nobody");
  }

  @Override
  public ImmutableList<EmberMove> moves(Court court) {
    return ImmutableList.of();
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    return Step.notNow(Clauses.LOWEST, "nothing");
  }

  @Override
  public Court play(Court court, EmberMove move) {
    throw new IllegalStateException("a judgement takes no move");
  }
}
