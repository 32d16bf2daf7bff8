package org.lawspeaker.handofdestiny.merchant;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.effects.ChangeGold;
import org.lawspeaker.handofdestiny.moves.Buy;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Leave;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Purse;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/** The Merchant phase: one purchase at a time until the player leaves (HOD-MERCHANT-01 to -07). */
public record Market() implements HandFrame {
  private static final Citation PHASE = Citation.of("HOD-MERCHANT-01");
  private static final Citation BUYS = Citation.of("HOD-MERCHANT-03");
  private static final Citation COINS = Citation.of("HOD-MERCHANT-07");
  private static final Citation LAST_PHASE = Citation.of("HOD-GAME-05");
  private static final Citation OWN_CLASS = Citation.of("HOD-SETUP-18");
  private static final Citation LEAVES = Citation.of("HOD-Q-65");
  private static final Citation GOLD = Citation.of("HOD-MERCHANT-04");
  private static final Pending<HandMove> ASKS =
      new Pending.Choose<>(
          Seat.of(0),
          Window.of("merchant", "What do you buy?", PHASE, BUYS, LAST_PHASE, OWN_CLASS));

  /**
   * Begins the phase: the gold is what the wave brought, plus the coins of the remaining strength
   * cards less penalties, neither below 0 (HOD-Q-61). Coins of spent cards are gone
   * (HOD-MERCHANT-07).
   */
  public static void open(Table table) {
    int coins = ChangeGold.coins(table);
    int fined = table.purse.fined();
    int gold = Math.max(0, table.purse.gold() + Math.max(0, coins - fined));
    table.purse = Purse.EMPTY.withGold(gold);
    table.push(new Market());
    if (table.isTelling()) {
      table.tell(
          COINS,
          "coins",
          "the strength cards that remain are worth "
              + coins
              + " gold"
              + (fined > 0 ? ", " + fined + " of which is lost" : ""),
          "coins",
          "" + coins);
      table.tell(
          GOLD,
          "merchant",
          "there is " + gold + " gold to spend at the merchant",
          "gold",
          "" + gold);
    }
  }

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return ASKS;
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    for (Ware ware : Wares.of(table.merchant())) {
      moves.add(new Buy(ware));
    }
    moves.add(Leave.MOVE);
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (move instanceof Buy buy) {
      Purchase.judge(table, buy.ware(), faults);
    } else if (!(move instanceof Leave)) {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return move instanceof Buy buy ? Purchase.allows(table, buy.ware()) : ImmutableList.of(LEAVES);
  }

  @Override
  public void make(Table table, HandMove move) {
    if (move instanceof Buy buy) {
      Purchase.make(table, buy.ware());
    } else {
      table.goOnWith(Phase.SETUP);
    }
  }

  @Override
  public boolean isAtRest() {
    return true;
  }
}
