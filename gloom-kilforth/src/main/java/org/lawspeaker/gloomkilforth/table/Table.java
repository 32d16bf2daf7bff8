package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Settings;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Turn;

/**
 * A working copy of a position, on which the rules read and one move is carried out. Its parts are
 * immutable values, exchanged one for another, so that the state they came from stays as it was.
 */
public final class Table extends WorkTable<Table, GloomMove, GloomStep> {
  /** No chain of effects is deeper than this, whatever a pack says. */
  public static final int DEEPEST = 90;

  private static final int MOST_STEPS = 9000;
  private static final Citation SEATS = Citation.of("GOK-GAME-01");
  private static final Citation OUT = Citation.of("GOK-ASSAULT-11");
  private static final Citation HIDDEN = Citation.of("GOK-HIDE-02");

  public final Cards cards;
  public final Settings settings;
  public Clock clock;
  public Turn turn;
  public ImmutableList<Hero> heroes;
  public ImmutableList<Site> sites;
  public Decks decks;
  public ImmutableList<Ancient> ancients;
  public ImmutableList<Battle> battles;
  public ImmutableList<Test> tests;
  public ImmutableList<Modifier> modifiers;

  /** How many abilities have been set off since the move was made (GOK-Q-118). */
  public int setOffAtOnce;

  /** Questions about one hero come one after the other, and each asks what is in force. */
  private @Nullable InForce inForce;

  public Table(Cards cards, GloomState state, Use use) {
    super(state.agenda(), use);
    this.cards = cards;
    this.settings = state.settings();
    this.clock = state.clock();
    this.turn = state.turn();
    this.heroes = state.heroes();
    this.sites = state.sites();
    this.decks = state.decks();
    this.ancients = state.ancients();
    this.battles = state.battles();
    this.tests = state.tests();
    this.modifiers = state.modifiers();
  }

  /** The position as it now stands. */
  public GloomState state() {
    return new GloomState(
        settings, clock, turn, heroes, sites, decks, ancients, battles, tests, modifiers, agenda());
  }

  @Override
  protected @Nullable Outcome outcome() {
    return agenda().isEmpty() ? clock.ending().orElseThrow().outcome() : null;
  }

  @Override
  protected int mostSteps() {
    return MOST_STEPS;
  }

  @Override
  protected void judgeUnasked(GloomMove move, Faults faults) {
    if (move.by() instanceof Seat seat) {
      if (seat.index() >= heroes.size()) {
        faults.add(SEATS, "no-such-seat", "seat", seat);
      } else if (hero(seat).eliminated()) {
        faults.add(OUT, "eliminated", "seat", seat);
      }
    }
  }

  // ------------------------------------------------------------------ heroes

  /** Whether this hero is taking its turn (GOK-TURN-12). */
  public boolean isActive(Seat seat) {
    return clock.isDaylight() && turn.seat().equals(seat);
  }

  /** The active hero; the First Hero when none is active (GOK-REQ-04). */
  public Seat decider() {
    return clock.isDaylight() ? turn.seat() : clock.first();
  }

  public Hero hero(Seat seat) {
    return heroes.get(seat.index());
  }

  public void set(Seat seat, Hero hero) {
    heroes = Lists.with(heroes, seat.index(), hero);
  }

  /** All heroes clockwise, beginning with this one. */
  public ImmutableList<Seat> clockwise(Seat from) {
    ImmutableList.Builder<Seat> all = ImmutableList.builderWithExpectedSize(heroes.size());
    for (int i = 0; i < heroes.size(); i++) {
      all.add(Seat.of((from.index() + i) % heroes.size()));
    }
    return all.build();
  }

  /** A hero stops being Hidden. */
  public void comeOut(Seat seat, Citation why) {
    set(seat, hero(seat).withHidden(false));
    if (isTelling()) {
      tell(why, "came-out", seat + " is no longer Hidden", "seat", number(seat));
    }
  }

