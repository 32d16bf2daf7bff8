package org.lawspeaker.command;

/** How much of a game is told. */
enum LogLevel {
  /** What happens, a paragraph for whoever acts. */
  BRIEF,
  /** Every move and every event, each on its line. */
  FULL,
  /** Every move and every event with the clauses that they rest on. */
  CLAUSES
}
