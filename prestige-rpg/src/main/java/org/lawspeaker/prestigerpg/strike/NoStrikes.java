package org.lawspeaker.prestigerpg.strike;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.table.Lasting;

/** The creature makes no attack. */
@Doc("The creature makes no attack.")
public record NoStrikes() implements Lasting {
  @Override
  public String says() {
    return "the creature makes no attack";
  }
}
