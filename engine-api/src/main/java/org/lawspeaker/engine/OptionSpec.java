package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;

/**
 * A setting of a game: a difficulty, a hero, or a question of the rules that tables answer
 * differently.
 *
 * @param name as written in a {@link Setup}
 * @param says what it decides, in a sentence
 * @param values what may be chosen, at least one
 * @param standard the value used when a setup does not name this option
 * @param citations the clauses or rulings it touches
 */
@Value.Builder
public record OptionSpec(
    String name,
    String says,
    ImmutableList<String> values,
    String standard,
    ImmutableList<Citation> citations)
    implements WithOptionSpec {
  public static OptionSpecBuilder builder() {
    return new OptionSpecBuilder();
  }

  public OptionSpec {
    if (!values.contains(standard)) {
      throw new IllegalArgumentException(name + ": " + standard + " is not one of " + values);
    }
  }
}
