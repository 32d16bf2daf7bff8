package org.lawspeaker.handofdestiny.moves;

/** Discards the weapon for its effect. */
public record UseWeapon() implements HandMove {
  public static final UseWeapon MOVE = new UseWeapon();
}
