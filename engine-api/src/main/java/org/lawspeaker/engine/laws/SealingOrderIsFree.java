package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;

/** Seats that commit together may seal in any order. */
record SealingOrderIsFree<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "sealing-order-is-free";
  }

  @Override
  public String says() {
    return "Two seats that seal their choices reach the same state in either order.";
  }

  @Override
  public int stride() {
    return 2;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    if (!(at.pending() instanceof Pending.Commit<M> commit) || commit.owing().size() < 2) {
      return Optional.empty();
    }
    ImmutableList<Seat> owing = commit.owing().asList();
    int index = random.nextInt(owing.size());
    Seat first = owing.get(index);
    Seat second = owing.get((index + 1) % owing.size());
    ImmutableList<M> ofFirst = at.legalOf(first);
    ImmutableList<M> ofSecond = at.legalOf(second);
    if (ofFirst.isEmpty() || ofSecond.isEmpty()) {
      return Optional.empty();
    }
    M one = Situation.one(ofFirst, random);
    M other = Situation.one(ofSecond, random);
    Game<S, M, V> game = at.game();
    S sealedOne = game.apply(at.state(), one);
    return Finding.unlessEqual(
            "a sealed choice changes what another seat may do: " + one,
            ofSecond,
            Situation.of(second, game.legalMoves(sealedOne)))
        .or(
            () ->
                Finding.unlessEqual(
                    "the order matters: " + one + " and " + other,
                    game.apply(sealedOne, other),
                    game.apply(game.apply(at.state(), other), one)));
  }
}
