package org.lawspeaker.thorgal.lasting;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Cards in a party have symbols more, or fewer.
 *
 * @param whose in whose party
 * @param where which cards, all of this
 * @param symbols how many
 */
@Doc("Cards in a party have symbols more, or fewer.")
public record AddAttributes(
    @Default("you") Who whose, @Default("[]") ImmutableList<CardTest> where, Attributes symbols)
    implements Lasting {
  @Override
  public Attributes attributes(Table table, Source source, Seat party, InPlay card) {
    return whose.seats(table, source).contains(party) && CardTest.all(where, table, source, card)
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
        + CardTest.says(where, 1, "card")
        + " of "
        + whose.party()
        + " has "
        + symbols.signed();
  }
}
