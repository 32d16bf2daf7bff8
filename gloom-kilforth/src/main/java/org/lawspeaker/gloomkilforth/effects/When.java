package org.lawspeaker.gloomkilforth.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Wording;

/** Something happens if something holds, perhaps something else if not. */
@Doc("Something happens if something holds, perhaps something else if not.")
public record When(
    @Size(min = 1, max = 4) ImmutableList<Condition> all,
    @Size(max = 6) ImmutableList<Effect> then,
    @Default("[]") @Size(max = 6) ImmutableList<Effect> otherwise)
    implements Effect {
  private ImmutableList<Effect> chosen(Table table, Source source) {
    return Condition.all(all, table, source) ? then : otherwise;
  }

  /** What holds is judged where the hero falls. */
  @Override
  public ImmutableList<Effect> forOthers(Table table, Source source) {
    return Effect.forOthers(chosen(table, source), table, source);
  }

  @Override
  public ImmutableList<Effect> parts() {
    return ImmutableList.<Effect>builder().addAll(then).addAll(otherwise).build();
  }

  @Override
  public void act(Table table, Source source) {
    Program.start(table, source, chosen(table, source));
  }

  @Override
  public String says() {
    return Wording.when(all)
        + Wording.of(then)
        + (otherwise.isEmpty() ? "" : "; otherwise " + Wording.of(otherwise));
  }
}
