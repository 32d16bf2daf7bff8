package org.lawspeaker.gloomkilforth.turn;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** A hero has more Action Points each Day (GOK-ACTION-06). */
@Doc("You have more AP each Day.")
public record MoreAp(@Range(min = -3, max = 5) int amount) implements Lasting {
  @Override
  public String says() {
    return "you have " + (amount < 0 ? "" : "+") + amount + " AP each Day";
  }
}
