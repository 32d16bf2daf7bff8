package org.lawspeaker.thorgal.party;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.piles.FromPile;
import org.lawspeaker.thorgal.piles.Zone;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Puts companions or supports into play without cost (THO-PLAY-06, THO-Q-35).
 *
 * @param from where
 * @param where what the card must be, all of this
 * @param may whether the user may do without
 */
@Doc("Puts companions or supports into play without cost.")
public record PutIntoPlay(
    @Default("hand") Zone from,
    @Default("[]") ImmutableList<CardTest> where,
    @Default("false") boolean may)
    implements FromPile {
  @Override
  public Suit suit(Table table, Source source) {
    return Suit.DESTINY;
  }

  @Override
  public boolean fits(Table table, Source source, int card) {
    return !table.cards.destiny(card).isEvent()
        && CardTest.all(where, table, source, card)
        && !Uniqueness.forbids(table, source.user(), card);
  }

  @Override
  public void take(Table table, Source source, int card) {
    Seat user = source.user();
    table.setStore(user, Suit.DESTINY, from.without(table.store(user, Suit.DESTINY), card));
    Entering.put(table, user, card, user);
  }

  @Override
  public String says(String card) {
    return "put " + card + " from " + from.says() + " into play at no cost";
  }

  @Override
  public String says() {
    return (may ? "you may " : "") + says("1 " + CardTest.says(where, 1, noun()));
  }

  /** A subtype before two nouns would go with the first of them only. */
  private String noun() {
    boolean isKind = where.stream().anyMatch(test -> test.part() == CardTest.Part.KIND);
    return isKind ? "card" : "companion or support";
  }
}
