package org.lawspeaker.examples.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.Witness;

/**
 * Tells a match to a viewer, ply by ply, each with its clauses. Moves of others are told by their
 * events alone: these say what the viewer may know, a move's text may say more.
 *
 * @param game the game
 * @param page where it is told
 * @param viewer who listens
 * @param own whose moves the listeners have made or dictated themselves
 */
record Narrator<S, M extends Move, V>(
    Game<S, M, V> game, Page page, Viewer viewer, ImmutableSet<Actor> own)
    implements Witness<S, M> {
  @Override
  public void played(Played<S, M> ply) {
    M move = ply.move();
    boolean tellsMove = viewer == Onlooker.ARBITER || own.contains(move.by());
    ImmutableList<Event> events = ply.transition().eventsFor(viewer);
    if (tellsMove) {
      String text = game.notation().move(ply.before(), move);
      page.line(name(move.by()) + ": " + page.bold(text) + " " + page.cited(why(ply)));
    } else if (events.isEmpty()) {
      page.line(name(move.by()) + page.faint(": (something that you may not see)"));
    } else {
      page.line(name(move.by()) + ":");
    }
    for (Event event : events) {
      page.line("    " + event.says() + " " + page.cited(ImmutableList.of(event.citation())));
    }
  }

  @Override
  public void tookBack(Played<S, M> ply) {
    page.line(name(ply.move().by()) + " takes back a move.");
  }

  /** How the game ended. */
  void tell(Outcome outcome) {
    page.line("");
    page.heading("The game is over: " + outcome.reason());
    for (int i = 0; i < outcome.results().size(); i++) {
      String result =
          switch (outcome.results().get(i)) {
            case WON -> "won";
            case DREW -> "drew";
            case LOST -> "lost";
          };
      int score = outcome.scores().get(i);
      page.line("  " + Seat.of(i) + " " + result + (score == 0 ? "" : ", score " + score));
    }
    page.clauses(2, game.rulebook(), ImmutableList.of(outcome.citation()));
  }

  private ImmutableList<Citation> why(Played<S, M> ply) {
    return game.pending(ply.before()) instanceof Pending.Chance<M> chance
        ? ImmutableList.of(chance.why())
        : game.judge(ply.before(), ply.move()).citations();
  }

  static String name(Actor actor) {
    return actor instanceof Seat seat ? seat.toString() : "Nature";
  }
}
