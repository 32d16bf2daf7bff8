package org.lawspeaker.hofordeals.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.EnumMap;
import java.util.Objects;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;

/**
 * An Adventurer and the Player Board (HOF-OVER-01). All cards that a player owns are here
 * (HOF-DECK-18).
 *
 * @param health 0 to 10 (HOF-HEALTH-01)
 * @param food tokens in the pouch, kept between turns (HOF-FOOD-01)
 * @param shards tokens in the pouch, kept between turns (HOF-SHARD-01)
 * @param fame on the Fame track (HOF-FAME-01)
 * @param effort not spent yet in this turn (HOF-EFFORT-05)
 * @param space where the Adventurer stands
 * @param deck the Player deck
 * @param hand known to its owner alone
 * @param shown those cards of the hand that all know: they came there openly, or were all that was
 *     left of the deck
 * @param discard what is shuffled when the deck is empty
 * @param played the played area (HOF-PLAY-10)
 * @param bound cards bound to the weapon
 * @param gear the Equipment cards by slot; an empty weapon slot is the Rusty Axe (HOF-Q-27), which
 *     is no card, so that nothing stashes or destroys it (HOF-WEAPON-12, HOF-CARD-36)
 * @param charges Power gathered on assignable Equipment until it is assigned (HOF-CARD-22)
 * @param covered the Equipment that lies under another card of its slot (HOF-CARD-16)
 */
