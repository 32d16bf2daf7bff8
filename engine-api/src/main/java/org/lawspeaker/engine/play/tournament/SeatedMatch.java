package org.lawspeaker.engine.play.tournament;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;

/**
 * One match between entrants at their seats. Plays without a referee, whose history and events
 * nobody would read.
 */
record SeatedMatch<S, M extends Move, V>(
    Game<S, M, V> game, Setup setup, ImmutableList<Entrant<M, V>> seated) {
  TournamentMatch play(int deal, long seed) {
    ImmutableList<String> names =
        seated.stream().map(Entrant::name).collect(ImmutableList.toImmutableList());
    S state = game.start(setup).orThrow();
    SplittableRandom random = new SplittableRandom(seed);
    SplittableRandom nature = random.split();
    int plies = 0;
    try {
      ImmutableList<Player<M, V>> players = players(random);
      Pending<M> pending = game.pending(state);
      while (!(pending instanceof Pending.Over<M>)) {
        M move =
            pending instanceof Pending.Chance<M> chance
                ? chance.outcomes().sample(nature)
                : chosen(state, pending, players);
        state = game.applyUnchecked(state, move);
        pending = game.pending(state);
        plies++;
      }
      Outcome outcome = ((Pending.Over<M>) pending).outcome();
      return new TournamentMatch(deal, seed, names, plies, outcome);
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          "ply " + (plies + 1) + " of deal " + deal + ", seed " + seed + ", seated " + names, e);
    }
  }

  private ImmutableList<Player<M, V>> players(SplittableRandom random) {
    ImmutableList.Builder<Player<M, V>> players = ImmutableList.builder();
    for (int i = 0; i < seated.size(); i++) {
      players.add(seated.get(i).maker().player(Seat.of(i), random.split()));
    }
    return players.build();
  }

  private M chosen(S state, Pending<M> pending, ImmutableList<Player<M, V>> players) {
    Seat seat = pending.owing().iterator().next();
    Question<M, V> question = Question.of(game, state, pending, seat).orElseThrow();
    M move = players.get(seat.index()).choose(question);
    if (!question.legal().contains(move)) {
      throw new IllegalArgumentException(seat + " was not offered " + move);
    }
    return move;
  }
}
