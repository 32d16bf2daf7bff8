package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * The position that a question is about: a game is set up or a whole state is given, zones of it
 * are laid anew, moves are made.
 *
 * @param seats how many play; if empty, as few as can
 * @param options of the setup, by name
 * @param state the whole state, as {@link org.lawspeaker.engine.Notation#state} writes it; if
 *     empty, the start of the game
 * @param position the zones to lay anew, see {@link org.lawspeaker.engine.Notation#arrange}
 * @param moves made after that, in notation, Nature's included
 */
record Given(
    Optional<Integer> seats,
    ImmutableMap<String, String> options,
    Optional<JsonNode> state,
    Optional<JsonNode> position,
    ImmutableList<String> moves) {
  /** A position that begins at the start of the game. */
  Given(
      Optional<Integer> seats,
      ImmutableMap<String, String> options,
      Optional<JsonNode> position,
      ImmutableList<String> moves) {
    this(seats, options, Optional.empty(), position, moves);
  }
}
