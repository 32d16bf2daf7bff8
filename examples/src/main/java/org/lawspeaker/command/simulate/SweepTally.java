package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lawspeaker.engine.OptionSpec;

/**
 * Adds up the games of a sweep, by combination and all together. Not safe to share between threads.
 */
public final class SweepTally {
  private final ImmutableList<OptionSpec> options;
  private final Map<Sweep.Series, Tally> tallies = new LinkedHashMap<>();

  /**
   * Nothing yet.
   *
   * @param options what is swept
   * @param series its combinations of values, at least one
   */
  public SweepTally(ImmutableList<OptionSpec> options, ImmutableList<Sweep.Series> series) {
    this.options = options;
    series.forEach(each -> tallies.put(each, new Tally(each.setup().seats())));
  }

  /** Adds some games of one of the combinations. */
  public void add(Sweep.Series series, Part part) {
    add(series, part.tally());
  }

  void add(Sweep.Series series, Tally tally) {
    of(series).addAll(tally);
  }

  private Tally of(Sweep.Series series) {
    return tallies.computeIfAbsent(series, other -> new Tally(other.setup().seats()));
  }

  /** The combinations, in order. */
  ImmutableList<Sweep.Series> series() {
    return ImmutableList.copyOf(tallies.keySet());
  }

  /** What has come of all of them so far. */
  public SweepFigures figures() {
    Tally all = new Tally(series().get(0).setup().seats());
    ImmutableList.Builder<Slice> slices = ImmutableList.builder();
    for (Sweep.Series each : series()) {
      Tally tally = of(each);
      all.addAll(tally);
      Figures figures = tally.figures();
      slices.add(new Slice(each.values(), figures.games(), figures.results()));
    }
    return new SweepFigures(all.figures(), options, slices.build());
  }
}
