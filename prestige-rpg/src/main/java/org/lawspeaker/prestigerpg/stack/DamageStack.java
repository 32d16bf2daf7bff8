package org.lawspeaker.prestigerpg.stack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.setting.SetPile;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.table.Table;

/** The damage stack (PRE-TURN-05). */
public final class DamageStack {
  private static final Citation DISCARD = Citation.of("PRE-CLEAN-01");

  private DamageStack() {}

  /** An attack leaves the stack, with its Riders, to the discard pile (PRE-Q-31). */
  public static void drop(Table table, Attack attack) {
    table.stack = Lists.where(table.stack, each -> each.id() != attack.id());
    discardCards(table, attack);
  }

  private static void discardCards(Table table, Attack attack) {
    table.discard(attack.card(), attack.under());
    for (RiderOn rider : attack.riders()) {
      table.discard(rider.card(), rider.under());
    }
  }

  /** Step e, or a round cut short: all attacks and all unplayed set cards go (PRE-CLEAN-01). */
  public static void discard(Table table) {
    boolean any = !table.stack.isEmpty();
    for (Attack attack : table.stack) {
      discardCards(table, attack);
    }
    table.stack = ImmutableList.of();
    SetPile.discardUnplayed(table);
    if (table.isTelling() && any) {
      table.tell(DISCARD, "discarded", "the attack cards are discarded");
    }
  }
}
