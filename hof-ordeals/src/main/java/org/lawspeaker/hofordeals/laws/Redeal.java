package org.lawspeaker.hofordeals.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.laws.TwinDeal;
import org.lawspeaker.hofordeals.market.RelicDraft;
import org.lawspeaker.hofordeals.market.RelicDraw;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.HofStep;

/**
 * What a seat cannot know, dealt anew: the hands of the others against their decks, deck slots that
 * the seat has not seen, and the Relics that go round unless the seat has held them.
 */
public final class Redeal implements TwinDeal<HofState> {
  @Override
  public Optional<HofState> redeal(HofState state, Seat seat, RandomGenerator random) {
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    for (int i = 0; i < state.heroes().size(); i++) {
      heroes.add(hero(state.heroes().get(i), seat.index() == i, seat, random));
    }
    Heap relics = Heap.of(state.decks().relics().seenBy(seat).bag());
    for (HofStep step : state.agenda().toList()) {
      if (isHidden(step, seat)) {
        relics.addAll(goingRound(step));
      }
    }
    relics.shuffle(random);
    Agenda<HofStep> agenda = Agenda.empty();
    for (HofStep step : state.agenda().toList()) {
      agenda = agenda.push(isHidden(step, seat) ? dealt(step, relics) : step);
    }
    Decks decks = state.decks();
    Deck deck = Deck.of(decks.relics().spread(seat), relics.rest()).fill(random);
    return Optional.of(
        state
            .withHeroes(heroes.build())
            .withAgenda(agenda)
            .withDecks(
                decks
                    .withRelics(deck)
                    .withDealer(supply(decks.dealer(), seat, random))
                    .withMinions(supply(decks.minions(), seat, random))));
  }

  private static Supply supply(Supply supply, Seat seat, RandomGenerator random) {
    return supply.withDeck(supply.deck().seenBy(seat).fill(random));
  }

  private static Hero hero(Hero hero, boolean own, Seat seat, RandomGenerator random) {
    Heap hidden = Heap.of(hero.deck().seenBy(seat).bag());
    Bag hand = hero.hand();
    if (!own) {
      hidden.addAll(hero.secrets());
      hidden.shuffle(random);
      hand = hero.shown().withAll(hidden.deal(hand.size() - hero.shown().size()));
    }
    return hero.withHand(hand)
        .withDeck(Deck.of(hero.deck().spread(seat), hidden.rest()).fill(random));
  }

  private static boolean isHidden(HofStep step, Seat seat) {
    if (step instanceof RelicDraft draft) {
      return (draft.seen() & Deck.mask(seat)) == 0;
    }
    return step instanceof RelicDraw draw && !draw.payers().get(0).equals(seat);
  }

  private static Pile goingRound(HofStep step) {
    return step instanceof RelicDraft draft ? draft.offered() : ((RelicDraw) step).drawn();
  }

  private static HofStep dealt(HofStep step, Heap relics) {
    Pile some = relics.deal(goingRound(step).size());
    return step instanceof RelicDraft draft
        ? draft.withOffered(some)
        : ((RelicDraw) step).withDrawn(some);
  }
}
