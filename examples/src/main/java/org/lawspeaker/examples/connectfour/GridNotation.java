package org.lawspeaker.examples.connectfour;

import com.google.common.reflect.TypeToken;
import java.util.Optional;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Form;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.KitJson;
import org.lawspeaker.engine.kit.MoveNotation;
import org.lawspeaker.engine.kit.RecordNotation;

/** Moves as {@code drop 4}, columns from 1; positions and views as the rows of a {@link Grid}. */
final class GridNotation {
  private static final Records RECORDS =
      KitJson.RECORDS.with(
          Position.class, Form.of(TypeToken.of(Grid.class), Grid::of, Grid::position));

  /** A drop by the seat whose turn it is not names its seat. */
  private static final MoveNotation<Position, Drop> MOVES =
      MoveNotation.<Position, Drop>of(RECORDS, Drop.class)
          .move(Drop.class, "[seat {by}: ]drop {column+1}")
          .turn(position -> Optional.of(Seat.of(position.turn())))
          .build();

  static final Notation<Position, Drop, Grid> NOTATION =
      RecordNotation.of(RECORDS, Position.class, Grid.class, MOVES);

  private GridNotation() {}
}
