package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes stop being Hidden. */
@Doc("Heroes stop being Hidden.")
public record StopHiding(@Default("you") Who who) implements OnHeroes {
  private static final Citation TOKEN = Citation.of("GOK-TOKEN-09");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    if (table.hero(seat).hidden()) {
      table.comeOut(seat, TOKEN);
      table.fire(seat, Moment.HIDDEN_LOST);
    }
  }

  @Override
  public String says() {
    return who.orders("stop") + " being Hidden";
  }
}
