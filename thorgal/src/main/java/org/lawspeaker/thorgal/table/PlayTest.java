package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.state.Suit;

/**
 * Which cards are meant, such as those that are played.
 *
 * @param suit destiny or bane cards; both, if not given
 * @param where what a destiny card must be, all of this; bane cards have nothing to test
 */
@Doc("Which cards are meant.")
public record PlayTest(Optional<Suit> suit, @Default("[]") ImmutableList<CardTest> where) {
  public boolean passes(Table table, Source source, Suit of, int card) {
    return (suit.isEmpty() || suit.get() == of) && all(where, table, source, of, card);
  }

  /** Whether a card of this suit passes all of these tests. */
  public static boolean all(
      ImmutableList<CardTest> where, Table table, Source source, Suit of, int card) {
    return of == Suit.DESTINY
        ? CardTest.all(where, table, source, card)
        : where.stream().allMatch(test -> test.passesOfBane(table, card));
  }

  /** Whether this card passes; a land is of no suit, and passes only if nothing is asked. */
  public boolean passes(Table table, Source source, Optional<Suit> of, int card) {
    return of.map(its -> passes(table, source, its, card))
        .orElseGet(() -> suit.isEmpty() && where.isEmpty());
  }

  /** Such cards in words: {@code companions of cost 1 or less}, {@code bane cards}. */
  public String says() {
    return says(2);
  }

  /** One such card with its article: {@code a Guard companion}, {@code an event}. */
  String one() {
    return Words.one(says(1));
  }

  /** One such card in words, or several. */
  String says(int number) {
    return CardTest.says(where, number, suit.map(each -> each.says() + " card").orElse("card"));
  }
}
