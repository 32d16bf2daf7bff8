package org.lawspeaker.hofordeals.notation;

import com.google.common.collect.ImmutableBiMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Table;

/** What bound cards and enemies are called: by their card, and by their id if several are equal. */
final class Named {
  private Named() {}

  static ImmutableBiMap<String, Integer> enemies(Cards cards, HofState state) {
    Map<String, Integer> names = new LinkedHashMap<>();
    state
        .fight()
        .ifPresent(
            fight ->
                fight
                    .enemies()
                    .forEach(enemy -> name(names, cards.index.name(enemy.card()), enemy.id())));
    return ImmutableBiMap.copyOf(names);
  }

  /**
   * The bound cards; other cards may be asked about, too, and are found not to be bound: their
   * numbers come after the ids of those that are.
   */
  static ImmutableBiMap<String, Integer> bound(Cards cards, HofState state) {
    Map<String, Integer> names = new LinkedHashMap<>();
    Hero hero = state.heroes().get(asked(cards, state));
    for (Bound each : hero.bound()) {
      name(names, cards.index.name(each.card()), each.id());
    }
    int unbound = hero.firstUnbound();
    for (int card = 0; card < cards.index.size(); card++) {
      if (canBeBound(cards, card)) {
        names.putIfAbsent(cards.index.name(card), unbound + card);
      }
    }
    return ImmutableBiMap.copyOf(names);
  }

  /** Every card that can come to a player's deck, and so be drawn into a combat (HOF-Q-33). */
  private static boolean canBeBound(Cards cards, int card) {
    return cards.skill(card) != null
        || cards.kind(card) == Kind.CURSE
        || (cards.card(card) instanceof Equipment equipment && equipment.conjured());
  }

  /** Whose cards are meant: the player who is asked. */
  private static int asked(Cards cards, HofState state) {
    if (!state.agenda().isEmpty()
        && new Table(cards, state, WorkTable.Use.READING).pending()
            instanceof Pending.Choose<HofMove> choose) {
      return choose.seat().index();
    }
    return state.turn().active().index();
  }

  private static void name(Map<String, Integer> names, String name, int id) {
    String free = name;
    for (int copy = 2; names.containsKey(free); copy++) {
      free = name + "." + copy;
    }
    names.put(free, id);
  }
}
