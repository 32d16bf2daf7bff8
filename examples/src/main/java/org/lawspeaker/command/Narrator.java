package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.lawspeaker.command.drawing.SeatNames;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.Witness;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Showing;

/**
 * Tells a match to a viewer. Moves of others are told by their events alone: these say what the
 * viewer may know, a move's text may say more. So are Nature's: her moves say nothing that the
 * events do not. Plies in a row of which the viewer may know nothing are told once: how many there
 * are may be a secret, too.
 */
final class Narrator<S, M extends Move, V> implements Witness<S, M> {
  private static final String MARGIN = "    ";
  private static final String PASS = "pass";

  private final Game<S, M, V> game;
  private final LogBook book;
  private final Viewer viewer;
  private final SeatNames company;
  private final Predicate<Played<S, M>> own;
  private LogLevel level;
  private boolean unseen;

  /** Who has done what was told and not yet written. */
  private Optional<Actor> actor = Optional.empty();

  private final List<String> paragraph = new ArrayList<>();

  /** Who has chosen in secret since something was told. */
  private final Set<Seat> sealed = new LinkedHashSet<>();

  /** Who has done what the viewer may not see since something was told. */
  private final Set<Seat> hidden = new LinkedHashSet<>();

  /** A move that no event tells; not written if chance at once tells what came of it. */
  private Optional<String> untold = Optional.empty();

  /**
   * A narrator who has told nothing yet.
   *
   * @param viewer who listens
   * @param company what the seats are called, where the game has no names for them
   * @param own which plies all listeners have made or dictated themselves
   */
  Narrator(
      Game<S, M, V> game,
      LogBook book,
      Viewer viewer,
      SeatNames company,
      Predicate<Played<S, M>> own,
      LogLevel level) {
    this.game = game;
    this.book = book;
    this.viewer = viewer;
    this.company = company;
    this.own = own;
    this.level = level;
  }

  /** One who tells the same to the same, and has told nothing yet. */
  Narrator<S, M, V> afresh(LogBook other) {
    return new Narrator<>(game, other, viewer, company, own, level);
  }

  Viewer viewer() {
    return viewer;
  }

  /** How much it tells. */
  LogLevel level() {
    return level;
  }

  /** From now on tells so much. */
  void tellAt(LogLevel more) {
    flush();
    level = more;
  }

  /** What the seats are called in this state. */
  SeatNames names(S state) {
    return Showing.of(game)
        .map(showing -> company.playing(showing.scene(game.view(state, viewer)).seats()))
        .orElse(company);
  }

  @Override
  public void played(Played<S, M> ply) {
    if (level == LogLevel.BRIEF) {
      brief(ply);
    } else {
      whole(ply);
    }
  }

  private boolean isKnown(Played<S, M> ply) {
    boolean tellsAll =
        viewer == Onlooker.ARBITER
            && (ply.move().by() instanceof Seat || ply.transition().eventsFor(viewer).isEmpty());
    return tellsAll || own.test(ply);
  }

  private void brief(Played<S, M> ply) {
    Actor by = ply.move().by();
    if (by == Nature.NATURE && !ply.transition().eventsFor(viewer).isEmpty()) {
      untold = Optional.empty();
    }
    untold.ifPresent(paragraph::add);
    untold = Optional.empty();
    if (!actor.equals(Optional.of(by))) {
      flush();
      actor = Optional.of(by);
    }
    Telling telling = new Telling(names(ply.before()));
    ImmutableList<Event> events = ply.transition().eventsFor(viewer);
    boolean isSealed = isSealed(ply);
    if (isSealed && !own.test(ply) && viewer != Onlooker.ARBITER) {
      if (!goesOn(ply) && by instanceof Seat seat) {
        sealed.add(seat);
      }
    } else if (events.isEmpty() && isKnown(ply)) {
      untold = label(ply).map(label -> name(by, telling) + ": " + label);
    } else if (events.isEmpty() && by instanceof Seat seat) {
      hidden.add(seat);
    }
    // What comes of sealed choices is not what the last to choose does.
    if (!events.isEmpty() && by instanceof Seat && !isSealed && !namesAny(events)) {
      paragraph.add(name(by, telling) + ":");
    }
    events.forEach(event -> paragraph.add(telling.of(event)));
    if (!events.isEmpty()) {
      sealed.clear();
      hidden.clear();
    }
  }

  /** Writes what was told, and who has done something in secret since. */
  void beforeAsking(S state) {
    flush();
    tell(sealed, "chooses in secret", "choose in secret", state);
    tell(hidden, "does what you may not see", "do what you may not see", state);
    sealed.clear();
    hidden.clear();
  }

