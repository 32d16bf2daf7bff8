package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.laws.TwinDeal;

/**
 * What a seat cannot know, dealt anew. By EMB-HAND-01 these are the hands of the others and the
 * deck, but for a card that the seat has glimpsed; by EMB-SEAL-01 the choices of the others.
 */
final class Redeal implements TwinDeal<Court> {
  @Override
  public Optional<Court> redeal(Court court, Seat seat, RandomGenerator random) {
    List<Integer> hidden = hidden(court, seat);
    for (int i = hidden.size() - 1; i > 0; i--) {
      Collections.swap(hidden, i, random.nextInt(i + 1));
    }
    ImmutableList<Pile> hands = hands(court, seat, hidden);
    Deck deck = deck(court.deck(), seat, hidden);
    return Optional.of(
        new Court(
            court.order(),
            court.night(),
            hands,
            court.coals(),
            court.table(),
            deck,
            court.ashes(),
            agenda(court, seat, hands, random)));
  }

  private static boolean isHidden(Spread.Slot slot, Seat seat) {
    return (slot.knownTo() & Deck.mask(seat)) == 0;
  }

  private static List<Integer> hidden(Court court, Seat seat) {
    List<Integer> hidden = new ArrayList<>();
    for (int i = 0; i < court.hands().size(); i++) {
      if (i != seat.index()) {
        court.hands().get(i).forEach(hidden::add);
      }
    }
    court.deck().bag().toPile().forEach(hidden::add);
    for (Spread.Slot slot : court.deck().spread(Onlooker.ARBITER).slots()) {
      if (isHidden(slot, seat)) {
        hidden.add(slot.card().orElseThrow());
      }
    }
    return hidden;
  }

  private static int next(List<Integer> hidden) {
    return hidden.remove(hidden.size() - 1);
  }

  private static ImmutableList<Pile> hands(Court court, Seat seat, List<Integer> hidden) {
    ImmutableList.Builder<Pile> hands = ImmutableList.builder();
    for (int i = 0; i < court.hands().size(); i++) {
      Pile hand = court.hands().get(i);
      if (i != seat.index()) {
        for (int card = 0; card < hand.size(); card++) {
          hand = hand.replaced(card, next(hidden));
        }
      }
      hands.add(hand.sorted());
    }
    return hands.build();
  }

  private static Deck deck(Deck truth, Seat seat, List<Integer> hidden) {
    Spread spread = truth.spread(Onlooker.ARBITER);
    ImmutableList.Builder<Spread.Slot> slots = ImmutableList.builder();
    for (Spread.Slot slot : spread.slots()) {
      slots.add(
          isHidden(slot, seat)
              ? new Spread.Slot(slot.at(), Optional.of(next(hidden)), slot.knownTo())
              : slot);
    }
    Bag rest = Bag.empty();
    for (int card : hidden) {
      rest = rest.with(card);
    }
    return Deck.of(new Spread(spread.size(), slots.build()), rest);
  }

  /** The others may have sealed another card, or none yet. */
  private static Agenda<Step> agenda(
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
