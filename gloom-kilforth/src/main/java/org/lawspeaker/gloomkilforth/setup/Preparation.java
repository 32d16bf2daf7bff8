package org.lawspeaker.gloomkilforth.setup;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.round.Course;
import org.lawspeaker.gloomkilforth.round.FirstHero;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Settings;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.state.Turn;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Table;

/** A game is set up, step by step (GOK-SETUP-01). */
public final class Preparation {
  private Preparation() {}

  /** The first position, or what is wrong with the setup. */
  public static Checked<GloomState> of(Cards cards, Setup setup) {
    return Answers.checked(setup).map(fine -> first(cards, fine));
  }

  private static GloomState first(Cards cards, Setup setup) {
    Settings settings = Answers.settings(setup);
    int seats = setup.seats();
    Agenda<GloomStep> agenda = Agenda.<GloomStep>of(new Course()).push(new FirstHero());
    agenda = agenda.push(new DealAncients(settings.format().isShared() ? seats : 1, false));
    for (int i = seats - 1; i >= 0; i--) { // GOK-Q-91
      agenda = agenda.push(new ChooseDeck(Seat.of(i)));
    }
    agenda = choices(agenda, seats, Kind.CHAPTER, true);
    agenda = choices(agenda, seats, Kind.CLASS, settings.drawnHeroes());
    agenda = choices(agenda, seats, Kind.RACE, settings.drawnHeroes());
    agenda = agenda.push(new LayingOut());
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    for (int i = 0; i < seats; i++) {
      heroes.add(Hero.blank(Cards.CENTRE));
    }
    GloomState start =
        new GloomState(
            settings,
            Clock.starting(),
            Turn.of(Seat.of(0)),
            heroes.build(),
            ImmutableList.of(),
            decks(cards),
            ImmutableList.of(),
            ImmutableList.of(),
            ImmutableList.of(),
            ImmutableList.of(),
            agenda);
    return new Table(cards, start, WorkTable.Use.PLAYING).settle().state();
  }

  private static Agenda<GloomStep> choices(
      Agenda<GloomStep> agenda, int seats, Kind kind, boolean drawn) {
    Agenda<GloomStep> all = agenda;
    for (int i = seats - 1; i >= 0; i--) {
      Seat seat = Seat.of(i);
      all = all.push(drawn ? new DealOrigins(seat, kind) : new ChooseOrigin(seat, kind));
    }
    return all;
  }

  /** All decks shuffled (GOK-SETUP-13, GOK-SETUP-14, GOK-SETUP-15, GOK-SETUP-20). */
  static Decks decks(Cards cards) {
    ImmutableMap.Builder<Terrain, Supply> encounters = ImmutableMap.builder();
    cards.encounters.forEach((terrain, bag) -> encounters.put(terrain, Supply.shuffled(bag)));
    ImmutableMap.Builder<RewardType, Supply> rewards = ImmutableMap.builder();
    cards.rewards.forEach((type, bag) -> rewards.put(type, Supply.shuffled(bag)));
    return new Decks(
        encounters.buildOrThrow(),
        rewards.buildOrThrow(),
        Supply.shuffled(cards.night),
        Supply.shuffled(cards.loot),
        Bag.empty(),
        Bag.empty());
  }
}
