package org.lawspeaker.thorgal.journey;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.conditions.LandTest;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * The journey goes to another unconquered land; what was attached and who opposes follow
 * (THO-Q-38).
 *
 * @param where what the land must be, all of this
 */
@Doc("The journey goes to another unconquered land; what was attached and who opposes follow.")
public record ChangeDestination(@Default("[]") ImmutableList<LandTest> where) implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new Redirect(source, this));
  }

  @Override
  public String says() {
    boolean isSaid = where.contains(new LandTest.Unconquered());
    return "the journey goes to another "
        + (isSaid ? "" : "unconquered ")
        + LandTest.says(where, 1);
  }
}
