package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Values;

/**
 * The attack is worth more or less; a maneuver never has a value (PRE-FEINT-01).
 *
 * @param value by how much
 */
@Doc("The attack is worth more or less.")
public record AddToAttack(@Range(min = -200, max = 200) int value) implements OnAttack {
  @Override
  public void strike(Table table, Source source, Attack attack) {
    if (attack.mode() != Mode.MANEUVER) {
      table.set(attack.withFlat(attack.flat() + value));
    }
  }

  @Override
  public String says() {
    return "the attack is worth " + Values.change(value);
  }
}
