package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.creature.Foes;
import org.lawspeaker.prestigerpg.creature.Totals;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.table.Phase;
import org.lawspeaker.prestigerpg.table.Table;

/** The encounter with its tokens, the event, the chest, and what is in force. */
final class EncounterZones {
  private static final int CREATURE = -1;

  private EncounterZones() {}

  static ImmutableList<Zone> of(Seen at) {
    ImmutableList.Builder<Zone> zones = ImmutableList.builder();
    Foe foe = at.view().foe();
    if (foe.isFaced()) {
      zones.add(encounter(at, foe));
    }
    if (foe.event() >= 0) {
      String face = at.ids().event(foe.event());
      zones.add(
          Zone.builder("event", "Event", new Layout.Row())
              .addPieces(Piece.builder("event-" + face, face).build())
              .build());
    }
    if (!foe.chest().isEmpty()) {
      zones.add(chest(at, foe));
    }
    if (at.view().clock().quest() >= 0) {
      String face = at.ids().quest(at.view().clock().quest());
      zones.add(
          Zone.builder("quest", "Quest for all", new Layout.Row())
              .addPieces(Piece.builder("quest-" + face, face).build())
              .build());
    }
    List<String> force = ForceNotes.of(at);
    if (!force.isEmpty()) {
      zones.add(Zone.builder("in-force", "In force", new Layout.Row()).notes(force).build());
    }
    return zones.build();
  }

  private static Zone encounter(Seen at, Foe foe) {
    PieceBuilder piece = Piece.builder(PieceIds.encounter(at), at.ids().encounter(foe.card()));
    Table table = at.table();
    if (foe.over()) {
      piece.addStates(foe.killer() >= 0 ? "killed" : "over");
    }
    if (Foes.has(table.phase(), Barrier.class)) {
      piece.addStates(foe.barrier() ? "barrier up" : "barrier down");
    }
    List<Gauge> gauges = new ArrayList<>();
    if (foe.hasTokens()) {
      gauges.add(Gauge.of("tokens left", foe.tokensLeft(), foe.tokens().size()));
      for (int token = 0; token < foe.tokens().size(); token++) {
        if (foe.tokenLives(token)) {
          piece.addAttached(token(at, foe, token));
        }
      }
    } else if (Foes.canBeHurt(table)) {
      life(table, foe, gauges);
      piece.addBadges(Fact.of("life", foe.life()));
    }
    return Zone.builder("encounter", "Encounter", new Layout.Row())
        .addPieces(piece.build())
        .gauges(gauges)
        .notes(notes(at))
        .build();
  }

  /** What is on the tracker, and what the damage stack will leave of it (PRE-Q-14). */
  private static void life(Table table, Foe foe, List<Gauge> gauges) {
    Phase phase = table.phase();
    gauges.add(Gauge.of("life", foe.life(), phase.life(table.settings.starters())));
    int pending = Totals.pending(table, CREATURE);
    if (pending > 0) {
      gauges.add(Gauge.of("damage on the stack", pending));
      gauges.add(Gauge.of("life left", Math.max(0, foe.life() - pending)));
    }
  }

  private static Piece token(Seen at, Foe foe, int token) {
    PieceBuilder piece =
        Piece.builder(PieceIds.token(token), at.ids().token(foe.card()))
            .addBadges(Fact.of("life", foe.tokens().get(token)));
    if (!foe.players().isEmpty()) {
      piece.owner(Seat.of(foe.players().get(token)));
    }
    int pending = Totals.pending(at.table(), token);
    if (pending > 0) {
      piece.addBadges(Fact.of("life left", Math.max(0, foe.tokens().get(token) - pending)));
    }
    return piece.build();
  }

  private static List<String> notes(Seen at) {
    List<String> notes = new ArrayList<>();
    int parts = at.table().encounter().phases().size();
    if (parts > 1) {
      notes.add("Part " + (at.view().foe().phase() + 1) + " of " + parts + ".");
    }
    notes.addAll(Threats.of(at));
    return notes;
  }

  private static Zone chest(Seen at, Foe foe) {
    List<Piece> pieces = new ArrayList<>();
    Uids uids = new Uids();
    foe.chest()
        .forEach(
            card -> {
              String face = at.ids().card(card);
              pieces.add(Piece.builder(uids.of("chest-" + face), face).build());
            });
    return Zone.builder("chest", "Chest: values still to be matched", new Layout.Row())
        .pieces(pieces)
        .build();
  }
}
