package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.SealedChoices;

/** Deals the cards that a viewer cannot place, every deal as likely as another. */
final class Guess {
  private Guess() {}

  static Court of(Sight sight, RandomGenerator random) {
    Bag left = sight.unplaced();
    ImmutableList.Builder<Pile> dealt = ImmutableList.builder();
    for (int i = 0; i < sight.handSizes().size(); i++) {
      Pile known = sight.hands().get(Seat.of(i));
      Pile hand = known == null ? drawn(left, sight.handSizes().get(i), random) : known;
      dealt.add(hand);
      left = known == null ? new Zones(left).without(hand).left() : left;
    }
    ImmutableList<Pile> hands = dealt.build();
    return new Court(
        sight.order(),
        sight.night(),
        hands,
        sight.coals(),
        sight.table(),
        Deck.of(sight.deck(), left).fill(random),
        sight.ashes(),
        agenda(sight, hands, random));
  }

  /** EMB-SEAL-01: others may or may not have sealed a card, as long as somebody still owes one. */
  private static Agenda<Step> agenda(
      Sight sight, ImmutableList<Pile> hands, RandomGenerator random) {
    Agenda<Step> seen = Agenda.of(sight.agenda());
    if (seen.isEmpty() || !(seen.top() instanceof Sealing sealing)) {
      return seen;
    }
    SealedChoices<Integer> choices = sealing.choices();
    for (Seat seat : sealing.choices().owing()) {
      boolean isHidden = !sight.hands().containsKey(seat);
      if (isHidden && choices.owing().size() > 1 && random.nextBoolean()) {
        Pile hand = hands.get(seat.index());
        choices = choices.seal(seat, hand.get(random.nextInt(hand.size())));
      }
    }
    return seen.replaceTop(new Sealing(choices));
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
