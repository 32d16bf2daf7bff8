package org.lawspeaker.hofordeals.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
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
import org.lawspeaker.hofordeals.combat.Assigning;
import org.lawspeaker.hofordeals.combat.CombatEnd;
import org.lawspeaker.hofordeals.combat.CombatStart;
import org.lawspeaker.hofordeals.combat.Continuing;
import org.lawspeaker.hofordeals.combat.Looting;
import org.lawspeaker.hofordeals.combat.Resolving;
import org.lawspeaker.hofordeals.combat.StrikeDraw;
import org.lawspeaker.hofordeals.map.RoyalTurnUp;
import org.lawspeaker.hofordeals.round.Course;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.state.Used;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.view.GoingRound;

/** What is impossible about a position. */
public final class PositionCheck {
  private static final Citation SEATS = Citation.of("HOF-Q-07");
  private static final Citation CARDS = Citation.of("HOF-Q-68");
  private static final Citation STARTING = Citation.of("HOF-SETUP-07");
  private static final Citation HEALTH = Citation.of("HOF-HEALTH-01");
  private static final Citation LIMITS = Citation.of("HOF-Q-17");
  private static final Citation FAME = Citation.of("HOF-Q-18");
  private static final Citation SLAYER = Citation.of("HOF-TIE-01");
  private static final Citation LEVEL = Citation.of("HOF-OVER-02");
  private static final Citation SAME_TURN = Citation.of("HOF-LEVEL-01");
  private static final Citation SPACE = Citation.of("HOF-MOVE-07");
  private static final Citation TOWN = Citation.of("HOF-ENC-05");
  private static final Citation KING = Citation.of("HOF-KING-01");
  private static final Citation SLOT = Citation.of("HOF-EQUIP-03");
  private static final Citation ENCOUNTERS = Citation.of("HOF-ENC-02");
  private static final Citation COURSE = Citation.of("HOF-ROUND-01");
  private static final Citation COMBAT = Citation.of("HOF-COMBAT-05");
  private static final Citation RELICS = Citation.of("HOF-LOOT_ROYAL-07");
  private static final int MOST = Hero.MOST;

  /** Ids go up by 1 with each card that is bound while others are: no game comes as far as this. */
  private static final int HIGHEST_ID = 999_999;

  /** Every combat has one of these steps on the agenda. */
  private static final ImmutableSet<Class<?>> IN_COMBAT =
      ImmutableSet.of(
          CombatStart.class,
          StrikeDraw.class,
          Resolving.class,
          Assigning.class,
          Looting.class,
          Continuing.class,
          CombatEnd.class);

  private final Cards cards;
  private final HofState state;
  private final Problems problems = new Problems();
  private final Bounds bounds = new Bounds(problems);

  private PositionCheck(Cards cards, HofState state) {
    this.cards = cards;
    this.state = state;
  }

  /** Everything that cannot be. */
  public static ImmutableList<Problem> problems(Cards cards, HofState state) {
    PositionCheck check = new PositionCheck(cards, state);
    int seats = state.heroes().size();
    check.bounds.within("/heroes", seats, 2, 4, SEATS);
    check.bounds.seat("/turn/active", state.turn().active().index(), seats, SEATS);
    check.bounds.seat("/clock/first", state.clock().first().index(), seats, SEATS);
    for (Used used : state.turn().usedByOthers()) {
      check.bounds.seat("/turn/used-by-others", used.seat().index(), seats, SEATS);
    }
    check.clock();
    if (check.problems.isEmpty()) {
      check.board();
    }
    if (check.problems.isEmpty()) {
      for (int i = 0; i < seats; i++) {
        check.hero("/heroes/" + i, state.heroes().get(i));
      }
      new TurnCheck(cards, state, check.bounds).check();
      new KindsCheck(cards, check.bounds).check(state);
      new HeroesCheck(cards, state, check.bounds).check();
      new EncountersCheck(cards, state, check.bounds).check();
      new FightCheck(cards, state, check.bounds).check();
      check.cards();
      check.agenda();
    }
    return check.problems.list();
  }

  private void clock() {
    state.clock().builder().ifPresent(this::builder);
    int seats = state.heroes().size();
    state
        .clock()
        .slayer()
        .ifPresent(seat -> bounds.seat("/clock/slayer", seat.index(), seats, SLAYER));
    bounds.within("/clock/level", state.clock().level(), 1, 3, LEVEL);
    bounds.within("/clock/round", state.clock().round(), 1, MOST, COURSE);
    bounds.within("/clock/kills", state.clock().kills(), 0, MOST, COURSE);
    bounds.holds(
        state.agenda().isEmpty() == state.clock().ending().isPresent(),
        "/agenda",
        "a game without steps is over",
        COURSE);
  }

