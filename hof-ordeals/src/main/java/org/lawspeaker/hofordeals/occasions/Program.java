package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Effects still to be carried out, in order, each completely before the next.
 *
 * @param source where they come from
 * @param rest at least one
 */
public record Program(Source source, ImmutableList<Effect> rest) implements HofStep {
  /**
   * Puts these effects on the agenda; if the user is dead, only what is done to others is left
   * (HOF-Q-108). Beyond the deepest chain nothing more is done.
   */
  public static void start(Table table, Source source, ImmutableList<Effect> effects) {
    boolean isDead = source.dead().contains(source.user());
    ImmutableList<Effect> left = isDead ? Lists.where(effects, Effect::outlives) : effects;
    if (!left.isEmpty() && table.agenda().size() < Table.DEEPEST) {
      table.push(of(source, left));
    }
  }

  /** The dead are remembered as long as something is done to others than the user. */
  private static Program of(Source source, ImmutableList<Effect> left) {
    boolean isIdle = !source.dead().isEmpty() && left.stream().noneMatch(Program::isForOthers);
    return new Program(isIdle ? source.with(ImmutableList.of()) : source, left);
  }

  private static boolean isForOthers(Effect effect) {
    return effect.outlives() || effect.parts().stream().anyMatch(Program::isForOthers);
  }

  @Override
  public void run(Table table) {
    if (rest.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(of(source, rest.subList(1, rest.size())));
    }
    rest.get(0).act(table, source);
  }

  /** What concerns who died lapses (HOF-Q-108). */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat seat) {
    boolean own = source.user().equals(seat);
    ImmutableList<Effect> left = own ? Lists.where(rest, Effect::outlives) : rest;
    return left.isEmpty() ? Optional.empty() : Optional.of(of(source.mourning(seat), left));
  }
}
