package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
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
    return "States are equal exactly when their JSON is, and then their hashes are the same.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    Notation<S, M, V> notation = game.notation();
    S read = notation.readState(notation.state(at.state())).orThrow();
    Optional<Finding> finding = agree("the state and its copy from JSON", game, at.state(), read);
    if (finding.isPresent()) {
      return finding;
    }
    Situation<S, M, V> earlier = at.back(SAMPLE);
    S again = earlier.state();
    for (M move : at.moves().subList(earlier.ply(), at.ply())) {
      again = game.apply(again, move);
    }
    finding = agree("the state and the same played again", game, at.state(), again);
    if (finding.isPresent()) {
      return finding;
    }
    ImmutableList<M> moves = at.some(SAMPLE, random);
    for (int i = 1; i < moves.size(); i++) {
      S one = game.apply(at.state(), moves.get(i - 1));
      S other = game.apply(at.state(), moves.get(i));
      finding = agree(moves.get(i - 1) + " and " + moves.get(i), game, one, other);
      if (finding.isPresent()) {
        return finding;
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> agree(String what, Game<S, M, V> game, S one, S other) {
    boolean equal = one.equals(other);
    String json = CheckHash.canonical(game.notation().state(one));
    String otherJson = CheckHash.canonical(game.notation().state(other));
    if (equal != json.equals(otherJson)) {
      return Finding.of("equality and JSON disagree: " + what, json, otherJson);
    }
    return equal && one.hashCode() != other.hashCode()
        ? Finding.of(
            "equal states have different hashes: " + what, one.hashCode(), other.hashCode())
        : Optional.empty();
  }
}
