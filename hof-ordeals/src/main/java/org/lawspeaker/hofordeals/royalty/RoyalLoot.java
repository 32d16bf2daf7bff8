package org.lawspeaker.hofordeals.royalty;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.market.RelicDraw;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.LootExchange;
import org.lawspeaker.hofordeals.moves.LootRelic;
import org.lawspeaker.hofordeals.moves.Pass;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.piles.Stores;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Every player has one loot choice, the defeater first (HOF-LOOT_ROYAL-01, HOF-LOOT_ROYAL-02).
 *
 * @param left who is still to choose, the next first
 * @param payers who has paid for a Relic, in order
 */
public record RoyalLoot(ImmutableList<Seat> left, ImmutableList<Seat> payers) implements HofStep {
  private static final Citation ONE = Citation.of("HOF-LOOT_ROYAL-03");
  private static final Citation ORDER = Citation.of("HOF-LOOT_ROYAL-02");
  private static final Citation PRICE = Citation.of("HOF-LOOT_ROYAL-04");
  private static final Citation TOO_DEAR = Citation.of("HOF-LOOT_ROYAL-05");
  private static final Citation PAID = Citation.of("HOF-LOOT_ROYAL-17");
  private static final Citation EXCHANGE = Citation.of("HOF-LOOT_ROYAL-11");
  private static final Citation PASS = Citation.of("HOF-LOOT_ROYAL-15");
  private static final Citation NO_SHARDS = Citation.of("HOF-Q-120");
  private static final Citation NO_RELIC = Citation.of("HOF-Q-47");
  private static final Window WINDOW =
      Window.of("royal-loot", "Acquire a Relic, exchange Token Shards, or pass?", ONE, ORDER);

  /** The choices begin with the active player, who has defeated the Royalty (HOF-Q-107). */
  public static void start(Table table) {
    ImmutableList.Builder<Seat> order = ImmutableList.builder();
    for (int i = 0; i < table.seats(); i++) {
      order.add(Seat.of((table.active().index() + i) % table.seats()));
    }
    table.push(new RoyalLoot(order.build(), ImmutableList.of()));
  }

  /** The price in Token Shards (HOF-LOOT_ROYAL-16) for the next to choose it (HOF-Q-02). */
  public int price(Table table) {
    return Math.max(0, table.settings.relicCost() - payers.size());
  }

  @Override
  public boolean owes(Table table) {
    return !left.isEmpty();
  }

  /** The Relics are drawn when all have chosen (HOF-LOOT_ROYAL-06). */
  @Override
  public void run(Table table) {
    table.pop();
    if (!payers.isEmpty()) {
      table.push(new RelicDraw(payers, payers.size() + 1, true));
    }
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(left.get(0), WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Seat seat = left.get(0);
    moves.add(new LootRelic(seat));
    moves.add(new LootExchange(seat));
    moves.addLegal(new Pass(seat));
    Reactions.proposeOwn(table, seat, moves);
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    Hero hero = table.hero(left.get(0));
    if (move instanceof LootRelic) {
      if (hero.shards() < price(table)) {
        faults.add(TOO_DEAR, "too-dear", "price", price(table));
      }
      int relics = table.decks.relics().size() + Stores.inBox(table, Kind.RELIC);
      if (relics <= payers.size()) {
        faults.add(NO_RELIC, "no-relic-left");
      }
    } else if (move instanceof LootExchange) {
      if (hero.shards() == 0) {
        faults.add(NO_SHARDS, "no-shards");
      }
    } else if (Reactions.isOwn(table, move)) {
      Reactions.judge(table, (Use) move, faults);
    } else if (!(move instanceof Pass)) {
      faults.notAsked();
    }
  }

  /** Who is not next waits, whoever's turn it is. */
  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    boolean chooses =
        move instanceof LootRelic || move instanceof LootExchange || move instanceof Pass;
    if (chooses && !left.isEmpty() && !left.get(0).equals(move.by())) {
      faults.add(ORDER, "not-your-choice", "next", left.get(0));
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    if (move instanceof LootRelic) {
      return ImmutableList.of(PRICE, ONE);
    }
    if (move instanceof Use) {
      return ImmutableList.of(Reactions.ANY_TIME);
    }
    return ImmutableList.of(move instanceof LootExchange ? EXCHANGE : PASS, ONE);
  }

  @Override
  public void make(Table table, HofMove move) {
    if (move instanceof Use use) {
      Reactions.use(table, use);
      return;
    }
    Seat seat = left.get(0);
    ImmutableList<Seat> others = left.subList(1, left.size());
    if (move instanceof LootRelic) {
      table.lose(seat, Resource.SHARDS, price(table), PAID);
      goOn(table, new RoyalLoot(others, Lists.plus(payers, seat)));
    } else {
      goOn(table, new RoyalLoot(others, payers));
      if (move instanceof LootExchange) {
        int purse = table.hero(seat).shards() * table.settings.exchangeRate();
        table.lose(seat, Resource.SHARDS, table.hero(seat).shards(), EXCHANGE);
        table.push(new Exchanging(seat, purse));
      } else {
        if (table.isTelling()) {
          table.tell(PASS, "passed", seat + " passes", "seat", Table.number(seat));
        }
      }
    }
  }

  private static void goOn(Table table, RoyalLoot next) {
    table.replaceTop(next);
    if (!next.left.isEmpty()) {
      Reacting.before(table, next.left.get(0));
    }
  }
}
