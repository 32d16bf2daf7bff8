package org.lawspeaker.thorgal.round;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.table.InForce;
import org.lawspeaker.thorgal.table.Span;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * What lasts to the end of the phase ends with the whole phase (THO-EFFECT-08, THO-Q-74).
 *
 * @param ofRound whether the round ends, too
 */
public record PhaseEnd(boolean ofRound) implements ThorgalFrame {
  @Override
  public void run(Table table) {
    table.pop();
    expire(table);
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      ImmutableList<InPlay> party = table.side(seat).party();
      for (int j = 0; j < party.size(); j++) {
        reset(table, party.get(j));
      }
    }
    ImmutableList<Land> lands = table.lands;
    for (int i = 0; i < lands.size(); i++) {
      reset(table, lands.get(i));
    }
  }

  private static void reset(Table table, InPlay card) {
    boolean fades = table.settings.gainsFade() && !card.markers().isNone();
    if (card.uses() > 0 || fades) {
      table.set(card.withUses(0).withMarkers(fades ? Attributes.NONE : card.markers()));
    }
  }

  /** A wolf effect is there again in every round (THO-WOLF-04). */
  private void reset(Table table, Land land) {
    boolean fades = table.settings.gainsFade() && !land.markers().isNone();
    boolean used = ofRound && land.uses() > 0;
    if (used || fades) {
      table.set(
          land.withUses(used ? 0 : land.uses())
              .withMarkers(fades ? Attributes.NONE : land.markers()));
    }
  }

  private void expire(Table table) {
    if (table.inForce.isEmpty()) {
      return;
    }
    boolean ofJourney = table.clock.phase() == Phase.JOURNEY;
    ImmutableList.Builder<InForce> left = ImmutableList.builder();
    for (InForce each : table.inForce) {
      boolean over =
          each.span() == Span.PHASE || ofRound || (ofJourney && each.span() == Span.JOURNEY);
      if (!over) {
        left.add(each);
      }
    }
    table.inForce = left.build();
  }
}
