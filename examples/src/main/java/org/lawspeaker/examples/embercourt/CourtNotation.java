package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.kit.KitJson;
import org.lawspeaker.engine.kit.MoveNotation;
import org.lawspeaker.engine.kit.RecordNotation;

/** Courts and sights as they are, moves in words. Cards that lie nowhere are in the deck. */
final class CourtNotation {
  private static final MoveNotation<Court, EmberMove> MOVES =
      MoveNotation.<Court, EmberMove>of(KitJson.RECORDS, EmberMove.class)
          .move(EmberMove.Draw.class, "draw {card}")
          .move(EmberMove.Glimpse.class, "glimpse {card}")
          .move(EmberMove.Shuffle.class, "shuffle")
          .move(EmberMove.Seal.class, "seat {by}: seal {card}")
          .move(EmberMove.Stoke.class, "seat {by}: stoke {card}")
          .move(EmberMove.Pass.class, "seat {by}: pass")
          .move(EmberMove.Keep.class, "seat {by}: keep")
          .move(EmberMove.Cast.class, "seat {by}: cast")
          .build();

  static Notation<Court, EmberMove, Sight> of(EmberCourt game) {
    return RecordNotation.of(KitJson.RECORDS, Court.class, Sight.class, MOVES)
        .withInner("agenda")
        .withRestIn(
            "deck",
            (court, problems) ->
                court.census().rest(Court.CARDS, String::valueOf, Clauses.CARDS, problems))
        .withSettling(court -> CourtCheck.check(court).isEmpty() ? game.settled(court) : court);
  }

  private CourtNotation() {}
}
