package org.lawspeaker.gloomkilforth.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.laws.TwinDeal;
import org.lawspeaker.gloomkilforth.state.Format;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Reward;

/**
 * What a seat cannot know, dealt anew: rumours that others drew unseen, and cards that others
 * choose from, against the deck of their type.
 */
public final class Redeal implements TwinDeal<GloomState> {
  private final Cards cards;

  public Redeal(Cards cards) {
    this.cards = cards;
  }

  @Override
  public Optional<GloomState> redeal(GloomState state, Seat seat, RandomGenerator random) {
    if (state.settings().format() == Format.SOLO) {
      return Optional.empty(); // one player sees all
    }
    GloomState twin = state;
    for (RewardType type : RewardType.values()) {
      twin = redeal(twin, type, seat, random);
    }
    return Optional.of(twin);
  }

  private GloomState redeal(GloomState state, RewardType type, Seat seat, RandomGenerator random) {
    Heap heap = Heap.of(state.decks().rewards(type).deck());
    for (int i = 0; i < state.heroes().size(); i++) {
      heap.addAll(i == seat.index() ? Bag.empty() : secrets(state.heroes().get(i), type));
    }
    for (GloomStep step : state.agenda().toList()) {
      heap.addAll(isHidden(step, seat, type) ? step.held() : Pile.empty());
    }
    heap.shuffle(random);
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    for (int i = 0; i < state.heroes().size(); i++) {
      Hero hero = state.heroes().get(i);
      heroes.add(i == seat.index() ? hero : dealt(hero, type, heap));
    }
    Agenda<GloomStep> agenda = Agenda.empty();
    for (GloomStep step : state.agenda().toList()) {
      boolean hidden = isHidden(step, seat, type);
      agenda = agenda.push(hidden ? step.holding(heap.deal(step.held().size())) : step);
    }
    Supply supply = new Supply(heap.rest(), state.decks().rewards(type).discard());
    return state
        .withHeroes(heroes.build())
        .withAgenda(agenda)
        .withDecks(state.decks().with(type, supply));
  }

  private Bag secrets(Hero hero, RewardType type) {
    Bag found = Bag.empty();
    Bag secrets = hero.secrets();
    for (int i = 0; i < secrets.size(); i++) {
      int card = secrets.nth(i);
      boolean fits = cards.card(card) instanceof Reward reward && reward.type() == type;
      found = fits ? found.with(card) : found;
    }
    return found;
  }

  private Hero dealt(Hero hero, RewardType type, Heap heap) {
    Bag old = secrets(hero, type);
    Bag hand = hero.hand();
    for (int i = 0; i < old.size(); i++) {
      hand = hand.without(old.nth(i));
    }
    return hero.withHand(hand.withAll(heap.deal(old.size())));
  }

  /** Whether another hero chooses from cards of this type. */
  private boolean isHidden(GloomStep step, Seat seat, RewardType type) {
    return step.secretOf().filter(other -> !other.equals(seat)).isPresent()
        && !step.held().isEmpty()
        && cards.card(step.held().get(0)) instanceof Reward reward
        && reward.type() == type;
  }
}
