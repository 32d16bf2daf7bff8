package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Viewer;

/** What came of a move, in the words of the game's notation. */
interface Aftermath {
  /** The whole state. */
  JsonNode state();

  /** What one viewer knows. */
  JsonNode view(Viewer viewer);

  /** What happened on the way, secrets included; nothing if no move was made. */
  ImmutableList<Event> events();

  /** The legal moves, in notation. */
  ImmutableList<String> choices();

  /** How the game ended, if it has. */
  Optional<Outcome> outcome();
}
