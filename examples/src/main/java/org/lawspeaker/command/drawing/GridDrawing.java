package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Zone;

/** A place with cells: signs in rows, or boxes where pieces have names. */
final class GridDrawing {
  private static final int MOST_NUMBERED = 9;
  private static final int SHORTEST_BOX = 4;

  private final Words words;
  private final int width;

  GridDrawing(Words words, int width) {
    this.words = words;
    this.width = width;
  }

  ImmutableList<String> lines(Zone zone, Layout.Grid grid) {
    ImmutableMap.Builder<Cell, Piece> cells = ImmutableMap.builder();
    for (Piece piece : zone.pieces()) {
      piece.cell().ifPresent(cell -> cells.put(cell, piece));
    }
    ImmutableMap<Cell, Piece> lying = cells.buildKeepingLast();
    boolean isOfSigns =
        lying.values().stream()
            .allMatch(piece -> words.plain(piece).length() == 1 && piece.badges().isEmpty());
    return isOfSigns ? signs(lying, grid) : boxes(lying, grid);
  }

  private ImmutableList<String> signs(ImmutableMap<Cell, Piece> lying, Layout.Grid grid) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int row = 0; row < grid.rows(); row++) {
      StringBuilder line = new StringBuilder("|");
      for (int column = 0; column < grid.columns(); column++) {
        line.append(sign(Optional.ofNullable(lying.get(new Cell(column, row)))));
      }
      lines.add(line.append(" |").toString());
    }
    if (grid.columns() <= MOST_NUMBERED) {
      StringBuilder numbers = new StringBuilder(" ");
      for (int column = 1; column <= grid.columns(); column++) {
        numbers.append(' ').append(column);
      }
      lines.add(numbers.toString());
    }
    return lines.build();
  }

  /** A sign with what stands before it. */
  private String sign(Optional<Piece> piece) {
    if (piece.isEmpty()) {
      return "  ";
    }
    String name = words.name(piece.get());
    // Without colours, a sign that is lit has a pointer instead of two stars.
    return name.startsWith("*") && name.length() > 1 ? ">" + words.plain(piece.get()) : " " + name;
  }

  private ImmutableList<String> boxes(ImmutableMap<Cell, Piece> lying, Layout.Grid grid) {
    int box = Math.max(SHORTEST_BOX, Math.min(widest(lying), (width - 1) / grid.columns() - 3));
    String border = "+" + ("-".repeat(box + 2) + "+").repeat(grid.columns());
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(border);
    for (int row = 0; row < grid.rows(); row++) {
      List<ImmutableList<String>> boxes = new ArrayList<>();
      for (int column = 0; column < grid.columns(); column++) {
        Optional<Piece> piece = Optional.ofNullable(lying.get(new Cell(column, row)));
        boxes.add(piece.map(lies -> box(lies, box)).orElse(ImmutableList.of()));
      }
      int high = Math.max(1, boxes.stream().mapToInt(ImmutableList::size).max().orElse(0));
      for (int i = 0; i < high; i++) {
        StringBuilder line = new StringBuilder("|");
        for (ImmutableList<String> each : boxes) {
          String text = i < each.size() ? each.get(i) : "";
          line.append(' ').append(Lines.padded(text, box)).append(" |");
        }
        lines.add(line.toString());
      }
      lines.add(border);
    }
    return lines.build();
  }

  private int widest(ImmutableMap<Cell, Piece> lying) {
    return lying.values().stream()
        .flatMap(piece -> said(piece).stream())
        .mapToInt(Lines::width)
        .max()
        .orElse(0);
  }

  private ImmutableList<String> box(Piece piece, int box) {
    ImmutableList<String> said = said(piece);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int i = 0; i < said.size(); i++) {
      String cut = Lines.cut(said.get(i), box);
      lines.add(i == 0 && cut.equals(said.get(0)) ? words.name(piece) : cut);
    }
    return lines.build();
  }

  /** What stands in a box, without colours. */
  private ImmutableList<String> said(Piece piece) {
    String name = words.plain(piece);
    boolean isMarked = Lines.width(words.name(piece)) > name.length();
    ImmutableList.Builder<String> said = ImmutableList.builder();
    said.add(isMarked ? "*" + name + "*" : name);
    piece.badges().forEach(badge -> said.add(Words.fact(badge)));
    said.addAll(piece.states());
    piece.attached().forEach(attached -> said.add("+ " + words.plain(attached)));
    return said.build();
  }
}
