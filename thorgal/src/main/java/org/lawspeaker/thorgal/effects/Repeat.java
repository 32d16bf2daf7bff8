package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.conditions.Count;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Wording;

/**
 * The same several times, or once for each thing counted when it begins.
 *
 * @param times how many times; once, if something is counted
 * @param per what is counted, if anything
 * @param effects what is repeated
 */
@Doc("The same several times, or once for each thing counted when it begins.")
public record Repeat(
    @Range(min = 1, max = 9) Optional<Integer> times,
    Optional<Count> per,
    ImmutableList<Effect> effects)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    int count = times.orElse(1) * per.map(each -> each.in(table, source)).orElse(1);
    for (int i = 0; i < count; i++) {
      Program.start(table, source, effects);
    }
  }

  @Override
  public ImmutableList<Effect> parts() {
    return effects;
  }

  @Override
  public String says() {
    String often = times.filter(n -> n > 1).map(n -> Wording.often(n) + ", ").orElse("");
    return often
        + per.map(each -> "for each " + each.says(1) + ", ").orElse("")
        + Wording.of(effects);
  }
}
