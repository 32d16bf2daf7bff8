package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickCard;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;

/**
 * A player loses cards of the hand, one at a time, of the player's own choice.
 *
 * @param seat who
 * @param suit of which hand
 * @param left how many
 * @param fate what becomes of them
 */
public record HandLoss(Seat seat, Suit suit, int left, Fate fate) implements Choosing<PickCard> {
  /** What becomes of a card that leaves the hand. */
  public enum Fate {
    /** Face down on the owner's discard pile, seen by its owner alone (THO-Q-100). */
    DISCARDED("discard", ""),
    /** Face up on the owner's Valhalla or Niflheim. */
    DESTROYED("destroy", ""),
    /** Under the owner's deck, seen by its owner alone (THO-Q-58). */
    UNDER_DECK("put", " under the deck");

    private final String verb;
    private final String rest;

    Fate(String verb, String rest) {
      this.verb = verb;
      this.rest = rest;
    }

    /** What is done to a card: {@code discard Archers}. */
    public String says(String card) {
      return verb + " " + card + rest;
    }

    String verb() {
      return verb;
    }

    String rest() {
      return rest;
    }

    private String says() {
      return verb + rest;
    }
  }

  private static final Citation PILES = Citation.of("THO-Q-100");
  private static final Citation ORDER = Citation.of("THO-Q-58");

  /** Begins it; a hand with fewer cards loses all (THO-Q-35). */
  public static void start(Table table, Seat seat, Suit suit, int cards, Fate fate) {
    int most = Math.min(cards, table.store(seat, suit).hand().size());
    if (most > 0) {
      table.push(new HandLoss(seat, suit, most, fate));
    }
  }

  private Hand hand(Table table) {
    return table.store(seat, suit).hand();
  }

  /** The order is the player's, too, if all cards go (THO-Q-58, THO-Q-100). */
  @Override
  public boolean owes(Table table) {
    return left > 0 && hand(table).size() > 1;
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat,
        Window.of(
            "hand-card",
            "Which card of the hand do you " + fate.says() + "? " + left + " to go.",
            why()));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    Hand hand = hand(table);
    for (int i = 0; i < hand.size(); i++) {
      if (!hand.repeats(i)) {
        moves.add(new PickCard(seat, suit, hand.card(i)));
      }
    }
  }

  @Override
  public Citation why() {
    return fate == Fate.UNDER_DECK ? ORDER : PILES;
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return pick.suit() == suit && hand(table).contains(pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    int card = pick.card();
    table.replaceTop(new HandLoss(seat, suit, left - 1, fate));
    Store store = table.store(seat, suit);
    if (fate == Fate.DESTROYED) {
      table.setStore(seat, suit, store.withoutShown(card).destroying(card));
      if (table.isTelling()) {
        String name = table.cards.printed(suit, card);
        table.tell(PILES, "destroyed", seat + "'s " + name + " is destroyed", "card", name);
      }
      Happening.announceOutOfPlay(table, Occasion.DESTROYED, seat, suit, card);
      return;
    }
    Store without = store.withHand(store.hand().withoutHidden(card, seat));
    int knowers = Knowers.only(seat);
    table.setStore(
        seat,
        suit,
        fate == Fate.DISCARDED
            ? without.onDiscard(card, knowers)
            : without.underDeck(card, knowers));
    if (table.isTelling()) {
      table.tell(
          why(), "left-hand", seat + " " + fate.verb() + "s a card of the hand" + fate.rest());
    }
    if (fate == Fate.DISCARDED) {
      Happening.announce(table, Occasion.DISCARDED, seat);
    }
  }

  @Override
  public void run(Table table) {
    Hand hand = hand(table);
    if (left == 0 || hand.isEmpty()) {
      table.pop();
    } else {
      choose(table, new PickCard(seat, suit, hand.card(0)));
    }
  }
}
