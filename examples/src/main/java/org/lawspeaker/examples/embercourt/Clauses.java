package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Citation;

/** The clauses of {@code rulebook.yaml} that code cites. */
final class Clauses {
  static final Citation CARDS = Citation.of("EMB-SETUP-01");
  static final Citation COALS = Citation.of("EMB-SETUP-02");
  static final Citation DRAW = Citation.of("EMB-DRAW-01");
  static final Citation RESHUFFLE = Citation.of("EMB-DRAW-02");
  static final Citation HAND = Citation.of("EMB-HAND-01");
  static final Citation SEAL = Citation.of("EMB-SEAL-01");
  static final Citation SHOW = Citation.of("EMB-SEAL-02");
  static final Citation REACT = Citation.of("EMB-STOKE-01");
  static final Citation STOKE = Citation.of("EMB-STOKE-02");
  static final Citation ONCE = Citation.of("EMB-STOKE-03");
  static final Citation ANEW = Citation.of("EMB-STOKE-04");
  static final Citation LOWEST = Citation.of("EMB-BURN-01");
  static final Citation LEVEL = Citation.of("EMB-BURN-02");
  static final Citation OUT = Citation.of("EMB-BURN-03");
  static final Citation TABLE = Citation.of("EMB-BURN-04");
  static final Citation LEAD = Citation.of("EMB-LEAD-01");
  static final Citation KEEP = Citation.of("EMB-LEAD-02");
  static final Citation SHARED = Citation.of("EMB-LEAD-03");
  static final Citation LAST = Citation.of("EMB-END-01");
  static final Citation NIGHTS = Citation.of("EMB-END-02");

  private Clauses() {}
}
