package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * Bound cards of an archetype have more Power.
 *
 * @param of which archetype
 * @param by how much
 */
@Doc("Bound Attack cards of an archetype have more Power.")
public record CardPower(Archetype of, @Range(min = 1, max = 5) int by) implements Lasting {
  @Override
  public String says() {
    return of.says() + " Attack cards that you bind have " + by + " more Power";
  }
}
