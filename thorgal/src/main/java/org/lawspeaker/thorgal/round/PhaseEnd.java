package org.lawspeaker.thorgal.round;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.lasting.InForce;
import org.lawspeaker.thorgal.lasting.Span;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Phase;
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
      for (InPlay card : party) {
        InPlay left = card.uses() == 0 ? card : card.withUses(0);
        table.set(table.settings.gainsFade() ? left.withMarkers(Attributes.NONE) : left);
      }
    }
    for (Land land : table.lands) {
      Land left = ofRound ? land.withUses(0) : land;
      table.set(table.settings.gainsFade() ? left.withMarkers(Attributes.NONE) : left);
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
