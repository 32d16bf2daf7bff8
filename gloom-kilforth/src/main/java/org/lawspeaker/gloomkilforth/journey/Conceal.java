package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes become Hidden. */
@Doc("Heroes become Hidden.")
public record Conceal(@Default("you") Who who) implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    if (!table.hero(seat).hidden()) {
      table.hide(seat);
    }
  }

  @Override
  public String says() {
    return who.orders("become") + " Hidden";
  }
}
