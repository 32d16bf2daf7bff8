package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.CheckHash;

/** Equal positions are equal in every sense, however they came about; different ones in none. */
record HashAndEqualityAgree<S, M extends Move, V>() implements Law<S, M, V> {
  private static final int SAMPLE = 4;

  @Override
  public String name() {
    return "hash-and-equality-agree";
  }

  @Override
  public String says() {
    return "States are equal exactly when their JSON and check hashes are; then so are their"
        + " hashes.";
  }

  @Override
  public int stride() {
    return 64;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    Look<S, M, V> look = at.look(random);
    Seen<S> seen = new Seen<>(at.state(), at.answers().written(), CheckHash.of(game, at.state()));
    S read = at.answers().copy().orThrow();
    Optional<Finding> finding =
        agree("the state and its copy from JSON", seen, Seen.of(game, read));
    if (finding.isPresent()) {
      return finding;
    }
    Situation<S, M, V> earlier = at.back(SAMPLE);
    S again = earlier.state();
    for (M move : at.last(SAMPLE)) {
      again = game.apply(again, move);
    }
    finding = agree("the state and the same played again", seen, Seen.of(game, again));
    if (finding.isPresent()) {
      return finding;
    }
    ImmutableList<M> moves = look.moves(SAMPLE);
    ImmutableList<Seen<S>> after =
        moves.stream()
            .map(move -> Seen.of(game, at.answers().applied(move)))
            .collect(ImmutableList.toImmutableList());
    for (int i = 1; i < after.size(); i++) {
      finding = agree(moves.get(i - 1) + " and " + moves.get(i), after.get(i - 1), after.get(i));
      if (finding.isPresent()) {
        return finding;
      }
    }
    return Optional.empty();
  }

  /**
   * A state and its JSON, which is written once.
   *
   * @param json what is written of it
   * @param check the fingerprint that records have
   */
  private record Seen<S>(S state, JsonNode json, String check) {
    static <S> Seen<S> of(Game<S, ?, ?> game, S state) {
      return new Seen<>(state, game.notation().state(state), CheckHash.of(game, state));
    }
  }

  private static <S> Optional<Finding> agree(String what, Seen<S> one, Seen<S> other) {
    boolean equal = one.state().equals(other.state());
    if (equal != SameTree.inAnyOrder(one.json(), other.json())) {
      return Finding.of("equality and JSON disagree: " + what, one.json(), other.json());
    }
    if (equal != one.check().equals(other.check())) {
      return Finding.of("equality and check hash disagree: " + what, one.json(), other.json());
    }
    int hash = one.state().hashCode();
    int otherHash = other.state().hashCode();
    return equal && hash != otherHash
        ? Finding.of("equal states have different hashes: " + what, hash, otherHash)
        : Optional.empty();
  }
}
