package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/**
 * What one viewer knows of the hands at a table: how many cards each seat holds, and the cards of
 * the own hand.
 *
 * <pre>{@code
 * ImmutableList<Pile> truth = ImmutableList.of(Pile.of(1, 4), Pile.of(2, 2, 3));
 * Hands seen = Hands.seenBy(Seat.of(0), truth);
 * System.out.println(seen.sizes() + " " + seen.known()); // [2, 3] {seat 0=[1, 4]}
 * System.out.println(seen.deal(Heap.of(Bag.of(2, 2, 3)))); // [[1, 4], [2, 2, 3]]
 * }</pre>
 *
 * @param sizes how many cards each seat holds
 * @param known the hands that the viewer knows, if they hold anything
 */
public record Hands(ImmutableList<Integer> sizes, @CardNumber ImmutableMap<Seat, Pile> known) {
  public Hands {
    known = ImmutableMap.copyOf(Maps.filterValues(known, hand -> !hand.isEmpty()));
    known.forEach(
        (seat, hand) -> {
          if (seat.index() >= sizes.size() || sizes.get(seat.index()) != hand.size()) {
            throw new IllegalArgumentException(seat + " does not hold " + hand.size() + " cards");
          }
        });
  }

  /** What this viewer knows: a seat its own hand, a spectator none, the arbiter all. */
  public static Hands seenBy(Viewer viewer, ImmutableList<Pile> hands) {
    ImmutableList.Builder<Integer> sizes = ImmutableList.builder();
    ImmutableMap.Builder<Seat, Pile> known = ImmutableMap.builder();
    for (int i = 0; i < hands.size(); i++) {
      sizes.add(hands.get(i).size());
      if (viewer == Onlooker.ARBITER || viewer.equals(Seat.of(i))) {
        known.put(Seat.of(i), hands.get(i));
      }
    }
    return new Hands(sizes.build(), known.buildOrThrow());
  }

  /** These hands, as far as the viewer knows them, by seat. */
  ImmutableMap<Seat, Spread> spreads() {
    ImmutableMap.Builder<Seat, Spread> spreads = ImmutableMap.builder();
    for (int i = 0; i < sizes.size(); i++) {
      Pile hand = known.getOrDefault(Seat.of(i), Pile.empty());
      spreads.put(Seat.of(i), Spread.of(hand, sizes.get(i)));
    }
    return spreads.buildOrThrow();
  }

  /** Hands by seat, each of them known as a whole or not at all. */
  static Hands ofSpreads(ImmutableMap<Seat, Spread> spreads) {
    ImmutableList.Builder<Integer> sizes = ImmutableList.builder();
    ImmutableMap.Builder<Seat, Pile> known = ImmutableMap.builder();
    for (int i = 0; i < spreads.size(); i++) {
      Spread hand = spreads.get(Seat.of(i));
      if (hand == null) {
        throw new IllegalArgumentException("the hand of seat " + i + " is missing");
      }
      sizes.add(hand.size());
      if (hand.unseen() < hand.size()) {
        known.put(Seat.of(i), hand.known());
      }
    }
    return new Hands(sizes.build(), known.buildOrThrow());
  }

  /** Whether the viewer knows this hand, and it holds anything. */
  public boolean knows(Seat seat) {
    return known.containsKey(seat);
  }

  /** All cards that the viewer knows to be in hands. */
  public Bag cards() {
    Bag cards = Bag.empty();
    for (Pile hand : known.values()) {
      cards = cards.withAll(hand);
    }
    return cards;
  }

  /**
   * Whole hands that agree with this, in ascending order of cards: those that are not known are
   * dealt from a heap that has been shuffled.
   */
  public ImmutableList<Pile> deal(Heap unseen) {
    ImmutableList.Builder<Pile> hands = ImmutableList.builder();
    for (int i = 0; i < sizes.size(); i++) {
      Pile hand = known.get(Seat.of(i));
      hands.add(hand == null ? unseen.deal(sizes.get(i)).sorted() : hand);
    }
    return hands.build();
  }

  /**
   * The hands of others thrown into a heap, as a deal of what a seat cannot know begins; after the
   * heap is shuffled, {@link #deal} deals them anew.
   */
  public static Hands conceal(Seat knower, ImmutableList<Pile> truth, Heap heap) {
    Hands seen = seenBy(knower, truth);
    for (int i = 0; i < truth.size(); i++) {
      if (i != knower.index()) {
        heap.addAll(truth.get(i));
      }
    }
    return seen;
  }
}
