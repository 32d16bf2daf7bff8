package org.lawspeaker.command;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.lawspeaker.command.workforce.Stretch;
import org.lawspeaker.command.workforce.Workforce;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Counterexample;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;

/**
 * A verification whose games are played by a workforce. It reports what this process alone would:
 * the games up to the first that breaks a law. That one is played again here and made short. Not
 * safe to share between threads.
 */
final class DistantVerification {
  private final Laws<?, ?, ?> laws;
  private final Options options;
  private final Report refused;
  private final long[] checks;
  private int games;
  private long plies;
  private OptionalInt broken = OptionalInt.empty();
  private Optional<Problem> trouble = Optional.empty();

  DistantVerification(Laws<?, ?, ?> laws, Options options) {
    this.laws = laws;
    this.refused = Verifier.verify(laws, options.withGames(0));
    ImmutableList<Setup> played =
        options.setups().stream()
            .filter(setup -> !refused.refused().containsKey(setup))
            .collect(toImmutableList());
    this.options = options.withSetups(played);
    this.checks = new long[laws.list().size()];
  }

  /**
   * Plays until all games are played, a law is broken, or the options say to stop.
   *
   * @param assignment the game, in words
   * @param progress told how many games are played
   */
  Report run(Workforce workforce, Assignment assignment, IntConsumer progress) {
    if (!options.setups().isEmpty()) {
      trouble =
          workforce.run(
              new VerifyWork(assignment, options),
              Stretch.all(1, options.games()),
              () -> broken.isPresent() || options.stop().getAsBoolean(),
              (stretch, part) -> {
                add(stretch, part);
                progress.accept(games);
              });
    }
    ImmutableMap.Builder<String, Long> byName = ImmutableMap.builder();
    ImmutableList<String> names = refused.checks().keySet().asList();
    for (int i = 0; i < checks.length; i++) {
      byName.put(names.get(i), checks[i]);
    }
    return new Report(games, plies, byName.buildOrThrow(), refused.refused(), counterexample());
  }

  /** Why the workforce gave up, if it did. */
  Optional<Problem> trouble() {
    return broken.isPresent() ? Optional.empty() : trouble;
  }

  private void add(Stretch stretch, VerifyWork.Part part) {
    if (broken.isPresent()) {
      return;
    }
    games += part.games();
    plies += part.plies();
    for (int i = 0; i < checks.length; i++) {
      checks[i] += part.checks().get(i);
    }
    if (!part.holds()) {
      broken = OptionalInt.of(stretch.first() + part.games() - 1);
    }
  }

  private Optional<Counterexample> counterexample() {
    return broken.isEmpty() ? Optional.empty() : Optional.of(counterexample(broken.getAsInt()));
  }

  private Counterexample counterexample(int game) {
    return Verifier.verify(
            laws, options.withFirst(game).withGames(1).withShortening(true).withStop(() -> false))
        .counterexample()
        .orElseThrow(
            () ->
                new Refusal(
                    "game " + (game + 1), "breaks a law where it was played, but not here"));
  }
}
