package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Kind;

/** Decks, discard piles, skills beside the map, and the cards that are being resolved. */
final class PileZones {
  private final Sight at;

  private PileZones(Sight at) {
    this.at = at;
  }

  static ImmutableList<Zone> of(Sight at) {
    PileZones zones = new PileZones(at);
    Decks decks = at.table().decks;
    List<Zone> all = new ArrayList<>();
    addUnlessEmpty(all, zones.drawn());
    for (Terrain terrain : Terrain.WILD) {
      zones.add(all, terrain.keyword(), terrain.says(), decks.encounters(terrain));
    }
    for (RewardType type : RewardType.values()) {
      zones.add(all, type.keyword(), type.says(), decks.rewards(type));
    }
    zones.add(all, "night", "Night", decks.night());
    zones.add(all, "loot", "Loot", decks.loot());
    all.add(zones.open(Places.SKILLS, "Skills to learn", decks.skills()));
    addUnlessEmpty(all, zones.open("plots-out", "Plots discarded", decks.plots()));
    return ImmutableList.copyOf(all);
  }

  private void add(List<Zone> all, String id, String label, Supply supply) {
    all.add(
        Zone.builder(id + "-deck", label + " deck", new Layout.Stack())
            .hidden(supply.deck().size())
            .build());
    addUnlessEmpty(all, open(id + "-discard", label + " discards", supply.discard()));
  }

  /** There are many piles, and most of them begin empty. */
  private static void addUnlessEmpty(List<Zone> all, Zone zone) {
    if (zone.size() > 0) {
      all.add(zone);
    }
  }

  private Zone open(String id, String label, Bag cards) {
    return Zone.builder(id, label, new Layout.Heap()).pieces(pieces(at, id, cards)).build();
  }

  /** The cards of a zone; copies are numbered. */
  static ImmutableList<Piece> pieces(Sight at, String zone, Bag cards) {
    Uids uids = new Uids();
    ImmutableList.Builder<Piece> pieces = ImmutableList.builder();
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.nth(i);
      String uid = uids.of(Places.card(at, zone, card));
      pieces.add(Piece.builder(uid, FaceIds.of(at.cards, card)).build());
    }
    return pieces.build();
  }

  /**
   * Cards that were drawn or defeated and have no place yet; those that others choose are hidden.
   */
  private Zone drawn() {
    Pile held = Pile.empty();
    int hidden = 0;
    for (GloomStep step : at.view.agenda()) {
      held = held.append(step.held());
      hidden += step.missing().map(GloomStep.Missing::cards).orElse(0);
    }
    return Zone.builder(Places.DRAWN, "Drawn", new Layout.Row())
        .pieces(pieces(at, Places.DRAWN, Bag.of(held)))
        .hidden(hidden)
        .notes(events(held))
        .build();
  }

  /** What Events and Night cards say: they are resolved as soon as they are drawn. */
  private ImmutableList<String> events(Pile held) {
    ImmutableList.Builder<String> says = ImmutableList.builder();
    held.forEach(
        card -> {
          boolean isEvent =
              at.cards.kind(card) == Kind.NIGHT
                  || (at.cards.isEncounter(card)
                      && at.cards.encounter(card).type() == EncounterType.EVENT);
          if (isEvent) {
            says.addAll(CardTexts.of(at.cards, card));
          }
        });
    return says.build();
  }
}
