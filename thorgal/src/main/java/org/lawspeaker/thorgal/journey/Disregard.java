package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.table.Lasting;

/**
 * An attribute is not compared when the journey is resolved (THO-RES-06).
 *
 * @param attribute which
 */
@Doc("An attribute is not compared when the journey is resolved.")
public record Disregard(Attribute attribute) implements Lasting {
  @Override
  public String says() {
    return attribute.says() + " is not compared when the journey is resolved";
  }
}
