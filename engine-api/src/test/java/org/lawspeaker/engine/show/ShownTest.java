package org.lawspeaker.engine.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelShowing;
import org.lawspeaker.engine.duel.DuelState;

class ShownTest {
  private static final BrokenDuel DUEL = new DuelShowing().game();

  private static DuelState dealt() {
    SplittableRandom random = new SplittableRandom(3);
    DuelState state = DUEL.start(Setup.of(2)).orThrow();
    while (DUEL.pending(state) instanceof Pending.Chance<DuelMove> chance) {
      state = DUEL.apply(state, chance.outcomes().sample(random));
    }
    return state;
  }

  private static Shown shown(Seat seat) {
    return Shown.of(DUEL, dealt(), seat).orElseThrow();
  }

  private static Seat owing() {
    return DUEL.pending(dealt()).owing().iterator().next();
  }

  @Test
  void whoOwesAMoveIsAskedWithTheNotationOfEveryMove() {
    Shown.Asked asked = shown(owing()).asked().orElseThrow();
    assertThat(asked.offers())
        .extracting(Offer::notation)
        .containsExactlyElementsOf(
            DUEL.legalMoves(dealt()).stream()
                .map(move -> DUEL.notation().move(dealt(), move))
                .toList());
    assertThat(asked.citations()).isNotEmpty();
  }

  @Test
  void whoOwesNothingIsAskedNothing() {
    Seat other = Seat.of(1 - owing().index());
    assertThat(shown(other).asked()).isEmpty();
    assertThat(Shown.of(DUEL, dealt(), Onlooker.SPECTATOR).orElseThrow().asked()).isEmpty();
  }

  @Test
  void aGameThatDoesNotSayHowItLooksIsNotShown() {
    assertThat(Shown.of(new BrokenDuel(), dealt(), Seat.of(0))).isEmpty();
  }

  @Test
  void whatIsShownComesBackFromItsJson() {
    Shown shown = shown(owing());
    assertThat(ShownJson.read(ShownJson.write(shown))).isEqualTo(Checked.ok(shown));
  }

  @Test
  void theSchemaNamesWhatIsWritten() {
    JsonNode scene = ShownJson.write(shown(owing())).get("scene");
    JsonNode schema = ShownJson.schema();
    assertThat(schema.toString()).contains("\"zones\"", "\"badges\"", "\"is-grave\"");
    assertThat(scene.at("/seats/0/seat").isInt()).isTrue();
    assertThat(ShownJson.catalogueSchema().toString()).contains("\"provenance\"");
  }

  @Test
  void aCatalogueHoldsEveryIdOnce() {
    Face face = Face.builder("imp", "Imp", "enemy").addText("Bites.").build();
    assertThatThrownBy(() -> Catalogue.of(List.of(face, face.withName("Another"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("imp");
  }

  @Test
  void facesWithTheWordsInTheirNamesAreFoundFirst() {
    Face hunter = Face.builder("hunter", "Hunter", "hero").addText("Hunts an imp.").build();
    Face imp = Face.builder("imp", "Imp", "enemy").addText("Bites.").build();
    Catalogue catalogue = Catalogue.of(List.of(hunter, imp));
    assertThat(catalogue.about("IMP")).containsExactly(imp, hunter);
    assertThat(catalogue.about("imp hunts")).containsExactly(hunter);
    assertThat(catalogue.face("ghost")).isEqualTo(Optional.empty());
  }

  @Test
  void attachedPiecesAreInTheSceneToo() {
    Piece rider = Piece.builder("rider", "imp").build();
    Piece horse = Piece.builder("horse", "imp").addAttached(rider).build();
    Scene scene =
        Scene.builder("Stable")
            .addZones(Zone.builder("box", "Box", new Layout.Row()).addPieces(horse).build())
            .build();
    assertThat(scene.uids()).containsExactly("horse", "rider");
    assertThat(scene.zone("box").map(Zone::size)).contains(1);
    assertThat(scene.zone("attic")).isEmpty();
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThatThrownBy(() -> new Layout.Grid(0, 2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Track(ImmutableList.of("Dawn"), 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Choice.of("Seal", " ")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Face.builder("imp", "", "enemy").build())
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Zone.builder("box", "Box", new Layout.Row()).hidden(-1).build())
        .isInstanceOf(IllegalArgumentException.class);
  }
}
