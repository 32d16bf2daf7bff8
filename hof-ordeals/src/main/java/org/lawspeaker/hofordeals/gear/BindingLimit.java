package org.lawspeaker.hofordeals.gear;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * More or fewer Attack cards may be bound.
 *
 * @param by how many
 */
@Doc("More or fewer Attack cards may be bound.")
public record BindingLimit(@Range(min = -9, max = 9) int by) implements Lasting {
  @Override
  public String says() {
    return "your Binding Limit is " + Math.abs(by) + (by < 0 ? " lower" : " higher");
  }
}
