package org.lawspeaker.engine.kit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Problems;

/**
 * The cards of a game that have not been laid anywhere yet, while a position is put together: zones
 * take their cards from it, and what is left goes to the deck. It changes with every card and lives
 * within one call.
 *
 * <pre>{@code
 * Stock stock = new Stock(Bag.of(1, 1, 2), card -> "ember " + card, Citation.of("EMB-SETUP-01"));
 * Problems problems = new Problems();
 * stock.take("/hands/0", Pile.of(1, 1, 1), problems);
 * System.out.println(stock.left()); // {2}
 * System.out.println(problems.list().get(0));
 * // /hands/0/2: no ember 1 is left: there are 2 (EMB-SETUP-01)
 * }</pre>
 */
public final class Stock {
  private final Bag all;
  private final IntFunction<String> names;
  private final Citation clause;
  private Bag left;

  /**
   * All of it.
   *
   * @param names how people call a card
   * @param clause which says what cards there are
   */
  public Stock(Bag cards, IntFunction<String> names, Citation clause) {
    this.all = cards;
    this.names = names;
    this.clause = clause;
    this.left = cards;
  }

  /** Takes a card; whether one was left. */
  @CanIgnoreReturnValue
  public boolean take(int card) {
    boolean isLeft = left.count(card) > 0;
    left = isLeft ? left.without(card) : left;
    return isLeft;
  }

  /** Takes the cards of a zone, as far as they are left: what lies there stays there. */
  public void take(Pile cards) {
    cards.forEach(this::take);
  }

  /** Takes a card that is laid at this place; a problem if none is left. */
  public void take(String place, int card, Problems problems) {
    if (!take(card)) {
      String have = all.count(card) == 0 ? "none" : String.valueOf(all.count(card));
      problems.add(
          place, "no " + names.apply(card) + " is left: there " + are(card) + have, clause);
    }
  }

  private String are(int card) {
    return all.count(card) > 1 ? "are " : "is ";
  }

  /** Takes the cards that are laid in this zone, with a problem for each that is not left. */
  public void take(String place, Pile cards, Problems problems) {
    for (int i = 0; i < cards.size(); i++) {
      take(place + "/" + i, cards.get(i), problems);
    }
  }

  /** What lies nowhere yet. */
  public Bag left() {
    return left;
  }

  /** What lies nowhere yet of one kind. */
  public Bag left(IntPredicate kind) {
    Bag some = Bag.empty();
    for (int i = 0; i < left.size(); i++) {
      some = kind.test(left.nth(i)) ? some.with(left.nth(i)) : some;
    }
    return some;
  }
}
