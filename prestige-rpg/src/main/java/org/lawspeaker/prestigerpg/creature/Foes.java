package org.lawspeaker.prestigerpg.creature;

import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Phase;
import org.lawspeaker.prestigerpg.table.Table;

/** What can be said of the encounter that is faced. */
public final class Foes {
  private Foes() {}

  /** Whether a part of an encounter changes rules in this way. */
  public static boolean has(Phase phase, Class<? extends Lasting> kind) {
    for (int i = 0; i < phase.lasting().size(); i++) {
      if (kind.isInstance(phase.lasting().get(i))) {
        return true;
      }
    }
    return false;
  }

  /** The life of the creature in words: {@code has 150 life}. */
  public static String life(Table table) {
    Foe foe = table.foe;
    if (foe.hasTokens()) {
      return "has " + foe.tokensLeft() + " tokens, with life " + foe.tokens();
    }
    return foe.life() > 0 ? "has " + foe.life() + " life" : "is no creature to kill";
  }

  /** What a killer of the creature could still be hit for: whether it can be damaged at all. */
  public static boolean canBeHurt(Table table) {
    return table.foe.isFaced()
        && !table.foe.over()
        && (table.foe.hasTokens() || table.foe.life() > 0);
  }
}