  /** A hero becomes Hidden (GOK-TOKEN-09). */
  public void hide(Seat seat) {
    set(seat, hero(seat).withHidden(true));
    if (isTelling()) {
      tell(HIDDEN, "hidden", seat + " is Hidden", "seat", number(seat));
    }
    fire(seat, Moment.HIDDEN_GAINED);
  }

  // ------------------------------------------------------------------ the map

  /** The place where a hero stands. */
  public Site site(Seat seat) {
    return sites.get(hero(seat).at());
  }

  public void set(int place, Site site) {
    sites = Lists.with(sites, place, site);
  }

  /** The location card of a place. */
  public Location location(int place) {
    return cards.location(sites.get(place).card());
  }

  /** What is printed on the side of a place that is up. */
  public Location.Side side(int place) {
    return location(place).side(sites.get(place).gloom());
  }

  /** Where the location of this name lies. */
  public int placeOf(String location) {
    int card = cards.number(location);
    for (int place = 0; place < sites.size(); place++) {
      if (sites.get(place).card() == card) {
        return place;
      }
    }
    return Cards.CENTRE;
  }

  /** Whether this card is an enemy of a hero (GOK-TURN-04). */
  public boolean isEnemy(Seat seat, int card) {
    return cards.encounter(card).isEnemy() || hero(seat).enemies().count(card) > 0;
  }

  /** Whether an encounter is there for a hero: one that it has evaded is not (GOK-Q-04). */
  public boolean isThere(Seat seat, int card) {
    return hero(seat).evaded().count(card) == 0;
  }

  /** Whether an encounter bars Search, Rest and Assault to a hero (GOK-Q-04). */
  public boolean bars(Seat seat, int card) {
    return settings.evadedCounts() || isThere(seat, card);
  }

  /** Whether a place has no encounter that is there for a hero. */
  public boolean isEmpty(Seat seat, int place) {
    Pile all = sites.get(place).encounters();
    for (int i = 0; i < all.size(); i++) {
      if (bars(seat, all.get(i))) {
        return false;
      }
    }
    return !settings.ancientsAreEncounters() || ancientAt(place) == null;
  }

  /**
   * Whether an encounter is of a type for a hero: a Stranger with the hero's Enemy token is an
   * enemy (GOK-STRANGER-05).
   */
  public boolean isOf(Seat seat, int card, EncounterType type) {
    return hero(seat).enemies().count(card) > 0
        ? type == EncounterType.ENEMY
        : cards.encounter(card).type() == type;
  }

  /** How many encounters that are of a type for a hero lie on the map. */
  public int inPlay(Seat seat, EncounterType type) {
    int count = 0;
    for (int place = 0; place < sites.size(); place++) {
      Pile all = sites.get(place).encounters();
      for (int i = 0; i < all.size(); i++) {
        count += isOf(seat, all.get(i), type) ? 1 : 0;
      }
    }
    return count;
  }

  /** An Ancient that is on this place of the map. */
  public @Nullable Ancient ancientAt(int place) {
    for (int i = 0; i < ancients.size(); i++) {
      Ancient ancient = ancients.get(i);
      if (!ancient.defeated() && ancient.at().isPresent() && ancient.at().get() == place) {
        return ancient;
      }
    }
    return null;
  }

  /** Whether nobody has to wait for another hero's saga before an Assault (GOK-ASSAULT-03). */
  public boolean isTimeToAssault() {
    return !settings.format().isShared()
        || heroes.stream().allMatch(each -> each.eliminated() || each.isSagaComplete());
  }

  /** Takes an encounter off the map; nothing that heroes had against it stays (GOK-Q-94). */
  public void removeEncounter(int card) {
    for (int place = 0; place < sites.size(); place++) {
      Site site = sites.get(place);
      if (site.encounters().contains(card)) {
        set(place, site.withEncounters(site.encounters().withoutCard(card)));
      }
    }
    for (int i = 0; i < heroes.size(); i++) {
      heroes = Lists.with(heroes, i, heroes.get(i).forgetting(card));
    }
  }

  // ------------------------------------------------------------------ battles and Tests

