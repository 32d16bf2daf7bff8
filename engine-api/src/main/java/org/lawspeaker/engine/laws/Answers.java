package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;

/**
 * What a game answers in one situation. Each question is put once, by the law that needs it first;
 * the other laws have the answer from here. A law that is about asking twice puts the second
 * question itself.
 *
 * <p>Not safe to share between threads.
 */
final class Answers<S, M extends Move, V> {
  private final Game<S, M, V> game;
  private final S state;
  private final Map<Viewer, V> views = new HashMap<>();
  private final Map<Viewer, JsonNode> writtenViews = new HashMap<>();
  private final Map<Viewer, Scene> scenes = new HashMap<>();
  private final Map<M, S> applied = new HashMap<>();
  private final Map<M, Transition<S>> explained = new HashMap<>();
  private final Map<M, Verdict> verdicts = new HashMap<>();
  private Optional<JsonNode> written = Optional.empty();
  private Optional<Checked<S>> copy = Optional.empty();
  private Optional<Look<S, M, V>> look = Optional.empty();

  Answers(Game<S, M, V> game, S state) {
    this.game = game;
    this.state = state;
  }

  /** The JSON of the state; not to be changed. */
  JsonNode written() {
    if (written.isEmpty()) {
      written = Optional.of(game.notation().state(state));
    }
    return written.get();
  }

  /** The state, read back from its JSON. */
  Checked<S> copy() {
    if (copy.isEmpty()) {
      copy = Optional.of(game.notation().readState(written()));
    }
    return copy.get();
  }

  V view(Viewer viewer) {
    return views.computeIfAbsent(viewer, each -> game.view(state, each));
  }

  /** The JSON of a view; not to be changed. */
  JsonNode written(Viewer viewer) {
    return writtenViews.computeIfAbsent(viewer, each -> game.notation().view(view(each)));
  }

  Scene scene(Showing<M, V> showing, Viewer viewer) {
    return scenes.computeIfAbsent(viewer, each -> showing.scene(view(each)));
  }

  S applied(M move) {
    return applied.computeIfAbsent(move, each -> game.apply(state, each));
  }

  Transition<S> explained(M move) {
    return explained.computeIfAbsent(move, each -> game.explain(state, each));
  }

  Verdict judged(M move) {
    return verdicts.computeIfAbsent(move, each -> game.judge(state, each));
  }

  /** What these draws look at; kept as long as the same draws are asked for. */
  Look<S, M, V> look(Situation<S, M, V> at, long seed) {
    if (look.isEmpty() || look.get().seed() != seed) {
      look = Optional.of(new Look<>(at, seed));
    }
    return look.get();
  }
}
