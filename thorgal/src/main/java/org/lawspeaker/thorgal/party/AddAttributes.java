package org.lawspeaker.thorgal.party;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Cards in a party have symbols more, or fewer. A companion away opposing is not in its party
 * (THO-Q-33); an effect may be for such companions instead, who show what is in force (THO-Q-61).
 *
 * @param whose in whose party
 * @param where which cards, all of this
 * @param opposing whether companions of these players that oppose are meant, and not the party
 * @param symbols how many
 */
@Doc("Cards in a party have symbols more, or fewer.")
public record AddAttributes(
    @Default("you") Who whose,
    @Default("[]") ImmutableList<CardTest> where,
    @Default("false") @Doc("Whether companions that oppose are meant, and not the party.")
        boolean opposing,
    Attributes symbols)
    implements Lasting {
  Attributes attributes(Table table, Source source, Seat seat, InPlay card, boolean opposes) {
    return opposes == opposing
            && whose.seats(table, source).contains(seat)
            && CardTest.all(where, table, source, card)
        ? symbols
        : Attributes.NONE;
  }

  @Override
  public boolean isWeighed() {
    return true;
  }

  @Override
  public String says() {
    return "each "
        + CardTest.says(where, 1, opposing ? "companion" : "card")
        + (opposing ? " that opposes for " + whose.says() : " in " + whose.party())
        + " has "
        + symbols.signed();
  }
}
