package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.PlayTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Whether cards are attached to the destination is turned round: those without symbols are, those
 * with are not (THO-ATTACH-01).
 *
 * @param of which cards
 */
@Doc(
    "Whether cards are attached to the destination is turned round: those without symbols are,"
        + " those with are not.")
public record Attaching(@Default("{}") PlayTest of) implements Lasting {
  boolean turnsAttaching(Table table, Source source, Suit suit, int card) {
    return of.passes(table, source, suit, card);
  }

  @Override
  public String says() {
    return of.says()
        + " with attributes are not attached to the destination, and those without are";
  }
}
