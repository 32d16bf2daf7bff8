package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelShowing;
import org.lawspeaker.engine.duel.DuelTwins;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Zone;

/** Bugs in what people are shown, planted one at a time. */
class PlantedShowBugsTest {
  private static DuelShowing zones(UnaryOperator<ImmutableList<Zone>> change) {
    return new DuelShowing() {
      @Override
      public Scene scene(DuelView view) {
        Scene scene = super.scene(view);
        return scene.withZones(change.apply(scene.zones()));
      }
    };
  }

  private static DuelShowing pieces(UnaryOperator<Piece> change) {
    return zones(
        zones -> {
          Zone hand = zones.get(0);
          return ImmutableList.of(hand.withPieces(hand.pieces().stream().map(change).toList()));
        });
  }

  @Test
  void theHonestShowingKeepsAllLaws() {
    Report report =
        Verifier.verify(
            Laws.of(new DuelShowing().game(), new DuelTwins()),
            Options.of(new DuelShowing().game().info()).withGames(40));
    assertThat(report.counterexample()).isEmpty();
  }

  @Test
  void scenesAreWholeCatchesAFaceThatIsNotInTheCatalogue() {
    Caught.by("scenes-are-whole", pieces(piece -> piece.withFace("card-9")).game())
        .saying("a face is not in the catalogue")
        .expecting("card-9");
  }

  @Test
  void scenesAreWholeCatchesAFaceWithNothingToRead() {
    DuelShowing blank =
        new DuelShowing() {
          @Override
          public Catalogue catalogue() {
            return Catalogue.of(
                super.catalogue().faces().stream().map(face -> face.withText(List.of())).toList());
          }
        };
    Caught.by("scenes-are-whole", blank.game()).saying("a face has nothing to read on it");
  }

  @Test
  void scenesAreWholeCatchesOnePieceInTwoPlaces() {
    Caught.by("scenes-are-whole", pieces(piece -> piece.withUid("card")).game())
        .saying("two pieces have one uid");
  }

  @Test
  void scenesAreWholeCatchesAnAttachedPieceThatIsThereTwice() {
    Caught.by("scenes-are-whole", pieces(piece -> piece.withAttached(piece)).game())
        .saying("two pieces have one uid");
  }

  @Test
  void scenesAreWholeCatchesTwoZonesOfOneId() {
    DuelShowing twice =
        zones(zones -> ImmutableList.of(zones.get(0), zones.get(0).withPieces(List.of())));
    Caught.by("scenes-are-whole", twice.game()).saying("two zones have one id");
  }

  /** One piece in this cell of a grid of two columns and three rows. */
  private static DuelShowing inCell(int column, int row) {
    return zones(
        zones ->
            ImmutableList.of(
                zones
                    .get(0)
                    .withLayout(new Layout.Grid(2, 3))
                    .withPieces(
                        Piece.builder("beside", "card-1").cell(new Cell(column, row)).build())));
  }

  @ParameterizedTest
  @CsvSource({"2, 0", "0, 3", "2, 3"})
  void scenesAreWholeCatchesAPieceBesideItsGrid(int column, int row) {
    Caught.by("scenes-are-whole", inCell(column, row).game())
        .saying("a piece lies in no cell of its grid");
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 2"})
  void scenesAreWholeIsContentWithAPieceInACornerOfItsGrid(int column, int row) {
    DuelShowing inside = inCell(column, row);
    Report report =
        Verifier.verify(
            Laws.of(inside.game(), new DuelTwins()).only("scenes-are-whole"),
            Options.of(inside.game().info()).withGames(1));
    assertThat(report.counterexample()).isEmpty();
  }

  @Test
  void scenesAreWholeCatchesAForgottenSeat() {
    DuelShowing lonely =
        new DuelShowing() {
          @Override
          public Scene scene(DuelView view) {
            Scene scene = super.scene(view);
            return scene.withSeats(scene.seats().get(0));
          }
        };
    Caught.by("scenes-are-whole", lonely.game()).saying("the scene does not show the seats");
  }

  @Test
  void scenesAreWholeCatchesASceneThatDependsOnMoreThanTheView() {
    DuelShowing counting =
        new DuelShowing() {
          private int calls;

          @Override
          public Scene scene(DuelView view) {
            return super.scene(view).withTitle("call " + calls++);
          }
        };
    Caught.by("scenes-are-whole", counting.game()).saying("another scene for what");
  }

  @Test
  void choicesReadWellCatchesTwoChoicesThatReadTheSame() {
    DuelShowing vague =
        new DuelShowing() {
          @Override
          public Choice choice(DuelView view, DuelMove move) {
            return super.choice(view, move).withLabel("Go on");
          }
        };
    Caught.by("choices-read-well", vague.game()).saying("two choices read the same");
  }

  @Test
  void choicesReadWellCatchesAPieceThatIsNotThere() {
    DuelShowing lost =
        new DuelShowing() {
          @Override
          public Choice choice(DuelView view, DuelMove move) {
            return super.choice(view, move).withPieces("under-the-table");
          }
        };
    Caught.by("choices-read-well", lost.game())
        .saying("a choice names pieces that are not in the scene");
  }
}
