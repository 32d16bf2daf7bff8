package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.json.Doc;

/**
 * What chance may have follow a move, and how likely each of it is, as far as a viewer can know.
 */
public record Odds(
    @Doc("What may follow, most likely first; empty if the viewer is told nothing of chance.")
        ImmutableList<Likely> chances,
    @Doc("How likely all that is together which is not listed.") Optional<Fraction> others,
    @Doc("Why nothing is listed, although chance may follow.") Optional<String> unknown) {
  /** What the viewer may be told, and how likely. */
  public record Likely(
      @Doc("Exact, such as 1/6.") Fraction odds,
      @Doc("What the viewer would be told, a sentence each.") ImmutableList<String> says) {}

  static final Odds NONE = new Odds(ImmutableList.of(), Optional.empty(), Optional.empty());

  static Odds unknown(String why) {
    return new Odds(ImmutableList.of(), Optional.empty(), Optional.of(why));
  }
}
