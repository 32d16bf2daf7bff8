package org.lawspeaker.handofdestiny.effects;

import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Rotates or flips a slotted card; value, damage value and coins follow the new face (HOD-Q-15).
 *
 * @param which cards
 * @param turn which way
 */
@Doc("Rotates or flips a slotted strength card.")
public record TurnStrength(@Default("chosen") StrengthChoice which, @Default("rotate") Turn turn)
    implements OnStrength {
  /** The two ways to turn a card. */
  public enum Turn {
    ROTATE,
    FLIP
  }

  private static final Citation FLIPPED = Citation.of("HOD-FACE-02");
  private static final Citation ROTATED = Citation.of("HOD-FACE-03");

  @Override
  public boolean changes(Table table, int face) {
    return true;
  }

  @Override
  public void hit(Table table, int face) {
    int now = turn == Turn.ROTATE ? Faces.rotated(face) : Faces.flipped(face);
    table.strength = table.strength.replaced(table.strength.indexOf(face), now);
    if (table.isTelling()) {
      table.tell(
          turn == Turn.ROTATE ? ROTATED : FLIPPED,
          "strength-turned",
          "strength card " + table.nameOf(face) + " turns into " + table.nameOf(now),
          "card",
          table.nameOf(face),
          "now",
          table.nameOf(now));
    }
    ChangeGold.follow(table, table.monster(now).coins() - table.monster(face).coins());
  }

  @Override
  public String says(String cards) {
    return turn.name().toLowerCase(Locale.ROOT) + " " + cards;
  }
}
