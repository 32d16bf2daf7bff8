package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.SealedChoices;

/** Deals the cards that a viewer cannot place, every deal as likely as another. */
final class Guess {
  private Guess() {}

  static Court of(Sight sight, RandomGenerator random) {
    Heap unseen = Heap.of(sight.unplaced()).shuffle(random);
    ImmutableList<Pile> hands = sight.hands().deal(unseen);
    return new Court(
        sight.order(),
        sight.night(),
        hands,
        sight.coals(),
        sight.table(),
        Deck.of(sight.deck(), unseen.rest()).fill(random),
        sight.ashes(),
        agenda(sight, hands, random));
  }

  /** EMB-SEAL-01: others may or may not have sealed a card, as long as somebody still owes one. */
  private static Agenda<CourtStep> agenda(
      Sight sight, ImmutableList<Pile> hands, RandomGenerator random) {
    Agenda<CourtStep> seen = Agenda.of(sight.agenda());
    if (seen.isEmpty() || !(seen.top() instanceof Sealing sealing)) {
      return seen;
    }
    SealedChoices<Integer> choices = sealing.choices();
    for (Seat seat : sealing.choices().owing()) {
      boolean isHidden = !sight.hands().knows(seat);
      if (isHidden && choices.owing().size() > 1 && random.nextBoolean()) {
        Pile hand = hands.get(seat.index());
        choices = choices.seal(seat, hand.get(random.nextInt(hand.size())));
      }
    }
    return seen.replaceTop(new Sealing(choices));
  }
}
