package org.lawspeaker.command.simulate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;

/**
 * A simulation for every combination of the values of some options that the game accepts. The first
 * combination is played with the seed of the simulation itself, so that a sweep of no option is the
 * simulation.
 *
 * @param simulation what is played for each combination; its setup says what is not swept
 * @param options whose values are combined, in this order; of each, the values that are played
 */
public record Sweep<S, M extends Move, V>(
    Simulation<S, M, V> simulation, ImmutableList<OptionSpec> options) {
  /**
   * One combination of values and its games.
   *
   * @param values of the options that are swept, by name
   * @param setup what its games are started with
   * @param seed where the seeds of its games come from
   * @param before how many games are numbered before its own
   */
  public record Series(ImmutableMap<String, String> values, Setup setup, long seed, int before) {}

  /** What is played, one after the other. */
  public ImmutableList<Series> series() {
    ImmutableList.Builder<Series> series = ImmutableList.builder();
    SplittableRandom seeds = new SplittableRandom(simulation.seed()).split();
    long seed = simulation.seed();
    int before = 0;
    for (ImmutableMap<String, String> values : combinations()) {
      series.add(new Series(values, setup(values), seed, before));
      seed = seeds.nextLong();
      before = Math.addExact(before, simulation.games());
    }
    return series.build();
  }

  /** The setups that are played, in order. */
  public ImmutableList<Setup> setups() {
    return series().stream().map(Series::setup).collect(toImmutableList());
  }

  /** What the game refuses, such as the same deck for two seats, and is therefore not played. */
  public ImmutableList<Setup> refused() {
    return every().stream()
        .map(this::setup)
        .filter(setup -> !isAccepted(setup))
        .collect(toImmutableList());
  }

  /**
   * Plays one combination after the other until all games are played or it is told to stop, as
   * {@link Simulation#run} does.
   */
  public SweepFigures run(BooleanSupplier stop, Consumer<PlayedGame> finished) {
    SweepTally tally = new SweepTally(options, series());
    for (Series each : tally.series()) {
      tally.add(
          each, simulation.with(each.setup(), each.seed(), each.before()).tally(stop, finished));
    }
    return tally.figures();
  }

  private boolean isAccepted(Setup setup) {
    return simulation.game().start(setup) instanceof Checked.Ok;
  }

  private ImmutableList<ImmutableMap<String, String>> combinations() {
    return every().stream().filter(values -> isAccepted(setup(values))).collect(toImmutableList());
  }

  private ImmutableList<ImmutableMap<String, String>> every() {
    List<ImmutableList<String>> values =
        options.stream().map(OptionSpec::values).collect(toImmutableList());
    return Lists.cartesianProduct(values).stream().map(this::named).collect(toImmutableList());
  }

  private ImmutableMap<String, String> named(List<String> values) {
    ImmutableMap.Builder<String, String> named = ImmutableMap.builder();
    for (int i = 0; i < values.size(); i++) {
      named.put(options.get(i).name(), values.get(i));
    }
    return named.buildOrThrow();
  }

  private Setup setup(ImmutableMap<String, String> values) {
    Setup setup = simulation.setup();
    for (String option : values.keySet()) {
      setup = setup.with(option, String.valueOf(values.get(option)));
    }
    return setup;
  }
}
