package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.prestigerpg.begin.RevealEncounter;
import org.lawspeaker.prestigerpg.setup.SettingsCheck;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/** What is impossible about a position. */
public final class PositionCheck {
  private static final Citation LIFE = Citation.of("PRE-Q-103");
  private static final Citation FALLEN = Citation.of("PRE-LICH-07");
  private static final Citation DEAD = Citation.of("PRE-DEATH-01");
  private static final Citation INITIATIVE = Citation.of("PRE-SETUP-01");
  private static final Citation OVER = Citation.of("PRE-WIN-01");
  private static final Citation IDS = Citation.of("PRE-Q-108");
  private static final Citation PHASES = Citation.of("PRE-LICH-01");
  private static final Citation CHEST = Citation.of("PRE-CHEST-01");
  private static final Citation EVENT = Citation.of("PRE-Q-73");
  private static final Citation REVEAL = Citation.of("PRE-BEGIN-01");
  private static final Citation PARTY = Citation.of("PRE-BEGIN-04");

  private final Table table;
  private final PrestigeState state;
  private final Problems problems = new Problems();
  private final Bounds bounds = new Bounds(problems);

  private PositionCheck(Cards cards, PrestigeState state) {
    this.table = Table.of(cards, state);
    this.state = state;
  }

  /** All of it; empty for every reachable position. */
  public static ImmutableList<Problem> problems(Cards cards, PrestigeState state) {
    PositionCheck check = new PositionCheck(cards, state);
    Set<Integer> numbers = new HashSet<>();
    for (int i = 0; i < state.sheets().size(); i++) {
      check.sheet(Seat.of(i), state.sheets().get(i), numbers);
    }
    check.ids();
    check.clock();
    check.foe();
    SettingsCheck.problems(cards, state.settings())
        .forEach(each -> check.problems.add("/settings", each.message()));
    TallyCheck.check(cards, state, check.bounds);
    CardCheck.check(cards, state, check.problems, check.bounds);
    if (check.hasPhase()) {
      FoeCheck.check(check.table, check.bounds);
      OnceCheck.check(check.table, check.problems);
    }
    return check.problems.list();
  }

  private void sheet(Seat seat, Sheet sheet, Set<Integer> numbers) {
    String place = "/sheets/" + seat.index();
    bounds.within(place + "/life", sheet.life(), 0, Sheet.FULL_LIFE, LIFE);
    boolean dead = sheet.status() == Status.DEAD;
    boolean noHand = sheet.hand().isEmpty() || state.foe().tokenOf(seat) >= 0; // PRE-LICH-07
    if (dead && !(noHand && sheet.set().isEmpty() && sheet.riders().isEmpty())) {
      problems.add(place, "the dead have no cards but Items", DEAD);
    }
    if (dead) {
      bounds.zone(
          place + "/hand",
          sheet.hand(),
          table.cards::isKeptByTheFallen,
          table.cards::printed,
          FALLEN);
    }
    SheetCheck.check(table, place, sheet, bounds);
    int number = sheet.initiative(); // which the dead keep until the next draw (PRE-Q-62)
    bounds.within(place + "/initiative", number, 0, table.seats(), INITIATIVE);
    if (number != 0 && !numbers.add(number)) {
      problems.add(place + "/initiative", "another player holds " + number, INITIATIVE);
    }
  }

  private void ids() {
    for (Sheet sheet : state.sheets()) {
      for (Held item : sheet.items()) {
        id(item.id());
      }
      for (StandBy rider : sheet.riders()) {
        id(rider.id());
      }
    }
    state.stack().forEach(attack -> id(attack.id()));
    state.inForce().forEach(each -> id(each.id()));
    if (state.foe().since() > 0) {
      id(state.foe().since());
    }
  }

  private void id(int id) {
    bounds.id("/clock/next-id", id, state.clock().nextId(), IDS);
  }

  /** A seat, if one is named. */
  private void seat(String place, int seat) {
    if (seat >= 0) {
      bounds.seat(place, seat, table.seats(), PARTY);
    }
  }

  private void foe() {
    Foe foe = state.foe();
    if (!hasPhase()) {
      problems.add("/foe/phase", "there are " + table.encounter().phases().size(), PHASES);
    }
    seat("/foe/killer", foe.killer());
    foe.claimers().forEach(seat -> seat("/foe/claimers", seat));
    for (Attack attack : state.stack()) {
      seat("/stack", attack.named());
    }
  }

  private boolean hasPhase() {
    return !state.foe().isFaced() || state.foe().phase() < table.encounter().phases().size();
  }

  private void clock() {
    state.clock().fallen().forEach(seat -> seat("/clock/fallen", seat));
    state.clock().dealers().forEach(seat -> seat("/clock/dealers", seat));
    Clock clock = state.clock();
    if (state.settings().starters() != state.sheets().size()) {
      problems.add("/settings/starters", "as many as there are sheets", PARTY);
    }
    if (clock.ending().isOver() != state.agenda().isEmpty()) {
      problems.add("/agenda", "nothing is left to do when the game is over, and only then", OVER);
    }
    ImmutableList<PrestigeFrame> steps = state.agenda().toList();
    putsAway(steps);
    bounds.holds(
        !steps.contains(Flow.NEXT_ENCOUNTER) || !state.piles().encounters().isEmpty(),
        "/piles/encounters",
        "no encounter is left to be revealed",
        REVEAL);
    if (bounds.seatsOf(steps, state.sheets().size(), PARTY) && !steps.isEmpty()) {
      bounds.trial("/agenda", OVER, this::nextStep);
    }
  }

  /**
   * What lies with an encounter leaves with it, so that this is still to come in a game under way.
   */
  private void putsAway(ImmutableList<PrestigeFrame> steps) {
    boolean comes = steps.isEmpty() || endsBeforeTheNext(steps);
    bounds.holds(
        comes || state.foe().chest().isEmpty(),
        "/foe/chest",
        "a chest is opened when its encounter ends",
        CHEST);
    bounds.holds(
        comes || state.foe().event() < 0,
        "/foe/event",
        "an Event is discarded with its encounter",
        EVENT);
  }

  private static boolean endsBeforeTheNext(ImmutableList<PrestigeFrame> steps) {
    for (PrestigeFrame step : steps.reverse()) {
      if (step == Flow.ENCOUNTER_END || step == Flow.FIGHT_END || step == Flow.PUT_AWAY) {
        return true;
      }
      if (step == Flow.NEXT_ENCOUNTER || step instanceof RevealEncounter) {
        return false;
      }
    }
    return false;
  }

  private void nextStep() {
    if (state.agenda().top().equals(new RevealEncounter(RevealEncounter.ANY))) {
      bounds.holds(
          !state.piles().encounters().isEmpty(),
          "/piles/encounters",
          "no encounter is left to be revealed",
          REVEAL);
    } else if (hasPhase()) {
      bounds.holds(state.agenda().top().owes(table), "/agenda", "the next step asks nobody", OVER);
    }
  }
}
