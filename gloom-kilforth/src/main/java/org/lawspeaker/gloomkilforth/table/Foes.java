package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.EncounterType;

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

  /** Whether a foe is still there: on the map, or an Ancient (GOK-ABILITY-02). */
  public static boolean isThere(Table table, int foe) {
    return InForce.isThere(table, foe);
  }

  /**
   * Whether an encounter has a keyword for a hero, its type among them: a Stranger with the hero's
   * Enemy token is an enemy and no Stranger (GOK-STRANGER-05).
   */
  public static boolean hasKeyword(Table table, Seat seat, int card, String keyword) {
    if (table.hero(seat).enemies().count(card) > 0) {
      for (EncounterType type : EncounterType.values()) {
        if (keyword.equals(type.keyword())) {
          return table.isOf(seat, card, type);
        }
      }
    }
    return table.cards.hasKeyword(card, keyword);
  }

  /** The dice that it rolls in battle; none without a Fight value (GOK-Q-115). */
  public static int fight(Table table, int foe) {
    return isAncient(table, foe)
        ? table.cards.ancient(foe).fight()
        : table.cards.encounter(foe).fight().orElse(0);
  }

  /** The HP with which it begins a battle (GOK-BATTLE-01); an Ancient keeps its losses. */
  public static int health(Table table, int foe) {
    for (Ancient ancient : table.ancients) {
      if (ancient.card() == foe) {
        return table.cards.ancient(foe).hp() - ancient.damage(); // GOK-Q-71
      }
    }
    return table.cards.encounter(foe).hp().orElse(1);
  }

  /** Whether the text of a foe or the Weather affects this hero (GOK-ABILITY-05). */
  public static boolean affects(Table table, Seat seat) {
    return InForce.affects(table, seat);
  }

  /** What a hero battles or tests against, if anything. */
  public static Optional<Integer> opposed(Table table, Seat seat) {
    int card = InForce.opposed(table, seat);
    return card < 0 ? Optional.empty() : Optional.of(card);
  }
}
