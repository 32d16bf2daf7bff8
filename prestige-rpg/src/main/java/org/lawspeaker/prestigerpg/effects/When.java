package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Something only if conditions hold, perhaps something else if not.
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
  public boolean touchesAttack() {
    return Effect.anyTouchesAttack(then) || Effect.anyTouchesAttack(otherwise);
  }

  @Override
  public boolean meets() {
    return Effect.anyMeets(then) || Effect.anyMeets(otherwise);
  }

  @Override
  public String says() {
    return "if "
        + Condition.says(all)
        + ", "
        + Effect.within(then)
        + (otherwise.isEmpty() ? "" : "; otherwise " + Effect.within(otherwise));
  }
}