  /** The innermost battle; null if none is under way. */
  public @Nullable Battle battle() {
    return battles.isEmpty() ? null : battles.get(battles.size() - 1);
  }

  /** The innermost battle is now like this. */
  public void set(Battle battle) {
    battles = Lists.with(battles, battles.size() - 1, battle);
  }

  /** In the battle under way a hero uses what it could have kept. */
  public void spend() {
    Battle battle = battle();
    if (battle != null) {
      set(battle.withSpent(true));
    }
  }

  /** The innermost Test. */
  public Test test() {
    return tests.get(tests.size() - 1);
  }

  /** The innermost Test is now like this. */
  public void set(Test test) {
    tests = Lists.with(tests, tests.size() - 1, test);
  }

  /**
   * What lasted until now is over. What was given for a Test that has not come by the end of a
   * battle, a turn, a Night or a Day is for no later one.
   */
  public void end(Until until) {
    if (!modifiers.isEmpty()) {
      boolean isNoTest = until != Until.ROUND && tests.isEmpty();
      modifiers =
          Lists.where(
              modifiers,
              each -> each.until() != until && !(isNoTest && each.until() == Until.TEST));
    }
  }

  /**
   * A hero's Test is over: so is what was given in it, and what it was given before it. What was
   * given in the Test around it is not.
   */
  public void endTest(Seat seat) {
    if (!modifiers.isEmpty()) {
      int left = heroTests();
      modifiers =
          Lists.where(
              modifiers,
              each ->
                  each.until() != Until.TEST
                      || (each.depth() <= left && (each.depth() > 0 || !each.seat().equals(seat))));
    }
  }

  /** How many Tests of heroes are under way, one within the other. */
  public int heroTests() {
    int count = 0;
    for (int i = 0; i < tests.size(); i++) {
      count += tests.get(i).foe() ? 0 : 1;
    }
    return count;
  }

  // ------------------------------------------------------------------ what is in force

  /** What is in force for a hero. */
  public Changes<Source, Lasting> changes(Seat seat) {
    return inForce(seat).changes;
  }

  /** What the changes in force add to a hero's Study, without those of spells (GOK-Q-64). */
  int lastingStudy(Seat seat) {
    return inForce(seat).study;
  }

  private InForce inForce(Seat seat) {
    InForce now = InForce.of(inForce, this, seat);
    inForce = now;
    return now;
  }

  /** An attribute of a hero, all bonuses included. */
  public int value(Seat seat, Attribute attribute) {
    return Math.max(0, Strength.of(this, seat, attribute));
  }

  /** The same before anything else is added to it, which may be below 0. */
  public int sum(Seat seat, Attribute attribute) {
    return Strength.of(this, seat, attribute);
  }

  /** Sets off what works at this moment for a hero. Push the own step first, fire after. */
  public void fire(Seat seat, Moment moment) {
    cards.triggers.fire(this, seat, moment);
  }

  /** Sets off what works at this moment for all heroes, clockwise from who orders it. */
  public void fireEach(Moment moment) {
    fire(clockwise(decider()), moment);
  }

  /** Sets off what works at this moment for several heroes. */
  public void fire(ImmutableList<Seat> seats, Moment moment) {
    cards.triggers.fire(this, seats, moment);
  }

  /** Sets off what works at this moment for heroes who fight together, the active one first. */
  public void fireTeam(ImmutableList<Seat> seats, ImmutableList<Integer> foe, Moment moment) {
    cards.triggers.fireTeam(this, seats, foe, moment);
  }

  /** Sets off what one card does at this moment. */
  public void fire(Source source, Moment moment) {
    cards.triggers.fire(this, source, moment);
  }

  // ------------------------------------------------------------------ what is told

  /** A seat as a fact. */
  public static String number(Seat seat) {
    return String.valueOf(seat.index());
  }

  /** Tells all what a hero does with a card. */
  public void tellCard(Citation why, String kind, Seat seat, String does, int card) {
    if (isTelling()) {
      String name = cards.name(card);
      tell(why, kind, seat + " " + does + " " + name, "seat", number(seat), "card", name);
    }
  }
}
