package org.lawspeaker.command;

import java.util.Optional;
import java.util.stream.Stream;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.Played;

/** Passing until something happens that the person is told, or until some words are said. */
final class Passing<S, M extends Move, V> implements Errand<M> {
  private static final String PASS = "pass";

  private final Match<S, M, V> match;
  private final String until;

  /** Where the game was from the beginning is no moment to wait for. */
  private final boolean wasThere;

  private int told;
  private int passes;

  /**
   * Not passed yet.
   *
   * @param until the words of a question, of what is told, or of where the game is; empty for
   *     anything that happens
   */
  Passing(Match<S, M, V> match, String until) {
    this.match = match;
    this.until = until;
    this.wasThere = match.question().map(this::isPlace).orElse(false);
    this.told = match.history().size();
  }

  @Override
  public Optional<M> next(Question<M> question) {
    boolean isThere = passes > 0 && (until.isEmpty() ? happens() : isSaid(question));
    told = match.history().size();
    passes++;
    return isThere || passes > MOST ? Optional.empty() : question.pass();
  }

  private boolean happens() {
    return match.history().stream()
        .skip(told)
        .flatMap(this::eventsOf)
        .anyMatch(event -> !event.kind().contains(PASS));
  }

  private boolean isSaid(Question<M> question) {
    return Errand.isNamed(until, question.name() + " " + question.asks())
        || (!wasThere && isPlace(question))
        || match.history().stream()
            .skip(told)
            .flatMap(this::eventsOf)
            .anyMatch(event -> Errand.isNamed(until, event.says()));
  }

  /** Whether the words say where the game is. */
  private boolean isPlace(Question<M> question) {
    return match
        .scene(question.viewer())
        .map(scene -> Errand.isNamed(until, scene.title()))
        .orElse(false);
  }

  private Stream<Event> eventsOf(Played<S, M> ply) {
    return ply.transition().eventsFor(match.narrator().viewer()).stream();
  }
}
