package org.lawspeaker.gloomkilforth.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.round.Course;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.state.Settings;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Turn;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.HeroClass;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Skill;
import org.lawspeaker.gloomkilforth.turn.HeroTurn;

/**
 * The position from which people lay out others: Day 1, with heroes, map and Ancients in the order
 * of the pack, and all hands empty.
 */
public final class Standard {
  private Standard() {}

  /** What a hero is: its race and class by their order in the pack, and its saga. */
  public record Origin(int race, int profession, int saga) {}

  /** The first turn of seat 0 in such a game, with heroes that are these. */
  public static GloomState of(Cards cards, Settings settings, ImmutableList<Origin> origins) {
    int seats = origins.size();
    ImmutableList.Builder<Site> sites = ImmutableList.builder();
    for (int place = 0; place < Cards.PLACES; place++) {
      int wild = place < Cards.CENTRE ? place : place - 1;
      sites.add(Site.of(place == Cards.CENTRE ? cards.city : cards.locations.nth(wild)));
    }
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    Bag skills = Bag.empty();
    for (int seat = 0; seat < seats; seat++) {
      Hero hero = hero(cards, origins.get(seat));
      heroes.add(hero);
      HeroClass profession = (HeroClass) cards.card(hero.profession().orElseThrow());
      for (int i = 0; i < cards.skills.size(); i++) {
        int skill = cards.skills.nth(i);
        boolean fits = profession.skills().contains(((Skill) cards.card(skill)).type());
        skills = fits && skills.count(skill) == 0 ? skills.with(skill) : skills;
      }
    }
    ImmutableList.Builder<Ancient> ancients = ImmutableList.builder();
    for (int i = 0; i < (settings.format().isShared() ? seats : 1); i++) {
      ancients.add(DealAncients.ancient(cards, settings, cards.ancients.nth(i)));
    }
    return new GloomState(
        settings,
        Clock.starting().withPhase(Phase.DAYLIGHT),
        Turn.of(Seat.of(0)),
        heroes.build(),
        sites.build(),
        Preparation.decks(cards).withSkills(skills),
        ancients.build(),
        ImmutableList.of(),
        ImmutableList.of(),
        ImmutableList.of(),
        Agenda.<GloomStep>of(new Course()).push(new HeroTurn(Seat.of(0))));
  }

  private static Hero hero(Cards cards, Origin origin) {
    Hero hero = Hero.blank(Cards.CENTRE);
    hero = Origins.taking(cards, hero, Kind.RACE, cards.races.nth(origin.race()));
    hero = Origins.taking(cards, hero, Kind.CLASS, cards.classes.nth(origin.profession()));
    return hero.withSaga(origin.saga()).withAp(hero.hp());
  }
}
