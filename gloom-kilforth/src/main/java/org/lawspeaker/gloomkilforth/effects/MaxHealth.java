package org.lawspeaker.gloomkilforth.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/**
 * The maximum health of heroes rises or falls for good, never below 1; HP above it are lost
 * (GOK-HP-02).
 *
 * @param amount by how much
 */
@Doc("The maximum health of heroes rises or falls.")
public record MaxHealth(@Range(min = -3, max = 3) int amount, @Default("you") Who who)
    implements OnHeroes {
  private static final Citation HEALTH = Citation.of("GOK-HP-02");
  private static final int MOST = 99;

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Hero hero = table.hero(seat);
    int most = Math.max(1, Math.min(MOST, hero.maxHealth() + amount));
    table.set(seat, hero.withMaxHealth(most).withHp(Math.min(most, hero.hp())));
    if (table.isTelling()) {
      String says = seat + " has maximum health " + most;
      table.tell(HEALTH, "max-health", says, "seat", Table.number(seat));
    }
  }

  @Override
  public String says() {
    return who.does(
        "your maximum health " + (amount < 0 ? "falls" : "rises") + " by " + Math.abs(amount));
  }
}
