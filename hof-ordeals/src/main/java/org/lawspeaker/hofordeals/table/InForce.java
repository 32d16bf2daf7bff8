package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.state.WeaponType;

/** Gathers the changes of the rules that are in force. */
public final class InForce {
  private InForce() {}

  static Changes<Card, Lasting> of(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    boolean fights = table.isFighting(seat);
    boolean plays = table.cards.skillsLast && table.isActive(seat);
    if (hero.gear().isEmpty() && !fights && !plays && table.board.royalty().isEmpty()) {
      return Changes.none();
    }
    Changes.Gathering<Card, Lasting> all = Changes.gather();
    for (int i = 0; i < Slot.ALL.size() && !hero.gear().isEmpty(); i++) {
      Integer worn = hero.gear().get(Slot.ALL.get(i));
      if (worn != null && works(table, seat, Slot.ALL.get(i), worn)) {
        add(all, table, seat, worn, 0);
      }
    }
    for (int i = 0; plays && i < table.turn.played().size(); i++) {
      add(all, table, seat, table.turn.played().get(i), 0);
    }
    if (table.board.royalty().isPresent()) {
      add(all, table, seat, table.board.royalty().get(), 0); // HOF-QUEEN-01
    }
    if (fights) {
      Fight fight = table.fight();
      add(all, table, seat, fight.encounter(), 0); // HOF-COMBAT-01
      for (int i = 0; i < fight.enemies().size(); i++) {
        Enemy enemy = fight.enemies().get(i);
        if (table.cards.kind(enemy.card()) == Kind.MINION) {
          add(all, table, seat, enemy.card(), enemy.id());
        }
      }
    }
    return all.all();
  }

  private static void add(
      Changes.Gathering<Card, Lasting> all, Table table, Seat seat, int card, int id) {
    ImmutableList<Permanent> lasting = table.cards.lasting(card);
    if (lasting.isEmpty()) {
      return;
    }
    for (int i = 0; i < lasting.size(); i++) {
      Permanent each = lasting.get(i);
      if (each.when().isEmpty() || Condition.all(each.when(), table, new Source(seat, card, id))) {
        all.add(table.cards.card(card), each.gives());
      }
    }
  }

  /**
   * Off-hand Equipment works beside every weapon (HOF-EQUIP-08), a shield beside a One-Handed one
   * (HOF-EQUIP-09); else it is inactive (HOF-Q-50).
   */
  public static boolean works(Table table, Seat seat, Slot slot, int card) {
    if (slot != Slot.OFF_HAND || !table.cards.equipment(card).shield()) {
      return true;
    }
    if (table.weapon(seat).type() == WeaponType.ONE_HANDED) {
      return true;
    }
    Integer weapon = table.hero(seat).gear().get(Slot.WEAPON);
    return weapon != null && fitsShields(table, weapon);
  }

  /** Whether a text of this weapon lets shields work beside it (HOF-CARD-27). */
  private static boolean fitsShields(Table table, int weapon) {
    ImmutableList<Permanent> lasting = table.cards.lasting(weapon);
    for (int i = 0; i < lasting.size(); i++) {
      if (lasting.get(i).gives() instanceof ShieldsFit) {
        return true;
      }
    }
    return false;
  }
}
