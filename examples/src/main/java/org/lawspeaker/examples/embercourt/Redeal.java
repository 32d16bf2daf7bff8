package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Hands;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.engine.laws.TwinDeal;

/**
 * What a seat cannot know, dealt anew. By EMB-HAND-01 these are the hands of the others and the
 * deck, but for a card that the seat has glimpsed; by EMB-SEAL-01 the choices of the others.
 */
public final class Redeal implements TwinDeal<Court> {
  @Override
  public Optional<Court> redeal(Court court, Seat seat, RandomGenerator random) {
    Heap hidden = Heap.of(court.deck().seenBy(seat).bag());
    Hands own = Hands.conceal(seat, court.hands(), hidden);
    ImmutableList<Pile> hands = own.deal(hidden.shuffle(random));
    Deck deck = Deck.of(court.deck().spread(seat), hidden.rest()).fill(random);
    return Optional.of(
        court.withHands(hands).withDeck(deck).withAgenda(agenda(court, seat, hands, random)));
  }

  /** The others may have sealed another card, or none yet. */
  private static Agenda<CourtStep> agenda(
      Court court, Seat seat, ImmutableList<Pile> hands, RandomGenerator random) {
    if (court.agenda().isEmpty() || !(court.agenda().top() instanceof Sealing sealing)) {
      return court.agenda();
    }
    SealedChoices<Integer> choices = SealedChoices.of(sealing.choices().seats());
    for (Seat sealed : sealing.choices().sealed()) {
      Pile hand = hands.get(sealed.index());
      if (sealed.equals(seat)) {
        choices = choices.seal(seat, sealing.choices().choiceOf(seat).orElseThrow());
      } else if (random.nextBoolean()) {
        choices = choices.seal(sealed, hand.get(random.nextInt(hand.size())));
      }
    }
    return court.agenda().replaceTop(new Sealing(choices));
  }
}
