package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;

/** How the duel looks; a test overrides a method to plant a bug. */
public class DuelShowing implements Showing<DuelMove, DuelView> {
  private static final Catalogue FACES =
      Catalogue.of(
          IntStream.rangeClosed(1, 4)
              .mapToObj(
                  number ->
                      Face.builder("card-" + number, "the " + number, "card")
                          .addText("Beats lower cards.")
                          .build())
              .collect(ImmutableList.toImmutableList()));

  @Override
  public Catalogue catalogue() {
    return FACES;
  }

  @Override
  public Scene scene(DuelView view) {
    Uids uids = new Uids();
    return Scene.builder("Round " + view.round())
        .addSeats(Seated.of(Seat.of(0), "seat 0"), Seated.of(Seat.of(1), "seat 1"))
        .addGauges(Gauge.of("stake", view.stake(), DuelState.HIGHEST_STAKE))
        .addZones(
            Zone.builder("hand", "Hand", new Layout.Fan())
                .pieces(
                    view.hand().stream()
                        .map(card -> Piece.builder(uids.of("hand-" + card), "card-" + card).build())
                        .toList())
                .build())
        .build();
  }

  @Override
  public Choice choice(DuelView view, DuelMove move) {
    if (move instanceof DuelMove.Seal seal) {
      return Choice.of("Seal", "Seal the " + seal.number(), "hand-" + seal.number());
    }
    return move instanceof DuelMove.Raise
        ? Choice.of("Raise", "Raise the stake")
        : Choice.of("Stand", "Leave the stake");
  }

  /** The honest duel, shown this way. */
  public BrokenDuel game() {
    return new Shown(this);
  }

  private static final class Shown extends BrokenDuel
      implements Showable<DuelState, DuelMove, DuelView> {
    private final DuelShowing showing;

    Shown(DuelShowing showing) {
      this.showing = showing;
    }

    @Override
    public Showing<DuelMove, DuelView> showing() {
      return showing;
    }
  }
}
