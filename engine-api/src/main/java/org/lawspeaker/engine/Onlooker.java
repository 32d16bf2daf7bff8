package org.lawspeaker.engine;

/** A viewer without a seat. */
public enum Onlooker implements Viewer {
  /** Sees what lies open to everybody. */
  SPECTATOR,
  /** Sees everything, secrets included. */
  ARBITER
}
