package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.gloomkilforth.state.Evil;

/** What is printed on foes. */
public final class Foes {
  private Foes() {}

  /** The cards whose text is that of a foe: an Ancient has its Abilities and gathered plots. */
  public static ImmutableList<Integer> texts(Table table, int foe) {
    return InForce.texts(table, foe);
  }

  /** Whether a foe is an Ancient. */
  public static boolean isAncient(Table table, int foe) {
    return table.cards.kind(foe) == Kind.ANCIENT;
  }

  /** The dice that it rolls in battle; none without a Fight value (GOK-Q-115). */
  public static int fight(Table table, int foe) {
    return isAncient(table, foe)
        ? table.cards.ancient(foe).fight()
        : table.cards.encounter(foe).fight().orElse(0);
  }

  /** The HP with which it begins a battle (GOK-BATTLE-01); an Ancient keeps its losses. */
  public static int health(Table table, int foe) {
    for (Evil evil : table.evils) {
      if (evil.card() == foe) {
        return table.cards.ancient(foe).hp() - evil.damage(); // GOK-Q-71
      }
    }
    return table.cards.encounter(foe).hp().orElse(1);
  }
}
