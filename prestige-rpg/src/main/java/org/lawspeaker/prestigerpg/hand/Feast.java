package org.lawspeaker.prestigerpg.hand;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.table.Lasting;

/**
 * Players may draw further cards after the one of the round, and the creature gains life by it
 * (PRE-Q-85). What makes hands bigger raises the limit, and as many cards are free
 * (PRE-GLUTTONY-08, PRE-GLUTTONY-09).
 *
 * @param limit up to so many cards in hand (PRE-GLUTTONY-01)
 * @param grows Life Points for each further card (PRE-GLUTTONY-02)
 * @param starved the same while something makes hands smaller (PRE-GLUTTONY-06)
 */
@Doc("Players may draw further cards, and the creature gains life by it.")
public record Feast(
    @Range(min = 8, max = 20) int limit,
    @Range(min = 0, max = 50) int grows,
    @Range(min = 0, max = 50) int starved)
    implements Lasting {
  @Override
  public String says() {
    return "after the card of the round you may draw further cards, up to "
        + limit
        + " in hand; for each the creature gains "
        + grows
        + " life, or "
        + starved
        + " while anything lowers your maximum hand size; for each card by which anything makes it"
        + " higher you may hold one more, and one further card is free";
  }
}
