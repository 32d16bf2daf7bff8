package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.piles.RefillRow;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Equipment comes onto Player Boards and leaves them. */
public final class Equipping {
  private static final Citation PLACE = Citation.of("HOF-ACQUIRE-07");
  private static final Citation AXE = Citation.of("HOF-EQUIP-05");
  private static final Citation STASH = Citation.of("HOF-STASH-01");
  private static final Citation STASH_FIRST = Citation.of("HOF-ACQUIRE-08");
  private static final Citation COMPULSORY = Citation.of("HOF-STASH-02");
  private static final Citation RELIC_SLOT = Citation.of("HOF-ACQUIRE-09");
  private static final Citation RELIC_STAYS = Citation.of("HOF-RELIC-04");
  private static final Citation NO_FAME = Citation.of("HOF-STASH-04");
  private static final Citation NOT_STASHED = Citation.of("HOF-CARD-16");
  private static final Citation DEALERS = Citation.of("HOF-Q-116");
  private static final Citation ONLY_RELIC = Citation.of("HOF-STASH-03");

  private Equipping() {}

  /** Whether a card can be placed: no Relic of the slot is in the way of an ordinary card. */
  public static boolean fits(Table table, Seat seat, int card) {
    if (table.cards.kind(card) != Kind.EQUIPMENT) {
      return true;
    }
    Integer worn = table.hero(seat).gear().get(table.cards.equipment(card).slot());
    return worn == null || table.cards.kind(worn) != Kind.RELIC;
  }

  /** Adds why it cannot be placed. */
  public static void judge(Table table, Seat seat, int card, Faults faults) {
    if (!fits(table, seat, card)) {
      String slot = table.cards.equipment(card).slot().says();
      faults.add(RELIC_SLOT, "relic-in-slot", "slot", slot);
      faults.add(RELIC_STAYS, "relic-in-slot", "slot", slot);
      faults.add(ONLY_RELIC, "relic-in-slot", "slot", slot);
    }
  }

  /**
   * Places a card, and stashes what lies in its slot first (HOF-ACQUIRE-08), be it a Relic under a
   * Relic (HOF-RELIC-03); the Rusty Axe is only covered (HOF-WEAPON-01).
   */
  public static void place(Table table, Seat seat, int card) {
    Slot slot = table.cards.equipment(card).slot();
    Hero hero = table.hero(seat);
    if (hero.gear().containsKey(slot) && covers(table.cards.equipment(card), hero)) {
      table.set(seat, hero.covering(slot, card));
      table.tellCard(NOT_STASHED, "equipped", seat, "equips on top", card);
    } else {
      stashAll(table, seat, slot);
      table.set(seat, table.hero(seat).equipping(slot, card));
      table.tellCard(slot == Slot.WEAPON ? AXE : PLACE, "equipped", seat, "equips", card);
    }
    checkBinding(table, seat);
  }

  /** Whether a card lies on top of what is in its slot; one such card, no more (HOF-Q-51). */
  public static boolean covers(Equipment equipment, Hero hero) {
    return equipment.conjured() && !hero.covered().containsKey(equipment.slot());
  }

  private static void stashAll(Table table, Seat seat, Slot slot) {
    Integer old = table.hero(seat).gear().get(slot);
    while (old != null) {
      table.tell(STASH_FIRST, "stash-first", "what lies in the slot is stashed first");
      stash(table, seat, slot, old, COMPULSORY);
      old = table.hero(seat).gear().get(slot);
    }
  }

  /** Destroys a card and scores its Fame (HOF-STASH-01). */
  static void stash(Table table, Seat seat, Slot slot, int card, Citation why) {
    Hero hero = table.hero(seat).losing(slot, card);
    int fame = table.cards.equipment(card).fame();
    table.set(seat, hero);
    table.destroy(card);
    table.tellCard(why, "stashed", seat, "stashes", card);
    if (fame >= 0) {
      table.gain(seat, Resource.FAME, fame, STASH);
    } else {
      table.lose(seat, Resource.FAME, -fame, STASH);
    }
    Occasions.fire(table, new Source(seat, card), Moment.STASHED);
  }

  /** Takes a card from a Player Board, unless it is a Relic (HOF-RELIC-05) or is not there. */
  static void remove(Table table, Seat seat, int card, PickGear.How how) {
    Hero hero = table.hero(seat);
    if (!hero.equipped().contains(card) || table.cards.kind(card) != Kind.EQUIPMENT) {
      return;
    }
    Slot slot = table.cards.equipment(card).slot();
    switch (how) {
      case STASHED -> stash(table, seat, slot, card, STASH);
      case DESTROYED -> {
        table.set(seat, hero.losing(slot, card));
        table.destroy(card);
        table.tellCard(NO_FAME, "destroyed", seat, "loses", card);
        Occasions.fire(table, new Source(seat, card), Moment.DESTROYED);
      }
      case DISCARDED -> {
        table.set(seat, hero.losing(slot, card));
        discard(table, seat, card);
      }
    }
    checkBinding(table, seat);
  }

  /** To the Dealer's discard pile, or to the own one, if the card says so (HOF-CARD-18). */
  private static void discard(Table table, Seat seat, int card) {
    if (table.cards.equipment(card).conjured()) {
      Hero hero = table.hero(seat);
      table.set(seat, hero.withDiscard(hero.discard().with(card)));
    } else {
      RefillRow.discard(table, card);
    }
    table.tellCard(DEALERS, "discarded", seat, "discards", card);
  }

  /** After a change of Equipment outside combat, cards beyond the limit go (HOF-Q-49). */
  public static void checkBinding(Table table, Seat seat) {
    boolean goes = !table.settings.keepsExcess() && !table.isFighting(seat);
    if (goes && table.hero(seat).bound().size() > limit(table, seat)) {
      table.push(new Unbinding(seat));
      Reacting.before(table, seat);
    }
  }

  /** How many Attack cards may be bound outside combat (HOF-WEAPON-09). */
  public static int limit(Table table, Seat seat) {
    int more = table.changes(seat).sum(BindingLimit.class, (from, change) -> change.by());
    return Math.max(0, table.weapon(seat).binding() + more);
  }

  /** The Power that a card has when it is bound (HOF-POWER-01). */
  public static int power(Table table, Seat seat, int card) {
    Skill skill = table.cards.skill(card);
    if (skill == null || !skill.isAttack()) {
      return 0;
    }
    return skill.power()
        + table
            .changes(seat)
            .sum(
                CardPower.class,
                (from, change) -> skill.archetypes().contains(change.of()) ? change.by() : 0);
  }
}
