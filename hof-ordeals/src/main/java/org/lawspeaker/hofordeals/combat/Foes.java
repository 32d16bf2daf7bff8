package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Table;

/** The values of enemies with all that is in force. */
public final class Foes {
  private Foes() {}

  /** How much Power defeats it (HOF-ENEMY-07). */
  public static int power(Table table, Enemy enemy) {
    if (isBoss(table, enemy)) {
      return enemy.power();
    }
    Suit suit = table.cards.minion(enemy.card()).suit();
    int more =
        table
            .changes(table.active())
            .sum(
                EnemyPower.class,
                (from, change) -> change.suit().orElse(suit) == suit ? change.by() : 0);
    return Math.max(0, enemy.power() + more);
  }

  /** How many cards it ignores in each round (HOF-PROTECT-01). */
  public static int protection(Table table, Enemy enemy) {
    if (isBoss(table, enemy)) {
      return enemy.protection();
    }
    Suit suit = table.cards.minion(enemy.card()).suit();
    return enemy.protection()
        + table
            .changes(table.active())
            .sum(
                EnemyProtection.class,
                (from, change) -> change.suit().orElse(suit) == suit ? change.by() : 0);
  }

  /**
   * The Pain value: how many Pain cards fleeing from it costs (HOF-PAIN-05, HOF-FLEE-01,
   * HOF-BOSS-06).
   */
  public static int pain(Table table, Enemy enemy) {
    Card card = table.cards.card(enemy.card());
    return card instanceof Royalty royalty ? royalty.pain() : ((Minion) card).pain();
  }

  public static boolean isBoss(Table table, Enemy enemy) {
    return table.cards.kind(enemy.card()) == Kind.ROYALTY;
  }

  /**
   * How much Power must count for it to be defeated. With Protection it is at least 1, as cards
   * that are ignored never suffice (HOF-PROTECT-03).
   */
  public static int needed(Table table, Enemy enemy) {
    int power = power(table, enemy);
    return power == 0 && protection(table, enemy) > 0 ? 1 : power;
  }

  /** Whether the Power assigned to it defeats it. */
  public static boolean isCovered(Table table, Enemy enemy) {
    return enemy.isTouched() && enemy.isCovered(needed(table, enemy));
  }

  /** Whether its assignment must still be made to defeat it (HOF-Q-29). */
  public static boolean isOpen(Table table, Enemy enemy) {
    return enemy.isTouched() && !enemy.suffices() && !isCovered(table, enemy);
  }

  /**
   * The enemy whose assignment must still be made to suffice, and can be; null if there is none. A
   * boss waits for a minion that has grown since it was covered (HOF-BOSS-04).
   */
  static @Nullable Enemy open(Table table) {
    ImmutableList<Enemy> enemies = table.fight().enemies();
    for (int i = 0; i < enemies.size(); i++) {
      Enemy enemy = enemies.get(i);
      if (isOpen(table, enemy)
          && (!isBoss(table, enemy) || areMinionsCovered(table))
          && !Assignments.isOutOfReach(table, table.active(), enemy)) {
        return enemy;
      }
    }
    return null;
  }

  /** Whether a minion is about to be defeated in this round of combat (HOF-BOSS-05). */
  static boolean isAnyMinionCovered(Table table) {
    ImmutableList<Enemy> enemies = table.fight().enemies();
    for (int i = 0; i < enemies.size(); i++) {
      if (!isBoss(table, enemies.get(i)) && isCovered(table, enemies.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether every minion still in the combat is covered (HOF-BOSS-04, HOF-BOSS-05, HOF-Q-103). */
  static boolean areMinionsCovered(Table table) {
    ImmutableList<Enemy> enemies = table.fight().enemies();
    for (int i = 0; i < enemies.size(); i++) {
      if (!isBoss(table, enemies.get(i)) && !isCovered(table, enemies.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a push costs more for an enemy still there (HOF-INFECT-01). */
  static boolean isAnyInfected(Table table) {
    return table.fight().enemies().stream().anyMatch(enemy -> enemy.infected() > 0);
  }

  /** How much Food a push costs, for the enemies still there (HOF-PUSH-01, HOF-INFECT-02). */
  public static int pushCost(Table table) {
    int cost = 1;
    for (Enemy enemy : table.fight().enemies()) {
      cost += enemy.infected();
    }
    int more = table.changes(table.active()).sum(PushCost.class, (from, change) -> change.by());
    return Math.max(0, cost + more);
  }
}
