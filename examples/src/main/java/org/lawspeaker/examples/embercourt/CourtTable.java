package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.TurnOrder;
import org.lawspeaker.engine.kit.WorkTable;

/** A court on the work table: its steps change it, and it lives for one call. */
public final class CourtTable extends WorkTable<CourtTable, EmberMove, CourtStep> {
  TurnOrder order;
  int night;
  ImmutableList<Pile> hands;
  ImmutableList<Integer> coals;
  ImmutableList<Pile> laid;
  Deck deck;
  Bag ashes;

  CourtTable(Court court, Use use) {
    super(court.agenda(), use);
    order = court.order();
    night = court.night();
    hands = court.hands();
    coals = court.coals();
    laid = court.table();
    deck = court.deck();
    ashes = court.ashes();
  }

  Court court() {
    return new Court(order, night, hands, coals, laid, deck, ashes, agenda());
  }

  @Override
  protected @Nullable Outcome outcome() {
    return agenda().isEmpty() ? Ends.outcome(order, coals) : null;
  }

  @Override
  protected int mostSteps() {
    return 20;
  }

  /** Who is out may do nothing at all (EMB-BURN-03). */
  @Override
  protected void judgeUnasked(EmberMove move, Faults faults) {
    if (move.by() instanceof Seat seat && !order.isIn(seat)) {
      faults.add(Clauses.OUT, "out-of-the-game", "seat", seat);
    }
  }

  Seat leader() {
    return order.current();
  }

  /** EMB-DRAW-01: who draws next. */
  Optional<Seat> drawer() {
    return order.remaining().stream().filter(seat -> hand(seat).size() < Court.HAND).findFirst();
  }

  Pile hand(Seat seat) {
    return hands.get(seat.index());
  }

  void setHand(Seat seat, Pile hand) {
    hands = Lists.with(hands, seat.index(), hand);
  }

  /** A card of the hand is laid open. */
  void lay(Seat seat, int card) {
    setHand(seat, hand(seat).withoutCard(card));
    laid = Lists.with(laid, seat.index(), laid.get(seat.index()).withLast(card));
  }

  /** EMB-STOKE-02: what the cards of a seat on the table add up to. */
  int total(Seat seat) {
    return Court.total(laid.get(seat.index()));
  }

  void tell(Citation clause, String kind, Seat seat, String says) {
    if (isTelling()) {
      tell(clause, kind, seat + " " + says, "seat", number(seat));
    }
  }

  void tell(Citation clause, String kind, Seat seat, String says, int card) {
    if (isTelling()) {
      tell(clause, kind, seat + " " + says + " " + card, "seat", number(seat), "card", "" + card);
    }
  }

  void tellOnly(Seat seat, Citation clause, String kind, String says, int card) {
    if (isTelling()) {
      String text = seat + " " + says + " " + card;
      tellOnly(seat, clause, kind, text, "seat", number(seat), "card", "" + card);
    }
  }

  void tellOthers(Seat seat, Citation clause, String kind, String says) {
    if (isTelling()) {
      tellOthers(seat, clause, kind, seat + " " + says, "seat", number(seat));
    }
  }

  void tellEnd() {
    Outcome outcome = Ends.outcome(order, coals);
    tell(outcome.citation(), "ended", outcome.reason());
  }

  private static String number(Seat seat) {
    return String.valueOf(seat.index());
  }
}
