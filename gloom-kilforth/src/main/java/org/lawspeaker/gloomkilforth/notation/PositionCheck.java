package org.lawspeaker.gloomkilforth.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Turn;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;
import org.lawspeaker.gloomkilforth.turn.HeroTurn;

/** What is impossible about a position. */
public final class PositionCheck {
  private static final Citation SEATS = Citation.of("GOK-GAME-01");
  private static final Citation DAYS = Citation.of("GOK-GAME-05");
  private static final Citation ACTIONS = Citation.of("GOK-Q-118");
  private static final Citation MAP = Citation.of("GOK-LOC-01");
  private static final Citation RISES = Citation.of("GOK-ANCIENT-06");
  private static final Citation SAFE = Citation.of("GOK-LOC-08");
  private static final Citation CARDS = Citation.of("GOK-Q-01");
  private static final Citation SKILL = Citation.of("GOK-SKILL-06");
  private static final Citation TOKENS = Citation.of("GOK-TOKEN-11");
  private static final Citation FIGHTS = Citation.of("GOK-TEAM-08");
  private static final Citation TEAM = Citation.of("GOK-TEAM-01");
  private static final Citation TURNS = Citation.of("GOK-DAY-02");
  private static final Citation COURSE = Citation.of("GOK-DAY-01");

  /** The highest of most numbers. */
  static final int MOST = 9999;

  private final Cards cards;
  private final GloomState state;
  private final Problems problems = new Problems();
  private final Bounds bounds = new Bounds(problems);

  private PositionCheck(Cards cards, GloomState state) {
    this.cards = cards;
    this.state = state;
  }

  /** Everything that cannot be. */
  public static ImmutableList<Problem> problems(Cards cards, GloomState state) {
    PositionCheck check = new PositionCheck(cards, state);
    int seats = state.heroes().size();
    check.bounds.within("/heroes", seats, 1, 4, SEATS);
    check.bounds.seat("/turn/seat", state.turn().seat().index(), seats, SEATS);
    for (Seat each : state.turn().team()) {
      check.bounds.seat("/turn/team", each.index(), seats, SEATS);
    }
    for (Seat each : state.turn().unwilling()) {
      check.bounds.seat("/turn/unwilling", each.index(), seats, SEATS);
    }
    check.bounds.holds(
        ImmutableSet.copyOf(state.turn().team()).size() == state.turn().team().size()
            && !state.turn().team().contains(state.turn().seat()),
        "/turn/team",
        "a team has other heroes, each once",
        TEAM);
    check.bounds.seat("/clock/first", state.clock().first().index(), seats, SEATS);
    check.bounds.within("/clock/day", state.clock().day(), 1, Clock.LAST_DAY, DAYS);
    check.bounds.within("/clock/actions", state.clock().actions(), 0, Clock.MOST_ACTIONS, ACTIONS);
    check.bounds.within(
        "/turn/set-off",
        state.turn().setOff(),
        0,
        Turn.MOST_SET_OFF - 1 + Turn.EXCHANGE, // the last Exchange begins just below the bound
        ACTIONS);
    check.settings();
    check.map();
    new Zones(cards, check.bounds).check(state);
    if (check.problems.isEmpty()) {
      new HeroesCheck(cards, state, check.bounds).check();
      check.ancients();
      check.battles();
      check.cards();
      check.singles();
      check.agenda();
    }
    return check.problems.list();
  }

  private void settings() {
    bounds.within("/settings/hero-success", state.settings().heroSuccess(), 2, 6, TOKENS);
    bounds.within("/settings/foe-success", state.settings().foeSuccess(), 2, 6, TOKENS);
  }

  private void map() {
    boolean setup = state.clock().phase() == Phase.SETUP;
    int places = state.sites().size();
    bounds.holds(
        places == Cards.PLACES || (setup && places < Cards.PLACES),
        "/sites",
        "the map has 25 places",
        MAP);
    Set<Integer> seen = new HashSet<>();
    for (int place = 0; place < places; place++) {
      Site site = state.sites().get(place);
      String at = "/sites/" + place;
      bounds.holds(seen.add(site.card()), at + "/card", "a location lies in one place", MAP);
      bounds.holds(
          (site.card() == cards.city) == (place == Cards.CENTRE),
          at + "/card",
          "the City is in the middle",
          MAP);
      bounds.within(at + "/obstacles", site.obstacles(), 0, MOST, TOKENS);
      boolean empty = site.encounters().isEmpty() && site.plots().isEmpty();
      bounds.holds(place != Cards.CENTRE || empty, at, "nothing lies in the City", SAFE);
    }
  }

