package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/**
 * A face-down deck whose unseen order does not exist: slots from the top (0) down, each of them
 * either <em>unseen</em> or a known card, and a {@link Bag} of the cards that the unseen slots
 * hold. Which unseen slot holds which card of the bag is decided by Nature, when a slot is drawn or
 * {@link #reveal revealed}; until then every arrangement is equally likely. Immutable.
 *
 * <p>Every slot also says who knows its card, as a mask: bit {@code i} for {@code Seat.of(i)},
 * {@link #EVERYBODY}, or 0. Who has looked at a slot is taken to be public, what they saw is not.
 *
 * <p>A deck that is not shuffled as a whole cannot keep several bags: a rule that shuffles only
 * some slots has Nature lay them out instead.
 *
 * <p>Changes copy the bag and what is known of slots; a deck without known cards is as cheap as its
 * bag.
 */
public final class Deck implements Fingerprinted {
  /** The mask of a card that lies open: known to every seat and onlooker. */
  public static final long EVERYBODY = -1L;

  private static final int UNSEEN = -1;

  private final Slots slots;
  private final Bag bag;

  private Deck(Slots slots, Bag bag) {
    this.slots = slots;
    this.bag = bag;
  }

  /** The deck of these cards in an order that nobody knows. */
  public static Deck shuffled(Pile cards) {
    return shuffled(Bag.of(cards));
  }

  /** The deck of these cards in an order that nobody knows. */
  public static Deck shuffled(Bag cards) {
    return new Deck(Slots.unseen(cards.size()), cards);
  }

  public static Deck empty() {
    return shuffled(Bag.empty());
  }

  /**
   * The deck of a spread whose other cards are these.
   *
   * @throws IllegalArgumentException if the bag has another number of cards than the spread leaves
   *     unseen
   */
  public static Deck of(Spread spread, Bag bag) {
    if (bag.size() != spread.unseen()) {
      throw new IllegalArgumentException(
          "a bag of " + bag.size() + " cards for " + spread.unseen() + " unseen slots");
    }
    Slots slots = Slots.unseen(spread.size());
    for (Spread.Slot slot : spread.slots()) {
      slots = slots.with(slot.at(), slot.card().orElse(UNSEEN), slot.knownTo());
    }
    return new Deck(slots, bag);
  }

  /**
   * The same slots over other cards: those that are unseen are these.
   *
   * @throws IllegalArgumentException if they are not as many as before
   */
  public Deck over(Bag other) {
    if (other.size() != bag.size()) {
      throw new IllegalArgumentException(
          "a bag of " + other.size() + " cards in place of " + bag.size());
    }
    return new Deck(slots, other);
  }

  /** The mask of these seats. */
  public static long mask(Iterable<Seat> seats) {
    long mask = 0;
    for (Seat seat : seats) {
      mask |= mask(seat);
    }
    return mask;
  }

  /** The mask of one seat. */
  public static long mask(Seat seat) {
    return 1L << seat.index();
  }

  public int size() {
    return slots.size();
  }

  public boolean isEmpty() {
    return slots.size() == 0;
  }

  /** The cards of the unseen slots. */
  public Bag bag() {
    return bag;
  }

  /** Every card of the deck, known or not. */
  public Bag cards() {
    Bag all = bag;
    for (int i = 0; i < slots.told(); i++) {
      int slot = slots.told(i);
      if (!isUnseen(slot)) {
        all = all.with(slots.card(slot));
      }
    }
    return all;
  }

  /**
   * Whether the card of this slot is still to be decided.
   *
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public boolean isUnseen(int slot) {
    return slots.card(slot) == UNSEEN;
  }

  /**
   * The card of a known slot.
   *
   * @throws IllegalStateException if the slot is unseen
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public int cardAt(int slot) {
    int card = slots.card(slot);
    if (card == UNSEEN) {
      throw new IllegalStateException("slot " + slot + " is unseen");
    }
    return card;
  }

  /**
   * Who knows the card of this slot. An unseen slot with knowers occurs in what {@link #seenBy}
   * gives: others know it, the viewer does not.
   *
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public long knownTo(int slot) {
    return slots.known(slot);
  }

  /**
   * What a slot may turn out to hold: a card of the bag, or for certain the card it is known to
   * hold.
   *
   * @param move Nature's move that draws this card; different for different cards
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public <M extends Move> Distribution<M> draw(int slot, IntFunction<M> move) {
    return isUnseen(slot) ? bag.draw(move) : Bag.of(cardAt(slot)).draw(move);
  }

  /**
   * An unseen slot turns out to hold this card of the bag.
   *
   * @param knownTo who sees it
   * @throws IllegalArgumentException if the slot is not unseen or the card not in the bag
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public Deck reveal(int slot, int card, long knownTo) {
    if (!isUnseen(slot)) {
      throw new IllegalArgumentException("slot " + slot + " holds " + slots.card(slot));
    }
    return new Deck(slots.with(slot, card, slots.known(slot) | knownTo), bag.without(card));
  }

  /**
   * More seats learn the card of a known slot.
   *
   * @throws IllegalStateException if the slot is unseen
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public Deck learn(int slot, long seats) {
    return new Deck(slots.with(slot, cardAt(slot), slots.known(slot) | seats), bag);
  }

  /**
   * A card that left the deck.
   *
   * @param card its id
   * @param rest the deck without it
   */
  public record Taken(int card, Deck rest) {}

