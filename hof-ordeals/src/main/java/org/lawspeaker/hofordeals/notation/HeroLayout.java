package org.lawspeaker.hofordeals.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.view.HeroView;

/**
 * An Adventurer as one viewer knows it. All that a player owns is public; what of it is in hand and
 * what in the deck is not. Cards that the viewer does not know are {@code unseen}; those that came
 * to the hand openly are marked {@code @*}.
 *
 * @param health 0 to 10 (HOF-HEALTH-01)
 * @param food tokens in the pouch (HOF-FOOD-01)
 * @param shards tokens in the pouch (HOF-SHARD-01)
 * @param fame on the Fame track (HOF-FAME-01)
 * @param effort not spent yet in this turn (HOF-EFFORT-05)
 * @param space where the Adventurer stands
 * @param hand the hand
 * @param deck the Player deck, from the top down
 * @param unseen the cards that the viewer cannot place: of the deck, and of a hand that is hidden
 * @param discard what is shuffled when the deck is empty
 * @param played the played area (HOF-PLAY-10)
 * @param bound cards bound to the weapon
 * @param gear the Equipment cards by slot; an empty weapon slot is the Rusty Axe (HOF-Q-27)
 * @param charges Power gathered on assignable Equipment until it is assigned (HOF-CARD-22)
 * @param covered the Equipment that lies under another card of its slot (HOF-CARD-16)
 */
record HeroLayout(
    int health,
    int food,
    int shards,
    @Range(min = -Hero.MOST, max = Hero.MOST) int fame,
    int effort,
    int space,
    Spread hand,
    Spread deck,
    @CardNumber Bag unseen,
    @CardNumber Bag discard,
    @CardNumber Bag played,
    ImmutableList<Bound> bound,
    @CardNumber ImmutableMap<Slot, Integer> gear,
    @Default("{}") ImmutableMap<Slot, Integer> charges,
    @Default("{}") @CardNumber ImmutableMap<Slot, Integer> covered) {
  static HeroLayout of(HeroView view) {
    Hero hero = view.hero();
    return new HeroLayout(
        hero.health(),
        hero.food(),
        hero.shards(),
        hero.fame(),
        hero.effort(),
        hero.space(),
        hand(view.hand().orElse(hero.shown()), hero.shown(), view.handSize()),
        view.deck(),
        view.unseen(),
        hero.discard(),
        hero.played(),
        hero.bound(),
        hero.gear(),
        hero.charges(),
        hero.covered());
  }

  private static Spread hand(Bag known, Bag shown, int size) {
    ImmutableList.Builder<Spread.Slot> slots = ImmutableList.builder();
    Bag open = shown;
    for (int i = 0; i < known.size(); i++) {
      int card = known.nth(i);
      boolean isOpen = open.count(card) > 0;
      open = isOpen ? open.without(card) : open;
      slots.add(new Spread.Slot(i, Optional.of(card), isOpen ? Deck.EVERYBODY : 0));
    }
    return new Spread(size, slots.build());
  }

  HeroView view() {
    Bag shown = Bag.empty();
    for (Spread.Slot slot : hand.slots()) {
      boolean isOpen = slot.knownTo() == Deck.EVERYBODY && slot.card().isPresent();
      shown = isOpen ? shown.with(slot.card().orElseThrow()) : shown;
    }
    Hero open =
        new Hero(
            health,
            food,
            shards,
            fame,
            effort,
            space,
            Deck.empty(),
            Bag.empty(),
            shown,
            discard,
            played,
            bound,
            gear,
            charges,
            covered);
    Optional<Bag> known = hand.unseen() == 0 ? Optional.of(Bag.of(hand.known())) : Optional.empty();
    return new HeroView(open, known, hand.size(), deck, unseen);
  }
}
