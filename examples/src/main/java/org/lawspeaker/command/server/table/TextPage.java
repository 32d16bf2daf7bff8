package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.Locale;
import java.util.Optional;
import org.lawspeaker.command.drawing.Lines;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.SceneDrawing;
import org.lawspeaker.command.drawing.SeatNames;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Showing;

/**
 * A standing as text that is read from above to below: what is asked, the moves, the table, what
 * happened. Made from the standing, it tells nothing else.
 */
record TextPage<S, M extends Move, V>(Game<S, M, V> game, Opening opening) {
  private static final String INDENT = "  ";

  String of(Standing standing, Viewer viewer) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    Look look = look(viewer);
    String who = standing.viewer().seat().map(seat -> "seat " + seat).orElse("spectator");
    lines.add(game.info().title() + ", " + who, "");
    standing.ended().ifPresent(ended -> ended(lines, ended));
    standing.asks().ifPresent(asked -> lines.add("Asked: " + asked.question()));
    if (standing.asks().isEmpty() && standing.ended().isEmpty()) {
      lines.add("You are asked nothing now.");
    }
    if (!standing.moves().isEmpty()) {
      lines.add("", "Moves");
      standing.moves().forEach(each -> lines.add(INDENT + move(each)));
    }
    lines.add("", "Table");
    lines.addAll(table(standing, look));
    lines.add("", "Log");
    standing
        .told()
        .forEach(
            told ->
                lines.addAll(
                    Iterables.transform(
                        Lines.wrapped(
                            told.says() + told.clause().map(id -> " [" + id + "]").orElse(""),
                            look.width() - INDENT.length()),
                        line -> INDENT + line)));
    return String.join("\n", lines.build()) + "\n";
  }

  private Look look(Viewer viewer) {
    Optional<Seat> you = viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty();
    SeatNames names = SeatNames.numbered(opening.setup().seats(), opening.names(), you);
    return new Look(Look.STANDARD_WIDTH, Ink.PLAIN, names);
  }

  private static void ended(ImmutableList.Builder<String> lines, Standing.Ended ended) {
    lines.add("The match is over: " + ended.reason() + " [" + ended.because().clause() + "]");
    for (int i = 0; i < ended.results().size(); i++) {
      String result = ended.results().get(i).name().toLowerCase(Locale.ROOT);
      lines.add(INDENT + "seat " + i + " " + result);
    }
  }

  private static String move(Standing.Answer move) {
    String hint = move.choice().flatMap(Choice::hint).map(costs -> " (" + costs + ")").orElse("");
    return move.move() + move.choice().map(choice -> ": " + choice.label()).orElse("") + hint;
  }

  private ImmutableList<String> table(Standing standing, Look look) {
    return standing
        .scene()
        .flatMap(
            scene ->
                Showing.of(game)
                    .map(showing -> SceneDrawing.of(scene, showing.catalogue(), look).lines()))
        .orElseGet(
            () ->
                standing
                    .view()
                    .map(view -> ImmutableList.copyOf(view.toPrettyString().split("\n", -1)))
                    .orElse(ImmutableList.of()));
  }
}