  private void hero(String at, Hero hero) {
    bounds.within(at + "/health", hero.health(), 0, Hero.MOST_HEALTH, HEALTH);
    bounds.within(at + "/food", hero.food(), 0, MOST, LIMITS);
    bounds.within(at + "/shards", hero.shards(), 0, MOST, LIMITS);
    bounds.within(at + "/effort", hero.effort(), 0, MOST, LIMITS);
    int least = state.settings().negativeFame() ? -MOST : 0;
    bounds.within(at + "/fame", hero.fame(), least, MOST, FAME);
    bounds.holds(
        state.board().site(hero.space()) != null || state.board().sites().isEmpty(),
        at + "/space",
        "an Adventurer stands on an Encounter",
        SPACE);
    for (Map.Entry<Slot, Integer> worn : hero.gear().entrySet()) {
      boolean fits =
          cards.card(worn.getValue()) instanceof Equipment equipment
              && equipment.slot() == worn.getKey();
      bounds.holds(fits, at + "/gear", "a card lies in its own slot", SLOT);
    }
    for (Map.Entry<Slot, Integer> under : hero.covered().entrySet()) {
      boolean fits =
          hero.gear().containsKey(under.getKey())
              && cards.card(under.getValue()) instanceof Equipment equipment
              && equipment.slot() == under.getKey();
      bounds.holds(fits, at + "/covered", "a card lies under another of its slot", SLOT);
    }
    bounds.holds(
        hero.secrets().size() == hero.hand().size() - hero.shown().size(),
        at + "/shown",
        "what is shown of a hand is in it",
        CARDS);
    int last = 0;
    for (Bound bound : hero.bound()) {
      bounds.holds(bound.id() > last, at + "/bound", "the ids of bound cards go up", COMBAT);
      last = bound.id();
      bounds.within(at + "/bound", bound.id(), 1, HIGHEST_ID, COMBAT);
      bounds.within(at + "/bound", bound.power(), 0, MOST, LIMITS);
    }
  }

  /** Whoever has slain the Jack or the Queen lays out the next level. */
  private void builder(Seat seat) {
    bounds.seat("/clock/builder", seat.index(), state.heroes().size(), LEVEL);
    bounds.holds(
        state.board().royalty().isEmpty() && state.clock().level() < Rank.KING.level(),
        "/clock/builder",
        "the next level is laid out when the Jack or the Queen has been slain",
        LEVEL);
    bounds.holds(
        seat.equals(state.turn().active()),
        "/clock/builder",
        "who has slain the Royalty is the one whose turn it is",
        SAME_TURN);
  }

  private void board() {
    Set<Integer> spaces = new HashSet<>();
    for (Site site : state.board().sites()) {
      bounds.within("/board/sites", site.space(), 0, cards.spaces() - 1, SPACE);
      bounds.holds(spaces.add(site.space()), "/board/sites", "two Encounters on one space", SPACE);
      bounds.within("/board/sites", site.cubes(), 0, MOST, LIMITS);
      bounds.holds(
          site.card().isEmpty() || cards.card(site.card().get()) instanceof Encounter,
          "/board/sites",
          "an Encounter lies on the board",
          ENCOUNTERS);
      site.card().ifPresent(card -> ofThisLevel("/board/sites", card));
    }
    Bag pool = state.board().pool();
    for (int i = 0; i < pool.size(); i++) {
      bounds.holds(
          cards.card(pool.nth(i)) instanceof Encounter encounter
              && !encounter.isBoss()
              && encounter.level().equals(Optional.of(state.clock().level())),
          "/board/pool",
          cards.name(pool.nth(i)) + " is no Encounter of this level to be laid out",
          ENCOUNTERS);
    }
    int hidden = state.board().faceDown() - (state.board().bossHidden() ? 1 : 0);
    bounds.holds(
        hidden <= state.board().pool().size() && hidden >= 0,
        "/board/pool",
        "there are not enough cards for those face down",
        ENCOUNTERS);
    bounds.holds(
        state.board().sites().isEmpty() || state.board().siteOf(cards.town) != null,
        "/board/sites",
        "the Town lies on the board",
        TOWN);
    state.board().king().ifPresent(this::king);
    state.board().royalty().ifPresent(this::royalty);
  }

