package org.lawspeaker.examples.connectfour;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.engine.show.Zone;

/** The grid, cell by cell: a disc, or the free cell in which the next one may rest. */
enum GridShowing implements Showing<Drop, Grid> {
  SHOWING;

  private static final ImmutableList<String> DISCS = ImmutableList.of("disc-x", "disc-o");
  private static final Catalogue CATALOGUE =
      Catalogue.of(ImmutableList.of(disc(0, "x"), disc(1, "o"), free()));

  private static Face disc(int seat, String sign) {
    return Face.builder(DISCS.get(seat), sign, "disc")
        .addText("A disc of seat " + seat + ". Four in a line win the game.")
        .addCitations(Clauses.FOUR)
        .build();
  }

  private static Face free() {
    return Face.builder("free", ".", "cell").addText("Nothing lies here yet.").build();
  }

  @Override
  public Catalogue catalogue() {
    return CATALOGUE;
  }

  @Override
  public Scene scene(Grid grid) {
    return Scene.builder("Connect Four")
        .addSeats(Seated.of(Seat.of(0), "x"), Seated.of(Seat.of(1), "o"))
        .addZones(
            Zone.builder("grid", "Grid", new Layout.Grid(Position.COLUMNS, Position.ROWS))
                .pieces(cells(grid))
                .build())
        .build();
  }

  private static List<Piece> cells(Grid grid) {
    List<Piece> cells = new ArrayList<>();
    for (int row = 0; row < Position.ROWS; row++) {
      for (int column = 0; column < Position.COLUMNS; column++) {
        char cell = grid.rows().get(row).charAt(column);
        String face = cell == '.' ? "free" : "disc-" + cell;
        cells.add(
            Piece.builder(uid(column, row), face)
                .owner(owner(cell))
                .cell(new Cell(column, row))
                .build());
      }
    }
    return cells;
  }

  private static Optional<Seat> owner(char cell) {
    return switch (cell) {
      case 'x' -> Optional.of(Seat.of(0));
      case 'o' -> Optional.of(Seat.of(1));
      default -> Optional.empty();
    };
  }

  /** C4-DROP-02: a disc touches the cell in which it comes to rest. */
  @Override
  public Choice choice(Grid grid, Drop drop) {
    int row = Position.ROWS - 1;
    while (row > 0 && grid.rows().get(row).charAt(drop.column()) != '.') {
      row--;
    }
    String label = "Drop a disc into column " + (drop.column() + 1);
    return Choice.of("Drop", label, uid(drop.column(), row));
  }

  private static String uid(int column, int row) {
    return "cell-" + (column + 1) + "-" + (Position.ROWS - row);
  }
}
