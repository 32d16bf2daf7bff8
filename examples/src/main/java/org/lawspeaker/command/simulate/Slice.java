package org.lawspeaker.command.simulate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Outcome.Result;

/**
 * How the games went that had these options.
 *
 * @param options values by option name; of other options, games with any value are counted
 * @param games how many
 * @param results how often each result was that of a seat, by seat
 */
public record Slice(
    ImmutableMap<String, String> options,
    int games,
    ImmutableList<ImmutableMultiset<Result>> results) {
  /** The share of games that ended so for this seat. */
  public Share share(int seat, Result result) {
    return new Share(results.get(seat).count(result), games);
  }

  /** The options, as {@code hero bram, boss ogre-king}. */
  public String name() {
    return Joiner.on(", ").withKeyValueSeparator(' ').join(options);
  }

  /** All games of these slices, at least one, of equally many seats. */
  static Slice sum(ImmutableMap<String, String> options, ImmutableList<Slice> parts) {
    return new Slice(
        options,
        parts.stream().mapToInt(Slice::games).sum(),
        IntStream.range(0, parts.get(0).results.size())
            .mapToObj(seat -> sum(seat, parts))
            .collect(toImmutableList()));
  }

  private static ImmutableMultiset<Result> sum(int seat, ImmutableList<Slice> parts) {
    ImmutableMultiset.Builder<Result> sum = ImmutableMultiset.builder();
    parts.forEach(part -> sum.addAll(part.results.get(seat)));
    return sum.build();
  }
}
