package org.lawspeaker.gloomkilforth.assets;

import com.google.common.collect.ImmutableMap;
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
 * @param limits what those heroes may keep that had too much before; six of each for all others
 */
public record LimitCheck(@Default("{}") ImmutableMap<Seat, Limits> limits) implements GloomStep {
  private static final LimitCheck OF_SIX = new LimitCheck(ImmutableMap.of());

  /** The check at the end of a process that begins now. */
  public static LimitCheck of(Table table) {
    ImmutableMap.Builder<Seat, Limits> limits = ImmutableMap.builder();
    for (int i = 0; i < table.heroes.size(); i++) {
      Hero hero = table.hero(Seat.of(i));
      if (Limits.OF_SIX.areExceeded(hero)) {
        limits.put(Seat.of(i), Limits.of(hero));
      }
    }
    LimitCheck within = new LimitCheck(limits.build());
    return within.limits.isEmpty() || !isWithinAnother(table) ? OF_SIX : within;
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
      Limits limit = limits.getOrDefault(seat, Limits.OF_SIX);
      if (limit.areExceeded(table.hero(seat))) {
        table.push(new LimitOfSix(seat, limit));
        return;
      }
    }
    table.pop();
  }
}
