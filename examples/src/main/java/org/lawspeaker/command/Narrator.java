package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.function.Predicate;
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
 * events alone: these say what the viewer may know, a move's text may say more. So are Nature's:
 * her moves say nothing that the events do not. Plies in a row of which the viewer may know nothing
 * are told once: how many there are may be a secret, too.
 */
final class Narrator<S, M extends Move, V> implements Witness<S, M> {
  private final Game<S, M, V> game;
  private final Page page;
  private final Viewer viewer;
  private final Predicate<Played<S, M>> own;
  private boolean unseen;

  /**
   * A narrator who has told nothing yet.
   *
   * @param viewer who listens
   * @param own which plies all listeners have made or dictated themselves
   */
  Narrator(Game<S, M, V> game, Page page, Viewer viewer, Predicate<Played<S, M>> own) {
    this.game = game;
    this.page = page;
    this.viewer = viewer;
    this.own = own;
  }

  Viewer viewer() {
    return viewer;
  }

  @Override
  public void played(Played<S, M> ply) {
    Actor by = ply.move().by();
    ImmutableList<Event> events = told(ply.transition().eventsFor(viewer));
    boolean unseenBefore = unseen;
    unseen = false;
    boolean tellsAll = viewer == Onlooker.ARBITER && (by instanceof Seat || events.isEmpty());
    if (tellsAll || own.test(ply)) {
      String text = unsigned(by, game.notation().move(ply.before(), ply.move()));
      page.line(name(by) + ": " + page.bold(text) + " " + page.cited(why(ply)));
      events.forEach(event -> page.line("    " + sentence(event)));
    } else if (events.isEmpty() && !isSealed(ply)) {
      unseen = true;
      if (!unseenBefore) {
        page.line(name(by) + " does what you may not see");
      }
    } else if (isSealed(ply)) {
      if (!goesOn(ply)) {
        page.line(name(by) + " chooses in secret");
      }
      events.forEach(event -> page.line("    " + sentence(event)));
    } else {
      String says = sentence(events.get(0));
      page.line(says.startsWith(name(by)) ? says : name(by) + ": " + says);
      events.subList(1, events.size()).forEach(event -> page.line("    " + sentence(event)));
    }
  }

  private String sentence(Event event) {
    return event.says() + " " + page.cited(ImmutableList.of(event.citation()));
  }

  private boolean isSealed(Played<S, M> ply) {
    return game.pending(ply.before()) instanceof Pending.Commit<M>;
  }

  /** Whether this was but a part of a sealed choice: of how many parts it is may be a secret. */
  private boolean goesOn(Played<S, M> ply) {
    return game.pending(ply.after()) instanceof Pending.Commit<M> commit
        && ply.move().by() instanceof Seat seat
        && commit.owing().contains(seat)
        && ply.transition().events().isEmpty();
  }

  /** Who knows a secret is not told it again without the secret. */
  private static ImmutableList<Event> told(ImmutableList<Event> events) {
    ImmutableList.Builder<Event> told = ImmutableList.builder();
    for (int i = 0; i < events.size(); i++) {
      if (i == 0 || !isMaskOf(events.get(i - 1), events.get(i))) {
        told.add(events.get(i));
      }
    }
    return told.build();
  }

  private static boolean isMaskOf(Event secret, Event open) {
    return !secret.audience().isEmpty()
        && open.audience().isEmpty()
        && open.citation().equals(secret.citation())
        && secret.facts().entrySet().containsAll(open.facts().entrySet());
  }

  /** The text of a move without the seat that makes it. */
  static String unsigned(Actor by, String text) {
    String seat = name(by) + ": ";
    return text.startsWith(seat) ? text.substring(seat.length()) : text;
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
