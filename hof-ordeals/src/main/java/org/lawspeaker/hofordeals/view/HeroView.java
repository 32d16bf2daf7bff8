package org.lawspeaker.hofordeals.view;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.hofordeals.state.Hero;

/**
 * An Adventurer as one viewer knows it. All that a player owns is public; what of it is in hand and
 * what in the deck is not.
 *
 * @param hero the open parts: hand and deck are left empty
 * @param hand the hand, if the viewer knows it
 * @param handSize how many cards are in it
 * @param deck what the viewer knows about the order of the deck
 * @param unseen the cards that the viewer cannot place: of the deck, and of a hand that is hidden
 */
public record HeroView(
    Hero hero, @CardNumber Optional<Bag> hand, int handSize, Spread deck, @CardNumber Bag unseen) {
  static HeroView of(Hero hero, boolean isKnown, Viewer viewer) {
    Bag unseen = hero.deck().seenBy(viewer).bag();
    boolean isOpen = isKnown || hero.secrets().isEmpty();
    return new HeroView(
        hero.withHand(Bag.empty()).withDeck(Deck.empty()),
        isOpen ? Optional.of(hero.hand()) : Optional.empty(),
        hero.hand().size(),
        hero.deck().spread(viewer),
        isOpen ? unseen : unseen.withAll(hero.secrets().toPile()));
  }

  /** A whole Adventurer that agrees with this. */
  Hero guess(RandomGenerator random) {
    Heap heap = Heap.of(unseen).shuffle(random);
    int secrets = hand.isPresent() ? 0 : handSize - hero.shown().size();
    Bag held = hand.orElse(hero.shown().withAll(heap.deal(secrets)));
    return hero.withHand(held).withDeck(Deck.of(deck, heap.rest()).fill(random));
  }
}
