package org.lawspeaker.gloomkilforth.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.health.ActionPoints;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** Heroes lose something, as far as they have it. */
@Doc("Heroes lose something.")
public record Lose(Resource what, @Range(min = 1, max = 20) int amount, @Default("you") Who who)
    implements OnHeroes {
  private static final Citation HP = Citation.of("GOK-ACTION-05");
  private static final Citation OTHER = Citation.of("GOK-ABILITY-06");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Hero hero = table.hero(seat);
    switch (what) {
      case HP -> Harm.lose(table, seat, amount, HP);
      case AP -> ActionPoints.lose(table, seat, amount);
      case GOLD -> table.set(seat, hero.withGold(Math.max(0, hero.gold() - amount)));
      case FATE -> table.set(seat, hero.withFate(Math.max(0, hero.fate() - amount)));
    }
    if (table.isTelling() && (what == Resource.GOLD || what == Resource.FATE)) {
      String says = seat + " loses " + what.says(amount);
      table.tell(OTHER, "lost", says, "seat", Table.number(seat));
    }
  }

  @Override
  public String says() {
    return who.orders("lose") + " " + what.says(amount);
  }
}
