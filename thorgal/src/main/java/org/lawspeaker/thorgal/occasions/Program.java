package org.lawspeaker.thorgal.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Effects still to be carried out, in order, each completely before the next (THO-ACT-08).
 *
 * @param source where they come from
 * @param rest at least one
 */
public record Program(Source source, ImmutableList<Effect> rest) implements ThorgalFrame {
  /** Puts these effects on the agenda. */
  public static void start(Table table, Source source, ImmutableList<Effect> effects) {
    if (!effects.isEmpty()) {
      table.push(new Program(source, effects));
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
    start(table, source, rest.subList(1, rest.size()));
    rest.get(0).act(table, source);
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat seat) {
    return source.user().equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