  private void ancients() {
    boolean risen = state.heroes().stream().anyMatch(Hero::isSagaComplete);
    for (int i = 0; i < state.ancients().size(); i++) {
      Ancient ancient = state.ancients().get(i);
      String at = "/ancients/" + i;
      bounds.within(at + "/damage", ancient.damage(), 0, MOST, TOKENS);
      ancient.at().ifPresent(place -> bounds.within(at + "/at", place, 0, Cards.PLACES - 1, MAP));
      boolean safe = ancient.at().filter(place -> place == Cards.CENTRE).isEmpty();
      bounds.holds(safe, at + "/at", "no Ancient is in the City", SAFE);
      String home = cards.ancient(ancient.card()).location();
      boolean isHome = ancient.at().filter(place -> !isCalled(place, home)).isEmpty();
      bounds.holds(
          ancient.at().isPresent() == risen || ancient.defeated(),
          at + "/at",
          "it is on the map once a hero has completed a saga, and not before",
          RISES);
      bounds.holds(!safe || isHome, at + "/at", "on the map it is at " + home, RISES);
    }
  }

  private boolean isCalled(int place, String location) {
    return place >= 0
        && place < state.sites().size()
        && cards.name(state.sites().get(place).card()).equals(location);
  }

  private void battles() {
    int seats = state.heroes().size();
    for (int i = 0; i < state.battles().size(); i++) {
      Battle battle = state.battles().get(i);
      String at = "/battles/" + i;
      bounds.holds(!battle.heroes().isEmpty(), at + "/heroes", "somebody fights", FIGHTS);
      for (Seat each : battle.heroes()) {
        bounds.seat(at + "/heroes", each.index(), seats, SEATS);
      }
      bounds.within(at + "/round", battle.round(), 0, MOST, TOKENS);
      bounds.within(at + "/hp", battle.hp(), -MOST, MOST, TOKENS);
      bounds.within(at + "/most", battle.most(), -MOST, MOST, TOKENS);
      bounds.within(at + "/hits", battle.hits(), 0, MOST, TOKENS);
      for (int harm : battle.harm()) {
        bounds.within(at + "/harm", harm, 0, MOST, TOKENS);
      }
    }
    for (int i = 0; i < state.tests().size(); i++) {
      Test test = state.tests().get(i);
      String at = "/tests/" + i;
      bounds.seat(at + "/seat", test.seat().index(), seats, SEATS);
      bounds.within(at + "/left", test.left(), 0, MOST, TOKENS);
      bounds.within(at + "/dice", test.dice(), 0, MOST, TOKENS);
      bounds.within(at + "/successes", test.successes(), 0, MOST, TOKENS);
    }
    for (int i = 0; i < state.modifiers().size(); i++) {
      Seat seat = state.modifiers().get(i).seat();
      bounds.seat("/modifiers/" + i + "/seat", seat.index(), seats, SEATS);
    }
  }

  /** Every card of the decks is somewhere, and none is there too often. */
  private void cards() {
    Heap all = Heap.of(cards.night).addAll(cards.loot);
    cards.encounters.values().forEach(all::addAll);
    cards.rewards.values().forEach(all::addAll);
    Census found = new Census();
    Bag there = Whereabouts.all(state).all();
    for (int i = 0; i < there.size(); i++) {
      int card = there.nth(i);
      Kind kind = cards.kind(card);
      boolean counted =
          kind == Kind.ENCOUNTER
              || kind == Kind.REWARD
              || kind == Kind.NIGHT
              || kind == Kind.LOOT
              || !cards.name(card).equals(cards.card(card).name());
      if (counted) {
        found.add(card);
      }
    }
    found.compare(all.rest(), cards::name, "/decks", CARDS, problems);
  }

  /** Of skills, Totems and what comes with an Ancient there is one each. */
  private void singles() {
    Census found = Whereabouts.single(cards, state);
    Bag there = found.all();
    for (int i = 0; i < there.size(); i++) {
      int card = there.nth(i);
      if (there.isFirst(i) && found.count(card) > 1) {
        boolean isHeros = cards.kind(card) == Kind.SKILL || cards.kind(card) == Kind.TOTEM;
        problems.add(
            isHeros ? "/heroes" : "/ancients",
            cards.name(card) + " is there " + found.count(card) + " times, not 1",
            cards.kind(card) == Kind.SKILL ? SKILL : CARDS);
      }
    }
  }

  private void agenda() {
    bounds.holds(
        state.agenda().isEmpty() == state.clock().ending().isPresent(),
        "/agenda",
        "a game without steps is over",
        COURSE);
    ImmutableList<GloomStep> steps = state.agenda().toList();
    bounds.seatsOf(steps, state.heroes().size(), COURSE);
    bounds.holds(
        state.clock().isDaylight() || steps.stream().noneMatch(HeroTurn.class::isInstance),
        "/clock/phase",
        "heroes take turns by day",
        TURNS);
    long tests = steps.stream().filter(GloomStep::isTest).count();
    bounds.holds(
        tests == state.tests().size(), "/tests", "each Test has a step that ends it", COURSE);
    if (problems.isEmpty() && !state.agenda().isEmpty()) {
      bounds.trial("/agenda", COURSE, this::tryOut);
    }
  }

  private void tryOut() {
    Table table = new Table(cards, state, WorkTable.Use.PLAYING).settle();
    if (!table.agenda().isEmpty()) {
      table.pending();
      table.legalMoves();
    }
  }
}
