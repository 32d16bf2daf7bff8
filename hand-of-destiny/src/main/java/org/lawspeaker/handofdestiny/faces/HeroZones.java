package org.lawspeaker.handofdestiny.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.handofdestiny.table.Table;

/** The hero with six abilities, the weapon, potions that are held, and what the merchant sells. */
final class HeroZones {
  private static final Seat PLAYER = Seat.of(0);

  private final Table table;

  private HeroZones(Table table) {
    this.table = table;
  }

  static ImmutableList<Zone> of(Table table) {
    HeroZones zones = new HeroZones(table);
    return ImmutableList.of(
        zones.hero(), zones.abilities(), zones.weapon(), zones.potions(), zones.merchant());
  }

  private Zone hero() {
    Piece hero =
        Piece.builder(Uid.HERO, FaceIds.hero(table.heroCard()))
            .addBadges(new Fact("HP", table.hero.hp() + " of " + HeroMarks.ABILITIES))
            .build();
    return Zone.builder("hero", "Hero", new Layout.Row()).owner(PLAYER).addPieces(hero).build();
  }

  /** The left column, then the right one; the bottom row of the card is the last of the grid. */
  private Zone abilities() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      int row = HeroMarks.ROWS - 1 - i % HeroMarks.ROWS;
      PieceBuilder piece =
          Piece.builder(Uid.ability(i), FaceIds.ability(table.heroCard(), i))
              .cell(new Cell(i / HeroMarks.ROWS, row));
      if (table.hero.isExhausted(i)) {
        piece.addStates("exhausted");
      }
      if ((table.hero.paid() & 1 << i) != 0) {
        piece.addStates("used with a strength card");
      }
      if (table.sheet.ability(i).stock() == Stock.ONCE && (table.hero.once() & 1 << i) != 0) {
        piece.addStates("used");
      }
      pieces.add(piece.build());
    }
    return Zone.builder("abilities", "Abilities", new Layout.Grid(2, HeroMarks.ROWS))
        .owner(PLAYER)
        .pieces(pieces)
        .build();
  }

  private Zone weapon() {
    List<Piece> pieces = new ArrayList<>();
    table
        .armory
        .line()
        .ifPresent(
            line -> {
              Ware.Kind kind = table.armory.upgraded() ? Ware.Kind.UPGRADE : Ware.Kind.BASIC_WEAPON;
              pieces.add(
                  Piece.builder(Uid.WEAPON, Offered.face(table, Ware.of(kind, line)))
                      .addStates(table.armory.ready() ? "ready" : "not ready")
                      .build());
            });
    return Zone.builder("weapon", "Weapon", new Layout.Row()).owner(PLAYER).pieces(pieces).build();
  }

  private Zone potions() {
    List<Piece> pieces = new ArrayList<>();
    for (int held = table.purse.potionsHeld(); held != 0; held &= held - 1) {
      int potion = Integer.numberOfTrailingZeros(held);
      String face = Offered.face(table, Ware.of(Ware.Kind.POTION, potion));
      pieces.add(Piece.builder(Offered.held(potion), face).addStates("held").build());
    }
    return Zone.builder("potions", "Potions", new Layout.Row())
        .owner(PLAYER)
        .pieces(pieces)
        .build();
  }

  private Zone merchant() {
    List<Piece> pieces = new ArrayList<>();
    if (table.progress.phase() == Phase.MERCHANT) {
      for (Ware ware : Wares.of(table.merchant())) {
        PieceBuilder piece =
            Piece.builder(Offered.uid(ware), Offered.face(table, ware))
                .addBadges(Fact.of("price", Wares.price(table, ware)));
        if (Wares.price(table, ware) > table.purse.gold()) {
          piece.addStates("too dear");
        }
        pieces.add(piece.build());
      }
    }
    return Zone.builder("merchant", "Merchant", new Layout.Row()).pieces(pieces).build();
  }
}
