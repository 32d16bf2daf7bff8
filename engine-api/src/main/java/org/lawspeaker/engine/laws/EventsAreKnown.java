package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Move;

/** A game that says which kinds of events it tells tells no others. */
record EventsAreKnown<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "events-are-known";
  }

  @Override
  public String says() {
    return "Every event is of a kind that the game names, and states no fact that it does not"
        + " name.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    ImmutableMap<String, ImmutableSet<String>> kinds = at.game().eventKinds();
    if (kinds.isEmpty()) {
      return Optional.empty();
    }
    for (M move : at.look(random).moves(2)) {
      for (Event event : at.answers().explained(move).events()) {
        ImmutableSet<String> facts = kinds.get(event.kind());
        if (facts == null) {
          return Finding.of("an event of a kind that is not named", kinds.keySet(), event);
        }
        if (!facts.containsAll(event.facts().keySet())) {
          return Finding.of("a " + event.kind() + " states more than is named", facts, event);
        }
      }
    }
    return Optional.empty();
  }
}
