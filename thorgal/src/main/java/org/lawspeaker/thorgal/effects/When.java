package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.table.Condition;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Wording;

/**
 * Something only if conditions hold, perhaps something else if not (THO-Q-35).
 *
 * @param all what must hold, all of it
 * @param then what is done if it holds
 * @param otherwise what is done if not
 */
@Doc("Something only if conditions hold, perhaps something else if not.")
public record When(
    ImmutableList<Condition> all,
    ImmutableList<Effect> then,
    @Default("[]") ImmutableList<Effect> otherwise)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    Program.start(table, source, Condition.all(all, table, source) ? then : otherwise);
  }

  @Override
  public ImmutableList<Effect> parts() {
    return ImmutableList.<Effect>builder().addAll(then).addAll(otherwise).build();
  }

  @Override
  public String says() {
    return "if "
        + String.join(" and ", all.stream().map(Condition::says).toList())
        + ", "
        + Wording.of(then)
        + (otherwise.isEmpty() ? "" : "; otherwise " + Wording.of(otherwise));
  }
}
