package org.lawspeaker.command.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.engine.show.Zone;

class SceneDrawingTest {
  private static String drawn(Scene scene, Look look) {
    return SceneDrawing.of(scene, Tavern.CATALOGUE, look).whole();
  }

  @Test
  void drawsEveryThingOfAScene() {
    assertThat(drawn(Tavern.scene(), Tavern.look(80)))
        .isEqualTo(
            """
            Round 2  Dawn > [Dusk]
              wolf 3/8
              Rooms
                +------+------+
                | Cave | Card |
                | lit  |      |
                +------+------+
              Deck   12 cards
            Outlaws (greedy, seat 1) · out of the game
              Hand  1 card
              empty: Lost
            Vikings (you, seat 0) · leads · life 7
              Party  strength 4/6
                     Imp  damage 2, HP 3/5, exhausted  When it is slain, draw a card.
                       + Axe  cost 2 gold  Your attacks do 1 more damage.
                     The journey would fail.
              Hand   2× Axe  cost 2 gold  Your attacks do 1 more damage.
                     Map     Look at the deck.\
            """);
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 60, 80, 120})
  void noLineIsWiderThanThePage(int width) {
    assertThat(drawn(Tavern.scene(), Tavern.look(width)).lines())
        .allMatch(line -> Lines.width(line) <= width);
    assertThat(drawn(Tavern.scene(), new Look(width, Ink.COLOURED, Tavern.NAMES)).lines())
        .allMatch(line -> Lines.width(line) <= width);
  }

  /** The sign of a colour is no blank that could be cut off where a line begins. */
  @Test
  void aTrackThatIsWiderThanThePageKeepsItsColours() {
    Scene scene =
        Scene.builder("Round 2")
            .track(new Track(ImmutableList.of("Random attacks", "Specific attacks"), 0))
            .build();

    assertThat(
            drawn(scene, new Look(30, Ink.COLOURED, Tavern.NAMES))
                .replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo("Round 2\n  [Random attacks] > Specific\n  attacks");
  }

  @Test
  void aPieceThatStandsForASeatIsCalledAsTheSeatIs() {
    Scene scene =
        Tavern.scene()
            .withZones(
                Zone.builder("road", "Road", new Layout.Row())
                    .addPieces(
                        Piece.builder("a", "pawn-0").owner(Seat.of(0)).build(),
                        Piece.builder("b", "pawn-1").owner(Seat.of(1)).build())
                    .build());
    Catalogue pawns =
        Catalogue.of(
            ImmutableList.of(
                Face.builder("pawn-0", "seat 0", "pawn").build(),
                Face.builder("pawn-1", "seat 1", "pawn").build()));

    assertThat(SceneDrawing.of(scene, pawns, Tavern.look(80)).whole())
        .contains("Road  you · Outlaws\n");
  }

  @Test
  void coloursAreAllThatColoursAdd() {
    String coloured = drawn(Tavern.scene(), new Look(80, Ink.COLOURED, Tavern.NAMES));
    assertThat(coloured).contains("\u001b[");
    assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo(drawn(Tavern.scene(), Tavern.look(80)));
  }

  @Test
  void marksWhatIsLit() {
    Look lit = Tavern.look(80).lighting(ImmutableSet.of("imp", "room-1", "b"));
    assertThat(drawn(Tavern.scene(), lit))
        .contains("*Imp*")
        .contains("| *Cave* ")
        .contains("\n         *Axe*  cost 2 gold");
  }

  @Test
  void seatsInTheirOrderWhereNobodyReads() {
    Look look = new Look(80, Ink.PLAIN, Tavern.NAMES.forAll());
    assertThat(drawn(Tavern.scene(), look).lines().filter(line -> line.contains("seat ")))
        .containsExactly(
            "Vikings (human, seat 0) · leads · life 7",
            "Outlaws (greedy, seat 1) · out of the game");
  }

  @Test
  void namesOfLargePilesAreCutShort() {
    Scene scene = Scene.builder("").addZones(Tavern.pile(15)).build();
    assertThat(drawn(scene, Tavern.look(80)))
        .endsWith("and 3 more")
        .contains("unknown 11 ·")
        .doesNotContain("unknown 12");
    assertThat(SceneDrawing.places(scene, Tavern.CATALOGUE, Tavern.look(80), "PILE"))
        .hasSize(16)
        .contains("    unknown 14");
  }

  @Test
  void tellsWhatHasChangedBelowTheTitleAsFarAsThereIsRoom() {
    Drawn before =
        SceneDrawing.of(Scene.builder("Round 2").build(), Tavern.CATALOGUE, Tavern.look(80));
    Drawn after = SceneDrawing.of(Tavern.scene(), Tavern.CATALOGUE, Tavern.look(80));

    assertThat(after.changed(before, 6))
        .containsExactly(
            "Round 2  Dawn > [Dusk]",
            "  wolf 3/8",
            "  Deck   12 cards",
            "Outlaws (greedy, seat 1) · out of the game",
            "  Hand  1 card",
            "  … 13 more lines");
    assertThat(after.changed(after, 8)).containsExactly("Round 2  Dawn > [Dusk]", "  wolf 3/8");
  }

  @Test
  void tellsWhatHasChangedWithItsOwner() {
    Drawn before = SceneDrawing.of(Tavern.scene(), Tavern.CATALOGUE, Tavern.look(80));
    Scene changed =
        Tavern.scene()
            .withSeats(
                Seated.builder(Seat.of(0), "Vikings").addGauges(Gauge.of("life", 6)).build(),
                Tavern.scene().seats().get(1));
    Drawn after = SceneDrawing.of(changed, Tavern.CATALOGUE, Tavern.look(80));

    assertThat(after.since(before)).isEqualTo("Vikings (you, seat 0) · life 6");
    assertThat(before.since(before)).isEqualTo(before.whole());
    Scene fewer = Tavern.scene().withZones(Tavern.scene().zones().subList(1, 6));
    assertThat(
            SceneDrawing.of(fewer.withTitle("Round 3"), Tavern.CATALOGUE, Tavern.look(80))
                .since(before))
        .startsWith("Round 3");
  }

  @Test
  void twoSeatsThatPlayTheSameHaveTheirNumbers() {
    SeatNames names =
        Tavern.NAMES.playing(
            ImmutableList.of(Seated.of(Seat.of(0), "Elf"), Seated.of(Seat.of(1), "Elf")));
    assertThat(names.inFull(Seat.of(1))).isEqualTo("Elf (seat 1) (greedy)");
    assertThat(names.of(Seat.of(0))).isEqualTo("you");
    assertThat(names.of(Seat.of(1))).isEqualTo("Elf (seat 1)");
  }
}