  /**
   * Takes the card of a known slot.
   *
   * @throws IllegalStateException if the slot is unseen
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public Taken take(int slot) {
    return new Taken(cardAt(slot), new Deck(slots.removed(slot), bag));
  }

  /**
   * The deck without a slot that turned out to hold this card: what Nature's draw leads to.
   *
   * @throws IllegalArgumentException if the slot cannot hold this card
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public Deck drawn(int slot, int card) {
    if (isUnseen(slot)) {
      return new Deck(slots.removed(slot), bag.without(card));
    }
    if (slots.card(slot) != card) {
      throw new IllegalArgumentException("slot " + slot + " does not hold " + card);
    }
    return new Deck(slots.removed(slot), bag);
  }

  /** Lays a card on top. */
  public Deck putOnTop(int card, long knownTo) {
    return insert(0, card, knownTo);
  }

  /** Lays a card under all others. */
  public Deck putAtBottom(int card, long knownTo) {
    return insert(size(), card, knownTo);
  }

  /**
   * Lays a card so that it is in this slot.
   *
   * @param slot 0 to size
   * @param knownTo who knows it; 0 if a rule put it there unseen
   * @throws IndexOutOfBoundsException if there can be no such slot
   * @throws IllegalArgumentException if the id is negative
   */
  public Deck insert(int slot, int card, long knownTo) {
    if (card < 0) {
      throw new IllegalArgumentException("the id of a card is 0 or more, not " + card);
    }
    return new Deck(slots.inserted(slot, card, knownTo), bag);
  }

  /**
   * Moves the card of one slot, known or not, so that it is in another.
   *
   * @param to the slot it has afterwards
   * @throws IndexOutOfBoundsException if there is no such slot
   */
  public Deck move(int from, int to) {
    Slots moved = slots.moved(from, to);
    return moved.equals(slots) ? this : new Deck(moved, bag);
  }

  /** The same cards in an order that nobody knows. */
  public Deck shuffle() {
    return shuffled(cards());
  }

  /** One more card, and all of it shuffled. */
  public Deck shuffleIn(int card) {
    return shuffled(cards().with(card));
  }

  /** More cards, and all of it shuffled. */
  public Deck shuffleIn(Pile more) {
    return shuffled(cards().withAll(more));
  }

  /**
   * The deck as this viewer knows it: equal for all truths that the viewer cannot tell apart. Cards
   * that the viewer does not know are in the bag; their slots still say which others know them. A
   * spectator knows what {@link #EVERYBODY} knows.
   *
   * <p>The bag tells which cards the deck still holds. Where that is a secret, as when others drew
   * from it unseen, a view takes the {@link #spread} instead.
   */
  public Deck seenBy(Viewer viewer) {
    if (viewer == Onlooker.ARBITER) {
      return this;
    }
    Slots seen = slots;
    Bag unknown = bag;
    for (int i = 0; i < slots.told(); i++) {
      int slot = slots.told(i);
      if (!isUnseen(slot) && !knows(viewer, slots.known(slot))) {
        seen = seen.with(slot, UNSEEN, slots.known(slot));
        unknown = unknown.with(slots.card(slot));
      }
    }
    return new Deck(seen, unknown);
  }

  /** What this viewer knows about the order of the deck, and how many cards it has. */
  public Spread spread(Viewer viewer) {
    ImmutableList.Builder<Spread.Slot> known = ImmutableList.builder();
    for (int i = 0; i < slots.told(); i++) {
      int slot = slots.told(i);
      long knownTo = slots.known(slot);
      boolean sees = !isUnseen(slot) && (viewer == Onlooker.ARBITER || knows(viewer, knownTo));
      if (sees || knownTo != 0) {
        Optional<Integer> card = sees ? Optional.of(slots.card(slot)) : Optional.empty();
        known.add(new Spread.Slot(slot, card, knownTo));
      }
    }
    return new Spread(size(), known.build());
  }

  private static boolean knows(Viewer viewer, long known) {
    return viewer instanceof Seat seat ? (known & mask(seat)) != 0 : known == EVERYBODY;
  }

  /**
   * A whole deck that agrees with what {@link #seenBy} gave, drawn from all of them: slots that
   * others know get a card of the bag, every other unseen slot stays unseen.
   */
  public Deck fill(RandomGenerator random) {
    Deck filled = this;
    for (int i = 0; i < slots.told(); i++) {
      int slot = slots.told(i);
      if (isUnseen(slot) && slots.known(slot) != 0) {
        Bag left = filled.bag;
        filled = filled.reveal(slot, left.nth(random.nextInt(left.size())), 0);
      }
    }
    return filled;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Deck deck && slots.equals(deck.slots) && bag.equals(deck.bag);
  }

  @Override
  public int hashCode() {
    return Arrays.asList(slots, bag).hashCode();
  }

  @Override
  public void feed(Fingerprint to) {
    slots.feed(to);
    bag.feed(to);
  }

  /** The slots from the top down, then the bag: {@code [?, 7] of {1, 1}}. */
  @Override
  public String toString() {
    return slots + " of " + bag;
  }
}
