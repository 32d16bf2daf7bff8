package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * Setup step 1: who, of any number of players, plays which faction or deck (THO-SETUP-01,
 * THO-Q-93).
 */
public final class Preparation {
  private Preparation() {}

  /** The first position of a complete setup, or what is wrong with its choice of factions. */
  public static Checked<ThorgalState> of(Cards cards, Setup setup) {
    int factions = cards.pack().factions().size();
    List<Integer> left = new ArrayList<>();
    for (int faction = 0; faction < factions; faction++) {
      left.add(faction);
    }
    List<Problem> problems = new ArrayList<>();
    List<Seat> waiting = new ArrayList<>();
    ImmutableList.Builder<Side> sides = ImmutableList.builder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      Optional<Integer> chosen = Options.deckOf(cards, setup, seat);
      if (chosen.isEmpty()) {
        waiting.add(Seat.of(seat));
        sides.add(Sides.none());
        continue;
      }
      int deck = chosen.get();
      if (deck >= factions) {
        sides.add(Sides.ofDeck(cards, cards.pack().decks().get(deck - factions)));
      } else {
        sides.add(Sides.ofFaction(cards, deck));
        if (!left.remove(Integer.valueOf(deck))) {
          problems.add(
              new Problem(
                  "option " + Options.factionOption(seat),
                  cards.factionName(deck)
                      + " is taken; ready-made factions are all different (THO-Q-09)"));
        }
      }
    }
    if (!problems.isEmpty()) {
      return Checked.bad(problems);
    }
    ThorgalState state =
        new ThorgalState(
            Options.settings(setup),
            Clock.SETUP,
            sides.build(),
            ImmutableList.of(),
            Journey.NONE,
            ImmutableList.of(),
            Agenda.of(new DrawFactions(ImmutableList.copyOf(left), ImmutableList.copyOf(waiting))));
    return Checked.ok(Table.of(cards, state).settle().state());
  }
}
