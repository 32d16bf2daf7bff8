package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.piles.Stores;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/**
 * Cards are drawn and bound, whatever they are (HOF-STRIKE-03, HOF-Q-33) and beyond the Binding
 * Limit (HOF-BIND-03, HOF-STRIKE-10). The Effort on them is Power (HOF-STRIKE-05).
 *
 * @param seat who draws
 * @param left how many are still to be drawn
 * @param othersOnly whether only non-Attack cards are counted
 * @param why the clause
 */
public record StrikeCards(Seat seat, int left, boolean othersOnly, Citation why)
    implements TopCard {
  @Override
  public Deck deck(Table table) {
    return table.hero(seat).deck();
  }

  @Override
  public boolean wants(Table table) {
    return left > 0;
  }

  @Override
  public boolean renew(Table table) {
    return Stores.renewPlayers(table, seat);
  }

  @Override
  public void turn(Table table, int card) {
    boolean counts = !othersOnly || !table.cards.isAttack(card);
    table.replaceTop(new StrikeCards(seat, counts ? left - 1 : left, othersOnly, why));
    Hero hero = table.hero(seat);
    Skill skill = table.cards.skill(card);
    int effort = skill == null || !isPower(table) ? 0 : skill.effort();
    table.set(
        seat,
        hero.withDeck(hero.deck().drawn(0, card))
            .binding(card, Equipping.power(table, seat, card) + effort, true));
    if (table.isActive(seat)) {
      table.turn = table.turn.withPlayed(table.turn.played().withLast(card)); // HOF-STRIKE-11
    }
    table.tellCard(why, "struck", seat, "draws and binds", card);
  }

  /**
   * Whether Effort on a card drawn now is Power: by one reading not on that of a push (HOF-Q-32).
   */
  static boolean isPower(Table table) {
    return !table.settings.pushedEffort() || table.fight == null || table.fight.round() == 0;
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
