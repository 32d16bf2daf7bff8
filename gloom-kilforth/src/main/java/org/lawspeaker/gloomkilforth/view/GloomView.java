package org.lawspeaker.gloomkilforth.view;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Settings;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Turn;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Modifier;
import org.lawspeaker.gloomkilforth.table.Test;

/**
 * What one viewer knows of a game. Decks hold nothing that anybody has seen, so that they are seen
 * as they are; secret are rumours that were drawn unseen, and cards being chosen from.
 *
 * @param viewer who looks
 * @param heroes one for each seat
 * @param decks the decks; with those of the rewards lie all rewards that the viewer cannot place
 * @param agenda what is still to be done, bottom first, without what is hidden
 */
@Value.Builder
public record GloomView(
    Viewer viewer,
    Settings settings,
    Clock clock,
    Turn turn,
    ImmutableList<HeroView> heroes,
    ImmutableList<Site> sites,
    Decks decks,
    ImmutableList<Ancient> ancients,
    ImmutableList<Battle> battles,
    ImmutableList<Test> tests,
    ImmutableList<Modifier> modifiers,
    ImmutableList<GloomStep> agenda)
    implements WithGloomView {
  /** What this viewer knows of the state. */
  public static GloomView of(Cards cards, GloomState state, Viewer viewer) {
    ImmutableList.Builder<HeroView> heroes = ImmutableList.builder();
    Bag unseen = Bag.empty();
    for (int i = 0; i < state.heroes().size(); i++) {
      boolean isKnown = Unseen.sees(state.settings(), viewer, Seat.of(i));
      heroes.add(HeroView.of(cards, state.heroes().get(i), isKnown));
      unseen = isKnown ? unseen : unseen.withAll(state.heroes().get(i).secrets());
    }
    ImmutableList.Builder<GloomStep> agenda = ImmutableList.builder();
    for (GloomStep step : state.agenda().toList()) {
      boolean isKnown =
          step.secretOf().map(seat -> Unseen.sees(state.settings(), viewer, seat)).orElse(true);
      unseen = isKnown ? unseen : unseen.withAll(step.held());
      agenda.add(isKnown ? step : step.holding(Pile.empty()));
    }
    return new GloomView(
        viewer,
        state.settings(),
        state.clock(),
        state.turn(),
        heroes.build(),
        state.sites(),
        pooled(cards, state.decks(), unseen),
        state.ancients(),
        state.battles(),
        state.tests(),
        state.modifiers(),
        agenda.build());
  }

  private static Decks pooled(Cards cards, Decks decks, Bag unseen) {
    if (unseen.isEmpty()) {
      return decks;
    }
    Decks pooled = decks;
    for (RewardType type : RewardType.values()) {
      Supply supply = decks.rewards(type);
      Bag more = Unseen.of(cards, unseen, type);
      pooled = pooled.with(type, new Supply(supply.deck().withAll(more), supply.discard()));
    }
    return pooled;
  }
}
