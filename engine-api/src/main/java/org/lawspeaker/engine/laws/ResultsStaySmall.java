package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.kit.Stepwise;

/**
 * No call gives or takes without measure, however long the game is: a state that grows with every
 * ply, or a ply that sets off thousands of others, fills a server's memory and its time. Steps are
 * counted where a game counts them.
 */
record ResultsStaySmall<S, M extends Move, V>() implements Law<S, M, V> {
  /** The most values of a state, counted in its JSON; a tenth of what is read of a text. */
  static final int MOST_VALUES = 10_000;

  static final int MOST_CHOICES = 10_000;
  static final int MOST_EVENTS = 1_000;
  static final int MOST_STEPS = 5_000;

  private static final int SAMPLE = 3;

  @Override
  public String name() {
    return "results-stay-small";
  }

  @Override
  public String says() {
    return "What a state holds and offers, what a move tells and the steps it takes stay within"
        + " bounds to the end.";
  }

  @Override
  public int stride() {
    return 64;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    int values = values(at.answers().written());
    if (values > MOST_VALUES) {
      return Finding.of("the state has grown too large", MOST_VALUES + " values", values);
    }
    if (at.legal().size() > MOST_CHOICES) {
      return Finding.of("there are too many choices", MOST_CHOICES, at.legal().size());
    }
    for (M move : at.look(random).moves(SAMPLE)) {
      int events = at.answers().explained(move).events().size();
      if (events > MOST_EVENTS) {
        return Finding.of("too much happens at one move: " + move, MOST_EVENTS + " events", events);
      }
      int steps = at.game() instanceof Stepwise<?, ?> ? steps(at, move) : 0;
      if (steps > MOST_STEPS) {
        return Finding.of("a move takes too many steps: " + move, MOST_STEPS, steps);
      }
    }
    return Optional.empty();
  }

  @SuppressWarnings("unchecked") // the game's own states and moves
  private int steps(Situation<S, M, V> at, M move) {
    return ((Stepwise<S, M>) at.game()).steps(at.state(), move);
  }

  private static int values(JsonNode node) {
    int values = 1;
    for (JsonNode each : node) {
      values += values(each);
    }
    return values;
  }
}
