package org.lawspeaker.hofordeals.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Wording;

/**
 * Something only if conditions hold, perhaps something else if not.
 *
 * @param all what must hold, all of it
 * @param then what is done if it holds
 * @param otherwise what is done if not
 */
@Doc("Something only if conditions hold, perhaps something else if not.")
public record When(
    @Size(min = 1, max = 4) ImmutableList<Condition> all,
    @Size(max = 6) ImmutableList<Effect> then,
    @Default("[]") @Size(max = 6) ImmutableList<Effect> otherwise)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    Program.start(table, source, Condition.all(all, table, source) ? then : otherwise);
  }

  @Override
  public boolean outlives() {
    return parts().stream().anyMatch(Effect::outlives);
  }

  @Override
  public ImmutableList<Effect> parts() {
    return ImmutableList.<Effect>builder().addAll(then).addAll(otherwise).build();
  }

  @Override
  public String says() {
    return Wording.when(all)
        + Wording.of(then)
        + (otherwise.isEmpty() ? "" : "; otherwise " + Wording.of(otherwise));
  }
}
