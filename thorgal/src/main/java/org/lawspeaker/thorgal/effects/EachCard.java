package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * One effect hits one card after the other, with all that it sets off before the next (THO-Q-75).
 *
 * @param source where the effect comes from
 * @param effect the effect
 * @param left the ids of the cards, at least one
 */
public record EachCard(Source source, OnCards effect, ImmutableList<Integer> left)
    implements ThorgalFrame {
  @Override
  public void run(Table table) {
    table.pop();
    if (left.size() > 1) {
      table.push(new EachCard(source, effect, left.subList(1, left.size())));
    }
    if (table.isInPlay(left.get(0))) {
      effect.hit(table, source, left.get(0));
    }
  }

  @Override
  public Optional<ThorgalFrame> without(Table table, Seat out) {
    return source.user().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
