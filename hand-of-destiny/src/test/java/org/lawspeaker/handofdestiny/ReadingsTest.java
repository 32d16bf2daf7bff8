package org.lawspeaker.handofdestiny;

import static org.lawspeaker.handofdestiny.Position.GAME;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Reveal;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HandView;
import org.lawspeaker.testkit.golden.GeneratedFile;

/**
 * What the player reads in every window of the game, and how the moves read, as a table to be read
 * line by line beside the rulebook; what stands there already is not written again. {@code
 * -Dlawspeaker.update=true} writes it anew.
 */
class ReadingsTest {
  private static final Path TABLE = Path.of("src/test/resources/readings.txt");

  @Test
  void sayWhatIsTrueInEveryWindow() {
    StringBuilder table = new StringBuilder();
    Set<String> written = new HashSet<>();
    RefusalsTest.WINDOWS.forEach(
        (name, position) -> {
          table.append("# ").append(name).append('\n');
          readings(position.state()).filter(written::add).forEach(table::append);
          table.append('\n');
        });
    GeneratedFile.check(TABLE, table.toString());
  }

  private static Stream<String> readings(HandState state) {
    HandView view = GAME.view(state, Seat.of(0));
    Scene seen = GAME.showing().scene(view);
    Stream<String> table =
        Stream.of(
                Stream.of(seen.title()),
                seen.seats().stream().map(ReadingsTest::seated),
                seen.zones().stream().flatMap(ReadingsTest::zone))
            .flatMap(each -> each);
    Stream<String> moves =
        GAME.legalMoves(state).stream()
            .filter(move -> !(move instanceof Reveal))
            .map(move -> choice(state, move, GAME.showing().choice(view, move)));
    return Stream.concat(table, moves).map(line -> line + "\n");
  }

  private static String seated(Seated seated) {
    return seated.name() + ": " + gauges(seated.gauges()) + " " + seated.states();
  }

  private static String gauges(List<Gauge> gauges) {
    return gauges.stream()
        .map(
            each ->
                each.label() + " " + each.value() + each.most().map(most -> "/" + most).orElse(""))
        .collect(Collectors.joining(", "));
  }

  /** What a zone says beside the cards that lie in it. */
  private static Stream<String> zone(Zone zone) {
    Stream<String> head =
        zone.gauges().isEmpty() && zone.hidden() == 0
            ? Stream.of()
            : Stream.of(zone.label() + ": " + gauges(zone.gauges()) + hidden(zone.hidden()));
    Stream<String> notes = zone.notes().stream().map(note -> zone.label() + ": " + note);
    return Stream.of(head, notes, zone.pieces().stream().flatMap(each -> piece(zone, each)))
        .flatMap(each -> each);
  }

  private static String hidden(int cards) {
    return cards == 0 ? "" : cards + " hidden";
  }

  private static Stream<String> piece(Zone zone, Piece piece) {
    String badges =
        piece.badges().stream()
            .filter(badge -> !badge.value().isEmpty())
            .map(badge -> badge.label() + " " + badge.value())
            .collect(Collectors.joining(", "));
    boolean isPlain = piece.states().isEmpty() && badges.isEmpty();
    Stream<String> own =
        isPlain
            ? Stream.of()
            : Stream.of(zone.label() + ": " + piece.face() + " " + piece.states() + " " + badges);
    Stream<String> attached = piece.attached().stream().flatMap(each -> piece(zone, each));
    return Stream.concat(own, attached);
  }

  private static String choice(HandState state, HandMove move, Choice choice) {
    return GAME.notation().move(state, move)
        + ": "
        + choice.label()
        + choice.hint().map(hint -> " | " + hint).orElse("")
        + (choice.isGrave() ? " ! " : " ")
        + choice.pieces();
  }
}
