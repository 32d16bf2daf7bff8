package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Spelling;

/**
 * Plays the moves that lead up to a question: each is a move in notation, {@code all pass}, or
 * {@code until} with the name of a window or a seat.
 *
 * @param game the game
 * @param written where the moves are written
 * @param key the pointer to them
 * @param isTold whether events are wanted
 */
record Course<S, M extends Move, V>(
    Game<S, M, V> game, Written written, String key, boolean isTold) {
  static final String ALL_PASS = "all pass";
  static final String UNTIL = "until ";
  private static final String SEAT = "seat ";

  /** Playing on takes no more moves than this. */
  private static final int MOST = 1000;

  /** What is answered if a file says only until when to play on, the first that is legal. */
  private static final ImmutableList<String> STANDARD = ImmutableList.of("pass", "done");

  /** Whether this is no single move. */
  static boolean isSeveral(String text) {
    return text.equals(ALL_PASS) || text.startsWith(UNTIL);
  }

  /** Seats to be waited for that do not play. */
  static ImmutableList<Problem> absent(List<String> texts, int seats, String key, Written written) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      if (text.startsWith(UNTIL + SEAT)) {
        String number = text.substring((UNTIL + SEAT).length()).trim();
        Integer index = Ints.tryParse(number);
        if (index == null || index < 0 || index >= seats) {
          problems.add(
              new Problem(
                  written.place(key + "/" + i), "there is no seat " + number + " among " + seats));
        }
      }
    }
    return problems.build();
  }

  /** The state after these moves, or what keeps one of them from being made. */
  Checked<Transition<S>> played(S start, List<String> texts) {
    Checked<Transition<S>> reached = Checked.ok(new Transition<>(start, ImmutableList.of()));
    for (int i = 0; i < texts.size(); i++) {
      int index = i;
      reached = reached.then(here -> step(here, index, texts.get(index)));
    }
    return reached;
  }

  private Checked<Transition<S>> step(Transition<S> here, int index, String text) {
    if (text.equals(ALL_PASS)) {
      return allPass(here, index);
    }
    if (text.startsWith(UNTIL)) {
      return until(here, index, text.substring(UNTIL.length()).trim());
    }
    return move(here.next(), index, text).then(move -> legal(here, index, text, move));
  }

  private Checked<Transition<S>> legal(Transition<S> here, int index, String text, M move) {
    return game.judge(here.next(), move) instanceof Verdict.Illegal illegal
        ? bad(
            index,
            Problem.quote(text)
                + " leads up to the question but is illegal: "
                + says(illegal)
                + "; the moves here: "
                + Choices.phrase(game, here.next()))
        : Checked.ok(made(here, move));
  }

  private Transition<S> made(Transition<S> here, M move) {
    if (!isTold) {
      return new Transition<>(game.applyUnchecked(here.next(), move), here.events());
    }
    Transition<S> next = game.explain(here.next(), move);
    return new Transition<>(
        next.next(),
        ImmutableList.<Event>builder().addAll(here.events()).addAll(next.events()).build());
  }

  private String says(Verdict.Illegal illegal) {
    StringBuilder says = new StringBuilder();
    illegal
        .violations()
        .forEach(
            violation ->
                says.append(says.isEmpty() ? "" : "; ")
                    .append(violation)
                    .append(": ")
                    .append(game.rulebook().textOf(violation.citation()).orElse("")));
    return says.toString();
  }

  /** The move of this text, or why it is none, with the moves that there are. */
  Checked<M> move(S state, int index, String text) {
    Checked<M> move = game.notation().readMove(state, text);
    if (move.isOk()) {
      return move;
    }
    String place = written.place(key + "/" + index);
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (Problem problem : move.problems()) {
      problems.add(Choices.none(place, text, problem));
    }
    problems.add(new Problem(place, "the moves here: " + Choices.phrase(game, state)));
    return Checked.bad(problems.build());
  }

  /** Everybody who is asked this passes once. */
  private Checked<Transition<S>> allPass(Transition<S> start, int index) {
    Optional<Window> window = game.pending(start.next()).asked();
    ImmutableSet<Seat> together = together(start.next());
    Set<Seat> passed = new LinkedHashSet<>();
    Transition<S> here = start;
    while (window.isPresent()) {
      Pending<M> pending = game.pending(here.next());
      Optional<Seat> next =
          pending.owing().stream()
              .filter(seat -> together.isEmpty() || together.contains(seat))
              .findFirst();
      boolean isSame = pending.asked().map(Window::name).equals(window.map(Window::name));
      if (next.isEmpty() || !isSame || !passed.add(next.get())) {
        break;
      }
      Optional<M> pass = named(here.next(), next.get(), "pass");
      if (pass.isEmpty()) {
        return bad(
            index,
            next.get() + " cannot pass; the moves here: " + Choices.phrase(game, here.next()));
      }
      here = made(here, pass.get());
    }
    return passed.isEmpty()
        ? bad(index, "nobody is asked here; the moves here: " + Choices.phrase(game, start.next()))
        : Checked.ok(here);
  }

  /** Who answers at the same time; nobody if one after the other is asked. */
  private ImmutableSet<Seat> together(S state) {
    return game.pending(state) instanceof Pending.Commit<M> commit
        ? commit.owing()
        : ImmutableSet.of();
  }

  private Checked<Transition<S>> until(Transition<S> start, int index, String goal) {
    Set<String> met = new LinkedHashSet<>();
    Transition<S> here = start;
    for (int i = 0; i < MOST; i++) {
      Pending<M> pending = game.pending(here.next());
      if (isThere(pending, goal)) {
        return Checked.ok(here);
      }
      pending.asked().ifPresent(window -> met.add(window.name()));
      Optional<M> standard = standard(here.next(), pending);
      if (standard.isEmpty()) {
        return bad(
            index,
            "not reached: nobody passes here, and there is more than one move; write it: "
                + Choices.phrase(game, here.next())
                + ". "
                + unmet(goal, met));
      }
      here = made(here, standard.get());
    }
    return bad(index, "not reached in " + MOST + " moves. " + unmet(goal, met));
  }

  private static boolean isThere(Pending<?> pending, String goal) {
    return pending.asked().filter(window -> window.name().equals(goal)).isPresent()
        || pending.owing().stream().anyMatch(seat -> seat.toString().equals(goal));
  }

  /** Questions on the way, for whoever has misspelt one. */
  private static String unmet(String goal, Set<String> met) {
    if (met.isEmpty()) {
      return "Nobody is asked anything on the way.";
    }
    return goal.startsWith(SEAT)
        ? "Asked on the way: " + String.join(", ", met)
        : Spelling.unknown("question on the way", goal, ImmutableSet.copyOf(met));
  }

  private Optional<M> standard(S state, Pending<M> pending) {
    if (pending instanceof Pending.Chance<M> chance) {
      return chance.outcomes().size() == 1
          ? chance.outcomes().outcomes().findFirst()
          : Optional.empty();
    }
    Optional<Seat> seat = pending.owing().stream().findFirst();
    if (seat.isEmpty()) {
      return Optional.empty();
    }
    ImmutableList<M> moves = game.legalMoves(state, seat.get());
    return STANDARD.stream()
        .flatMap(word -> named(state, seat.get(), word).stream())
        .findFirst()
        .or(() -> moves.size() == 1 ? Optional.of(moves.get(0)) : Optional.empty());
  }

  /** The legal move of this seat that is written so, with or without its name. */
  private Optional<M> named(S state, Seat seat, String word) {
    return game.legalMoves(state, seat).stream()
        .filter(
            move -> {
              String text = game.notation().move(state, move);
              return text.equals(word) || text.equals(seat.signed(word));
            })
        .findFirst();
  }

  private <T> Checked<T> bad(int index, String message) {
    return Checked.bad(written.place(key + "/" + index), message);
  }
}
