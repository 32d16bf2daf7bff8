package org.lawspeaker.engine;

/** The actor of every chance event: a die, a card turned up, a coin. */
public enum Nature implements Actor {
  NATURE
}
