package org.lawspeaker.thorgal.conditions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Which cards that are played are meant.
 *
 * @param suit destiny or bane cards; both, if not given
 * @param where what a destiny card must be, all of this; bane cards have nothing to test
 */
@Doc("Which cards that are played are meant.")
public record PlayTest(Optional<Suit> suit, @Default("[]") ImmutableList<CardTest> where) {
  public boolean passes(Table table, Source source, Suit of, int card) {
    return (suit.isEmpty() || suit.get() == of)
        && (where.isEmpty() || (of == Suit.DESTINY && CardTest.all(where, table, source, card)));
  }

  public String says() {
    return CardTest.says(where, 2, suit.map(each -> each.says() + " card").orElse("card"));
  }
}
