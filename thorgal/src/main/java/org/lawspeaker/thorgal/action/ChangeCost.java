package org.lawspeaker.thorgal.action;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.PlayTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Playing cards costs more, or less (THO-PLAY-01, THO-BANE-02).
 *
 * @param whose whose cards
 * @param of which cards
 * @param by how many cards of the pool more
 */
@Doc("Playing cards costs more, or less.")
public record ChangeCost(
    @Default("you") Who whose, @Default("{}") PlayTest of, @Range(min = -3, max = 3) int by)
    implements Lasting {
  int cost(Table table, Source source, Seat payer, Suit suit, int card) {
    return whose.seats(table, source).contains(payer) && of.passes(table, source, suit, card)
        ? by
        : 0;
  }

  @Override
  public String says() {
    return of.says()
        + " that "
        + whose.does("play")
        + " cost "
        + Math.abs(by)
        + (by < 0 ? " less" : " more");
  }
}
