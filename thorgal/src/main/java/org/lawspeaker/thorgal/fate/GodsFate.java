package org.lawspeaker.thorgal.fate;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.moves.Draw;
import org.lawspeaker.thorgal.moves.Fill;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.piles.DrawTop;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Gods Fate: each player takes cards to the hand, one by one, and then puts cards on the pool. All
 * do so at the same time (THO-FATE-02), bane players like the destiny player (THO-FATE-14); they
 * are asked one after the other, and nobody sees what others have done until all are finished
 * (THO-Q-15, THO-Q-91).
 *
 * @param seats who takes part, in the order of play
 * @param turn the index of the one who is asked
 * @param given the fate points of each, which are settled when the drawing begins (THO-FATE-03)
 * @param points the fate points that one has left; empty where the viewer does not know
 * @param poolBegun whether that one has put a card on the pool (THO-FATE-13)
 * @param before the cards of each, of the suit of their role, as they were when the drawing began;
 *     a seat knows its own alone
 */
@Value.Builder
public record GodsFate(
    ImmutableList<Seat> seats,
    int turn,
    ImmutableList<Integer> given,
    Optional<Integer> points,
    boolean poolBegun,
    ImmutableList<Store> before)
    implements ThorgalFrame, WithGodsFate {
  private static final Citation SPLIT = Citation.of("THO-FATE-05");
  private static final Citation POINTS = Citation.of("THO-FATE-04");
  private static final Citation EMPTY = Citation.of("THO-Q-16");
  private static final Citation STOP = Citation.of("THO-Q-17");
  private static final Citation TOP = Citation.of("THO-FATE-08");
  private static final Citation ONE_BY_ONE = Citation.of("THO-FATE-10");
  private static final Citation DRAWN_FIRST = Citation.of("THO-FATE-12");
  private static final Citation POOL_BEGUN = Citation.of("THO-FATE-13");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation AT_ONCE = Citation.of("THO-FATE-02");
  private static final Citation SEEN = Citation.of("THO-Q-15");
  private static final Citation UNSEEN = Citation.of("THO-FATE-11");
  private static final Window WINDOW =
      Window.of(
          "gods-fate",
          "Draw a card, or put the rest of your fate points on the pool or nowhere?",
          AT_ONCE,
          SPLIT);

  /** The drawing as it begins. */
  static GodsFate start(Table table) {
    ImmutableList<Seat> seats = table.inOrder();
    ImmutableList.Builder<Integer> each = ImmutableList.builderWithExpectedSize(seats.size());
    ImmutableList.Builder<Store> stores = ImmutableList.builderWithExpectedSize(seats.size());
    for (Seat seat : seats) {
      each.add(FateShare.of(table, seat));
      stores.add(table.store(seat, table.suitOf(seat)));
    }
    ImmutableList<Integer> settled = each.build();
    return new GodsFate(seats, 0, settled, Optional.of(settled.get(0)), false, stores.build());
  }

  /** The fate points that the one who is asked has left, in a position that knows them. */
  public int left() {
    return points.orElseThrow();
  }

  /** Who is asked. */
  public Seat seat() {
    return seats.get(turn);
  }

  /** Whether another card may be drawn, as far as the order goes (THO-FATE-12, THO-FATE-13). */
  private boolean mayDraw(Table table) {
    return !poolBegun || drawsAfterPool(table, seat());
  }

  /** Whether a text lets a player draw after putting cards on the pool. */
  static boolean drawsAfterPool(Table table, Seat seat) {
    return table
        .changes()
        .any(PoolFirst.class, (from, each) -> each.drawsAfterPool(table, from, seat));
  }

  @Override
  public boolean owes(Table table) {
    return turn < seats.size();
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(seat(), WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    moves.add(Draw.of(seat()));
    int most = Math.min(left(), store(table).deck());
    for (int cards = 0; cards <= most; cards++) {
      moves.add(Fill.of(seat(), cards));
    }
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Draw) {
      if (!mayDraw(table)) {
        faults.add(POOL_BEGUN, "pool-begun");
      }
      judge(1, table, faults);
    } else if (move instanceof Fill fill) {
      judge(fill.cards(), table, faults);
    } else {
      faults.notAsked();
    }
  }

  private void judge(int cards, Table table, Faults faults) {
    if (cards < 0 || cards > left()) {
      faults.add(POINTS, "no-fate-points", "points", left());
      FateShare.judge(table, seat(), given.get(turn), faults);
    }
    if (cards > store(table).deck()) {
      faults.add(EMPTY, "deck-empty", "deck", store(table).deck());
    }
  }

  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof SeatMove ofSeat) {
      FateReasons.judge(table, this, ofSeat, faults);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    if (move instanceof Fill fill) {
      return fill.cards() == 0
          ? ImmutableList.of(STOP)
          : allowedBy(table, fill.cards(), ImmutableList.of(SPLIT, TOP, UNSEEN, DRAWN_FIRST));
    }
    return poolBegun
        ? ImmutableList.of(BY_TEXT, POOL_BEGUN, SPLIT, TOP)
        : allowedBy(table, 1, ImmutableList.of(SPLIT, TOP, ONE_BY_ONE));
  }

  /** Points beyond those of the role are given by a text, which goes before. */
  private ImmutableList<Citation> allowedBy(
      Table table, int cards, ImmutableList<Citation> clauses) {
    int taken = given.get(turn) - left() + cards;
    return taken > FateShare.byRole(table, seat()) ? Lists.plus(clauses, 0, BY_TEXT) : clauses;
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    if (move instanceof Fill fill) {
      fill(table, fill.cards());
    } else {
      draw(table);
    }
  }

  private Store store(Table table) {
    return table.store(seat(), table.suitOf(seat()));
  }

  /** The top card goes to the hand, chosen for it before it is seen (THO-FATE-07, THO-FATE-09). */
  private void draw(Table table) {
    table.replaceTop(withPoints(left() - 1));
    table.push(DrawTop.inSecret(seat(), table.suitOf(seat())));
  }

  /** So many cards go to the pool; after that it is the turn of the next. */
  private void fill(Table table, int cards) {
    boolean goesOn = goesOnAfter(table, cards);
    table.setStore(seat(), table.suitOf(seat()), store(table).filled(cards));
    if (table.isTelling()) {
      table.tellOnly(
          seat(),
          UNSEEN,
          "pool-filled",
          seat() + " puts " + Words.countOrNo(cards, "card") + " on the pool",
          "cards",
          "" + cards);
    }
    if (goesOn) {
      table.replaceTop(withPoints(left() - cards).withPoolBegun(true));
    } else {
      table.replaceTop(following());
    }
  }

  /**
   * Whether the player still has a choice after putting so many cards on the pool: a text allows
   * it, and points and cards are left, as points without cards are lost (THO-Q-16).
   */
  public boolean goesOnAfter(Table table, int cards) {
    return cards > 0
        && cards < left()
        && cards < store(table).deck()
        && drawsAfterPool(table, seat());
  }

  /** Points that are left are lost (THO-FATE-06). */
  private GodsFate following() {
    int next = turn + 1;
    int its = next < seats.size() ? given.get(next) : 0;
    return new GodsFate(seats, next, given, Optional.of(its), false, before);
  }

  /** All are finished, and what they did lies open. */
  @Override
  public void run(Table table) {
    table.pop();
    for (Seat seat : seats) {
      if (table.isTelling()) {
        Store store = table.store(seat, table.suitOf(seat));
        table.tell(
            SEEN,
            "fate-taken",
            seat
                + " has "
                + Words.count(store.hand().size(), "card")
                + " in hand, "
                + store.pool()
                + " in the pool and "
                + store.deck()
                + " in the deck",
            "hand",
            "" + store.hand().size(),
            "pool",
            "" + store.pool(),
            "deck",
            "" + store.deck());
      }
    }
  }

  /** The cards of a seat as others may know them while the phase goes on; empty for others. */
  public Optional<Store> beforeOf(Seat seat) {
    int at = seats.indexOf(seat);
    return at < 0 ? Optional.empty() : Optional.of(before.get(at));
  }

  @Override
  public ThorgalFrame seenBy(Viewer viewer) {
    if (viewer == Onlooker.ARBITER) {
      return this;
    }
    boolean own = turn < seats.size() && viewer.equals(seat());
    ImmutableList<Store> known =
        viewer instanceof Seat seat
            ? beforeOf(seat).map(store -> store.seenBy(seat)).stream()
                .collect(ImmutableList.toImmutableList())
            : ImmutableList.of();
    return withPoints(own ? points : Optional.empty())
        .withPoolBegun(own && poolBegun)
        .withBefore(known);
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat seat) {
    int at = seats.indexOf(seat);
    if (at < 0) {
      return Optional.of(this);
    }
    GodsFate left = at == turn ? following() : this;
    return Optional.of(
        left.withSeats(Lists.without(seats, at))
            .withTurn(at <= turn ? left.turn - 1 : turn)
            .withGiven(Lists.without(given, at))
            .withBefore(Lists.without(before, at)));
  }
}
