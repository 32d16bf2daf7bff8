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
  /** What is played, one after the other. */
  public ImmutableList<Setup> setups() {
    return combinations().stream().map(this::setup).collect(toImmutableList());
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
    Tally all = new Tally(simulation.setup().seats());
    ImmutableList.Builder<Slice> slices = ImmutableList.builder();
    SplittableRandom seeds = new SplittableRandom(simulation.seed()).split();
    long seed = simulation.seed();
    for (ImmutableMap<String, String> values : combinations()) {
      Tally tally = simulation.with(setup(values), seed).tally(stop, finished);
      all.addAll(tally);
      Figures figures = tally.figures();
      slices.add(new Slice(values, figures.games(), figures.results()));
      seed = seeds.nextLong();
    }
    return new SweepFigures(all.figures(), options, slices.build());
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
