package org.lawspeaker.gloomkilforth.dice;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.assets.GivingUp;
import org.lawspeaker.gloomkilforth.moves.CallFate;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero may call on Fate, with a token or a rumour (GOK-TEST-10), also one of the tester's team
 * (GOK-TEAM-05).
 *
 * @param tester whose Test it is
 */
public record CallingFate(Seat seat, Seat tester) implements Asking {
  private static final Citation FATE = Citation.of("GOK-TEST-10");
  private static final Citation TEAM = Citation.of("GOK-TEAM-05");
  private static final Citation ONCE = Citation.of("GOK-TEST-11");
  private static final Window ASKS =
      Window.of("fate", "Call on Fate for one more success?", FATE, ONCE);

  /** Whether a hero can call on Fate and has not done so today (GOK-TEST-11, GOK-DEF-11). */
  static boolean isOpen(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    return !hero.fateUsed() && hero.isThere() && hero.fate() + hero.hand().size() > 0;
  }

  /** Asks a hero who can. */
  static void ask(Table table, Seat seat, Seat tester) {
    if (isOpen(table, seat)) {
      table.push(new CallingFate(seat, tester));
    }
  }

  @Override
  public Citation why(Table table) {
    return seat.equals(tester) ? FATE : TEAM;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Hero hero = table.hero(seat);
    moves.addLegal(Decline.of(seat));
    if (hero.fate() > 0) {
      moves.addLegal(CallFate.of(seat));
    }
    GivingUp.rumours(hero, seat, moves);
  }

  /** Without a token it is a rumour that is discarded. */
  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (move instanceof CallFate && table.hero(seat).fate() == 0) {
      faults.add(FATE, "no-token");
    } else {
      Asking.super.judgeAnswer(table, move, faults);
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    if (move instanceof Decline) {
      return;
    }
    table.spend();
    Hero hero = table.hero(seat);
    if (move instanceof Discard discard) {
      table.set(seat, hero.withFateUsed(true));
      Discards.rumour(table, seat, discard.card(), why(table));
    } else {
      table.set(seat, hero.withFateUsed(true).withFate(hero.fate() - 1));
    }
    table.set(table.test().withSuccesses(table.test().successes() + 1));
    if (table.isTelling()) {
      table.tell(why(table), "called-fate", seat + " calls on Fate", "seat", Table.number(seat));
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) || tester.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
