package org.lawspeaker.command.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.CheckHash;

/**
 * States that a viewer cannot tell from the truth, always the same for the same knowledge, so that
 * nothing which is made of them tells the viewer anything.
 */
record Guesses<S, M extends Move, V>(Game<S, M, V> game) {
  /** One after the other, without end. */
  Stream<S> of(V seen) {
    // As it is written, a view has no order of its own.
    JsonNode known = game.notation().view(seen);
    V view = game.notation().readView(known).orThrow();
    long seed =
        Hashing.sha256().hashString(CheckHash.canonical(known), StandardCharsets.UTF_8).asLong();
    SplittableRandom random = new SplittableRandom(seed);
    return Stream.generate(() -> game.determinize(view, random));
  }
}
