package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** A hero claims the reward of an encounter that it has defeated (GOK-CLAIM-01). */
public final class Claim {
  private static final Citation DEFEATED = Citation.of("GOK-CONFRONT-04");

  private Claim() {}

  /**
   * An encounter is defeated by means of this attribute: it leaves the map, then come Loot, Rumour
   * and Trophies (GOK-TROPHY-01), then the limits of six.
   */
  public static void start(Table table, Seat seat, int card, Attribute by) {
    boolean enemyStranger =
        table.cards.encounter(card).isStranger() && table.hero(seat).enemies().count(card) > 0;
    table.tellCard(DEFEATED, "defeated-encounter", seat, "defeats", card);
    table.removeEncounter(card);
    ImmutableList<Seat> team = Tests.team(table, seat); // GOK-TEAM-12
    table.push(new LimitCheck());
    if (!table.cards.encounter(card).trophies().isEmpty()) {
      table.push(new TrophyOffer(seat, card, by, 0, team));
    }
    table.push(new RumourStep(seat, card, enemyStranger, team));
    table.push(new LootStep(seat, card, enemyStranger, team));
    table.fire(seat, Moment.ENCOUNTER_DEFEATED);
  }
}
