package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The attack is doubled or halved: its card and its Riders are rotated (PRE-RIDER-06).
 *
 * @param up whether it is doubled
 */
@Doc("The attack is doubled or halved.")
public record Rotate(boolean up) implements OnAttack {
  @Override
  public void strike(Table table, Source source, Attack attack) {
    table.set(Rotation.of(table, attack, up ? -1 : 1));
  }

  @Override
  public String says() {
    return "the attack is " + (up ? "doubled" : "halved");
  }
}
