package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Table;

/** How a combat begins and its rounds follow each other (HOF-COMBAT-05). */
public final class Combat {
  private static final Citation BEGIN = Citation.of("HOF-COMBAT-02");
  private static final Citation BOSS = Citation.of("HOF-BOSS-09");
  private static final Citation FIRST = Citation.of("HOF-STRIKE-09");
  private static final Citation PUSHED = Citation.of("HOF-PUSH-03");

  private Combat() {}

  /** A combat begins, with so many minions or until they have so much Power together. */
  static void begin(Table table, Origin origin, int encounter, int minions, int power) {
    table.fight = Fight.of(origin, encounter);
    if (table.isTelling()) {
      String name = table.cards.name(encounter);
      table.tell(BEGIN, "combat", "a combat begins: " + name, "encounter", name);
    }
    table.push(new CombatStart());
    table.push(new MinionDraw(minions, power));
  }

  /**
   * A combat with the Royalty of the level (HOF-BOSS-09) and minions drawn for it anew
   * (HOF-BOSS-03); the King fights wherever he is.
   */
  public static void beginBoss(Table table, Origin origin, int encounter) {
    int card = table.board.royalty().orElseThrow();
    Royalty royalty = table.cards.royalty(card);
    begin(table, origin, encounter, 0, royalty.minionDraw());
    enter(table, card, royalty.power(), royalty.protection(), royalty.infected());
    table.tellCard(BOSS, "boss", table.active(), "fights", card);
  }

  /** An enemy comes into the combat; its id. */
  static int enter(Table table, int card, int power, int protection, int infected) {
    Fight fight = table.fight();
    int id = fight.lastId() + 1;
    Enemy enemy = new Enemy(id, card, power, protection, infected, 0, 0, false, Pile.empty());
    table.fight = fight.withLastId(id).withEnemies(Lists.plus(fight.enemies(), enemy));
    return id;
  }

  /** The next combat round begins, in place of the step on top (HOF-COMBAT-06). */
  static void nextRound(Table table) {
    Fight fight = table.fight();
    ImmutableList.Builder<Enemy> anew = ImmutableList.builder();
    fight.enemies().forEach(enemy -> anew.add(enemy.anew()));
    table.fight =
        fight
            .withRound(fight.round() + 1)
            .withUsedInRound(Pile.empty())
            .withEnemies(anew.build())
            .withBefore(fight.defeated())
            .withDefeated(Bag.empty());
    table.replaceTop(new Assigning());
    if (table.isTelling()) {
      int round = fight.round() + 1;
      Citation why = round == 1 ? FIRST : PUSHED;
      table.tell(why, "round", "combat round " + round + " begins");
    }
  }
}
