package org.lawspeaker.thorgal.dusk;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** Attribute markers stay on the cards of the party in clean-up (THO-CLEAN-11). */
@Doc("Attribute markers stay on the cards of the party in clean-up.")
public record KeepMarkers() implements Lasting {
  boolean keepsMarkers(Table table, Source source, int id) {
    Seat party = table.partyOf(id);
    return source.user().equals(party);
  }

  @Override
  public String says() {
    return "attribute markers stay on cards in your party in clean-up";
  }
}
