package org.lawspeaker.handofdestiny.hero;

/** When abilities and the weapon are used (HOD-ORDER-06, -07, HOD-Q-40). */
public enum Moment {
  /** Before a monster ability is resolved: abilities only if they prevent it. */
  BEFORE_ABILITY,
  /** As an action of the player: whatever would change anything. */
  ACTION
}
