package org.lawspeaker.gloomkilforth.confront;

import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Lasting;
import org.lawspeaker.gloomkilforth.table.Table;

/** Encounters that the hero confronts need more or fewer successes, in one attribute or any. */
@Doc("Encounters need more or fewer successes when you confront them.")
public record EncounterNeeds(@Range(min = -5, max = 5) int amount, Optional<Attribute> attribute)
    implements Lasting {
  /** What a hero needs to defeat an encounter by this attribute, at least 1. */
  static int of(Table table, Seat seat, int card, Attribute by) {
    int printed = Objects.requireNonNull(table.cards.encounter(card).needs().get(by));
    int more =
        table
            .changes(seat)
            .sum(
                EncounterNeeds.class,
                (source, each) -> each.attribute().orElse(by) == by ? each.amount() : 0);
    return Math.max(1, printed + more);
  }

  @Override
  public String says() {
    String which = attribute.map(each -> " " + each.says()).orElse("");
    return "encounters have"
        + which
        + " "
        + (amount < 0 ? "" : "+")
        + amount
        + " when you confront them";
  }

  @Override
  public boolean isAboutTheFoe() {
    return true;
  }
}
