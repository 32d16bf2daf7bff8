package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;

/** Whatever cites, cites something that is in the rulebook. */
record CitationsExist<S, M extends Move, V>() implements Law<S, M, V> {
  private static final int SAMPLE = 4;

  @Override
  public String name() {
    return "citations-exist";
  }

  @Override
  public String says() {
    return "Every clause that a window, verdict, event, chance or outcome cites is in the"
        + " rulebook.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Optional<Finding> pending = check(at, "what is pending", "", of(at.pending()));
    if (pending.isPresent()) {
      return pending;
    }
    Look<S, M, V> look = at.look(random);
    for (M move : look.moves(SAMPLE)) {
      Optional<Finding> finding = verdict(at, move).or(() -> events(at, move));
      if (finding.isPresent()) {
        return finding;
      }
    }
    for (M stranger : look.strangers(SAMPLE)) {
      Optional<Finding> finding = verdict(at, stranger);
      if (finding.isPresent()) {
        return finding;
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> verdict(Situation<S, M, V> at, M move) {
    return check(at, "the verdict on ", move, at.answers().judged(move).citations());
  }

  private Optional<Finding> events(Situation<S, M, V> at, M move) {
    ImmutableList.Builder<Citation> cited = ImmutableList.builder();
    for (Event event : at.answers().explained(move).events()) {
      cited.add(event.citation());
    }
    return check(at, "an event of ", move, cited.build());
  }

  private Optional<Finding> check(
      Situation<S, M, V> at, String what, Object about, ImmutableList<Citation> cited) {
    for (Citation citation : cited) {
      if (!at.game().rulebook().has(citation)) {
        return Finding.of(
            what + about + " cites what is not in the rulebook", "a clause or ruling", citation);
      }
    }
    return Optional.empty();
  }

  private static <M extends Move> ImmutableList<Citation> of(Pending<M> pending) {
    if (pending instanceof Pending.Chance<M> chance) {
      return ImmutableList.of(chance.why());
    }
    if (pending instanceof Pending.Over<M> over) {
      return ImmutableList.of(over.outcome().citation());
    }
    return pending.asked().orElseThrow().citations();
  }
}
