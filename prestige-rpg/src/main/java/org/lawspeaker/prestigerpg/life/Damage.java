package org.lawspeaker.prestigerpg.life;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Table;

/** Life Points lost and gained (PRE-Q-103, PRE-Q-104). */
public final class Damage {
  private static final Citation HURT = Citation.of("PRE-Q-104");
  private static final Citation DEATH = Citation.of("PRE-DEATH-01");
  private static final Citation HEALED = Citation.of("PRE-Q-46");

  private Damage() {}

  /**
   * A player alone is damaged, as much as nothing in force prevents; death is settled afterwards by
   * the caller.
   *
   * @return how much the player received
   */
  public static int deal(Table table, Seat seat, int damage, boolean byCreature) {
    int received = receive(table, seat, damage, left(table, seat, damage, byCreature));
    setOff(table, seat, received);
    return received;
  }

  /**
   * A player receives what is left of damage, as it was found before anybody received any at the
   * same moment (PRE-Q-59): what is in force may ask for the life that each has. What it sets off
   * is for the caller, once all have received theirs.
   *
   * @return how much the player received
   */
  public static int receive(Table table, Seat seat, int damage, int dealt) {
    if (!table.lives(seat)) {
      return 0;
    }
    if (dealt <= 0) {
      tellNone(table, seat);
      return 0;
    }
    Sheet sheet = table.sheet(seat);
    Pace pace = sheet.pace();
    table.set(
        seat,
        sheet
            .withLife(Math.max(0, sheet.life() - dealt))
            .withPace(pace.withSuffered(pace.suffered() + dealt)));
    if (table.isTelling()) {
      table.tell(
          HURT,
          "hurt",
          seat + " receives " + dealt + " damage and has " + table.sheet(seat).life() + " life",
          "seat",
          "" + seat.index(),
          "damage",
          "" + dealt);
    }
    if (table.isWeighing()) {
      int life = table.sheet(seat).life();
      if (dealt == damage && table.changes(Shield.class).has(Shield.class)) {
        table.weigh(HURT, "what is in force against damage spares " + seat + " none of it");
      }
      if (life > 0) {
        table.weigh(DEATH, seat + " does not die: " + life + " life is left");
      }
    }
    return dealt;
  }

  /** Who has received damage may set something off; of several the first acts first. */
  public static void setOff(Table table, Seat seat, int received) {
    if (received > 0) {
      Occasions.setOff(table, Occasion.HURT, seat, -1);
    }
  }

  /** What is left of damage that a seat is about to receive (PRE-Q-104). */
  public static int left(Table table, Seat seat, int damage, boolean byCreature) {
    return table
        .changes(Shield.class)
        .fold(
            Shield.class,
            damage,
            (left, from, shield) -> shield.damage(table, from.source(), seat, left, byCreature));
  }

  /** A player is spared. */
  public static void tellNone(Table table, Seat seat) {
    if (table.isTelling()) {
      table.tell(HURT, "unhurt", seat + " receives no damage", "seat", "" + seat.index());
    }
  }

  /** A player gains life, up to 100. */
  public static void heal(Table table, Seat seat, int life) {
    Sheet sheet = table.sheet(seat);
    if (!sheet.isAlive()) {
      return;
    }
    int now = Math.min(Sheet.FULL_LIFE, sheet.life() + life);
    table.set(seat, sheet.withLife(now));
    if (table.isTelling()) {
      table.tell(HEALED, "healed", seat + " now has " + now + " life", "life", "" + now);
    }
  }
}
