package org.lawspeaker.prestigerpg.creature;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Attacks do nothing to the creature while this holds for them.
 *
 * @param when all of this
 */
@Doc("Attacks do nothing to the creature while this holds for them.")
public record Unhurt(@Size(min = 1, max = 4) ImmutableList<Condition> when) implements Lasting {
  /** Whether this attack does nothing to the creature. */
  public boolean unhurt(Table table, Source source, Attack attack) {
    Source by = source.withUser(attack.owner()).withAttack(attack.id());
    return Condition.all(when, table, by);
  }

  @Override
  public String says() {
    return "an attack does nothing to the creature if " + Condition.says(when);
  }
}
