package org.lawspeaker.hofordeals.turn;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.death.Harm;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Pay;
import org.lawspeaker.hofordeals.moves.Refuse;
import org.lawspeaker.hofordeals.skills.OwnTurn;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The Fatigue step (HOF-TURN-02): pay for every bound Attack card, or lose them all
 * (HOF-FATIGUE-01, HOF-FATIGUE-02). The decision is due as long as the step lasts (HOF-Q-80).
 *
 * @param paid whether it has been paid
 */
public record Fatigue(boolean paid) implements OwnTurn {
  private static final Citation PRICE = Citation.of("HOF-FATIGUE-01");
  private static final Citation LOSE = Citation.of("HOF-FATIGUE-02");
  private static final Citation ALL = Citation.of("HOF-FATIGUE-03");
  private static final Citation NOTHING = Citation.of("HOF-FATIGUE-04");
  private static final Citation WHICH = Citation.of("HOF-Q-01");
  private static final Citation AFTERWARDS = Citation.of("HOF-Q-80");
  private static final Citation EXPLORES = Citation.of("HOF-TURN-01");
  private static final Window WINDOW =
      Window.of("fatigue", "Are the bound cards paid for?", PRICE, LOSE);
  private static final Window DONE =
      Window.of("fatigue", "Play or bind cards, or go on to explore?", NOTHING);
  private static final Window PAID =
      Window.of("fatigue", "Play or bind cards, or go on to explore?", AFTERWARDS);

  private static final ImmutableList<Pending<HofMove>> ASKED = OwnTurn.toEach(WINDOW);
  private static final ImmutableList<Pending<HofMove>> ASKED_DONE = OwnTurn.toEach(DONE);
  private static final ImmutableList<Pending<HofMove>> ASKED_PAID = OwnTurn.toEach(PAID);

  /** What keeping the bound cards costs now. */
  public static int price(Table table) {
    return price(table, table.hero(table.active()).bound().size());
  }

  /** What the active player would pay for so many bound cards. */
  public static int price(Table table, int bound) {
    int less =
        table.changes(table.active()).sum(FatigueCost.class, (from, change) -> change.less());
    return Math.max(0, bound - less);
  }

  private boolean isDue(Table table) {
    return isDue(table.hero(table.active()));
  }

  private boolean isDue(Hero hero) {
    return !paid && !hero.bound().isEmpty();
  }

  @Override
  public Pending<HofMove> asks(Cards cards, HofState state) {
    int active = state.turn().active().index();
    if (paid) {
      return ASKED_PAID.get(active);
    }
    return (isDue(state.heroes().get(active)) ? ASKED : ASKED_DONE).get(active);
  }

  @Override
  public Window window(Table table) {
    if (paid) {
      return PAID;
    }
    return isDue(table) ? WINDOW : DONE;
  }

  @Override
  public void proposeOwn(Table table, Proposals<HofMove> moves) {
    if (isDue(table)) {
      moves.add(Pay.of(table.active()));
      moves.addLegal(Refuse.of(table.active()));
    } else {
      moves.addLegal(Done.of(table.active()));
    }
  }

  @Override
  public void judgeOwn(Table table, HofMove move, Faults faults) {
    boolean decides = move instanceof Pay || move instanceof Refuse;
    if (decides && !isDue(table)) {
      faults.add(paid ? AFTERWARDS : NOTHING, "nothing-to-pay");
    } else if (move instanceof Pay) {
      int price = price(table);
      if (Table.has(table.hero(table.active()), table.settings.fatigue()) < price) {
        faults.add(ALL, "too-dear", "price", price);
      }
    } else if (move instanceof Done) {
      if (isDue(table)) {
        faults.add(PRICE, "fatigue-due", "price", price(table));
      }
    } else if (!decides) {
      faults.notAsked();
    }
  }

  @Override
  public void makeOwn(Table table, HofMove move) {
    Seat seat = table.active();
    if (move instanceof Pay) {
      table.replaceTop(new Fatigue(true));
      pay(table, seat, price(table));
    } else {
      loseUnpaid(table);
      table.pop();
      table.turn = table.turn.withStage(Stage.EXPLORE);
      if (table.isTelling()) {
        table.tell(EXPLORES, "step", seat + " explores", "seat", Table.number(seat));
      }
    }
  }

  /** What has not been paid for by the end of the step is lost. */
  void loseUnpaid(Table table) {
    if (!isDue(table)) {
      return;
    }
    Seat seat = table.active();
    Hero hero = table.hero(seat);
    table.set(
        seat,
        hero.withDiscard(hero.discard().withAll(hero.boundCards())).withBound(ImmutableList.of()));
    if (table.isTelling()) {
      table.tell(LOSE, "unbound", seat + " discards all bound cards");
    }
  }

  private static void pay(Table table, Seat seat, int price) {
    Resource what = table.settings.fatigue();
    if (table.isTelling()) {
      String says =
          price == 0
              ? seat + " keeps the bound cards for nothing"
              : seat + " pays " + what.says(price) + " for the bound cards";
      table.tell(
          WHICH,
          "fatigue",
          says,
          "seat",
          Table.number(seat),
          "what",
          what.says(),
          "amount",
          String.valueOf(price));
    }
    if (what == Resource.HEALTH) {
      Harm.payTold(table, seat, price);
    } else {
      table.payTold(seat, what, price);
    }
  }
}
