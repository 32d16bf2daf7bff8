package org.lawspeaker.prestigerpg.setup;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.hand.Drawing;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/** Setup: characters, the deck, opening hands, the encounters (PRE-SETUP-01 to PRE-SETUP-08). */
public final class Preparation {
  private static final int OPENING_HAND = 7;

  private Preparation() {}

  /** The first position of a complete setup, or what is wrong with its choices. */
  public static Checked<PrestigeState> of(Cards cards, Setup setup) {
    List<Problem> problems = new ArrayList<>();
    Pile left = Pile.empty();
    for (int character = 0; character < cards.pack().characters().size(); character++) {
      left = left.withLast(character);
    }
    List<Seat> waiting = new ArrayList<>();
    ImmutableList.Builder<Sheet> sheets = ImmutableList.builder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      int character = Options.characterOf(cards, setup, seat);
      sheets.add(Sheet.of(Math.max(0, character)));
      if (character == Options.DRAWN) {
        waiting.add(Seat.of(seat));
      } else if (left.contains(character)) {
        left = left.withoutCard(character);
      } else {
        problems.add(
            new Problem(
                "option " + Options.characterOption(seat),
                cards.names().character(character)
                    + " is taken; characters are all different (PRE-Q-09)"));
      }
    }
    for (int seat = setup.seats(); seat < Settings.MOST_SEATS; seat++) {
      if (Options.characterOf(cards, setup, seat) != Options.DRAWN) {
        problems.add(
            new Problem(
                "option " + Options.characterOption(seat),
                "there is no " + Seat.of(seat) + " among " + setup.seats()));
      }
    }
    Settings settings = Options.settings(cards, setup);
    problems.addAll(SettingsCheck.problems(cards, settings));
    return problems.isEmpty()
        ? Checked.ok(first(cards, settings, sheets.build(), left, ImmutableList.copyOf(waiting)))
        : Checked.bad(problems);
  }

  private static PrestigeState first(
      Cards cards,
      Settings settings,
      ImmutableList<Sheet> sheets,
      Pile left,
      ImmutableList<Seat> waiting) {
    List<PrestigeFrame> steps = new ArrayList<>();
    steps.add(Flow.START);
    for (int seat = sheets.size() - 1; seat >= 0; seat--) {
      steps.add(Drawing.cards(Cause.SETUP, Seat.of(seat), OPENING_HAND));
    }
    if (settings.quests()) {
      steps.add(new DealQuest(-1));
    }
    steps.add(new DrawCharacters(left, waiting));
    Piles piles =
        Piles.NONE
            .withDeck(cards.deck(settings))
            .withEncounters(cards.encounters(settings))
            .withEvents(cards.events(settings))
            .withRelics(cards.relics(settings));
    PrestigeState state =
        new PrestigeState(
            settings,
            Clock.SETUP,
            sheets,
            piles,
            Foe.NONE,
            ImmutableList.of(),
            Strike.NONE,
            ImmutableList.of(),
            Agenda.of(steps));
    return Table.playing(cards, state).settle().state();
  }
}
