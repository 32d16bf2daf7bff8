package org.lawspeaker.prestigerpg.creature;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.kit.Words;
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
      List<String> lives = new ArrayList<>();
      foe.tokens()
          .forEach(
              life -> {
                if (life > 0) {
                  lives.add("" + life);
                }
              });
      return lives.isEmpty()
          ? "has no token left"
          : "has "
              + Words.count(lives.size(), "token")
              + " left, with "
              + Words.list(lives)
              + " life";
    }
    if (table.phase().life().isEmpty()) {
      return "is no creature to kill";
    }
    return foe.life() > 0 ? "has " + foe.life() + " life" : "has no life left";
  }

  /** What a killer of the creature could still be hit for: whether it can be damaged at all. */
  public static boolean canBeHurt(Table table) {
    return table.foe.isFaced()
        && !table.foe.over()
        && (table.foe.hasTokens() || table.foe.life() > 0);
  }
}
