package org.lawspeaker.prestigerpg.notation;

import java.util.HashSet;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.PrestigeState;

/** Whether what is counted in a position can be so much, and who and what is listed there. */
final class TallyCheck {
  private static final Citation ENCOUNTERS = Citation.of("PRE-Q-06");
  private static final Citation ROUNDS = Citation.of("PRE-Q-112");
  private static final Citation IDS = Citation.of("PRE-Q-108");
  private static final Citation ACTIONS = Citation.of("PRE-ACTION-01");
  private static final Citation DEAD = Citation.of("PRE-DEATH-01");
  private static final Citation BEFORE = Citation.of("PRE-LICH-03");
  private static final Citation WINNERS = Citation.of("PRE-WIN-01");
  private static final Citation KNOWERS = Citation.of("PRE-MODULE-03");
  private static final Citation POISON = Citation.of("PRE-POISON-01");
  private static final Citation BITES = Citation.of("PRE-Q-84");
  private static final Citation CLAIMS = Citation.of("PRE-Q-87");
  private static final Citation DAMAGE = Citation.of("PRE-SPECIFIC-01");
  private static final Citation OF_ROUND = Citation.of("PRE-Q-57");
  private static final Citation EVENTS = Citation.of("PRE-EVENT-01");

  private static final int ALL_SEATS = (1 << Settings.MOST_SEATS) - 1;

  private final Cards cards;
  private final PrestigeState state;
  private final Bounds bounds;
  private final int seats;

  private TallyCheck(Cards cards, PrestigeState state, Bounds bounds) {
    this.cards = cards;
    this.state = state;
    this.bounds = bounds;
    this.seats = state.sheets().size();
  }

  static void check(Cards cards, PrestigeState state, Bounds bounds) {
    TallyCheck check = new TallyCheck(cards, state, bounds);
    check.settings();
    check.clock(state.clock());
    for (int i = 0; i < state.sheets().size(); i++) {
      check.sheet("/sheets/" + i, state.sheets().get(i));
    }
    check.strike();
    check.events();
    for (int i = 0; i < state.inForce().size(); i++) {
      check.inForce("/in-force/" + i, state.inForce().get(i));
    }
    boolean areDifferent = areDifferent(state.foe().claimers());
    bounds.holds(areDifferent, "/foe/claimers", "a player claims a chest once", CLAIMS);
  }

  private void settings() {
    Settings settings = state.settings();
    bounds.atLeast("/settings/round-bound", settings.roundBound(), 1, ROUNDS);
    bounds.within("/settings/knowers", settings.knowers(), 0, ALL_SEATS, KNOWERS);
  }

  private void clock(Clock clock) {
    bounds.atLeast("/clock/encounter", clock.encounter(), 0, ENCOUNTERS);
    bounds.within("/clock/round", clock.round(), 0, state.settings().roundBound(), ROUNDS);
    bounds.atLeast("/clock/actions", clock.actions(), 0, ACTIONS);
    bounds.within("/clock/fallen-before", clock.fallenBefore(), 0, clock.fallen().size(), BEFORE);
    int most = clock.ending().isOver() ? (1 << seats) - 1 : 0;
    bounds.within("/clock/ending/winners", clock.ending().winners(), 0, most, WINNERS);
    boolean areFallen = areDifferent(clock.fallen());
    for (int i = 0; i < seats; i++) {
      areFallen &= !state.sheets().get(i).isAlive() || !clock.fallen().contains(i);
    }
    bounds.holds(areFallen, "/clock/fallen", "nobody alive has fallen, and nobody twice", DEAD);
  }

  private void sheet(String place, Sheet sheet) {
    Marks marks = sheet.marks();
    bounds.atLeast(place + "/marks/poison", marks.poison(), 0, POISON);
    bounds.atLeast(place + "/marks/bites", marks.bites(), 0, BITES);
    bounds.atLeast(place + "/marks/claims", marks.claims(), 0, CLAIMS);
    Pace pace = sheet.pace();
    bounds.atLeast(place + "/pace/suffered", pace.suffered(), 0, DAMAGE);
    bounds.within(place + "/pace/initiative", pace.initiative(), 0, seats, OF_ROUND);
  }

  private void strike() {
    Set<Seat> hit = new HashSet<>();
    for (Hit each : state.strike().hits()) {
      String place = "/strike/hits";
      bounds.seat(place, each.seat().index(), seats, DAMAGE);
      bounds.holds(hit.add(each.seat()), place, each.seat() + " is hit twice", DAMAGE);
      bounds.atLeast(place, each.damage(), 0, DAMAGE);
      bounds.atLeast(place, each.dealt(), 0, DAMAGE);
    }
  }

  /** Each Event is one card. */
  private void events() {
    Bag there = state.piles().events().withAll(state.piles().pastEvents());
    Bag all = cards.events(state.settings());
    for (int i = 0; i < there.size(); i++) {
      int event = there.nth(i);
      String name = cards.names().event(event);
      bounds.holds(
          !there.isFirst(i) || there.count(event) <= all.count(event),
          "/piles/events",
          name + " is there " + there.count(event) + " times, not " + all.count(event),
          EVENTS);
    }
  }

  /** What lasts comes of something that has its id before the next one is given. */
  private void inForce(String place, InForce lasting) {
    int last = state.clock().nextId() - 1;
    Source source = lasting.source();
    bounds.atLeast(place + "/rounds", lasting.rounds(), 0, ROUNDS);
    bounds.within(place + "/source/item", source.item(), Source.NONE, last, IDS);
    bounds.within(place + "/source/attack", source.attack(), Source.NONE, last, IDS);
    bounds.atLeast(place + "/source/use", source.use(), 0, IDS);
  }

  private static boolean areDifferent(Pile seats) {
    for (int i = 0; i < seats.size(); i++) {
      if (seats.indexOf(seats.get(i)) < i) {
        return false;
      }
    }
    return true;
  }
}
