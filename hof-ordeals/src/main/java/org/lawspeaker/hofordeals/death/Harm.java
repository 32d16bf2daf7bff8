package org.lawspeaker.hofordeals.death;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Lasting;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;

/** Players lose Health (HOF-HEALTH-03). */
public final class Harm {
  private static final Citation BOUNDS = Citation.of("HOF-HEALTH-01");
  private static final Citation ARMOUR = Citation.of("HOF-EQUIP-06");
  private static final Citation MORE = Citation.of("HOF-CARD-37");
  private static final Citation UNHARMED = Citation.of("HOF-CARD-30");

  private Harm() {}

  /** A player loses Health by an effect; whoever may react to that is asked first. */
  public static void lose(Table table, Seat seat, int amount, Citation why) {
    Harming harming = new Harming(seat, amount, why);
    if (harming.owes(table)) {
      table.push(harming);
    } else {
      suffer(table, seat, amount, why, false);
    }
  }

  /** A player loses Health by a Pain card, during which nobody reacts (HOF-CARD-28). */
  public static void pain(Table table, Seat seat, int amount, Citation why) {
    suffer(table, seat, amount, why, true);
  }

  /** A player pays Health, all of it if need be (HOF-Q-19). */
  public static void pay(Table table, Seat seat, int amount, Citation why) {
    take(table, seat, amount, why);
  }

  /** As {@link #pay}, of a payment that has been told. */
  public static void payTold(Table table, Seat seat, int amount) {
    if (amount > 0) {
      leave(table, seat, table.hero(seat).health() - amount);
    }
  }

  static void suffer(Table table, Seat seat, int amount, Citation why, boolean pain) {
    int lost = lost(table, seat, amount, pain);
    if (table.isTelling() && lost != amount) {
      tellChange(table, seat, amount, lost, pain);
    }
    take(table, seat, lost, why);
  }

  /** Why it is not as much as a card says. */
  private static void tellChange(Table table, Seat seat, int said, int lost, boolean pain) {
    if (lost > said) {
      int more = lost - said;
      String says = "Pain takes " + Resource.HEALTH.says(more) + " more of " + seat;
      tellChange(table, MORE, "pained-more", says, seat, more);
    } else {
      boolean unharmed = !pain && table.changes(seat).has(Unharmed.class);
      int less = said - lost;
      String says = seat + " is spared " + Resource.HEALTH.says(less);
      tellChange(table, unharmed ? UNHARMED : ARMOUR, "spared", says, seat, less);
    }
  }

  private static void tellChange(
      Table table, Citation why, String kind, String says, Seat seat, int amount) {
    table.tell(why, kind, says, "seat", Table.number(seat), "amount", String.valueOf(amount));
  }

  /** How much of so much Health a player would lose with all that is in force. */
  static int lost(Table table, Seat seat, int amount, boolean pain) {
    Changes<Card, Lasting> changes = table.changes(seat);
    if (!pain && changes.has(Unharmed.class)) {
      return 0;
    }
    int more = pain ? changes.sum(MorePain.class, (from, change) -> change.by()) : 0;
    int less = changes.sum(LessHarm.class, (from, change) -> change.by());
    return Math.max(0, amount + more - less);
  }

  private static void take(Table table, Seat seat, int amount, Citation why) {
    Hero hero = table.hero(seat);
    int lost = Math.min(amount, hero.health());
    if (lost == 0) {
      return;
    }
    if (table.isTelling()) {
      table.tell(
          hero.health() < amount ? BOUNDS : why,
          "lost",
          seat + " loses " + Resource.HEALTH.says(lost),
          "seat",
          Table.number(seat),
          "what",
          "Health",
          "amount",
          String.valueOf(lost));
    }
    leave(table, seat, hero.health() - lost);
  }

  private static void leave(Table table, Seat seat, int health) {
    table.set(seat, table.hero(seat).withHealth(health));
    if (health == 0) {
      Dying.begin(table, seat);
    } else {
      Occasions.fire(table, seat, Moment.HARMED);
    }
  }
}
