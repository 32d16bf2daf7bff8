package org.lawspeaker.hofordeals.view;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Clock;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.HofStep;

/**
 * What one viewer knows of a game. Face-down Encounters, Royalties and most decks hold nothing that
 * anybody knows, so that they are seen as they are; secret are hands, what was seen of deck tops
 * and bottoms, and the Relics that go round.
 *
 * @param viewer who looks
 * @param heroes one for each seat
 * @param decks the decks, what others have seen of them left out; the Relic deck is empty
 * @param relics what the viewer knows about the order of the Relic deck
 * @param unseenRelics the Relics that the viewer cannot place: of the deck and those going round
 * @param agenda what is still to be done, bottom first, without what is hidden
 */
@Value.Builder
public record HofView(
    Viewer viewer,
    Settings settings,
    Clock clock,
    Turn turn,
    ImmutableList<HeroView> heroes,
    Board board,
    Decks decks,
    Spread relics,
    @CardNumber Bag unseenRelics,
    Optional<Fight> fight,
    ImmutableList<HofStep> agenda)
    implements WithHofView {
  /** What this viewer knows of the state. */
  public static HofView of(HofState state, Viewer viewer) {
    ImmutableList.Builder<HeroView> heroes = ImmutableList.builder();
    for (int i = 0; i < state.heroes().size(); i++) {
      boolean isKnown = viewer == Onlooker.ARBITER || viewer.equals(Seat.of(i));
      heroes.add(HeroView.of(state.heroes().get(i), isKnown, viewer));
    }
    ImmutableList.Builder<HofStep> agenda = ImmutableList.builder();
    state.agenda().toList().forEach(step -> agenda.add(step.seenBy(viewer)));
    Decks decks = state.decks();
    Bag relics = decks.relics().seenBy(viewer).bag();
    return new HofView(
        viewer,
        state.settings(),
        state.clock(),
        state.turn(),
        heroes.build(),
        state.board(),
        new Decks(
            seen(decks.dealer(), viewer),
            seen(decks.minions(), viewer),
            seen(decks.pain(), viewer),
            Deck.empty(),
            decks.curses().seenBy(viewer),
            decks.flourish(),
            decks.row(),
            decks.box()),
        decks.relics().spread(viewer),
        relics.withAll(GoingRound.hidden(state.agenda(), viewer)),
        state.fight(),
        agenda.build());
  }

  private static Supply seen(Supply supply, Viewer viewer) {
    return supply.withDeck(supply.deck().seenBy(viewer));
  }
}
