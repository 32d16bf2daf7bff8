package org.lawspeaker.command.simulate;

/** What is counted in each game; each counts what those before it count, too. */
public enum Counted {
  /** How games end, scores and lengths: as fast as playing. */
  OUTCOMES,
  /** What seats are asked, among how many moves they choose, and which they make. */
  CHOICES,
  /** What happens; that takes several times as long. */
  EVENTS
}
