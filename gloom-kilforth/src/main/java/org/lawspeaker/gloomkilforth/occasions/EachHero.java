package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * An effect on heroes who are still to come.
 *
 * @param source where it comes from
 * @param effect what it does to each
 * @param seats at least one
 */
public record EachHero(Source source, Effect effect, ImmutableList<Seat> seats)
    implements GloomStep {
  @Override
  public void run(Table table) {
    if (seats.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(new EachHero(source, effect, seats.subList(1, seats.size())));
    }
    ((OnHeroes) effect).befall(table, source, seats.get(0));
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat seat) {
    ImmutableList<Seat> others = Lists.where(seats, each -> !each.equals(seat));
    return others.isEmpty() ? Optional.empty() : Optional.of(new EachHero(source, effect, others));
  }
}
