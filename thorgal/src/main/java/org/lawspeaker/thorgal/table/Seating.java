package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;

/** The players at a table: their roles, their order, and the cards that belong to each. */
public abstract sealed class Seating extends WorkTable<Table, ThorgalMove, ThorgalFrame>
    permits Middle {
  /**
   * More steps than any card set can need between two moves: at most 200 triggers, each with at
   * most 100 effects, some of which are carried out on every card in play (THO-Q-104).
   */
  private static final int MOST_STEPS = 5_000_000;

  private static final Citation PLAYERS = Citation.of("THO-GEN-01");
  private static final Citation OUT = Citation.of("THO-Q-89");

  public Clock clock;
  public ImmutableList<Side> sides;

  Seating(ThorgalState state, Use use) {
    super(state.agenda(), use);
    clock = state.clock();
    sides = state.sides();
  }

  @Override
  protected final int mostSteps() {
    return MOST_STEPS;
  }

  /** A player who is out does nothing any more. */
  @Override
  protected final void judgeUnasked(ThorgalMove move, Faults faults) {
    if (move.by() instanceof Seat seat) {
      if (seat.index() >= seats()) {
        faults.add(PLAYERS, "no-such-seat", "seats", seats());
      } else if (!side(seat).in()) {
        faults.add(OUT, "out");
      }
    }
  }

  /** Adds that it is not the moment for a move, and what the moment is for. */
  public final void notNow(Faults faults, Citation why) {
    faults.notNow(why, this::pending);
  }

  public int seats() {
    return sides.size();
  }

  public Side side(Seat seat) {
    return sides.get(seat.index());
  }

  public void setSide(Seat seat, Side side) {
    sides = Lists.with(sides, seat.index(), side);
  }

  public Store store(Seat seat, Suit suit) {
    return side(seat).store(suit);
  }

  public void setStore(Seat seat, Suit suit, Store store) {
    setSide(seat, side(seat).with(suit, store));
  }

  /** Whether the destiny player marker is with this seat (THO-MARK-03). */
  public boolean isDestiny(Seat seat) {
    return clock.destiny().index() == seat.index();
  }

  /** The suit of the role that a seat holds (THO-ROLE-05). */
  public Suit suitOf(Seat seat) {
    return isDestiny(seat) ? Suit.DESTINY : Suit.BANE;
  }

  /** The next seat still in the game, clockwise; the seat itself if there is no other. */
  public Seat after(Seat seat) {
    Seat next = seat;
    do {
      next = Seat.of((next.index() + 1) % sides.size());
    } while (!side(next).in() && !next.equals(seat));
    return next;
  }

  /** How many seats are still in the game. */
  public int playersIn() {
    int in = 0;
    for (int i = 0; i < sides.size(); i++) {
      in += sides.get(i).in() ? 1 : 0;
    }
    return in;
  }

  /**
   * The seats still in the game: the destiny player, then the bane players, all others (THO-Q-80),
   * clockwise (THO-Q-81).
   */
  public ImmutableList<Seat> inOrder() {
    ImmutableList.Builder<Seat> order = ImmutableList.builderWithExpectedSize(sides.size());
    for (int i = 0; i < sides.size(); i++) {
      Seat seat = Seat.of((clock.destiny().index() + i) % sides.size());
      if (side(seat).in()) {
        order.add(seat);
      }
    }
    return order.build();
  }

  /**
   * The bane players still in the game, clockwise from the left of the destiny player; of two
   * players the other one (THO-ROLE-03, THO-MARK-05); with more all but one (THO-Q-80).
   */
  public ImmutableList<Seat> banePlayers() {
    ImmutableList<Seat> order = inOrder();
    return side(clock.destiny()).in() ? order.subList(1, order.size()) : order;
  }

  /**
   * Moves so many cards face down from the top of a pool, which pays all costs (THO-FATE-15), to
   * the discard pile (THO-PLAY-01).
   */
  public void payPool(Seat seat, Suit suit, int count) {
    if (count > 0) {
      setStore(seat, suit, store(seat, suit).paid(count));
    }
  }

  /** Puts a card on the pile of destroyed cards of its owner (THO-Q-100). */
  public void bury(Seat owner, Suit suit, int card) {
    setStore(owner, suit, store(owner, suit).destroying(card));
  }
}
