package org.lawspeaker.engine.laws;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.lawspeaker.engine.Move;

/**
 * Makes a breach short: first the shortest beginning that breaks the law, then, as long as the law
 * stays broken, without stretches of choices, long ones first. Tries at most {@value #TRIALS} games
 * of {@value #PLIES} plies together. Not safe to share between threads.
 */
final class Minimiser<S, M extends Move, V> {
  private static final int TRIALS = 400;
  private static final long PLIES = 1_000_000;

  /** How often a law that draws is asked in one situation. */
  private static final int DRAWS = 8;

  private final Laws<S, M, V> laws;
  private final Breach<S, M, V> breach;
  private Failure best;
  private int trials;
  private long plies;

  private record Failure(ImmutableIntArray choices, Finding finding) {}

  private Minimiser(Laws<S, M, V> laws, Breach<S, M, V> breach) {
    this.laws = laws;
    this.breach = breach;
    this.best = new Failure(breach.choices(), breach.finding());
  }

  static <S, M extends Move, V> Counterexample minimise(
      Laws<S, M, V> laws, Breach<S, M, V> breach) {
    Minimiser<S, M, V> minimiser = new Minimiser<>(laws, breach);
    minimiser.cutTheEnd();
    minimiser.cutStretches();
    return minimiser.counterexample();
  }

  /** The breach as it is. */
  static <S, M extends Move, V> Counterexample asFound(Laws<S, M, V> laws, Breach<S, M, V> breach) {
    return new Minimiser<>(laws, breach).counterexample();
  }

  private void cutTheEnd() {
    Walk<S, M, V> walk = new Walk<>(laws.game(), breach.setup());
    Optional<Finding> finding = asked(walk);
    for (int i = 0; i < breach.choices().length() && finding.isEmpty() && walk.canGoOn(); i++) {
      walk.step(breach.choices().get(i));
      finding = asked(walk);
    }
    finding.ifPresent(found -> best = new Failure(walk.made(), found));
  }

  private void cutStretches() {
    for (int stretch = best.choices().length(); stretch >= 1; stretch /= 2) {
      int from = best.choices().length() - stretch;
      while (from >= 0 && trials < TRIALS && plies < PLIES) {
        Optional<Failure> shorter = attempt(without(best.choices(), from, stretch));
        if (shorter.isPresent()) {
          best = shorter.get();
        }
        from = Math.min(from - stretch, best.choices().length() - stretch);
      }
    }
  }

  private Optional<Failure> attempt(ImmutableIntArray choices) {
    trials++;
    Walk<S, M, V> walk = new Walk<>(laws.game(), breach.setup());
    for (int i = 0; i < choices.length() && walk.canGoOn(); i++) {
      walk.step(choices.get(i));
      plies++;
    }
    return asked(walk).map(finding -> new Failure(walk.made(), finding));
  }

  private Optional<Finding> asked(Walk<S, M, V> walk) {
    if (walk.fall().isPresent()) {
      return breach.law().name().equals(PlayGoesOn.NAME) ? walk.fall() : Optional.empty();
    }
    Optional<Finding> finding = Optional.empty();
    for (int draw = 0; draw < DRAWS && finding.isEmpty(); draw++) {
      finding = Playout.check(breach.law(), walk.at().orElseThrow(), draw);
    }
    return finding;
  }

  private Counterexample counterexample() {
    Walk<S, M, V> walk = new Walk<>(laws.game(), breach.setup());
    for (int i = 0; i < best.choices().length() && walk.canGoOn(); i++) {
      walk.step(best.choices().get(i));
    }
    return new Counterexample(
        laws.game().info().id(),
        breach.setup(),
        breach.law().name(),
        breach.law().says(),
        best.finding(),
        walk.texts(),
        best.choices());
  }

  private static ImmutableIntArray without(ImmutableIntArray choices, int from, int length) {
    return ImmutableIntArray.builder(choices.length() - length)
        .addAll(choices.subArray(0, from))
        .addAll(choices.subArray(from + length, choices.length()))
        .build();
  }
}
