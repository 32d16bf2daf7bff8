package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;

/**
 * Holds a game to its laws by playing many games: every second one blindly, the others with an eye
 * on {@link Game#evaluate}, so that games which punish blunders are seen to their late chapters
 * too.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Report report = Verifier.verify(game, Options.of(game.info()).withGames(5));
 * System.out.println(report.games() + " games, holds: " + report.holds()); // 5 games, holds: true
 * }</pre>
 */
public final class Verifier {
  private static final int BLIND = 1;
  private static final int WEIGHING = 4;

  private Verifier() {}

  /** Holds a game to the laws that {@link LawsProvider#find} knows for it. */
  public static Report verify(Game<?, ?, ?> game, Options options) {
    return verify(LawsProvider.find(game), options);
  }

  /** Plays until enough games are played, a law is broken, or it is told to stop. */
  public static <S, M extends Move, V> Report verify(Laws<S, M, V> laws, Options options) {
    Map<Setup, ImmutableList<Problem>> refusals = new LinkedHashMap<>();
    for (Setup setup : options.setups()) {
      ImmutableList<Problem> problems = refusal(laws.game(), setup);
      if (!problems.isEmpty()) {
        refusals.put(setup, problems);
      }
    }
    ImmutableMap<Setup, ImmutableList<Problem>> refused = ImmutableMap.copyOf(refusals);
    ImmutableList<Setup> setups =
        options.setups().stream()
            .filter(setup -> !refused.containsKey(setup))
            .collect(ImmutableList.toImmutableList());
    Tally tally = new Tally(laws.list().size());
    Optional<Breach<S, M, V>> breach = Optional.empty();
    int end = setups.isEmpty() ? 0 : options.first() + options.games();
    for (int i = options.first();
        i < end && breach.isEmpty() && !options.stop().getAsBoolean();
        i++) {
      long seed = Seeds.mix(options.seed(), i);
      Playout<S, M, V> playout =
          new Playout<>(
              laws,
              setups.get(i % setups.size()),
              seed,
              options.thorough(),
              i % 2 == 0 ? BLIND : WEIGHING);
      breach = playout.run(Choices.random(new SplittableRandom(seed)), tally, options.stop());
      options.progress().accept(report(laws, tally, refused, Optional.empty()));
    }
    return report(laws, tally, refused, breach.map(found -> told(laws, options, found)));
  }

  /**
   * Plays one game by these choices, every law checked in every situation, those about whole games
   * where it ends; how a law is broken, if one is, without making it shorter.
   */
  public static <S, M extends Move, V> Optional<Counterexample> hold(
      Laws<S, M, V> laws, Setup setup, ImmutableIntArray choices) {
    Tally tally = new Tally(laws.list().size());
    return new Playout<>(laws, setup, 1, true, BLIND)
        .run(Choices.of(choices), tally, () -> false)
        .map(found -> Minimiser.asFound(laws, found));
  }

  private static <S, M extends Move, V> Counterexample told(
      Laws<S, M, V> laws, Options options, Breach<S, M, V> found) {
    return options.shortening() ? Minimiser.minimise(laws, found) : Minimiser.asFound(laws, found);
  }

  private static ImmutableList<Problem> refusal(Game<?, ?, ?> game, Setup setup) {
    try {
      return game.start(setup).problems();
    } catch (RuntimeException e) {
      return ImmutableList.of(); // the playout will find the same
    }
  }

  private static <S, M extends Move, V> Report report(
      Laws<S, M, V> laws,
      Tally tally,
      ImmutableMap<Setup, ImmutableList<Problem>> refused,
      Optional<Counterexample> counterexample) {
    return new Report(
        tally.games(), tally.plies(), tally.checks(laws.list()), refused, counterexample);
  }
}
