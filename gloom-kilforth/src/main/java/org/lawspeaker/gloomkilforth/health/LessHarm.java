package org.lawspeaker.gloomkilforth.health;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** Each loss of HP is less, unless it pays for an ability (GOK-REQ-05). A Trap pays for none. */
@Doc("Each time you lose HP, except to pay for an ability, you lose fewer.")
public record LessHarm(@Range(min = 1, max = 5) int amount) implements Lasting {
  @Override
  public String says() {
    return "each time you lose HP, except to pay for an ability, you lose " + amount + " fewer";
  }
}
