package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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

  /** Boxes; of rows and columns at the edge where nothing lies it is said how many there are. */
  private ImmutableList<String> boxes(ImmutableMap<Cell, Piece> lying, Layout.Grid grid) {
    Extent rows = Extent.of(lying.keySet().stream().map(Cell::row), grid.rows());
    Extent columns = Extent.of(lying.keySet().stream().map(Cell::column), grid.columns());
    int across = columns.end() - columns.begin();
    int box = Math.max(SHORTEST_BOX, Math.min(widest(lying), (width - 1) / across - 3));
    String border = "+" + ("-".repeat(box + 2) + "+").repeat(across);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(border);
    for (int row = rows.begin(); row < rows.end(); row++) {
      List<ImmutableList<String>> boxes = new ArrayList<>();
      for (int column = columns.begin(); column < columns.end(); column++) {
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
    List<String> left = new ArrayList<>();
    rows.addLeftOut(left, "row", "above", "below");
    columns.addLeftOut(left, "column", "to the left", "to the right");
    if (!left.isEmpty()) {
      lines.addAll(Lines.wrapped("empty: " + String.join(", ", left), width));
    }
    return lines.build();
  }

  /**
   * The rows or columns between the first and the last in which something lies.
   *
   * @param begin the first
   * @param end the one behind the last
   * @param all how many the grid has
   */
  private record Extent(int begin, int end, int all) {
    static Extent of(Stream<Integer> used, int all) {
      IntSummaryStatistics places = used.mapToInt(Integer::intValue).summaryStatistics();
      return places.getCount() == 0
          ? new Extent(0, all, all)
          : new Extent(places.getMin(), places.getMax() + 1, all);
    }

    void addLeftOut(List<String> left, String what, String before, String after) {
      add(left, begin, what, before);
      add(left, all - end, what, after);
    }

    private static void add(List<String> left, int number, String what, String where) {
      if (number > 0) {
        left.add(number + " " + what + (number == 1 ? " " : "s ") + where);
      }
    }
  }

  private int widest(ImmutableMap<Cell, Piece> lying) {
    return lying.values().stream()
        .flatMap(
            piece ->
                Stream.concat(
                    said(piece).stream(),
                    piece.attached().stream().map(each -> "+ " + words.plain(each) + ",")))
        .mapToInt(Lines::width)
        .max()
        .orElse(0);
  }

  private ImmutableList<String> box(Piece piece, int box) {
    ImmutableList<String> said = said(piece);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    ImmutableList<String> name = Lines.wrapped(said.get(0), box);
    for (String part : name) {
      String cut = Lines.cut(part, box);
      lines.add(name.size() == 1 && cut.equals(part) ? words.name(piece) : cut);
    }
    said.subList(1, said.size()).forEach(each -> lines.add(Lines.cut(each, box)));
    if (!piece.attached().isEmpty()) {
      ImmutableList<String> names =
          piece.attached().stream().map(words::plain).collect(ImmutableList.toImmutableList());
      Lines.labelled("+ ", Lines.wrapped(names, ", ", box - 2))
          .forEach(each -> lines.add(Lines.cut(each, box)));
    }
    return lines.build();
  }

  /** What stands in a box about the piece itself, without colours. */
  private ImmutableList<String> said(Piece piece) {
    String name = words.plain(piece);
    boolean isMarked = Lines.width(words.name(piece)) > name.length();
    ImmutableList.Builder<String> said = ImmutableList.builder();
    said.add(isMarked ? "*" + name + "*" : name);
    piece.badges().forEach(badge -> said.add(Words.fact(badge)));
    said.addAll(piece.states());
    return said.build();
  }
}
