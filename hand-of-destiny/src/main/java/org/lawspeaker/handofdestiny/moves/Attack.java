package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.Enemy;

/**
 * Begins a strength attack; its cards follow one by one.
 *
 * @param on the enemy
 */
public record Attack(Enemy on) implements HandMove {
  private static final Attack[] EACH = new Attack[Enemy.values().length];

  static {
    for (Enemy enemy : Enemy.values()) {
      EACH[enemy.ordinal()] = new Attack(enemy);
    }
  }

  /** The attack on this enemy, without making a new object. */
  public static Attack on(Enemy enemy) {
    return EACH[enemy.ordinal()];
  }
}
