package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.piles.Stores;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/**
 * Minions are revealed one by one, so many or until they have enough printed Power (HOF-BOSS-02,
 * HOF-Q-98). What is set off by one is done at once (HOF-COMBAT-03): a Presence first (HOF-Q-71),
 * then what the minion itself does, then what cards of the player do (HOF-Q-65).
 *
 * @param left how many are still to be revealed
 * @param power how much Power is still wanted
 */
public record MinionDraw(int left, int power) implements TopCard {
  private static final Citation NUMBER = Citation.of("HOF-COMBAT-02");
  private static final Citation BOSS = Citation.of("HOF-BOSS-02");
  private static final Citation REVEALED = Citation.of("HOF-ENEMY-09");

  @Override
  public Citation why() {
    return power > 0 ? BOSS : NUMBER;
  }

  @Override
  public Deck deck(Table table) {
    return table.decks.minions().deck();
  }

  @Override
  public boolean wants(Table table) {
    return (left > 0 || power > 0)
        && table.fight != null
        && table.fight.lastId() < Fight.MOST_ENEMIES;
  }

  @Override
  public boolean renew(Table table) {
    return Stores.renewMinions(table);
  }

  @Override
  public void turn(Table table, int card) {
    Minion minion = table.cards.minion(card);
    table.replaceTop(new MinionDraw(Math.max(0, left - 1), Math.max(0, power - minion.base())));
    Supply minions = table.decks.minions();
    table.decks = table.decks.withMinions(minions.withDeck(minions.deck().drawn(0, card)));
    int id = Combat.enter(table, card, minion.base(), minion.protection(), minion.infected());
    Seat seat = table.active();
    table.tellCard(REVEALED, "minion", seat, "reveals", card);
    Occasions.fireRevealed(table, seat, minion.suit());
    Occasions.fire(table, new Source(seat, card, id), Moment.MINION_REVEALED);
    table
        .board
        .royalty()
        .ifPresent(royal -> Occasions.fireRevealed(table, new Source(seat, royal), minion.suit()));
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return table.isActive(dead) ? Optional.empty() : Optional.of(this);
  }
}
