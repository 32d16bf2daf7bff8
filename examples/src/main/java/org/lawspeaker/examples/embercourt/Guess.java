package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;

/** Deals the cards that a viewer cannot place, every deal as likely as another. */
final class Guess {
  private Guess() {}

  static Court of(Sight sight, RandomGenerator random) {
    Bag left = sight.unplaced();
    ImmutableList.Builder<Pile> hands = ImmutableList.builder();
    for (int i = 0; i < sight.handSizes().size(); i++) {
      Pile known = sight.hands().get(Seat.of(i));
      Pile hand = known == null ? drawn(left, sight.handSizes().get(i), random) : known;
      hands.add(hand);
      left = known == null ? new Zones(left).without(hand).left() : left;
    }
    return new Court(
        sight.order(),
        sight.night(),
        hands.build(),
        sight.coals(),
        sight.table(),
        Deck.of(sight.deck(), left).fill(random),
        sight.ashes(),
        Agenda.of(sight.agenda()));
  }

  private static Pile drawn(Bag from, int count, RandomGenerator random) {
    Bag left = from;
    Pile hand = Pile.empty();
    for (int i = 0; i < count; i++) {
      int card = left.nth(random.nextInt(left.size()));
      left = left.without(card);
      hand = hand.withLast(card);
    }
    return hand.sorted();
  }
}
