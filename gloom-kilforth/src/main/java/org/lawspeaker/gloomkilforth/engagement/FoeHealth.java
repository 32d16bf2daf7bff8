package org.lawspeaker.gloomkilforth.engagement;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Lasting;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A foe begins its battles with more HP.
 *
 * @param amount how many
 * @param each for each encounter of this type on the map, if it names one
 */
@Doc("The foe begins a battle with more HP.")
public record FoeHealth(@Range(min = 1, max = 9) int amount, Optional<EncounterType> each)
    implements Lasting {
  /** How much that is now. */
  int of(Table table) {
    return each.isEmpty() ? amount : amount * Foes.inPlay(table, each.get());
  }

  @Override
  public String says() {
    String per = each.map(type -> " for each " + type.keyword() + " in play").orElse("");
    return "your foe has +" + amount + " HP" + per;
  }
}
