package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;

/**
 * One game of a simulation, from its own seed alone. Draws as the {@code demo} and {@code play}
 * commands do, so that they can show the game. Plays without a referee, whose history nobody would
 * read; what happens is looked at only if it is counted, since telling takes longer than playing.
 */
final class GameRun<S, M extends Move, V> {
  private final Game<S, M, V> game;
  private final long seed;
  private final boolean tells;
  private final SplittableRandom nature;
  private final List<Player<M, V>> players = new ArrayList<>();
  private final ImmutableList.Builder<Integer> choices = ImmutableList.builder();
  private final ImmutableList.Builder<String> windows = ImmutableList.builder();
  private final List<ImmutableMultiset.Builder<String>> moves = new ArrayList<>();
  private final ImmutableMultiset.Builder<Happening> happenings = ImmutableMultiset.builder();

  GameRun(Game<S, M, V> game, int seats, Seating seating, long seed, boolean tells) {
    this.game = game;
    this.seed = seed;
    this.tells = tells;
    SplittableRandom random = new SplittableRandom(seed);
    this.nature = random.split();
    for (int i = 0; i < seats; i++) {
      players.add(seating.player(game, Seat.of(i), random.split()));
      moves.add(ImmutableMultiset.builder());
    }
  }

  /** The whole game; nothing if it was stopped on the way. */
  Optional<PlayedGame> play(Setup setup, BooleanSupplier stop) {
    S state = game.start(setup).orThrow();
    int plies = 0;
    while (!stop.getAsBoolean()) {
      Pending<M> pending = game.pending(state);
      if (pending instanceof Pending.Over<M> over) {
        return Optional.of(
            new PlayedGame(
                seed,
                over.outcome(),
                plies,
                choices.build(),
                windows.build(),
                moves.stream()
                    .map(ImmutableMultiset.Builder::build)
                    .collect(ImmutableList.toImmutableList()),
                happenings.build()));
      }
      M move =
          pending instanceof Pending.Chance<M> chance
              ? chance.outcomes().sample(nature)
              : chosen(state, pending);
      state = tells ? told(state, move) : game.applyUnchecked(state, move);
      plies++;
    }
    return Optional.empty();
  }

  /** Of an event that only some may know there is another for all: it is counted once. */
  private S told(S state, M move) {
    Transition<S> transition = game.explain(state, move);
    for (Event event : transition.events()) {
      if (event.audience().isEmpty()) {
        happenings.addAll(Happening.of(event));
      }
    }
    return transition.next();
  }

  private M chosen(S state, Pending<M> pending) {
    Seat seat = pending.owing().iterator().next();
    Question<M, V> question = Question.of(game, state, pending, seat).orElseThrow();
    M move = players.get(seat.index()).choose(question);
    choices.add(question.legal().size());
    windows.add(question.window().name());
    moves.get(seat.index()).add(withoutSeat(seat, game.notation().move(state, move)));
    return move;
  }

  private static String withoutSeat(Seat seat, String text) {
    String prefix = seat + ": ";
    return text.startsWith(prefix) ? text.substring(prefix.length()) : text;
  }
}
