package org.lawspeaker.gloomkilforth.table;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.EncounterType;

/**
 * A foe begins its battles with more HP, counted anew each time (GOK-Q-71).
 *
 * @param amount how many more
 * @param each for each encounter of this type that is in play; else once
 */
@Doc("This begins its battles with more HP.")
public record FoeHealth(@Range(min = 1, max = 9) int amount, Optional<EncounterType> each)
    implements Lasting {
  int more(Table table) {
    return each.isPresent() ? amount * Foes.inPlay(table, each.get()) : amount;
  }

  @Override
  public String says() {
    Optional<String> per = each.map(type -> " for each " + type.keyword() + " in play");
    return "it has +" + amount + " HP" + per.orElse("");
  }
}
