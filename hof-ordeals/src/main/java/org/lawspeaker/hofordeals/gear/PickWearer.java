package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickSeat;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player chooses who wears an Equipment card that was drawn, into the played area or to the
 * weapon.
 *
 * @param source the card, the chooser as its user
 */
public record PickWearer(Source source) implements Choosing<PickSeat> {
  private static final Citation WEARER = Citation.of("HOF-CARD-18");
  private static final Citation RELIC = Citation.of("HOF-Q-117");
  private static final Window WINDOW = Window.of("wearer", "Who is equipped with it?", WEARER);

  @Override
  public Seat seat() {
    return source.user();
  }

  /** Nobody is asked about a card that lies elsewhere, or that fits nobody. */
  @Override
  public boolean owes(Table table) {
    boolean isElsewhere = table.hero(seat()).played().count(source.card()) == 0 && !isBound(table);
    if (isElsewhere || table.cards.kind(source.card()) != Kind.EQUIPMENT) {
      return false;
    }
    for (int i = 0; i < table.seats(); i++) {
      if (Equipping.fits(table, Seat.of(i), source.card())) {
        return true;
      }
    }
    return false;
  }

  private boolean isBound(Table table) {
    Bound bound = table.hero(seat()).bound(source.id());
    return bound != null && bound.card() == source.card();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Class<PickSeat> kind() {
    return PickSeat.class;
  }

  @Override
  public Citation why() {
    return WEARER;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int i = 0; i < table.seats(); i++) {
      moves.add(new PickSeat(seat(), Seat.of(i)));
    }
  }

  /** Says of a player who is there what is in the way: a Relic. */
  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof PickSeat pick && isThere(table, pick) && !offers(table, pick)) {
      faults.add(RELIC, "relic-in-slot", "card", table.cards.name(source.card()));
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  private static boolean isThere(Table table, PickSeat pick) {
    return pick.seat().index() < table.seats();
  }

  @Override
  public boolean offers(Table table, PickSeat pick) {
    return isThere(table, pick) && Equipping.fits(table, pick.seat(), source.card());
  }

  @Override
  public void choose(Table table, PickSeat pick) {
    table.pop();
    Hero hero = table.hero(seat());
    table.set(
        seat(),
        isBound(table)
            ? hero.unbinding(source.id())
            : hero.withPlayed(hero.played().without(source.card())));
    Equipping.place(table, pick.seat(), source.card());
  }
}
