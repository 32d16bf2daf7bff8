package org.lawspeaker.hofordeals.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/**
 * A player takes Curses from the supply (HOF-Q-53).
 *
 * @param seat who
 * @param left how many are still to be taken
 */
public record CurseDraw(Seat seat, int left) implements TopCard {
  private static final Citation GAIN = Citation.of("HOF-CURSE-02");
  private static final Citation SUPPLY = Citation.of("HOF-Q-53");

  @Override
  public Citation why() {
    return SUPPLY;
  }

  @Override
  public Deck deck(Table table) {
    return table.decks.curses();
  }

  @Override
  public boolean wants(Table table) {
    return left > 0;
  }

  @Override
  public boolean renew(Table table) {
    return Stores.renewCurses(table);
  }

  @Override
  public void turn(Table table, int card) {
    table.replaceTop(new CurseDraw(seat, left - 1));
    Hero hero = table.hero(seat);
    table.decks = table.decks.withCurses(table.decks.curses().drawn(0, card));
    table.set(seat, hero.withDiscard(hero.discard().with(card)));
    table.tellCard(GAIN, "cursed", seat, "takes the Curse", card);
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
