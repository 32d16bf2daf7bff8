package org.lawspeaker.thorgal.action;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.PlayTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Cards may be played in a phase that the rules forbid (THO-ACT-06, THO-EVENT-01, THO-BANE-01).
 *
 * @param whose whose cards
 * @param of which cards
 * @param phase in which phase
 */
@Doc("Cards may be played in a phase that the rules forbid.")
public record AllowPhase(@Default("you") Who whose, @Default("{}") PlayTest of, Phase phase)
    implements Lasting {
  boolean allows(Table table, Source source, Seat player, Suit suit, int card, Phase now) {
    return now == phase
        && whose.seats(table, source).contains(player)
        && of.passes(table, source, suit, card);
  }

  @Override
  public String says() {
    return whose.says() + " may play " + of.says() + " in " + phase.says();
  }
}
