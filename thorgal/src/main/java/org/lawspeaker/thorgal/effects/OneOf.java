package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Wording;

/**
 * One of several parts, of the user's choice.
 *
 * @param of what there is to choose from
 */
@Doc("One of several parts, of the user's choice.")
public record OneOf(@Size(min = 2, max = 6) ImmutableList<ImmutableList<Effect>> of)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new PickPart(source, this));
  }

  @Override
  public ImmutableList<Effect> parts() {
    return of.stream().flatMap(ImmutableList::stream).collect(ImmutableList.toImmutableList());
  }

  @Override
  public String says() {
    return "either " + String.join(", or ", of.stream().map(Wording::of).toList());
  }
}
