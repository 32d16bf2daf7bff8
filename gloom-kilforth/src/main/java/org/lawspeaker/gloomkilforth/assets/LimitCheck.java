package org.lawspeaker.gloomkilforth.assets;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The limits of six are checked, once a process is over (GOK-LIMIT-04). One within another process
 * checks only what it has added: what the other one brought is checked at the end of that one
 * (GOK-Q-79).
 *
 * @param limits what each hero may keep, or nothing if it is six of each for all
 */
public record LimitCheck(@Default("[]") ImmutableList<Limits> limits) implements GloomStep {
  private static final LimitCheck OF_SIX = new LimitCheck(ImmutableList.of());

  /** The check at the end of a process that begins now. */
  public static LimitCheck of(Table table) {
    boolean within = false;
    for (Hero hero : table.heroes) {
      within |= Limits.OF_SIX.areExceeded(hero);
    }
    return within && isWithinAnother(table)
        ? new LimitCheck(
            table.heroes.stream().map(Limits::of).collect(ImmutableList.toImmutableList()))
        : OF_SIX;
  }

  private static boolean isWithinAnother(Table table) {
    for (Agenda<GloomStep> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof LimitCheck) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void run(Table table) {
    for (Seat seat : table.clockwise(table.decider())) {
      Limits limit = limits.isEmpty() ? Limits.OF_SIX : limits.get(seat.index());
      if (limit.areExceeded(table.hero(seat))) {
        table.push(new LimitOfSix(seat, limit));
        return;
      }
    }
    table.pop();
  }
}
