package org.lawspeaker.gloomkilforth.dice;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** Lower dice are successes of a hero (GOK-TEST-09). */
@Doc("Dice from this face on are successes for you.")
public record SuccessOn(@Range(min = 2, max = 6) int face) implements Lasting {
  @Override
  public String says() {
    return "dice showing " + face + " or more are successes for you";
  }
}
