package org.lawspeaker.hofordeals.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Clock;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.view.HeroView;
import org.lawspeaker.hofordeals.view.HofView;

/**
 * A view as it is written.
 *
 * @param viewer who looks
 * @param heroes what belongs to each seat
 * @param decks the decks, what others have seen of them left out
 * @param agenda what is still to be done, bottom first, without what is hidden
 */
record HofLayout(
    Viewer viewer,
    Settings settings,
    Clock clock,
    Turn turn,
    ImmutableMap<Seat, HeroLayout> heroes,
    Board board,
    DecksLayout decks,
    Optional<Fight> fight,
    ImmutableList<HofStep> agenda) {
  /**
   * The cards that belong to no player. A deck is written from the top down, with the bag of the
   * cards that are unseen.
   *
   * @param dealer the Dealer's deck
   * @param minions the Minion deck
   * @param pain the Pain deck
   * @param relics the Relic deck
   * @param unseenRelics the Relics that the viewer cannot place: of the deck and those going round
   * @param curses the Curse supply (HOF-Q-53)
   * @param flourish how many Flourish cards are left (HOF-FLOURISH-01)
   * @param row the Dealer's Row (HOF-SETUP-02)
   * @param box destroyed cards (HOF-DECK-09)
   */
  record DecksLayout(
      Supply dealer,
      Supply minions,
      Supply pain,
      Spread relics,
      @CardNumber Bag unseenRelics,
      Deck curses,
      int flourish,
      @Default("[]") @CardNumber Pile row,
      @Default("[]") @CardNumber Bag box) {}

  static HofLayout of(HofView view) {
    ImmutableMap.Builder<Seat, HeroLayout> heroes = ImmutableMap.builder();
    for (int i = 0; i < view.heroes().size(); i++) {
      heroes.put(Seat.of(i), HeroLayout.of(view.heroes().get(i)));
    }
    Decks decks = view.decks();
    return new HofLayout(
        view.viewer(),
        view.settings(),
        view.clock(),
        view.turn(),
        heroes.buildOrThrow(),
        view.board(),
        new DecksLayout(
            decks.dealer(),
            decks.minions(),
            decks.pain(),
            view.relics(),
            view.unseenRelics(),
            decks.curses(),
            decks.flourish(),
            decks.row(),
            decks.box()),
        view.fight(),
        view.agenda());
  }

  HofView view() {
    ImmutableList.Builder<HeroView> views = ImmutableList.builder();
    for (int i = 0; i < heroes.size(); i++) {
      HeroLayout hero = heroes.get(Seat.of(i));
      if (hero == null) {
        throw new IllegalArgumentException("the hero of seat " + i + " is missing");
      }
      views.add(hero.view());
    }
    return new HofView(
        viewer,
        settings,
        clock,
        turn,
        views.build(),
        board,
        new Decks(
            decks.dealer(),
            decks.minions(),
            decks.pain(),
            Deck.empty(),
            decks.curses(),
            decks.flourish(),
            decks.row(),
            decks.box()),
        decks.relics(),
        decks.unseenRelics(),
        fight,
        agenda);
  }
}
