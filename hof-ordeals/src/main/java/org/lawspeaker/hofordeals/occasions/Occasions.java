package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.InForce;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Finds the abilities that a moment sets off. */
public final class Occasions {
  private Occasions() {}

  /**
   * Sets off what works at this moment for a player: on the Player Board, on cards bound, assigned
   * or played this turn, on the Encounter of the combat.
   */
  public static void fire(Table table, Seat seat, Moment moment) {
    fire(table, seat, moment, null);
  }

  /**
   * Sets off what watches the minions that a player reveals (HOF-ENEMY-09): all of them, or those
   * of this suit.
   */
  public static void fireRevealed(Table table, Seat seat, Suit suit) {
    fire(table, seat, Moment.MINION_REVEALED, suit);
  }

  private static void fire(Table table, Seat seat, Moment moment, @Nullable Suit suit) {
    if (!table.cards.know(moment)) {
      return;
    }
    ImmutableList.Builder<Waiting> found = null;
    Hero hero = table.hero(seat);
    for (int i = 0; i < Slot.ALL.size() && !hero.gear().isEmpty(); i++) {
      Integer worn = hero.gear().get(Slot.ALL.get(i));
      if (worn != null
          && table.cards.works(worn, moment)
          && InForce.works(table, seat, Slot.ALL.get(i), worn)) {
        found = gather(table, new Source(seat, worn), moment, suit, found);
      }
    }
    if (table.isActive(seat)) {
      ImmutableList<Bound> bound = hero.bound();
      for (int i = 0; i < bound.size(); i++) {
        if (table.cards.works(bound.get(i).card(), moment)) {
          Source source = new Source(seat, bound.get(i).card(), bound.get(i).id());
          found = gather(table, source, moment, suit, found);
        }
      }
      Bag played = hero.played();
      for (int i = 0; i < played.size(); i++) {
        if (table.cards.works(played.nth(i), moment)) {
          found = gather(table, new Source(seat, played.nth(i)), moment, suit, found);
        }
      }
      if (table.fight != null) {
        found = assigned(table, seat, table.fight.enemies(), moment, suit, found);
        found = assigned(table, seat, table.fight.fallen(), moment, suit, found);
        if (table.cards.works(table.fight.encounter(), moment)) {
          found = gather(table, new Source(seat, table.fight.encounter()), moment, suit, found);
        }
      }
    }
    setOff(table, seat, found);
  }

  /** Cards that lie with enemies until the clean-up (HOF-CLEAN-02) are in use like those bound. */
  private static ImmutableList.@Nullable Builder<Waiting> assigned(
      Table table,
      Seat seat,
      ImmutableList<Enemy> enemies,
      Moment moment,
      @Nullable Suit suit,
      ImmutableList.@Nullable Builder<Waiting> found) {
    ImmutableList.Builder<Waiting> all = found;
    for (int i = 0; i < enemies.size(); i++) {
      Pile cards = enemies.get(i).assigned();
      for (int j = 0; j < cards.size(); j++) {
        if (table.cards.works(cards.get(j), moment)) {
          all = gather(table, new Source(seat, cards.get(j)), moment, suit, all);
        }
      }
    }
    return all;
  }

  /** Sets off what one card does at this moment. */
  public static void fire(Table table, Source source, Moment moment) {
    if (table.cards.works(source.card(), moment)) {
      setOff(table, source.user(), gather(table, source, moment, null, null));
    }
  }

  /** Sets off the Presence of a Queen, who watches the minions of a suit, or all of them. */
  public static void fireRevealed(Table table, Source source, Suit suit) {
    if (table.cards.works(source.card(), Moment.MINION_REVEALED)) {
      setOff(table, source.user(), gather(table, source, Moment.MINION_REVEALED, suit, null));
    }
  }

  private static void setOff(
      Table table, Seat seat, ImmutableList.@Nullable Builder<Waiting> found) {
    if (found != null && table.agenda().size() < Table.DEEPEST) {
      table.push(new SetOff(seat, found.build()));
    }
  }

  private static ImmutableList.@Nullable Builder<Waiting> gather(
      Table table,
      Source source,
      Moment moment,
      @Nullable Suit suit,
      ImmutableList.@Nullable Builder<Waiting> found) {
    ImmutableList.Builder<Waiting> all = found;
    ImmutableList<Ability> abilities = table.cards.card(source.card()).abilities();
    for (int i = 0; i < abilities.size(); i++) {
      Ability ability = abilities.get(i);
      boolean fits = ability.on() == moment && ability.watches(suit);
      if (fits && Abilities.isUsable(table, source, ability)) {
        all = all == null ? ImmutableList.builder() : all;
        all.add(new Waiting(source, i));
      }
    }
    return all;
  }
}
