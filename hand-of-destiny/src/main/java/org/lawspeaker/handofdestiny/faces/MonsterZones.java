package org.lawspeaker.handofdestiny.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/** Monster cards: in the row, slotted as strength cards, and in the Underworld. */
final class MonsterZones {
  private static final ImmutableList<String> POSITIONS =
      ImmutableList.of("front", "second", "third");

  private final Table table;

  private MonsterZones(Table table) {
    this.table = table;
  }

  static ImmutableList<Zone> of(Table table) {
    MonsterZones zones = new MonsterZones(table);
    return ImmutableList.of(zones.row(), zones.strength(), zones.underworld());
  }

  private Zone row() {
    List<Piece> pieces = new ArrayList<>();
    for (int position = 0; position < table.row.size(); position++) {
      pieces.add(inRow(position));
    }
    return Zone.builder("row", "Monsters", new Layout.Row()).pieces(pieces).build();
  }

  private Piece inRow(int position) {
    if (!table.row.isSeen(position)) {
      return Piece.builder(Uid.place(position), FaceIds.UNSEEN).build();
    }
    int face = table.row.at(position);
    PieceBuilder piece = Piece.builder(Uid.card(face), table.nameOf(face));
    if (!Visibility.isVisible(table, position)) {
      return piece.addStates("not visible").build();
    }
    addNumbers(piece, position, face);
    piece.addStates(POSITIONS.get(position));
    addMarks(piece, face);
    return piece.build();
  }

  private void addNumbers(PieceBuilder piece, int position, int face) {
    int hp = Numbers.hp(table, position);
    int left = Math.max(0, Numbers.remaining(table, position));
    piece.addBadges(
        new Fact("HP", left == hp ? String.valueOf(hp) : left + " of " + hp),
        Fact.of("damage", Numbers.damage(table, position)));
    addChange(piece, "attacks on it", Numbers.attackChange(table, position));
    addChange(piece, "each card of an attack on it", Numbers.cardChange(table, position));
    if (table.memory.bonus().of(face) > 0) {
      piece.addBadges(Fact.of("HP gained", table.memory.bonus().of(face)));
    }
  }

  static void addChange(PieceBuilder piece, String label, int change) {
    if (change != 0) {
      piece.addBadges(new Fact(label, (change > 0 ? "+" : "") + change));
    }
  }

  private void addMarks(PieceBuilder piece, int face) {
    long bit = Faces.bit(face);
    addState(piece, Waiting.due(table) == face, "ability about to be resolved");
    addState(
        piece, (table.memory.waiting() & bit) != 0 && Waiting.due(table) != face, "ability waits");
    addState(piece, (table.memory.ignored() & bit) != 0, "ability ignored");
    addState(piece, (table.memory.spent() & bit) != 0, "ability used up");
    addState(piece, (table.memory.halved() & bit) != 0, "HP cut in half");
    addState(piece, (table.memory.barred() & bit) != 0, "will not be slotted");
  }

  private static void addState(PieceBuilder piece, boolean holds, String state) {
    if (holds) {
      piece.addStates(state);
    }
  }

  private Zone strength() {
    int total = 0;
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < table.strength.size(); i++) {
      int face = table.strength.get(i);
      total += table.monster(face).hp();
      PieceBuilder piece =
          Piece.builder(Uid.card(face), table.nameOf(face))
              .addBadges(Fact.of("strength", table.monster(face).hp()));
      boolean doubled = (table.preparation.doubled() & 1 << Faces.cardOf(face)) != 0;
      addState(piece, doubled, "counts double");
      addState(piece, (Attackers.chosen(table) & Faces.bit(face)) != 0, "in the attack");
      pieces.add(piece.build());
    }
    return Zone.builder("strength", "Strength cards", new Layout.Row())
        .pieces(pieces)
        .addGauges(Gauge.of("strength in all", total))
        .notes(notes())
        .build();
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (table.preparation.boost() > 0) {
      notes.add("The next strength attack is worth " + table.preparation.boost() + " more.");
    }
    if (table.preparation.rotation() > 0) {
      notes.add("When the next wave starts, the highest strength card is rotated.");
    }
    return notes;
  }

  private Zone underworld() {
    List<Piece> pieces = new ArrayList<>();
    Pile cards = table.underworld;
    cards.forEach(face -> pieces.add(Piece.builder(Uid.card(face), table.nameOf(face)).build()));
    return Zone.builder("underworld", "Underworld", new Layout.Row()).pieces(pieces).build();
  }
}
