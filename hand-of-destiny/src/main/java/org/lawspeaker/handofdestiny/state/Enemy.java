package org.lawspeaker.handofdestiny.state;

/** Whom a strength attack is made on: a monster by its position, or the boss. */
public enum Enemy {
  FRONT(0),
  SECOND(1),
  THIRD(2),
  BOSS(Place.BOSS);

  private final int place;

  Enemy(int place) {
    this.place = place;
  }

  /** The position of the monster, or {@link Place#BOSS}. */
  public int place() {
    return place;
  }
}