@Value.Builder
public record Hero(
    int health,
    int food,
    int shards,
    int fame,
    int effort,
    int space,
    Deck deck,
    @CardNumber Bag hand,
    @Default("[]") @CardNumber Bag shown,
    @CardNumber Bag discard,
    @CardNumber Bag played,
    ImmutableList<Bound> bound,
    @CardNumber ImmutableMap<Slot, Integer> gear,
    @Default("{}") ImmutableMap<Slot, Integer> charges,
    @Default("{}") @CardNumber ImmutableMap<Slot, Integer> covered)
    implements WithHero {
  /** The most Health there is (HOF-HEALTH-01). */
  public static final int MOST_HEALTH = 10;

  /** Nobody has more of anything else; of Fame nobody lacks more. */
  public static final int MOST = 9999;

  /** How many cards a new hand has (HOF-REST-02). */
  public static final int HAND = 5;

  /** A card leaves the hand openly: it is taken to be one that all know, if there is one. */
  public Hero dropping(int card) {
    Hero rest = withHand(hand.without(card));
    return shown.count(card) > 0 ? rest.withShown(shown.without(card)) : rest;
  }

  /** The card on top of the deck, which is this one, comes to the hand unseen by others. */
  public Hero drawing(int card) {
    return with(deck.drawn(0, card), hand.with(card), shown, played);
  }

  /** A card leaves the hand openly for the played area. */
  public Hero playing(int card) {
    Bag open = shown.less(card);
    return with(deck, hand.without(card), open, played.with(card));
  }

  /**
   * The discard pile becomes the deck, which is empty (HOF-DECK-01). What a player owns is public,
   * so that all know the hand at this moment, and go on knowing it.
   */
  public Hero reshuffling() {
    return withDeck(Deck.shuffled(discard)).withDiscard(Bag.empty()).withShown(hand);
  }

  /** Played and unplayed cards are discarded (HOF-REST-01), Effort that is left is lost. */
  public Hero resting() {
    Bag none = Bag.empty();
    Bag all = discard.withAll(played).withAll(hand);
    return new Hero(
        health, food, shards, fame, 0, space, deck, none, none, all, none, bound, gear, charges,
        covered);
  }

  private Hero with(Deck deck, Bag hand, Bag shown, Bag played) {
    return new Hero(
        health, food, shards, fame, effort, space, deck, hand, shown, discard, played, bound, gear,
        charges, covered);
  }

  /** A card comes to the hand openly. */
  public Hero taking(int card) {
    return withHand(hand.with(card)).withShown(shown.with(card));
  }

  /** The cards of the hand that only its owner knows. */
  public Bag secrets() {
    Bag rest = hand;
    for (int i = 0; i < shown.size(); i++) {
      rest = rest.less(shown.nth(i));
    }
    return rest;
  }

  /** The lowest id that no bound card has, nor any below it that was bound before. */
  public int firstUnbound() {
    int first = 1;
    for (Bound each : bound) {
      first = Math.max(first, each.id() + 1);
    }
    return first;
  }

  /** The bound card of this id, if it is still bound. */
  public @Nullable Bound bound(int id) {
    for (int i = 0; i < bound.size(); i++) {
      if (bound.get(i).id() == id) {
        return bound.get(i);
      }
    }
    return null;
  }

  /** With one more bound card, of so much Power; unresolved if it was drawn into a combat. */
  public Hero binding(int card, int power, boolean unresolved) {
    Bound last = Bound.of(nextBound(), card, power).withUnresolved(unresolved);
    return withBound(Lists.plus(bound, last));
  }

  /** At the beginning of a turn: what is bound was not played in it (HOF-Q-102). */
  public Hero beginning() {
    return bound.isEmpty()
        ? this
        : withBound(bound.stream().map(each -> each.withKept(true)).toList());
  }

  /** The id of the card that is bound next. */
  public int nextBound() {
    return bound.isEmpty() ? 1 : bound.get(bound.size() - 1).id() + 1;
  }

  /** With this in place of the bound card of the same id. */
  public Hero changing(Bound other) {
    for (int i = 0; i < bound.size(); i++) {
      if (bound.get(i).id() == other.id()) {
        return withBound(Lists.with(bound, i, other));
      }
    }
    return this;
  }

  /** Without the bound card of this id. */
  public Hero unbinding(int id) {
    return withBound(Lists.where(bound, each -> each.id() != id));
  }

  /** The cards that are bound. */
  public Pile boundCards() {
    int[] cards = new int[bound.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = bound.get(i).card();
    }
    return Pile.of(cards);
  }

  /** With another card in this slot. */
  public Hero equipping(Slot slot, int card) {
    EnumMap<Slot, Integer> other = new EnumMap<>(Slot.class);
    other.putAll(gear);
    other.put(slot, card);
    return withGear(Maps.immutableEnumMap(other));
  }

  /** With another card in this slot, on top of the one that is there. */
  public Hero covering(Slot slot, int card) {
    EnumMap<Slot, Integer> under = new EnumMap<>(Slot.class);
    under.putAll(covered);
    under.put(slot, Objects.requireNonNull(gear.get(slot)));
    return equipping(slot, card).withCovered(Maps.immutableEnumMap(under));
  }

  /** Without the card in this slot; what it covered, if anything, is back. */
  public Hero stripping(Slot slot) {
    Integer under = covered.get(slot);
    if (under != null) {
      return equipping(slot, under).withCovered(without(covered, slot)).uncharged(slot);
    }
    return withGear(without(gear, slot)).uncharged(slot);
  }

  /** Without this card of the slot: the one on top, or the one that lies under it. */
  public Hero losing(Slot slot, int card) {
    return Objects.equals(gear.get(slot), card)
        ? stripping(slot)
        : withCovered(without(covered, slot));
  }

  /** All Equipment cards on the Player Board, with those that lie under another of their slot. */
  public ImmutableSet<Integer> equipped() {
    return ImmutableSet.<Integer>builder().addAll(gear.values()).addAll(covered.values()).build();
  }

  /** With so much more Power gathered on the Equipment in this slot. */
  public Hero charged(Slot slot, int power) {
    EnumMap<Slot, Integer> other = new EnumMap<>(Slot.class);
    other.putAll(charges);
    other.merge(slot, power, Integer::sum);
    return withCharges(Maps.immutableEnumMap(other));
  }

  /** With no Power gathered on the Equipment in this slot. */
  public Hero uncharged(Slot slot) {
    return charges.isEmpty() ? this : withCharges(without(charges, slot));
  }

  private static ImmutableMap<Slot, Integer> without(ImmutableMap<Slot, Integer> all, Slot slot) {
    EnumMap<Slot, Integer> other = new EnumMap<>(Slot.class);
    other.putAll(all);
    other.remove(slot);
    return Maps.immutableEnumMap(other);
  }

  /** Every card that this player owns (HOF-DECK-18, HOF-Q-61). */
  public Census census() {
    Census census = new Census().add(deck).add(hand).add(discard).add(played).add(boundCards());
    gear.values().forEach(census::add);
    covered.values().forEach(census::add);
    return census;
  }
}
