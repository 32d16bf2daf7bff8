package org.lawspeaker.hofordeals.turn;

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
import org.lawspeaker.hofordeals.piles.RefillRow;
import org.lawspeaker.hofordeals.skills.OwnTurn;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The Acquire step (HOF-TURN-04): spend the Effort that is left (HOF-ACQUIRE-01, HOF-ACQUIRE-02).
 */
public record Acquire() implements OwnTurn {
  private static final Citation BUY = Citation.of("HOF-ACQUIRE-01");
  private static final Citation MANY = Citation.of("HOF-ACQUIRE-02");
  private static final Citation FLOURISH = Citation.of("HOF-ACQUIRE-12");
  private static final Citation NONE_LEFT = Citation.of("HOF-Q-04");
  private static final Window WINDOW =
      Window.of("acquire", "Acquire cards, or end the turn?", BUY, MANY);
  private static final ImmutableList<Pending<HofMove>> ASKED = OwnTurn.toEach(WINDOW);

  @Override
  public Pending<HofMove> asks(Cards cards, HofState state) {
    return ASKED.get(state.turn().active().index());
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void proposeOwn(Table table, Proposals<HofMove> moves) {
    Seat seat = table.active();
    int purse = table.hero(seat).effort();
    Pile row = table.decks.row();
    for (int i = 0; i < row.size(); i++) {
      int card = row.get(i);
      if (Market.price(table, seat, card) <= purse && row.indexOf(card) == i) {
        moves.add(Buy.of(seat, card));
      }
    }
    if (Market.price(table, seat, table.cards.flourish) <= purse) {
      moves.add(Buy.of(seat, table.cards.flourish));
    }
    moves.addLegal(Done.of(seat));
  }

  @Override
  public void judgeOwn(Table table, HofMove move, Faults faults) {
    if (move instanceof Buy buy) {
      judge(table, buy, faults);
    } else if (!(move instanceof Done)) {
      faults.notAsked();
    }
  }

  private static void judge(Table table, Buy buy, Faults faults) {
    Seat seat = buy.by();
    if (buy.card() == table.cards.flourish) {
      if (!Market.hasFlourish(table)) {
        faults.add(NONE_LEFT, "none-left");
      }
    } else {
      Market.judgeRow(table, buy.card(), faults);
      if (!faults.none()) {
        return;
      }
      Market.judgeArchetype(table, seat, buy.card(), faults);
      Equipping.judge(table, seat, buy.card(), faults);
    }
    int price = Market.price(table, seat, buy.card());
    Market.judgePrice(table, price, table.hero(seat).effort(), faults);
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    if (move instanceof Buy buy) {
      return buy.card() == table.cards.flourish
          ? ImmutableList.of(FLOURISH)
          : ImmutableList.of(Market.sold(table, buy.card()), BUY, MANY);
    }
    return OwnTurn.super.allows(table, move);
  }

  @Override
  public void makeOwn(Table table, HofMove move) {
    Seat seat = table.active();
    if (move instanceof Buy buy) {
      Market.renewFlourish(table);
      Hero hero = table.hero(seat);
      table.set(seat, hero.withEffort(hero.effort() - Market.price(table, seat, buy.card())));
      Market.take(table, seat, buy.card(), Market.Way.ACQUIRED);
    } else {
      table.pop();
      table.turn = table.turn.withStage(Stage.REST);
      RefillRow.start(table, Settings.Refill.STEP_END);
    }
  }
}
