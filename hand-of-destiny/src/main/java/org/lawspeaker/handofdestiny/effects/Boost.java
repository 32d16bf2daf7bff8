package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Adds to the next strength attack; no damage of its own (HOD-NORMAL-09, HOD-Q-39).
 *
 * @param amount how much
 */
@Doc("Adds to the next strength attack.")
public record Boost(@Range(min = 1, max = 60) int amount) implements Effect {
  private static final Optional<Citation> FOR_SLOTTING = Optional.of(Citation.of("HOD-NORMAL-09"));
  private static final Citation BOOSTED = Citation.of("HOD-Q-39");

  @Override
  public boolean canAct(Table table, Source source) {
    return true;
  }

  @Override
  public void act(Table table, Source source) {
    table.preparation = table.preparation.withBoost(table.preparation.boost() + amount);
    if (table.isTelling()) {
      table.tell(
          BOOSTED, "boosted", "the next strength attack gains " + amount, "amount", "" + amount);
    }
  }

  @Override
  public Optional<Citation> forSlotting() {
    return FOR_SLOTTING;
  }

  @Override
  public boolean gains() {
    return true;
  }

  @Override
  public String says() {
    return "boost the next strength attack by " + amount;
  }
}
