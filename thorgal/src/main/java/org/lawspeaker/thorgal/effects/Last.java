package org.lawspeaker.thorgal.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.lasting.InForce;
import org.lawspeaker.thorgal.lasting.Lasting;
import org.lawspeaker.thorgal.lasting.Span;
import org.lawspeaker.thorgal.table.Lists;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Something is in force for a time (THO-EFFECT-08, THO-Q-103).
 *
 * @param gives what
 * @param span how long
 */
@Doc("Something is in force for a time.")
public record Last(Lasting gives, @Default("phase") Span span) implements Effect {
  private static final Citation FOR_A_TIME = Citation.of("THO-EFFECT-08");

  @Override
  public void act(Table table, Source source) {
    table.inForce = Lists.plus(table.inForce, new InForce(source, gives, span));
    if (table.tells()) {
      table.tell(FOR_A_TIME, "in-force", says());
    }
  }

  @Override
  public String says() {
    return span.says() + ": " + gives.says();
  }
}
