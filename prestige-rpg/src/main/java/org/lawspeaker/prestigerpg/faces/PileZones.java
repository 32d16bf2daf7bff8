package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.view.PilesView;

/** The cards that belong to no player. Nobody looks into a deck or at what was buried. */
final class PileZones {
  private PileZones() {}

  static ImmutableList<Zone> of(Seen at) {
    PilesView piles = at.view().piles();
    Piles open = piles.open();
    ImmutableList.Builder<Zone> zones = ImmutableList.builder();
    zones.add(closed("deck", "Draw deck", piles.deck()));
    zones.add(open("discards", "Discards", open.discards(), at.ids()::card));
    some(zones, closed("buried", "Discarded face down", piles.buried()));
    some(zones, open("removed", "Removed from play", open.removed(), at.ids()::card));
    zones.add(closed("encounters", "Encounters not met", open.encounters().size()));
    if (at.view().settings().has(Expansion.RELICS_AND_RUIN)) {
      zones.add(closed("events", "Event deck", open.events().size()));
      some(zones, open("past-events", "Past events", open.pastEvents(), at.ids()::event));
      zones.add(closed("relics", "Relics", open.relics().size()));
    }
    return zones.build();
  }

  private static void some(ImmutableList.Builder<Zone> zones, Zone zone) {
    if (zone.size() > 0) {
      zones.add(zone);
    }
  }

  private static Zone closed(String id, String label, int cards) {
    return Zone.builder(id, label, new Layout.Stack()).hidden(cards).build();
  }

  private static Zone open(String id, String label, Bag cards, IntFunction<String> faces) {
    Uids uids = new Uids();
    List<Piece> pieces = new ArrayList<>();
    cards
        .toPile()
        .forEach(
            card -> {
              String face = faces.apply(card);
              pieces.add(Piece.builder(uids.of(id + "-" + face), face).build());
            });
    return Zone.builder(id, label, new Layout.Heap()).pieces(pieces).build();
  }
}
