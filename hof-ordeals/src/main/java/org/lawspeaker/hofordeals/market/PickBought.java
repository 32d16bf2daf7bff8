package org.lawspeaker.hofordeals.market;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.moves.Buy;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player may acquire cards outside the Acquire step.
 *
 * @param seat who
 * @param left how many more
 * @param discarded whether from the Dealer's discard pile
 */
public record PickBought(Seat seat, int left, boolean discarded) implements Choosing<Buy> {
  private static final Citation PRICE = Citation.of("HOF-CARD-47");
  private static final Citation SAYS = Citation.of("HOF-ACQUIRE-10");
  private static final Window WINDOW = Window.of("buy", "Which card is acquired?", SAYS, PRICE);

  @Override
  public boolean owes(Table table) {
    return left > 0 && Market.any(table, discarded, card -> isOffered(table, card));
  }

  private int price(Table table, int card) {
    return Market.price(table, seat, card, discarded);
  }

  private boolean isOffered(Table table, int card) {
    int price = price(table, card);
    return price <= table.hero(seat).effort()
        && Market.isObtainable(table, price)
        && Equipping.fits(table, seat, card);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public boolean mayDecline(Table table) {
    return true;
  }

  @Override
  public Class<Buy> kind() {
    return Buy.class;
  }

  @Override
  public Citation why() {
    return discarded ? PRICE : SAYS;
  }

  /** Says of a card that lies there why it cannot be acquired. */
  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof Buy buy && Market.zone(table, discarded).count(buy.card()) > 0) {
      Equipping.judge(table, seat, buy.card(), faults);
      int purse = table.hero(seat).effort();
      int price = price(table, buy.card());
      Market.judgePrice(table, price, purse, faults);
      if (discarded && price > purse) {
        faults.add(PRICE, "too-dear");
      }
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Market.propose(table, discarded, card -> Buy.of(seat, card), moves);
    moves.addLegal(new Decline(seat));
  }

  @Override
  public boolean offers(Table table, Buy buy) {
    return Market.zone(table, discarded).count(buy.card()) > 0 && isOffered(table, buy.card());
  }

  @Override
  public void choose(Table table, Buy buy) {
    table.replaceTop(new PickBought(seat, left - 1, discarded));
    Hero hero = table.hero(seat);
    table.set(seat, hero.withEffort(hero.effort() - price(table, buy.card())));
    PickTaken.obtain(table, seat, buy.card(), discarded, Market.Way.ACQUIRED);
  }
}
