package org.lawspeaker.engine.laws;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.lawspeaker.engine.Setup;

/**
 * A game that breaks a law, as short as could be found.
 *
 * @param game the game's id
 * @param setup what it is started with
 * @param law the law's name
 * @param says the law in a sentence
 * @param finding how it is broken after the last move
 * @param moves every ply in notation, Nature's included
 * @param choices the same plies as {@link Choices}
 */
public record Counterexample(
    String game,
    Setup setup,
    String law,
    String says,
    Finding finding,
    ImmutableList<String> moves,
    ImmutableIntArray choices) {
  /** The whole of it on several lines, for a person who looks for the cause. */
  public String describe() {
    return Joiner.on(System.lineSeparator())
        .join(
            ImmutableList.<String>builder()
                .add("law " + law + " is broken: " + says)
                .add(finding.says())
                .add("  expected: " + finding.expected())
                .add("  found:    " + finding.found())
                .add(game + " with " + setup + ", after " + moves.size() + " plies:")
                .addAll(moves.stream().map(move -> "  " + move).toList())
                .add("choices: " + choices)
                .build());
  }
}
