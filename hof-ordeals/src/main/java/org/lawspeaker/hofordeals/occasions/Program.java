package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;

/**
 * Effects still to be carried out, in order, each completely before the next.
 *
 * @param source where they come from
 * @param rest at least one
 * @param dead who has died since they began, the first seat first, if any of the rest is for others
 *     than the user: nothing more is done to them (HOF-Q-108)
 */
public record Program(
    Source source, ImmutableList<Effect> rest, @Default("[]") ImmutableList<Seat> dead)
    implements HofStep {
  /** Puts these effects on the agenda; beyond the deepest chain nothing more is done. */
  public static void start(Table table, Source source, ImmutableList<Effect> effects) {
    if (!effects.isEmpty() && table.agenda().size() < Table.DEEPEST) {
      table.push(new Program(source, effects, ImmutableList.of()));
    }
  }

  private Program with(ImmutableList<Effect> left, ImmutableList<Seat> lapsed) {
    boolean isIdle = lapsed.isEmpty() || left.stream().noneMatch(Program::isForOthers);
    return new Program(source, left, isIdle ? ImmutableList.of() : lapsed);
  }

  private static boolean isForOthers(Effect effect) {
    return effect instanceof OnPlayers on && on.who() != Who.YOU;
  }

  @Override
  public void run(Table table) {
    if (rest.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(with(rest.subList(1, rest.size()), dead));
    }
    Effect effect = rest.get(0);
    if (!dead.isEmpty() && effect instanceof OnPlayers on && on.who() != Who.YOU) {
      on.spare(table, source, dead);
    } else {
      effect.act(table, source);
    }
  }

  /** What concerns who died lapses (HOF-Q-108). */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat seat) {
    boolean own = source.user().equals(seat);
    ImmutableList<Effect> left = own ? Lists.where(rest, Program::isForOthers) : rest;
    if (left.isEmpty()) {
      return Optional.empty();
    }
    ImmutableSortedSet<Seat> all =
        ImmutableSortedSet.<Seat>naturalOrder().addAll(dead).add(seat).build();
    return Optional.of(with(left, all.asList()));
  }
}
