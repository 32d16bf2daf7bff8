package org.lawspeaker.thorgal.piles;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.PlayTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Takes a destroyed card back (THO-PILE-02, THO-Q-79).
 *
 * @param suit from Valhalla or from Niflheim
 * @param where what a destiny card must be, all of this
 * @param to where it goes
 * @param may whether the user may do without
 */
@Doc("Takes a destroyed card back.")
public record TakeBack(
    @Default("destiny") Suit suit,
    @Default("[]") ImmutableList<CardTest> where,
    @Default("hand") PilePlace to,
    @Default("false") boolean may)
    implements FromPile {
  private static final Citation BACK = Citation.of("THO-Q-79");

  @Override
  public Zone from() {
    return Zone.DESTROYED;
  }

  @Override
  public Suit suit(Table table, Source source) {
    return suit;
  }

  @Override
  public boolean fits(Table table, Source source, int card) {
    return PlayTest.all(where, table, source, suit, card);
  }

  @Override
  public void take(Table table, Source source, int card) {
    Seat user = source.user();
    Store store = Zone.DESTROYED.without(table.store(user, suit), card);
    table.setStore(user, suit, to.put(store, card, Knowers.EVERYBODY));
    if (table.isTelling()) {
      String name = table.cards.printed(suit, card);
      table.tell(BACK, "taken-back", name + " goes " + to.says(), "card", name);
    }
  }

  @Override
  public String says(String card) {
    return to.verb() + " " + card + " from " + suit.destroyed() + " " + to.says("your");
  }

  @Override
  public String says() {
    return (may ? "you may " : "") + says("1 " + CardTest.says(where, 1, "card"));
  }
}
