package org.lawspeaker.hofordeals.setup;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.map.RoyalTurnUp;
import org.lawspeaker.hofordeals.piles.DrawHand;
import org.lawspeaker.hofordeals.piles.RefillRow;
import org.lawspeaker.hofordeals.round.Course;
import org.lawspeaker.hofordeals.round.FirstPlayer;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Clock;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/** A game is set up. */
public final class Preparation {
  private static final Citation HAND = Citation.of("HOF-Q-08");

  private Preparation() {}

  /** The first position, or what is wrong with the setup. */
  public static Checked<HofState> of(Cards cards, Setup setup) {
    Optional<Seat> named = Answers.first(setup);
    if (named.isPresent() && named.get().index() >= setup.seats()) {
      return Checked.bad("option first", "there is no seat " + named.get().index());
    }
    Seat first = named.orElse(Seat.of(0));
    int town = centre(cards);
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    Agenda<HofStep> agenda = Agenda.of(new Course());
    Settings settings = Answers.settings(setup);
    agenda = settings.jackAtSetup() ? agenda.push(new RoyalTurnUp()) : agenda;
    agenda = agenda.push(new RefillRow());
    for (int i = setup.seats() - 1; i >= 0; i--) {
      agenda = agenda.push(new DrawHand(Seat.of(i), Hero.HAND, HAND));
    }
    for (int i = 0; i < setup.seats(); i++) {
      heroes.add(hero(cards, town));
    }
    agenda = named.isPresent() ? agenda : agenda.push(new FirstPlayer());
    HofState start =
        new HofState(
            settings,
            Clock.starting(first),
            Turn.of(first, town),
            heroes.build(),
            board(cards, town, setup.seats()),
            decks(cards),
            Optional.empty(),
            agenda);
    return Checked.ok(new Table(cards, start, WorkTable.Use.PLAYING).settle().state());
  }

  /** No tokens, 10 cards, the Rusty Axe (HOF-SETUP-07, HOF-SETUP-08, HOF-SETUP-09). */
  private static Hero hero(Cards cards, int town) {
    return new Hero(
        Hero.MOST_HEALTH,
        0,
        0,
        0,
        0,
        town,
        Deck.shuffled(cards.starting),
        Bag.empty(),
        Bag.empty(),
        Bag.empty(),
        Bag.empty(),
        ImmutableList.of(),
        ImmutableMap.of(),
        ImmutableMap.of(),
        ImmutableMap.of());
  }

  /** The Town in the middle of a board (HOF-SETUP-04). */
  private static int centre(Cards cards) {
    int columns = cards.pack.columns();
    return (cards.pack.rows() / 2) * columns + columns / 2;
  }

  /** Eight Encounters face down around the Town (HOF-SETUP-05, HOF-SETUP-06, HOF-SETUP-11). */
  private static Board board(Cards cards, int town, int seats) {
    int columns = cards.pack.columns();
    int cubes = cards.encounter(cards.town).usage().map(usage -> usage.at(seats)).orElse(0);
    ImmutableList.Builder<Site> sites = ImmutableList.builder();
    sites.add(Site.faceUp(town, cards.town, cubes));
    for (int down = -1; down <= 1; down++) {
      for (int across = -1; across <= 1; across++) {
        if (down != 0 || across != 0) {
          sites.add(Site.faceDown(town + down * columns + across)); // HOF-Q-12
        }
      }
    }
    return new Board(
        sites.build(), cards.levels.get(0), true, Bag.empty(), Optional.empty(), Optional.empty());
  }

  private static Decks decks(Cards cards) {
    return new Decks(
        Supply.shuffled(cards.dealers), // HOF-SETUP-02
        Supply.shuffled(cards.minions),
        Supply.shuffled(cards.pain),
        Deck.shuffled(cards.relics),
        Deck.shuffled(cards.curses),
        cards.pack.flourish().copies(),
        Pile.empty(),
        Bag.empty());
  }
}
