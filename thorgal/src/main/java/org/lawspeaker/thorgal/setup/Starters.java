package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;

/** Which companions may start in a party (THO-SETUP-05, THO-SETUP-06, THO-Q-11). */
public final class Starters {
  /** The most companions (THO-SETUP-05). */
  static final int MOST = 2;

  /** The most that they may cost together (THO-SETUP-06). */
  static final int BOUND = 3;

  private Starters() {}

  /** Every legal choice of companions from these cards. */
  public static ImmutableList<Pile> among(Cards cards, Bag from) {
    return among(cards, from, 1, MOST);
  }

  /** Every legal choice of so many companions from these cards. */
  public static ImmutableList<Pile> among(Cards cards, Bag from, int number) {
    return among(cards, from, number, number);
  }

  private static ImmutableList<Pile> among(Cards cards, Bag from, int least, int most) {
    ImmutableList.Builder<Pile> choices = ImmutableList.builder();
    for (int i = 0; i < from.size(); i++) {
      int first = from.nth(i);
      if (repeats(from, i, 0) || !mayStart(cards, first)) {
        continue;
      }
      if (least == 1) {
        choices.add(Pile.of(first));
      }
      for (int j = i + 1; most == 2 && j < from.size(); j++) {
        int second = from.nth(j);
        if (!repeats(from, j, i + 1) && mayStart(cards, second) && fit(cards, first, second)) {
          choices.add(Pile.of(first, second));
        }
      }
    }
    return choices.build();
  }

  /** Whether a card is a copy of the one before it, among those from a place on. */
  private static boolean repeats(Bag cards, int place, int from) {
    return place > from && cards.nth(place - 1) == cards.nth(place);
  }

  /** Those with a golden symbol, if the table settled on them and they may start (THO-Q-98). */
  public static Optional<Pile> recommended(Cards cards, Settings settings, Bag from) {
    if (!settings.recommended()) {
      return Optional.empty();
    }
    Pile party = Pile.empty();
    int cost = 0;
    for (int card = 0; card < cards.count(Suit.DESTINY); card++) {
      if (from.count(card) > 0 && cards.destiny(card).card.recommended()) {
        party = party.withLast(card);
        cost += cards.destiny(card).card.cost();
      }
    }
    boolean fits = !party.isEmpty() && party.size() <= MOST && cost <= BOUND;
    boolean repeats = party.size() == MOST && sameUnique(cards, party.get(0), party.get(1));
    return fits && !repeats ? Optional.of(party) : Optional.empty();
  }

  /** Whether this is a companion that may start alone. */
  public static boolean mayStart(Cards cards, int card) {
    return cards.destiny(card).isCompanion() && cards.destiny(card).card.cost() <= BOUND;
  }

  private static boolean fit(Cards cards, int first, int second) {
    return cards.destiny(first).card.cost() + cards.destiny(second).card.cost() <= BOUND
        && !sameUnique(cards, first, second);
  }

  /** Two copies of one unique card (THO-Q-11). */
  static boolean sameUnique(Cards cards, int first, int second) {
    return cards.destiny(first).name == cards.destiny(second).name
        && cards.destiny(first).card.unique()
        && cards.destiny(second).card.unique();
  }
}
