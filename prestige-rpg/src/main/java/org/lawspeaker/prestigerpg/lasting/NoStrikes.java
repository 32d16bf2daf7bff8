package org.lawspeaker.prestigerpg.lasting;

import org.lawspeaker.engine.json.Doc;

/** The creature makes no attack. */
@Doc("The creature makes no attack.")
public record NoStrikes() implements Lasting {
  @Override
  public String says() {
    return "the creature makes no attack";
  }
}
