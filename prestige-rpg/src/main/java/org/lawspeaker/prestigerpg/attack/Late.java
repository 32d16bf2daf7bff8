package org.lawspeaker.prestigerpg.attack;

import java.util.Optional;
import org.lawspeaker.prestigerpg.combat.Blows;
import org.lawspeaker.prestigerpg.combat.DamageStack;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** Attacks that an ability allows after the damage of the round has been totalled (PRE-Q-110). */
final class Late {
  private Late() {}

  /** The value is subtracted at once, and the cards are discarded. */
  static void subtract(Table table, Attack played) {
    DamageStack.drop(table, played);
    Sheet sheet = table.sheet(played.owner());
    Pace pace = sheet.pace();
    // The blow counts the damage again, which the check has counted.
    table.set(
        played.owner(), sheet.withPace(pace.withDealt(pace.dealt() - played.value())));
    Blows.deal(table, Optional.of(played.owner()), played.token(), played.value());
  }
}
