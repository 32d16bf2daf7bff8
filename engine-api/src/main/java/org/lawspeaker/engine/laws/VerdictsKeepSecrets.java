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
 * @param oracle deals anew what a seat cannot know, if there is one
 */
record VerdictsKeepSecrets<S, M extends Move, V>(Optional<TwinDeal<S>> oracle)
    implements Law<S, M, V> {
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
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Look<S, M, V> look = at.look(random);
    Seat seat = look.seat();
    ImmutableList<M> moves = look.tried(TRIES);
    for (S twin : look.twins(oracle, seat)) {
      for (M move : moves) {
        Verdict here = at.answers().judged(move);
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
