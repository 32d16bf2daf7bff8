package org.lawspeaker.testkit.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;

/**
 * Positions of ruling files with parts of each other.
 *
 * @param written the positions as they are written, with their setups
 */
record GraftedPositions<S, M extends Move, V>(Game<S, M, V> game, ImmutableList<Written> written) {
  private static final int MOST_GRAFTS = 8;

  /** For each position that is accepted, so many may be refused. */
  private static final int PATIENCE = 20;

  record Written(Setup setup, JsonNode position) {}

  static <S, M extends Move, V> GraftedPositions<S, M, V> of(
      Game<S, M, V> game, ImmutableList<String> rulings) {
    ImmutableList.Builder<Written> written = ImmutableList.builder();
    for (String text : rulings) {
      JsonNode file = Document.yaml("rulings", text).orThrow().root();
      if (!file.has("pack")) {
        (file.has("cases") ? file.path("cases") : ImmutableList.of(file))
            .forEach(ruling -> of(game, file, ruling).ifPresent(written::add));
      }
    }
    return new GraftedPositions<>(game, written.build());
  }

  private static Optional<Written> of(Game<?, ?, ?> game, JsonNode file, JsonNode ruling) {
    JsonNode position = ruling.path("given").path("position");
    JsonNode options = (ruling.has("setup") ? ruling : file).path("setup");
    Setup setup = Setup.of(options.path("seats").asInt(game.info().fewestSeats()));
    for (Map.Entry<String, JsonNode> option : options.path("options").properties()) {
      setup = setup.with(option.getKey(), option.getValue().asText());
    }
    boolean isUsable = position.isObject() && !position.isEmpty() && game.start(setup).isOk();
    return isUsable ? Optional.of(new Written(setup, position)) : Optional.empty();
  }

  boolean isEmpty() {
    return written.isEmpty();
  }

  /** Plays on from so many positions that are accepted. */
  void play(int positions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Grafts grafts = Grafts.of(written.stream().map(Written::position).toList());
    int played = 0;
    for (int i = 0; played < positions && i < positions * PATIENCE; i++) {
      Written from = written.get(random.nextInt(written.size()));
      SplittableRandom own = random.split();
      Grafted<S> grafted = grafted(grafts, from, own);
      if (grafted.state().isPresent()) {
        played++;
        play(from.setup(), grafted, own);
      }
    }
    if (played == 0) {
      throw new AssertionError("no position was accepted");
    }
  }

  /** Plays on from those of so many positions that are accepted as they are, and counts them. */
  int playAsWritten(int positions, SplittableRandom random) {
    int played = 0;
    for (int i = 0; i < positions && !isEmpty(); i++) {
      Written from = written.get(random.nextInt(written.size()));
      S start = game.start(from.setup()).orThrow();
      Checked<S> read = game.notation().arrange(start, from.position());
      if (read.value().filter(state -> game.check(state).isEmpty()).isPresent()) {
        play(from.setup(), new Grafted<>(from.position(), read.value()), random.split());
        played++;
      }
    }
    return played;
  }

  private record Grafted<S>(JsonNode position, Optional<S> state) {}

  /** As many grafts as are accepted, one after another. */
  private Grafted<S> grafted(Grafts grafts, Written from, SplittableRandom random) {
    S start = game.start(from.setup()).orThrow();
    Grafted<S> last = new Grafted<>(from.position(), Optional.empty());
    for (int i = random.nextInt(MOST_GRAFTS) + 1; i > 0; i--) {
      JsonNode next = grafts.graft(last.position(), random);
      Checked<S> read = game.notation().arrange(start, next);
      if (read.value().filter(state -> game.check(state).isEmpty()).isPresent()) {
        last = new Grafted<>(next, read.value());
      }
      if (last.position().isEmpty()) {
        return last;
      }
    }
    return last;
  }

  private void play(Setup setup, Grafted<S> grafted, SplittableRandom random) {
    try {
      new Onward<>(game, setup.seats(), random).from(grafted.state().orElseThrow());
    } catch (RuntimeException e) {
      throw new AssertionError(
          game.info().id()
              + " accepts, but does not play, with "
              + setup
              + "\n"
              + grafted.position(),
          e);
    }
  }
}
