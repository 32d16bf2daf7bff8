package org.lawspeaker.gloomkilforth.engagement;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** No foe has Surprise against this hero. */
@Doc("No foe has Surprise against you.")
public record NeverSurprised() implements Lasting {
  @Override
  public String says() {
    return "no foe has Surprise against you";
  }
}
