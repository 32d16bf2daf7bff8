package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Lasting;

/** The Power of bound cards may be divided over enemies (HOF-CARD-31). */
@Doc("The Power of bound cards may be divided over enemies.")
public record DividePower() implements Lasting {
  @Override
  public String says() {
    return "you may divide the Power of bound cards over enemies";
  }
}
