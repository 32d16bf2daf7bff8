package org.lawspeaker.thorgal.action;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.PlayTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Cards may not be played, or cards in play not be activated (THO-Q-99).
 *
 * @param whose whose cards
 * @param of which cards may not be played; none, if cards may not be activated
 * @param activating whether it is about activating, of every card and land
 */
@Doc("Cards may not be played, or cards in play not be activated.")
public record Forbid(
    @Default("opponent") Who whose,
    @Default("{}") PlayTest of,
    @Default("false") boolean activating)
    implements Lasting {
  boolean forbidsPlaying(Table table, Source source, Seat player, Suit suit, int card) {
    return !activating
        && whose.seats(table, source).contains(player)
        && of.passes(table, source, suit, card);
  }

  /** Whether this player may activate nothing, lands included (THO-ACT-05). */
  boolean forbidsActivating(Table table, Source source, Seat player) {
    return activating && whose.seats(table, source).contains(player);
  }

  @Override
  public String says() {
    return whose.mayNot() + " " + (activating ? "activate cards" : "play " + of.says());
  }
}
