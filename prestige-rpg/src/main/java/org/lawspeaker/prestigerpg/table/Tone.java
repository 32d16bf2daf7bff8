package org.lawspeaker.prestigerpg.table;

/** What an action does to an attack, as its owner will see it (PRE-Q-40). */
public enum Tone {
  /** Never legal on the protected attack of another. */
  HARMFUL,
  /** On the protected attack of another only with the owner's consent. */
  HELPFUL,
  /** As {@link #HELPFUL}: the owner decides what is wanted. */
  NEUTRAL
}
