package org.lawspeaker.thorgal.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Wording;

/**
 * Something that the user may do or leave.
 *
 * @param effects what
 */
@Doc("Something that the user may do or leave.")
public record Perhaps(ImmutableList<Effect> effects) implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new Offer(source, effects));
  }

  @Override
  public ImmutableList<Effect> parts() {
    return effects;
  }

  @Override
  public String says() {
    return "if you want, " + Wording.of(effects);
  }
}
