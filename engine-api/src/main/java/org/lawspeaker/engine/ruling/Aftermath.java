package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Viewer;

/** What came of the moves of a question, in the words of the game's notation. */
interface Aftermath {
  /** The whole state. */
  JsonNode state();

  /** What one viewer knows. */
  JsonNode view(Viewer viewer);

  /** What happened, secrets included; nothing if no move was made. */
  ImmutableList<Event> events(Span span);

  /** The clauses by which the next question is asked; none at chance and at the end. */
  ImmutableList<Citation> asked();

  /** The clause that decides whether this move may be made now; none if it cannot be read. */
  Optional<Citation> decides(String text);

  /** The move that this text means now, as {@link #choices} has it if it is legal. */
  Checked<String> choice(String text);

  /** The legal moves, in notation. */
  ImmutableList<String> choices();

  /** How the game ended, if it has. */
  Optional<Outcome> outcome();
}
