package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.lawspeaker.command.drawing.Drawn;
import org.lawspeaker.command.drawing.Lines;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.SceneChanges;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.Witness;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;

/**
 * Shows a match as it goes: the table in its place, what has just happened lit, what was told below
 * or beside it. What chance decides in a row, such as a deal, is one picture.
 */
final class Stage<S, M extends Move, V> implements Witness<S, M> {
  /** From so many columns on, what was told stands beside the table. */
  private static final int BESIDE = 120;

  private static final int LOG_WIDTH = 42;
  private static final int LOG_LINES = 8;

  /** What stands below a picture: a blank line, how to go on, and where the cursor waits. */
  private static final int END = 3;

  private final Game<S, M, V> game;
  private final Tabletops tabletops;
  private final Narrator<S, M, V> narrator;
  private final LogBook book;
  private final Look look;
  private final Pace pace;
  private int shown;

  /** The position of the last picture. */
  private Optional<S> pictured = Optional.empty();

  /** An empty stage. */
  Stage(
      Game<S, M, V> game,
      Tabletops tabletops,
      Narrator<S, M, V> narrator,
      LogBook book,
      Look look,
      Pace pace) {
    this.game = game;
    this.tabletops = tabletops;
    this.narrator = narrator;
    this.book = book;
    this.look = look;
    this.pace = pace;
  }

  @Override
  public void played(Played<S, M> ply) {
    narrator.flush();
    S before = pictured.orElse(ply.before());
    if (book.size() == shown || pace.isOver() || chanceGoesOn(ply)) {
      pictured = Optional.of(before);
      return;
    }
    Page page = book.page();
    boolean isBeside = look.width() >= BESIDE;
    int width = isBeside ? look.width() - LOG_WIDTH - 2 : look.width();
    ImmutableList<String> log = book.since(0, width, LOG_LINES);
    int room = pace.height().orElse(Integer.MAX_VALUE) - (isBeside ? 0 : log.size() + 1) - END;
    ImmutableList<String> table = table(before, ply, look.wide(width), room);
    page.clear();
    if (isBeside) {
      ImmutableList<String> told = book.since(0, LOG_WIDTH, Math.max(LOG_LINES, table.size()));
      Lines.beside(table, told, width + 2).forEach(page::line);
    } else {
      table.forEach(page::line);
      page.line("");
      log.forEach(page::line);
    }
    page.line("");
    page.line(page.faint("any key: go on at once; f: to the end"));
    page.out().flush();
    pace.rest(book.since(shown, look.width(), LOG_LINES).stream().mapToInt(Lines::width).sum());
    shown = book.size();
    pictured = Optional.of(ply.after());
  }

  /** The table in no more than so many lines: if it takes more, what the move has changed of it. */
  private ImmutableList<String> table(S before, Played<S, M> ply, Look wide, int most) {
    Look lit = wide.lighting(lit(before, ply));
    Drawn now = tabletops.draw(game, ply.after(), Onlooker.ARBITER, lit);
    if (now.lines().size() <= most) {
      return now.lines();
    }
    Drawn last = tabletops.draw(game, before, Onlooker.ARBITER, wide);
    return now.changed(last, Math.max(2, most));
  }

  private boolean chanceGoesOn(Played<S, M> ply) {
    return ply.move().by() instanceof Nature && game.pending(ply.after()) instanceof Pending.Chance;
  }

  /** The pieces that the move touched, and those that changed since the last picture. */
  private ImmutableSet<String> lit(S last, Played<S, M> ply) {
    Optional<Showing<M, V>> showing = Showing.of(game);
    if (showing.isEmpty()) {
      return ImmutableSet.of();
    }
    Scene before = showing.get().scene(game.view(last, Onlooker.ARBITER));
    Scene after = showing.get().scene(game.view(ply.after(), Onlooker.ARBITER));
    Optional<Choice> choice =
        ply.move().by() instanceof Seat seat
            ? Optional.of(showing.get().choice(game.view(ply.before(), seat), ply.move()))
            : Optional.empty();
    return ImmutableSet.<String>builder()
        .addAll(choice.map(Choice::pieces).orElse(ImmutableList.of()))
        .addAll(SceneChanges.between(before, after))
        .build();
  }
}