  private void tell(Set<Seat> seats, String does, String several, S state) {
    SeatNames names = names(state);
    if (seats.size() == 1) {
      book.tell(new Telling(names).sentence(seats.iterator().next() + " " + does + "."));
    } else if (!seats.isEmpty()) {
      book.tell(Words.list(seats.stream().map(names::first).toList()) + " " + several + ".");
    }
  }

  /** What a move does that is told by no event; nothing, where nothing is done. */
  private Optional<String> label(Played<S, M> ply) {
    String text = ply.move().by().unsigned(game.notation().move(ply.before(), ply.move()));
    Optional<Choice> choice =
        ply.move().by() instanceof Seat seat
            ? Showing.of(game)
                .map(showing -> showing.choice(game.view(ply.before(), seat), ply.move()))
            : Optional.empty();
    String verb = choice.map(Choice::verb).orElse(text);
    return verb.equalsIgnoreCase(PASS)
        ? Optional.empty()
        : Optional.of(choice.map(Choice::label).orElse(text));
  }

  private static boolean namesAny(ImmutableList<Event> events) {
    return events.stream().anyMatch(event -> event.says().matches("(?s).*\\b([Ss]eat \\d|you).*"));
  }

  /** Writes what was told and not yet written. */
  void flush() {
    untold.ifPresent(paragraph::add);
    untold = Optional.empty();
    if (!paragraph.isEmpty()) {
      StringBuilder text = new StringBuilder();
      ImmutableList<String> told = Sentences.together(paragraph);
      for (int i = 0; i < told.size(); i++) {
        int count = 1;
        while (i + 1 < told.size() && told.get(i + 1).equals(told.get(i))) {
          count++;
          i++;
        }
        text.append(text.isEmpty() ? "" : " ").append(closed(told.get(i), count));
      }
      paragraph.clear();
      book.tell(text.toString());
    }
  }

  private static String closed(String sentence, int count) {
    boolean isOpen = !sentence.matches("(?s).*[.!?:;]");
    String open = isOpen ? sentence : sentence.substring(0, sentence.length() - 1);
    String end = isOpen ? "." : sentence.substring(sentence.length() - 1);
    return open + (count == 1 ? "" : " (" + count + "×)") + end;
  }

  private void whole(Played<S, M> ply) {
    Actor by = ply.move().by();
    Telling telling = new Telling(names(ply.before()));
    ImmutableList<Event> events = ply.transition().eventsFor(viewer);
    boolean unseenBefore = unseen;
    unseen = false;
    String name = name(by, telling);
    if (isKnown(ply)) {
      String text = by.unsigned(game.notation().move(ply.before(), ply.move()));
      book.tell(name + ": " + book.page().bold(text) + cited(why(ply)));
      events.forEach(event -> book.tell(MARGIN + sentence(telling, event)));
    } else if (events.isEmpty() && !isSealed(ply)) {
      unseen = true;
      if (!unseenBefore) {
        book.tell(telling.sentence(by + " does what you may not see"));
      }
    } else if (isSealed(ply)) {
      if (!goesOn(ply)) {
        book.tell(telling.sentence(by + " chooses in secret"));
      }
      events.forEach(event -> book.tell(MARGIN + sentence(telling, event)));
    } else {
      boolean isUnsigned = by instanceof Seat && !isSealed(ply) && !namesAny(events);
      String first = sentence(telling, events.get(0));
      book.tell(isUnsigned ? name + ": " + first : first);
      events
          .subList(1, events.size())
          .forEach(event -> book.tell(MARGIN + sentence(telling, event)));
    }
  }

  private String sentence(Telling telling, Event event) {
    return telling.of(event) + cited(ImmutableList.of(event.citation()));
  }

  private String cited(ImmutableList<Citation> citations) {
    return level == LogLevel.CLAUSES && !citations.isEmpty()
        ? " " + book.page().cited(citations)
        : "";
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

  @Override
  public void tookBack(Played<S, M> ply) {
    flush();
    if (ply.move().by() instanceof Seat seat) {
      SeatNames names = names(ply.before());
      book.tell(new Telling(names).sentence(seat + " takes back a move."));
    }
  }

  private ImmutableList<Citation> why(Played<S, M> ply) {
    return game.pending(ply.before()) instanceof Pending.Chance<M> chance
        ? ImmutableList.of(chance.why())
        : game.judge(ply.before(), ply.move()).citations();
  }

  private static String name(Actor actor, Telling telling) {
    if (actor instanceof Seat seat) {
      return telling.names().first(seat);
    }
    return "Nature";
  }
}
