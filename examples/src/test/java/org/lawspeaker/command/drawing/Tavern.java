package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.engine.show.Zone;

/** A made-up table with something of every kind that a scene can hold. */
final class Tavern {
  static final Catalogue CATALOGUE =
      Catalogue.of(
          ImmutableList.of(
              Face.builder("imp", "Imp", "monster")
                  .addFacts(Fact.of("HP", 5), Fact.of("damage", 2))
                  .addTypes("Demon")
                  .addText("When it is slain, draw a card.")
                  .build(),
              Face.builder("axe", "Axe", "item")
                  .cost("2 gold")
                  .addText("Your attacks do 1 more damage.")
                  .build(),
              Face.builder("map", "Map", "item").addText("Look at the deck.").build(),
              Face.back("card", "Card"),
              Face.builder("cave", "Cave", "room").addText("Dark.").build()));

  static final SeatNames NAMES =
      SeatNames.numbered(2, ImmutableList.of("human", "greedy"), Optional.of(Seat.of(0)));

  private Tavern() {}

  static Look look(int width) {
    return new Look(width, Ink.PLAIN, NAMES);
  }

  static Scene scene() {
    Piece imp =
        Piece.builder("imp", "imp")
            .addBadges(new Fact("HP", "3/5"))
            .addStates("exhausted")
            .addAttached(Piece.builder("axe", "axe").build())
            .build();
    return Scene.builder("Round 2")
        .track(new Track(ImmutableList.of("Dawn", "Dusk"), 1))
        .addGauges(Gauge.of("wolf", 3, 8))
        .addSeats(
            Seated.builder(Seat.of(0), "Vikings")
                .addStates("leads")
                .addGauges(Gauge.of("life", 7))
                .build(),
            Seated.builder(Seat.of(1), "Outlaws").isPlural(true).isOut(true).build())
        .addZones(
            rooms(),
            Zone.builder("deck", "Deck", new Layout.Stack()).hidden(12).build(),
            Zone.builder("row", "Party", new Layout.Row())
                .owner(Seat.of(0))
                .addPieces(imp)
                .addGauges(Gauge.of("strength", 4, 6))
                .addNotes("The journey would fail.")
                .build(),
            Zone.builder("hand-0", "Hand", new Layout.Fan())
                .owner(Seat.of(0))
                .addPieces(
                    Piece.builder("a", "axe").build(),
                    Piece.builder("b", "axe").build(),
                    Piece.builder("c", "map").build())
                .build(),
            Zone.builder("hand-1", "Hand", new Layout.Fan()).owner(Seat.of(1)).hidden(1).build(),
            Zone.builder("lost-1", "Lost", new Layout.Heap()).owner(Seat.of(1)).build())
        .build();
  }

  private static Zone rooms() {
    return Zone.builder("rooms", "Rooms", new Layout.Grid(2, 1))
        .addPieces(
            Piece.builder("room-1", "cave").cell(new Cell(0, 0)).addStates("lit").build(),
            Piece.builder("room-2", "card").cell(new Cell(1, 0)).build())
        .build();
  }

  /** A place with so many different cards. */
  static Zone pile(int count) {
    return Zone.builder("pile", "Pile", new Layout.Heap())
        .pieces(
            IntStream.range(0, count)
                .mapToObj(i -> Piece.builder("pile-" + i, "unknown " + i).build())
                .collect(ImmutableList.toImmutableList()))
        .build();
  }
}
