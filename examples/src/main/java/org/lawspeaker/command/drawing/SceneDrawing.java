package org.lawspeaker.command.drawing;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.engine.show.Zone;

/**
 * Any table in lines: where the game is, what belongs to nobody, then each seat with what is its
 * own; the one who reads comes last, next to the question.
 */
public final class SceneDrawing {
  private static final int WIDEST_LABEL = 18;
  private static final String MARGIN = "  ";

  private final Scene scene;
  private final Look look;
  private final Words words;

  private SceneDrawing(Scene scene, Catalogue catalogue, Look look) {
    this.scene = scene;
    this.look = look;
    this.words = Words.of(catalogue, look);
  }

  /** The whole table. Names of seats are those of the scene. */
  public static Drawn of(Scene scene, Catalogue catalogue, Look look) {
    return new SceneDrawing(scene, catalogue, look.naming(scene.seats())).drawn();
  }

  /** All that lies in the places whose name has these words, card by card. */
  public static ImmutableList<String> places(
      Scene scene, Catalogue catalogue, Look look, String words) {
    Look named = look.naming(scene.seats());
    ZoneDrawing drawing =
        new ZoneDrawing(Words.of(catalogue, named), look.width() - MARGIN.length() * 2);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (Zone zone : scene.zones()) {
      String whose = zone.owner().map(seat -> named.names().inFull(seat) + ": ").orElse("");
      String label = whose + zone.label();
      if (Ascii.toLowerCase(label).contains(Ascii.toLowerCase(words))) {
        lines.add(look.ink().bold(MARGIN + label) + " (" + zone.size() + ")");
        lines.addAll(Lines.labelled(MARGIN + MARGIN, drawing.list(zone.pieces())));
        ZoneDrawing.hidden(zone).forEach(line -> lines.add(MARGIN + MARGIN + line));
      }
    }
    return lines.build();
  }

  private Drawn drawn() {
    ImmutableList.Builder<Drawn.Section> sections = ImmutableList.builder();
    sections.add(new Drawn.Section(title(), ImmutableList.of()));
    sections.add(new Drawn.Section(ImmutableList.of(), zones(Optional.empty())));
    Stream.concat(
            scene.seats().stream().filter(seated -> !look.names().isYou(seated.seat())),
            scene.seats().stream().filter(seated -> look.names().isYou(seated.seat())))
        .map(seated -> new Drawn.Section(head(seated), zones(Optional.of(seated.seat()))))
        .forEach(sections::add);
    return new Drawn(sections.build());
  }

  private ImmutableList<String> title() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    String title = look.ink().bold(scene.title());
    Optional<String> track = scene.track().map(this::track);
    String both = title + track.map(phases -> MARGIN + phases).orElse("");
    if (Lines.width(both) <= look.width()) {
      lines.add(both);
    } else {
      lines.add(title);
      track.ifPresent(
          phases ->
              lines.addAll(
                  Lines.labelled(MARGIN, Lines.wrapped(phases, look.width() - MARGIN.length()))));
    }
    ImmutableList<String> gauges = Words.gauges(scene.gauges());
    if (!gauges.isEmpty()) {
      lines.addAll(flow(MARGIN, gauges));
    }
    return lines.build();
  }

  private String track(Track track) {
    List<String> phases = new ArrayList<>();
    for (int i = 0; i < track.phases().size(); i++) {
      String phase = track.phases().get(i);
      phases.add(i == track.now() ? look.ink().bold("[" + phase + "]") : phase);
    }
    return String.join(" > ", phases);
  }

  private ImmutableList<String> flow(String label, ImmutableList<String> pieces) {
    int width = look.width() - Lines.width(label);
    return Lines.labelled(label, Lines.wrapped(pieces, " · ", width));
  }

  private ImmutableList<String> head(Seated seated) {
    String name = look.names().inFull(seated.seat());
    ImmutableList.Builder<String> pieces = ImmutableList.builder();
    pieces.add(look.ink().bold(look.seat(seated.seat(), name)));
    if (seated.isOut()) {
      pieces.add("out of the game");
    }
    pieces.addAll(seated.states());
    pieces.addAll(Words.gauges(seated.gauges()));
    return flow("", pieces.build());
  }

  private ImmutableList<String> zones(Optional<Seat> owner) {
    ImmutableList<Zone> own =
        scene.zones().stream()
            .filter(zone -> zone.owner().equals(owner))
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Zone> closed =
        own.stream().filter(ZoneDrawing::isClosed).collect(ImmutableList.toImmutableList());
    boolean areJoined = closed.size() > 1;
    ImmutableList<Zone> drawn =
        own.stream()
            .filter(zone -> !ZoneDrawing.isEmpty(zone))
            .filter(zone -> !(areJoined && ZoneDrawing.isClosed(zone)))
            .collect(ImmutableList.toImmutableList());
    int labels =
        drawn.stream()
            .mapToInt(zone -> Math.min(WIDEST_LABEL, Lines.width(zone.label())))
            .max()
            .orElse(0);
    ImmutableList.Builder<String> parts = ImmutableList.builder();
    drawn.forEach(zone -> parts.add(part(zone, labels)));
    if (areJoined) {
      parts.add(
          names("face down", closed.stream().map(zone -> zone.label() + " " + zone.hidden())));
    }
    if (own.stream().anyMatch(ZoneDrawing::isEmpty)) {
      parts.add(names("empty", own.stream().filter(ZoneDrawing::isEmpty).map(Zone::label)));
    }
    return parts.build();
  }

  /** Places of which a name is enough. */
  private String names(String what, Stream<String> names) {
    String all = what + ": " + names.collect(Collectors.joining(", "));
    return String.join(
        "\n", Lines.labelled(MARGIN, Lines.wrapped(all, look.width() - MARGIN.length())));
  }

  private String part(Zone zone, int labels) {
    String label = MARGIN + Lines.padded(zone.label(), labels) + MARGIN;
    boolean isWide = Lines.width(zone.label()) > labels || zone.layout() instanceof Layout.Grid;
    String margin = isWide ? MARGIN + MARGIN : label;
    ImmutableList<String> lines =
        new ZoneDrawing(words, look.width() - Lines.width(margin)).lines(zone);
    return isWide
        ? MARGIN + zone.label() + "\n" + String.join("\n", Lines.labelled(margin, lines))
        : String.join("\n", Lines.labelled(label, lines));
  }
}
