package org.lawspeaker.thorgal.state;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;

/**
 * The cards of one suit in a hand, which has no limit (THO-Q-69), in no order that means anything,
 * each with who knows it: its owner always, others if they saw it go there (THO-Q-19).
 *
 * @param entries ascending; each is the card shifted left by {@link Knowers#BITS}, plus its knowers
 */
public record Hand(Pile entries) {
  public static final Hand EMPTY = new Hand(Pile.empty());

  public int size() {
    return entries.size();
  }

  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** The card at a place; equal cards lie side by side. */
  public int card(int place) {
    return entries.get(place) >> Knowers.BITS;
  }

  /** Who knows the card at a place. */
  public int knowers(int place) {
    return entries.get(place) & Knowers.EVERYBODY;
  }

  /** Whether the place below holds a copy of the same card, so that both are one choice. */
  public boolean repeats(int place) {
    return place > 0 && card(place) == card(place - 1);
  }

  public boolean contains(int card) {
    return lastOf(card) >= 0;
  }

  /** With one more card. */
  public Hand with(int card, int knowers) {
    int entry = card << Knowers.BITS | knowers;
    int at = 0;
    while (at < entries.size() && entries.get(at) <= entry) {
      at++;
    }
    return new Hand(entries.with(at, entry));
  }

  /**
   * Without one copy of a card that all see leaving. Of several copies it is the one that most know
   * of: nobody can tell that another one is left.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Hand withoutShown(int card) {
    return new Hand(entries.without(placeOf(card)));
  }

  /**
   * Without one copy of a card that only its owner sees leaving. Which card of the hand it was
   * nobody else can tell, so what others knew of this hand they know no longer.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Hand withoutHidden(int card, Seat owner) {
    Pile left = entries.without(placeOf(card));
    int[] hidden = new int[left.size()];
    for (int i = 0; i < hidden.length; i++) {
      hidden[i] = ((left.get(i) >> Knowers.BITS) << Knowers.BITS) | Knowers.only(owner);
    }
    return new Hand(Pile.of(hidden));
  }

  /** All of it becomes known to more. */
  public Hand shownTo(int knowers) {
    Hand shown = EMPTY;
    for (int i = 0; i < size(); i++) {
      shown = shown.with(card(i), knowers(i) | knowers);
    }
    return shown;
  }

  /** The cards alone, ascending. */
  public Pile cards() {
    int[] cards = new int[size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = card(i);
    }
    return Pile.of(cards);
  }

  private int placeOf(int card) {
    int place = lastOf(card);
    if (place < 0) {
      throw new IllegalArgumentException("card " + card + " is not in the hand " + cards());
    }
    return place;
  }

  private int lastOf(int card) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (card(i) == card) {
        return i;
      }
    }
    return -1;
  }
}
