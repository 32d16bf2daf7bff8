package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Showing;

/** Whoever has to choose can tell the choices apart. A game without faces keeps this law. */
record ChoicesReadWell<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "choices-read-well";
  }

  @Override
  public String says() {
    return "Every legal move says what it does, names only pieces that its seat sees, and reads"
        + " differently from every other move of its list.";
  }

  @Override
  public int stride() {
    return 32;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Optional<Showing<M, V>> showing = Showing.of(at.game());
    if (showing.isEmpty()) {
      return Optional.empty();
    }
    return at.pending().owing().stream()
        .flatMap(seat -> choices(at, showing.get(), seat).stream())
        .findFirst();
  }

  private static <S, M extends Move, V> Optional<Finding> choices(
      Situation<S, M, V> at, Showing<M, V> showing, Seat seat) {
    V view = at.answers().view(seat);
    ImmutableSet<String> uids = at.answers().scene(showing, seat).uids();
    Map<String, M> labels = new HashMap<>();
    for (M move : at.legalOf(seat)) {
      Choice choice = showing.choice(view, move);
      if (!uids.containsAll(choice.pieces())) {
        return Finding.of("a choice names pieces that are not in the scene", uids, choice);
      }
      M other = labels.put(choice.label(), move);
      if (other != null) {
        return Finding.of("two choices read the same", other + ": " + choice.label(), move);
      }
    }
    return Optional.empty();
  }
}
