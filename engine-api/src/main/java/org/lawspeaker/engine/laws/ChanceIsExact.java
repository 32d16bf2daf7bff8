package org.lawspeaker.engine.laws;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Pending;

/**
 * Distributions are what they say. Of one with more than {@value #MOST} outcomes only samples and
 * the first outcomes are looked at.
 */
record ChanceIsExact<S, M extends Move, V>() implements Law<S, M, V> {
  static final int MOST = 300;
  private static final int SAMPLE = 8;

  @Override
  public String name() {
    return "chance-is-exact";
  }

  @Override
  public String says() {
    return "Outcomes of chance are Nature's, distinct, as many as stated, each of positive"
        + " probability, one in sum; nothing else is ever drawn.";
  }

  @Override
  public int stride() {
    return 8;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    return at.pending() instanceof Pending.Chance<M> chance
        ? outcomes(chance.outcomes()).or(() -> samples(at, chance.outcomes(), random))
        : Optional.empty();
  }

  private Optional<Finding> outcomes(Distribution<M> outcomes) {
    Fraction sum = Fraction.ZERO;
    Set<M> seen = new HashSet<>();
    Iterator<M> each = outcomes.outcomes().limit(MOST + 1L).iterator();
    while (each.hasNext()) {
      M outcome = each.next();
      if (outcome.by() != Nature.NATURE) {
        return Finding.of("chance makes somebody's move: " + outcome, "nature", outcome.by());
      }
      if (!seen.add(outcome)) {
        return Finding.of("an outcome is listed more than once", "once", outcome);
      }
      Fraction probability = outcomes.probabilityOf(outcome);
      if (probability.compareTo(Fraction.ZERO) <= 0) {
        return Finding.of("an outcome cannot happen: " + outcome, "more than 0", probability);
      }
      sum = sum.plus(probability);
    }
    if (seen.size() > MOST) {
      return outcomes.size() > MOST
          ? Optional.empty()
          : Finding.of("the size is not the number of outcomes", outcomes.size(), "more");
    }
    Fraction total = sum;
    return Finding.unlessEqual(
            "the size is not the number of outcomes", seen.size(), outcomes.size())
        .or(() -> Finding.unlessEqual("the probabilities do not sum to one", Fraction.ONE, total));
  }

  private Optional<Finding> samples(
      Situation<S, M, V> at, Distribution<M> outcomes, RandomGenerator random) {
    boolean small = outcomes.size() <= MOST;
    for (int i = 0; i < SAMPLE; i++) {
      M drawn = outcomes.sample(random);
      if (outcomes.probabilityOf(drawn).compareTo(Fraction.ZERO) <= 0
          || (small && outcomes.outcomes().noneMatch(drawn::equals))) {
        return Finding.of("what is drawn is not among the outcomes", "an outcome", drawn);
      }
      M mutant = Mutation.of(drawn, drawn, at.setup().seats(), random).orElse(drawn);
      if (small
          && outcomes.outcomes().noneMatch(mutant::equals)
          && !outcomes.probabilityOf(mutant).equals(Fraction.ZERO)) {
        return Finding.of(
            "what is not among the outcomes has a probability: " + mutant,
            Fraction.ZERO,
            outcomes.probabilityOf(mutant));
      }
    }
    return Optional.empty();
  }
}
