package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * One effect hits one player after the other, the first completely before the next (THO-Q-75).
 *
 * @param source where the effect comes from
 * @param effect the effect
 * @param left at least one
 */
public record EachPlayer(Source source, OnPlayers effect, ImmutableList<Seat> left)
    implements ThorgalFrame {
  @Override
  public void run(Table table) {
    table.pop();
    if (left.size() > 1) {
      table.push(new EachPlayer(source, effect, left.subList(1, left.size())));
    }
    if (table.side(left.get(0)).in()) {
      effect.befall(table, source, left.get(0));
    }
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat out) {
    return source.user().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
