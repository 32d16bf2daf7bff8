package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Doubles a strength card for the next attack it is used in; no damage (HOD-NORMAL-08, HOD-Q-39).
 *
 * @param which cards
 */
@Doc("Doubles a strength card for the next attack it is used in.")
public record DoubleStrength(@Default("chosen") StrengthChoice which) implements OnStrength {
  private static final Optional<Citation> FOR_SLOTTING = Optional.of(Citation.of("HOD-NORMAL-08"));
  private static final Citation DOUBLED = Citation.of("HOD-Q-39");

  @Override
  public boolean changes(Table table, int face) {
    return (table.preparation.doubled() & 1 << Faces.cardOf(face)) == 0;
  }

  @Override
  public void hit(Table table, int face) {
    table.preparation =
        table.preparation.withDoubled(table.preparation.doubled() | 1 << Faces.cardOf(face));
    if (table.isTelling()) {
      table.tell(
          DOUBLED,
          "doubled",
          table.nameOf(face) + " counts double in its next attack",
          "card",
          table.nameOf(face));
    }
  }

  @Override
  public Optional<Citation> forSlotting() {
    return FOR_SLOTTING;
  }

  @Override
  public String says(String cards) {
    return "double " + cards + " for its next attack";
  }
}
