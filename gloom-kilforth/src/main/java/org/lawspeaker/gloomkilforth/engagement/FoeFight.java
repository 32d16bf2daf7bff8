package org.lawspeaker.gloomkilforth.engagement;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** The foe of a battle rolls more or fewer dice. */
@Doc("The foe of a battle rolls more or fewer dice.")
public record FoeFight(@Range(min = -9, max = 9) int amount) implements Lasting {
  @Override
  public String says() {
    return "your foe has Fight " + (amount < 0 ? "" : "+") + amount;
  }

  @Override
  public boolean isAboutTheFoe() {
    return true;
  }
}
