package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * The Strike Bonus is drawn until so many non-Attack cards were drawn (HOF-CARD-32).
 *
 * @param others how many
 */
@Doc("The Strike Bonus is drawn until so many non-Attack cards were drawn.")
public record StrikeUntil(@Range(min = 1, max = 9) int others) implements Lasting {
  @Override
  public String says() {
    return "for your Strike Bonus, draw until you have drawn "
        + Words.count(others, "non-Attack card")
        + "; bind every card drawn";
  }
}
