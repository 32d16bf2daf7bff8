package org.lawspeaker.examples.connectfour;

import org.lawspeaker.engine.Citation;

/** The clauses of {@code rulebook.yaml} that code cites. */
final class Clauses {
  static final Citation GRID = Citation.of("C4-SETUP-01");
  static final Citation TURNS = Citation.of("C4-TURN-01");
  static final Citation DROP = Citation.of("C4-DROP-01");
  static final Citation REST = Citation.of("C4-DROP-02");
  static final Citation ROOM = Citation.of("C4-DROP-03");
  static final Citation OPEN = Citation.of("C4-OPEN-01");
  static final Citation FOUR = Citation.of("C4-END-01");
  static final Citation FULL = Citation.of("C4-END-02");

  private Clauses() {}
}
