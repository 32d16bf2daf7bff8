package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.occasions.Leaving;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes are put on another place: no AP, no Move, no encounter drawn (GOK-TERM-12, GOK-Q-96). */
@Doc("Heroes are put on the location of this name.")
public record Relocate(String location, @Default("you") Who who) implements OnHeroes {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    int place = table.placeOf(location);
    Battle battle = table.battle();
    boolean bound =
        battle != null && battle.heroes().contains(seat) && Foes.isAncient(table, battle.foe());
    if (!bound) { // GOK-ASSAULT-14
      Leaving.start(table, seat, place, Leaving.How.RELOCATE);
    }
  }

  @Override
  public String says() {
    return who.orders("relocate") + " to " + location;
  }
}
