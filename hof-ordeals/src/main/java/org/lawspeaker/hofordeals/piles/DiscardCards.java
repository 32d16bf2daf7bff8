package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.occasions.OnPlayers;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;

/**
 * Players discard cards of the hand, of their own choice, as far as they have any.
 *
 * @param who which players
 * @param cards how many
 * @param orCurse whether a player without a card takes a Curse instead (HOF-CARD-02)
 */
@Doc("Players discard cards of the hand.")
public record DiscardCards(
    @Default("you") Who who, @Range(min = 1, max = 9) int cards, @Default("false") boolean orCurse)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new Discarding(seat, cards, orCurse));
    if (!table.hero(seat).hand().isEmpty()) {
      Reacting.before(table, seat);
    }
  }

  @Override
  public String says() {
    return who.orders("discard")
        + " "
        + Words.count(cards, "card")
        + " of "
        + who.whose()
        + " hand"
        + (orCurse ? (who == Who.YOU ? " or, without one, take" : " or, without one, takes") : "")
        + (orCurse ? " a Curse" : "");
  }
}
