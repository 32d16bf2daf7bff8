package org.lawspeaker.handofdestiny.moves;

/** Uses a hero ability, in one of three ways: free, by exhausting it, or with a strength card. */
public sealed interface AbilityUse extends HandMove permits Use, UseExhausting, UseWithStrength {
  /** Which ability: 0 to 2 is the left column, 3 to 5 the right one, bottom row first. */
  int ability();
}
