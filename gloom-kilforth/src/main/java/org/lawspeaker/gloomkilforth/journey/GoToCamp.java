package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.health.Camp;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes make Camp (GOK-CAMP-02); for the active hero that ends its Actions (GOK-Q-30). */
@Doc("Heroes make Camp.")
public record GoToCamp(@Default("you") Who who) implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    if (!table.hero(seat).camped()) {
      Camp.make(table, seat);
      if (table.isActive(seat)) {
        table.turn = table.turn.withActed(true);
      }
      table.fire(seat, Moment.CAMPED);
    }
  }

  @Override
  public String says() {
    return who.orders("make") + " Camp";
  }
}