  /**
   * The King token is there from when he is met until he is beaten, and never without an Encounter.
   */
  private void king(int space) {
    bounds.holds(
        state.board().site(space) != null || state.board().sites().isEmpty(),
        "/board/king",
        "no Encounter there",
        SPACE);
    boolean met =
        state.board().royalty().isPresent()
            || state.agenda().toList().stream().anyMatch(RoyalTurnUp.class::isInstance);
    bounds.holds(
        met && state.clock().level() == Rank.KING.level(),
        "/board/king",
        "the King token is on the board only while a King of level 3 is",
        KING);
  }

  /** A Boss Encounter lies on its own level only. */
  private void ofThisLevel(String at, int card) {
    bounds.holds(
        !(cards.card(card) instanceof Encounter encounter)
            || !encounter.isBoss()
            || encounter.level().equals(Optional.of(state.clock().level())),
        at,
        "no Boss Encounter of this level",
        LEVEL);
  }

  private void royalty(int card) {
    bounds.holds(
        cards.kind(card) == Kind.ROYALTY
            && cards.royalty(card).rank().level() == state.clock().level(),
        "/board/royalty",
        "no Royalty of this level",
        LEVEL);
  }

  /** Every card of the game is somewhere, and none is there too often. */
  private void cards() {
    Census census = new Census();
    for (Hero hero : state.heroes()) {
      census.add(hero.census().all());
    }
    Decks decks = state.decks();
    census.add(decks.dealer().cards()).add(decks.minions().cards()).add(decks.pain().cards());
    census.add(decks.relics()).add(decks.curses()).add(decks.row()).add(decks.box());
    for (int i = 0; i < Math.min(MOST, Math.max(0, decks.flourish())); i++) {
      census.add(cards.flourish);
    }
    for (HofStep step : state.agenda().toList()) {
      census.add(step.lying());
    }
    state.fight().ifPresent(fight -> fight(fight, census));
    Heap all = Heap.of(cards.dealers);
    all.addAll(cards.minions).addAll(cards.pain).addAll(cards.relics).addAll(cards.curses);
    for (int i = 0; i < state.heroes().size(); i++) {
      all.addAll(cards.starting);
    }
    for (int i = 0; i < cards.pack.flourish().copies(); i++) {
      all.add(cards.flourish);
    }
    census.compare(all.rest(), cards::name, "/decks", CARDS, problems);
    bounds.within("/decks/flourish", decks.flourish(), 0, MOST, STARTING);
  }

  private void fight(Fight fight, Census census) {
    Set<Integer> ids = new HashSet<>();
    for (Enemy enemy : fight.enemies()) {
      Kind kind = cards.kind(enemy.card());
      bounds.holds(
          kind == Kind.MINION || kind == Kind.ROYALTY, "/fight/enemies", "no enemy", COMBAT);
      bounds.holds(
          kind != Kind.ROYALTY || state.board().royalty().equals(Optional.of(enemy.card())),
          "/fight/enemies",
          "the Royalty of the board is the one that fights",
          LEVEL);
      bounds.holds(ids.add(enemy.id()), "/fight/enemies", "two enemies of one id", COMBAT);
      bounds.within(
          "/fight/enemies", enemy.id(), 1, Math.min(fight.lastId(), Fight.MOST_ENEMIES), COMBAT);
      census.add(enemy.assigned());
      if (kind == Kind.MINION) {
        census.add(enemy.card());
      }
    }
    for (Enemy enemy : fight.fallen()) {
      census.add(enemy.assigned());
      if (cards.kind(enemy.card()) == Kind.MINION) {
        census.add(enemy.card());
      }
    }
    bounds.holds(
        cards.card(fight.encounter()) instanceof Encounter,
        "/fight/encounter",
        "a combat is at an Encounter",
        COMBAT);
    ofThisLevel("/fight/encounter", fight.encounter());
  }

  private void agenda() {
    if (state.agenda().isEmpty()) {
      return;
    }
    ImmutableList<HofStep> steps = state.agenda().toList();
    bounds.seatsOf(steps, state.heroes().size(), COURSE);
    int fights = 0;
    for (int i = 0; i < steps.size(); i++) {
      HofStep step = steps.get(i);
      bounds.holds(
          (step instanceof Course || step.isDuel()) == (i == 0),
          "/agenda/" + i,
          "the course of the game, or a duel, lies below all other steps, once",
          COURSE);
      fights += IN_COMBAT.contains(step.getClass()) ? 1 : 0;
      bounds.holds(
          !GoingRound.isHidden(step), "/agenda", "the Relics that go round are named", RELICS);
    }
    bounds.holds(
        fights == (state.fight().isPresent() ? 1 : 0),
        "/fight",
        state.fight().isEmpty()
            ? "a step of a combat needs a combat"
            : "a combat has one of its steps, not " + fights,
        COMBAT);
    if (problems.isEmpty()) {
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
