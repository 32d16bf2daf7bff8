package org.lawspeaker.command.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;

/** The programs that decide for seats of a match. Safe to share between threads. */
final class Bench<M extends Move, V> {
  private final Crew crew;
  private final Map<Seat, Player<M, V>> programs;

  Bench(Crew crew, Map<Seat, Player<M, V>> programs) {
    this.crew = crew;
    this.programs = new ConcurrentHashMap<>(programs);
  }

  boolean has(Seat seat) {
    return programs.containsKey(seat);
  }

  /** The program that decides for this seat, if it is one. */
  Optional<Player<M, V>> of(Seat seat) {
    return Optional.ofNullable(programs.get(seat));
  }

  /** From now on this program decides for the seat; if there is none, a person. */
  void give(Seat seat, Optional<? extends Player<M, V>> program) {
    if (program.isPresent()) {
      programs.put(seat, program.get());
    } else {
      programs.remove(seat);
    }
  }

  /**
   * What this program chooses; the first move there is, if it fails.
   *
   * @param match for whoever is told that it fails
   */
  M choice(Player<M, V> program, Question<M, V> question, String match) {
    String who = "match " + match + ", the program of " + question.seat();
    try {
      M move = program.choose(question);
      if (question.legal().contains(move)) {
        return move;
      }
      crew.troubled(who, new IllegalArgumentException("was not offered " + move));
    } catch (RuntimeException | LinkageError e) {
      crew.troubled(who, e);
    }
    return question.legal().get(0);
  }
}
