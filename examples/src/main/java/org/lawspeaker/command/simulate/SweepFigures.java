package org.lawspeaker.command.simulate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.OptionSpec;

/**
 * What came of a sweep.
 *
 * @param all all its games together
 * @param options what was swept
 * @param combinations the games of each combination of values, in the order played
 */
public record SweepFigures(
    Figures all, ImmutableList<OptionSpec> options, ImmutableList<Slice> combinations) {
  /** The games of each value of each option, in order, without values that no game could have. */
  public ImmutableList<Slice> values() {
    return options.stream().flatMap(option -> values(option).stream()).collect(toImmutableList());
  }

  /** The games of each value of this option, in order, without values that no game could have. */
  ImmutableList<Slice> values(OptionSpec option) {
    return option.values().stream()
        .flatMap(value -> sum(ImmutableMap.of(option.name(), value)).stream())
        .collect(toImmutableList());
  }

  /** The games of these values of some options; nothing if no game could have them. */
  Optional<Slice> sum(ImmutableMap<String, String> values) {
    ImmutableList<Slice> parts =
        combinations.stream()
            .filter(slice -> slice.options().entrySet().containsAll(values.entrySet()))
            .collect(toImmutableList());
    return parts.isEmpty() ? Optional.empty() : Optional.of(Slice.sum(values, parts));
  }

  /** The games of each value, and, if several options were swept, of each combination. */
  public ImmutableList<Slice> slices() {
    ImmutableList.Builder<Slice> slices = ImmutableList.<Slice>builder().addAll(values());
    return options.size() > 1 ? slices.addAll(combinations).build() : slices.build();
  }
}
