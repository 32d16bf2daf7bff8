package org.lawspeaker.hofordeals.royalty;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.market.Market;
import org.lawspeaker.hofordeals.moves.Buy;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.LootExchange;
import org.lawspeaker.hofordeals.moves.LootRelic;
import org.lawspeaker.hofordeals.moves.Pass;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player acquires cards of the Row for the Effort of an Exchange, whatever the archetypes
 * (HOF-LOOT_ROYAL-12, HOF-LOOT_ROYAL-13). What is left of the purse is lost (HOF-Q-46).
 *
 * @param seat who
 * @param purse the Effort that is left
 */
public record Exchanging(Seat seat, int purse) implements HofStep {
  private static final Citation BUY = Citation.of("HOF-LOOT_ROYAL-12");
  private static final Citation WHATEVER = Citation.of("HOF-LOOT_ROYAL-13");
  private static final Citation NO_FLOURISH = Citation.of("HOF-LOOT_ROYAL-14");
  private static final Citation LOST = Citation.of("HOF-Q-46");
  private static final Citation ORDER = Citation.of("HOF-LOOT_ROYAL-02");
  private static final Window WINDOW =
      Window.of("exchange", "Which card is acquired in the Exchange?", BUY, WHATEVER);

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(seat, WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Pile row = table.decks.row();
    for (int i = 0; i < row.size(); i++) {
      if (row.indexOf(row.get(i)) == i) {
        moves.add(Buy.of(seat, row.get(i)));
      }
    }
    moves.addLegal(Done.of(seat));
    Reactions.proposeOwn(table, seat, moves);
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof Buy buy) {
      if (buy.card() == table.cards.flourish) {
        faults.add(NO_FLOURISH, "flourish");
        return;
      }
      Market.judgeRow(table, buy.card(), faults);
      if (faults.none()) {
        Equipping.judge(table, seat, buy.card(), faults);
        int price = Market.price(table, seat, buy.card());
        if (price > purse) {
          faults.add(BUY, "beyond-the-exchange", "purse", purse);
        }
        Market.judgePrice(table, price, purse, faults);
      }
    } else if (Reactions.isOwn(table, move)) {
      Reactions.judge(table, (Use) move, faults);
    } else if (!(move instanceof Done)) {
      faults.notAsked();
    }
  }

  /** The next choice waits until it is carried out (HOF-Q-45). */
  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    boolean chooses =
        move instanceof LootRelic || move instanceof LootExchange || move instanceof Pass;
    if (chooses && !seat.equals(move.by())) {
      faults.add(ORDER, "not-your-choice", "next", seat);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    return move instanceof Use
        ? ImmutableList.of(Reactions.ANY_TIME)
        : HofStep.super.allows(table, move);
  }

  @Override
  public void make(Table table, HofMove move) {
    if (move instanceof Use use) {
      Reactions.use(table, use);
    } else if (move instanceof Buy buy) {
      int price = Market.price(table, seat, buy.card());
      table.replaceTop(new Exchanging(seat, purse - price));
      Market.take(table, seat, buy.card(), Market.Way.ACQUIRED);
    } else {
      table.pop();
      if (table.isTelling()) {
        table.tell(LOST, "exchanged", seat + " ends the Exchange", "seat", Table.number(seat));
      }
    }
  }
}
