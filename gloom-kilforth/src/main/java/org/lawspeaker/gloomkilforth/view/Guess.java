package org.lawspeaker.gloomkilforth.view;

import com.google.common.collect.ImmutableList;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.GloomStep;

/** Deals the cards that a viewer cannot place, every deal as likely as another. */
public final class Guess {
  private Guess() {}

  /** A whole state that agrees with this view. */
  public static GloomState of(GloomView view, RandomGenerator random) {
    Map<RewardType, Heap> heaps = new EnumMap<>(RewardType.class);
    for (RewardType type : RewardType.values()) {
      heaps.put(type, Heap.of(view.decks().rewards(type).deck()).shuffle(random));
    }
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    for (HeroView each : view.heroes()) {
      Bag hand = each.hero().hand();
      for (Map.Entry<RewardType, Integer> secret : each.secrets().entrySet()) {
        hand = hand.withAll(dealt(heaps, secret.getKey(), secret.getValue()));
      }
      heroes.add(each.hero().withHand(hand));
    }
    Agenda<GloomStep> agenda = Agenda.empty();
    for (GloomStep step : view.agenda()) {
      Optional<GloomStep.Missing> missing = step.missing().filter(each -> each.cards() > 0);
      agenda =
          agenda.push(
              missing.isPresent()
                  ? step.holding(dealt(heaps, missing.get().type(), missing.get().cards()))
                  : step);
    }
    Decks decks = view.decks();
    for (RewardType type : RewardType.values()) {
      Bag rest = Objects.requireNonNull(heaps.get(type)).rest();
      decks = decks.with(type, new Supply(rest, decks.rewards(type).discard()));
    }
    return new GloomState(
        view.settings(),
        view.clock(),
        view.turn(),
        heroes.build(),
        view.sites(),
        decks,
        view.ancients(),
        view.battles(),
        view.tests(),
        view.modifiers(),
        agenda);
  }

  private static Pile dealt(Map<RewardType, Heap> heaps, RewardType type, int cards) {
    return Objects.requireNonNull(heaps.get(type)).deal(cards);
  }
}
