package org.lawspeaker.gloomkilforth.engagement;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** The Sneak of foes that the hero evades is higher or lower. */
@Doc("Foes that you evade have more or less Sneak.")
public record FoeSneak(@Range(min = -9, max = 9) int amount) implements Lasting {
  @Override
  public String says() {
    return "foes have Sneak " + (amount < 0 ? "" : "+") + amount + " when you evade them";
  }

  @Override
  public boolean isAboutTheFoe() {
    return true;
  }
}
