package org.lawspeaker.command.server.lobby;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.json.Doc;

/** The games that can be played. */
public record Offers(ImmutableList<Offer> games) {
  /** A game, with all that a form needs. */
  @Value.Builder
  public record Offer(
      String id,
      String title,
      int fewestSeats,
      int mostSeats,
      ImmutableList<OptionSpec> options,
      @Doc("The programs that can decide for a seat.") ImmutableList<String> players,
      String rulesVersion,
      String pack) {}
}
