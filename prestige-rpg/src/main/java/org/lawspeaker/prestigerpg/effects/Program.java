package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Effects still to be carried out, in order, each completely before the next.
 *
 * @param source where they come from
 * @param rest at least one
 */
public record Program(Source source, ImmutableList<Effect> rest) implements PrestigeFrame {
  /** Puts these effects on the agenda. */
  public static void start(Table table, Source source, ImmutableList<Effect> effects) {
    if (!effects.isEmpty()) {
      table.push(new Program(source, effects));
    }
  }

  /** Whether a rule of the encounter or the Event has set it off. */
  public boolean isOfRule() {
    return source.origin() == Origin.ENCOUNTER || source.origin() == Origin.EVENT;
  }

  @Override
  public boolean meets() {
    return Effect.anyMeets(rest);
  }

  @Override
  public void run(Table table) {
    table.pop();
    start(table, source, rest.subList(1, rest.size()));
    rest.get(0).act(table, source);
  }
}
