package org.lawspeaker.gloomkilforth.round;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.ending.Endings;
import org.lawspeaker.gloomkilforth.moves.CallFate;
import org.lawspeaker.gloomkilforth.moves.ComeOut;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.night.NightStep;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.state.Turn;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;
import org.lawspeaker.gloomkilforth.turn.BreakingCamp;
import org.lawspeaker.gloomkilforth.turn.HeroTurn;

/**
 * The course of the game, at the bottom of every agenda: Days of Daylight and Night until the end
 * (GOK-DAY-01, GOK-DAWN-06, GOK-DAY-05, GOK-DAY-06).
 */
public record Course() implements GloomStep {
  private static final Citation TURN = Citation.of("GOK-TURN-01");
  private static final Citation CAMPED = Citation.of("GOK-CAMP-04");
  private static final Citation NIGHT = Citation.of("GOK-CAMP-05");
  private static final Citation DEFEATED = Citation.of("GOK-DEFEATED-02");
  private static final Citation DEEDS = Citation.of("GOK-Q-02");
  private static final Citation WINDOW = Citation.of("GOK-Q-03");
  private static final Citation COME_OUT = Citation.of("GOK-Q-77");
  private static final Citation SETUP = Citation.of("GOK-SETUP-01");

  @Override
  public void run(Table table) {
    if (Endings.isWon(table)) {
      Endings.won(table, table.turn.seat());
    } else if (Endings.isLost(table)) {
      Endings.lost(table);
    } else {
      switch (table.clock.phase()) {
        case SETUP -> table.clock = table.clock.withPhase(Phase.BREAKING_CAMP);
        case BREAKING_CAMP -> {
          table.clock = table.clock.withPhase(Phase.DAYLIGHT);
          table.turn = Turn.of(table.clock.first()).withEnded(true); // who decides (GOK-REQ-04)
          BreakingCamp.of(table);
        }
        case DAYLIGHT -> daylight(table);
        case NIGHT -> {
          table.end(Until.DAY); // after all that Dawn sets off (GOK-DAWN-06)
          table.clock = table.clock.withPhase(Phase.BREAKING_CAMP).withDay(table.clock.day() + 1);
        }
      }
    }
  }

  /** The next hero clockwise that has not made Camp (GOK-TURN-13); then comes the Night. */
  private static void daylight(Table table) {
    boolean begins = table.turn.ended() && !anyTurn(table);
    Seat from = begins ? table.clock.first() : left(table, table.turn.seat());
    for (Seat seat : table.clockwise(from)) {
      Hero hero = table.hero(seat);
      if (!hero.camped() && hero.isThere()) {
        begin(table, seat);
        return;
      }
    }
    if (isLastDay(table)) { // GOK-DAY-04
      Endings.timeIsOut(table);
    } else {
      table.tell(NIGHT, "night", "Night falls");
      table.clock = table.clock.withPhase(Phase.NIGHT);
      table.end(Until.NIGHT);
      table.push(new NightStep(NightStep.Stage.GLOOM));
    }
  }

  /** The Day number says so, or one card of the Night deck (GOK-DAY-05, GOK-Q-102). */
  public static boolean isLastDay(Table table) {
    return table.clock.day() >= Clock.LAST_DAY
        || (table.settings.nightDeckDecides() && table.decks.night().deck().size() <= 1);
  }

  /** Whether a turn of this Day has been taken. */
  private static boolean anyTurn(Table table) {
    return table.turn.acted();
  }

  private static Seat left(Table table, Seat seat) {
    return Seat.of((seat.index() + 1) % table.heroes.size());
  }

  private static void begin(Table table, Seat seat) {
    table.turn = Turn.of(seat);
    if (table.isTelling()) {
      table.tell(TURN, "turn", "the turn of " + seat + " begins", "seat", Table.number(seat));
    }
    table.push(new HeroTurn(seat));
    table.fire(seat, Moment.TURN_STARTS);
  }

  @Override
  public void judgeUnasked(Table table, GloomMove move, Faults faults) {
    if (!(move.by() instanceof Seat seat)) {
      return;
    }
    Hero hero = table.hero(seat);
    if (table.clock.phase() == Phase.SETUP) {
      faults.add(SETUP, "setup");
    } else if (move instanceof ComeOut) {
      faults.add(
          hero.hidden() ? COME_OUT : Asking.COME_OUT, hero.hidden() ? "later" : "not-hidden");
    } else if (isAsked(table, seat) && !(move instanceof DeedMove) && !HeroTurn.takes(move)) {
      return; // it answers nothing that is asked
    } else if (hero.defeated()) {
      faults.add(DEFEATED, "defeated");
    } else if (move instanceof DeedMove) {
      boolean active = table.isActive(seat);
      faults.add(active ? WINDOW : DEEDS, active ? "no-deeds-now" : "not-the-active-hero");
    } else if (!table.isActive(seat) && !isToBeAsked(table, move, seat)) {
      waits(table, hero, faults);
    }
  }

  private static boolean isAsked(Table table, Seat seat) {
    return table.agenda().top() instanceof Asking asking && asking.seat().equals(seat);
  }

  /** Whoever may call on Fate in a Test of its team waits for no turn (GOK-TEAM-05). */
  private static boolean isToBeAsked(Table table, GloomMove move, Seat seat) {
    return move instanceof CallFate && Tests.callers(table).contains(seat);
  }

  /** It is the turn of another, or of nobody. */
  private static void waits(Table table, Hero hero, Faults faults) {
    if (hero.camped()) {
      faults.add(CAMPED, "camped");
    } else {
      faults.add(TURN, "not-your-turn", "turn", table.turn.seat());
    }
  }
}
