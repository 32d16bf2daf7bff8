package org.lawspeaker.gloomkilforth.dice;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** A hero may use one attribute for Tests of another, with all its bonuses (GOK-USE-01). */
@Doc("You may use one attribute for Tests of another.")
public record UseFor(Attribute used, Attribute tested) implements Lasting {
  @Override
  public String says() {
    return "you may use " + used.says() + " for " + tested.says() + " Tests";
  }
}
