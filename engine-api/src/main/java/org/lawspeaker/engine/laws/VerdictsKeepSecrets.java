package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;

/**
 * Asking whether a move is legal tells a seat nothing new.
 *
 * @param twins where indistinguishable states come from
 */
record VerdictsKeepSecrets<S, M extends Move, V>(Twins<S> twins) implements Law<S, M, V> {
  private static final int TRIES = 16;

  @Override
  public String name() {
    return "verdicts-keep-secrets";
  }

  @Override
  public String says() {
    return "The verdict on a seat's move is the same in every state that the seat cannot tell"
        + " apart.";
  }

  @Override
  public int stride() {
    return 6;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Seat seat = Situation.one(at.seats(), random);
    ImmutableList<M> moves = Strangers.tried(at, seat, TRIES, random);
    for (S twin : twins.of(at, seat, random)) {
      for (M move : moves) {
        Verdict here = at.game().judge(at.state(), move);
        Verdict there = at.game().judge(twin, move);
        if (!here.equals(there)) {
          return Finding.of(
              "the verdict tells " + seat + " what the view hides: " + move, here, there);
        }
      }
    }
    return Optional.empty();
  }
}
