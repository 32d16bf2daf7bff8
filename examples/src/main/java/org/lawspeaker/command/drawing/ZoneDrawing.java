package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Zone;

/** A place in lines: cards that say much have a line each, the others stand side by side. */
final class ZoneDrawing {
  private static final int WIDEST_NAME = 28;

  /** A text of which less would be seen is left out. */
  private static final int SHORTEST_TEXT = 24;

  /** Of piles that nobody looks through so many cards are named. */
  private static final int MOST_NAMED = 12;

  /** What pieces that look the same have in common. */
  private record Kind(
      String face, ImmutableList<Fact> badges, ImmutableList<String> states, boolean isLit) {}

  private final Words words;
  private final int width;

  /**
   * Draws places.
   *
   * @param width of what stands beside the label
   */
  ZoneDrawing(Words words, int width) {
    this.words = words;
    this.width = width;
  }

  /** Whether nothing is to be said of it. */
  static boolean isEmpty(Zone zone) {
    return zone.size() == 0 && zone.gauges().isEmpty() && zone.notes().isEmpty();
  }

  /** Whether nothing is to be said of it but how many cards lie there face down. */
  static boolean isClosed(Zone zone) {
    return zone.hidden() > 0
        && zone.pieces().isEmpty()
        && zone.gauges().isEmpty()
        && zone.notes().isEmpty()
        && !(zone.layout() instanceof Layout.Grid);
  }

  /** The lines that stand beside the label. */
  ImmutableList<String> lines(Zone zone) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    if (zone.layout() instanceof Layout.Grid grid) {
      addFlow(lines, Words.gauges(zone.gauges()));
      lines.addAll(new GridDrawing(words, width).lines(zone, grid));
    } else if (isList(zone)) {
      addFlow(lines, Words.gauges(zone.gauges()));
      lines.addAll(list(zone.pieces()));
      addFlow(lines, hidden(zone));
    } else {
      List<String> flow = new ArrayList<>(Words.gauges(zone.gauges()));
      flow.addAll(named(zone));
      flow.addAll(hidden(zone));
      addFlow(lines, ImmutableList.copyOf(flow));
    }
    zone.notes().forEach(note -> lines.addAll(Lines.wrapped(note, width)));
    return lines.build();
  }

  private void addFlow(ImmutableList.Builder<String> lines, ImmutableList<String> pieces) {
    if (!pieces.isEmpty()) {
      lines.addAll(Lines.wrapped(pieces, " · ", width));
    }
  }

  private static boolean isPile(Zone zone) {
    return zone.layout() instanceof Layout.Stack || zone.layout() instanceof Layout.Heap;
  }

  /** What people look through card by card; of a high pile the first names are enough. */
  private boolean isList(Zone zone) {
    boolean isSpread = zone.layout() instanceof Layout.Row || zone.layout() instanceof Layout.Fan;
    if (isPile(zone) && grouped(zone.pieces()).size() > MOST_NAMED) {
      return false;
    }
    return zone.pieces().stream()
        .anyMatch(
            piece ->
                !piece.badges().isEmpty()
                    || !piece.attached().isEmpty()
                    || (isSpread && words.isNumbered(piece)));
  }

  /** A line for each piece, what is attached to it below. */
  ImmutableList<String> list(List<Piece> pieces) {
    Map<Piece, Integer> grouped = grouped(pieces);
    int widest =
        grouped.entrySet().stream()
            .mapToInt(each -> Lines.width(times(each.getValue()) + words.plain(each.getKey())) + 1)
            .max()
            .orElse(0);
    int names = Math.min(widest, WIDEST_NAME);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    grouped.forEach((first, count) -> lines.addAll(row(first, count, names)));
    return lines.build();
  }

  private ImmutableList<String> row(Piece piece, int count, int names) {
    String name = Lines.padded(times(count) + words.name(piece) + " ", names);
    int left = width - Lines.width(name) - 1;
    List<String> details = words.details(piece);
    String text = words.text(piece);
    int used = Lines.width(String.join(", ", details));
    boolean hasRoom = left - used - 2 >= SHORTEST_TEXT && !text.isEmpty();
    ImmutableList<String> said =
        hasRoom
            ? ImmutableList.of(
                String.join(", ", details)
                    + (details.isEmpty() ? "" : "  ")
                    + words.look().ink().faint(Lines.cut(text, left - used - 2)))
            : Lines.wrapped(details, ", ", left);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.addAll(Lines.labelled(name + " ", said));
    if (!piece.attached().isEmpty()) {
      ZoneDrawing inner = new ZoneDrawing(words, width - 4);
      inner.list(piece.attached()).forEach(line -> lines.add("  + " + line));
    }
    return lines.build();
  }

  /** The names, those that look the same counted. */
  private ImmutableList<String> named(Zone zone) {
    Map<Piece, Integer> grouped = grouped(zone.pieces());
    ImmutableList.Builder<String> named = ImmutableList.builder();
    int left = isPile(zone) ? MOST_NAMED : Integer.MAX_VALUE;
    int unnamed = 0;
    for (Map.Entry<Piece, Integer> each : grouped.entrySet()) {
      if (left-- > 0) {
        named.add(named(each.getKey(), each.getValue()));
      } else {
        unnamed += each.getValue();
      }
    }
    return unnamed == 0 ? named.build() : named.add("and " + unnamed + " more").build();
  }

  private String named(Piece piece, int count) {
    String states = String.join(", ", piece.states());
    return times(count) + words.name(piece) + (states.isEmpty() ? "" : " (" + states + ")");
  }

  private static String times(int count) {
    return count == 1 ? "" : count + "× ";
  }

  private Map<Piece, Integer> grouped(List<Piece> pieces) {
    Map<Kind, Piece> first = new LinkedHashMap<>();
    Map<Piece, Integer> counts = new LinkedHashMap<>();
    for (Piece piece : pieces) {
      boolean isLit = words.look().lit().contains(piece.uid());
      Kind kind = new Kind(piece.face(), piece.badges(), piece.states(), isLit);
      Piece shown = piece.attached().isEmpty() ? first.computeIfAbsent(kind, k -> piece) : piece;
      counts.merge(shown, 1, Integer::sum);
    }
    return counts;
  }

  static ImmutableList<String> hidden(Zone zone) {
    if (zone.hidden() == 0) {
      return ImmutableList.of();
    }
    boolean isOne = zone.hidden() == 1;
    String cards = zone.hidden() + (isOne ? " card" : " cards");
    if (zone.pieces().isEmpty()) {
      return ImmutableList.of(cards);
    }
    return ImmutableList.of(
        "and " + cards + (isOne ? " that you do not know" : " that you cannot tell apart"));
  }
}
