package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.Enemy;

/**
 * Begins a strength attack; its cards follow one by one.
 *
 * @param on the enemy
 */
public record Attack(Enemy on) implements HandMove {
  private static final Attack FRONT = new Attack(Enemy.FRONT);
  private static final Attack SECOND = new Attack(Enemy.SECOND);
  private static final Attack THIRD = new Attack(Enemy.THIRD);
  private static final Attack BOSS = new Attack(Enemy.BOSS);

  /** The attack on this enemy, without making a new object. */
  public static Attack on(Enemy enemy) {
    return switch (enemy) {
      case FRONT -> FRONT;
      case SECOND -> SECOND;
      case THIRD -> THIRD;
      case BOSS -> BOSS;
    };
  }
}
