package org.lawspeaker.testkit.golden;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.engine.show.Zone;

/**
 * A table of what each seat reads in every window of a game, and how its moves read, to be read
 * line by line beside the rulebook. What stands there already is not written again. It is part of
 * the repository, so that a change of a sentence, or of who reads it, is seen in review; {@code
 * -Dlawspeaker.update=true} writes it anew.
 */
public final class ReadingsFile {
  private final StringBuilder table = new StringBuilder();
  private final Set<String> written = new HashSet<>();

  /** Adds a window of this name: a state in which somebody is asked. */
  public <S, M extends Move, V> ReadingsFile add(String window, Showable<S, M, V> game, S state) {
    table.append("# ").append(window).append('\n');
    lines(game, state).filter(written::add).forEach(line -> table.append(line).append('\n'));
    table.append('\n');
    return this;
  }

  /** Fails if the file differs from the table, unless told to write it. */
  public void check(Path file) {
    GeneratedFile.check(file, table.toString());
  }

  /** The lines, each with those who read it where there are several. */
  private static <S, M extends Move, V> Stream<String> lines(Showable<S, M, V> game, S state) {
    int seats = scene(game, state, Seat.of(0)).seats().size();
    Multimap<String, Seat> lines = LinkedHashMultimap.create();
    IntStream.range(0, Math.max(1, seats))
        .mapToObj(Seat::of)
        .forEach(seat -> readings(game, state, seat).forEach(line -> lines.put(line, seat)));
    return lines.asMap().entrySet().stream()
        .map(line -> (seats > 1 ? joined(line.getValue().stream()) + ": " : "") + line.getKey());
  }

  private static <S, V> Scene scene(Showable<S, ?, V> game, S state, Seat seat) {
    return game.showing().scene(game.view(state, seat));
  }

  private static <S, M extends Move, V> Stream<String> readings(
      Showable<S, M, V> game, S state, Seat seat) {
    Scene scene = scene(game, state, seat);
    return Stream.of(
            Stream.of(scene.title()),
            scene.seats().stream().map(ReadingsFile::seated),
            scene.zones().stream().flatMap(ReadingsFile::zone),
            game.legalMoves(state, seat).stream().map(move -> choice(game, state, seat, move)))
        .flatMap(each -> each);
  }

  private static String seated(Seated seated) {
    return parts(seated.name() + ":", gauges(seated.gauges()), listed(seated.states()));
  }

  private static String gauges(List<Gauge> gauges) {
    return joined(
        gauges.stream()
            .map(
                each ->
                    each.label()
                        + " "
                        + each.value()
                        + each.most().map(most -> "/" + most).orElse("")));
  }

  /** What a zone says beside the cards that lie in it. */
  private static Stream<String> zone(Zone zone) {
    String hidden = zone.hidden() == 0 ? "" : zone.hidden() + " hidden";
    Stream<String> head =
        zone.gauges().isEmpty() && zone.hidden() == 0
            ? Stream.of()
            : Stream.of(parts(gauges(zone.gauges()), hidden));
    return Stream.of(
            head, zone.notes().stream(), zone.pieces().stream().flatMap(ReadingsFile::piece))
        .flatMap(each -> each)
        .map(says -> zone.label() + ": " + says);
  }

  /** What is said of a piece, and of those attached to it, beside its face. */
  private static Stream<String> piece(Piece piece) {
    String badges =
        joined(
            piece.badges().stream()
                .filter(badge -> !badge.value().isEmpty())
                .map(badge -> badge.label() + " " + badge.value()));
    Stream<String> own =
        piece.states().isEmpty() && badges.isEmpty()
            ? Stream.of()
            : Stream.of(parts(piece.face(), listed(piece.states()), badges));
    return Stream.concat(own, piece.attached().stream().flatMap(ReadingsFile::piece));
  }

  private static <S, M extends Move, V> String choice(
      Showable<S, M, V> game, S state, Seat seat, M move) {
    String text = seat.unsigned(game.notation().move(state, move));
    Choice choice = game.showing().choice(game.view(state, seat), move);
    String says = choice.label() + choice.hint().map(hint -> " | " + hint).orElse("");
    return parts(text + ":", says, choice.isGrave() ? "!" : "", listed(choice.pieces()));
  }

  private static String listed(ImmutableList<String> words) {
    return words.isEmpty() ? "" : words.toString();
  }

  private static String parts(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(" "));
  }

  private static String joined(Stream<?> parts) {
    return parts.map(Object::toString).collect(Collectors.joining(", "));
  }
}
