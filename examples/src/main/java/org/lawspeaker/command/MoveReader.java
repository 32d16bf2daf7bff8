package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.lawspeaker.command.drawing.ChoiceList;
import org.lawspeaker.command.drawing.Lines;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;

/** Reads what a person types as a move. */
final class MoveReader<S, M extends Move, V> {
  /** All forms of moves that there are help nobody who has the list of choices. */
  private static final Pattern MOVES = Pattern.compile(";?\\s*(the moves|Moves) are: ");

  private static final String HINT = "Type a key of the list, a move, moves or help.";

  private final Match<S, M, V> match;
  private final Page page;

  MoveReader(Match<S, M, V> match, Page page) {
    this.match = match;
    this.page = page;
  }

  /** The choice that this names: its key, its notation, or words that no other choice has. */
  Optional<M> choice(Question<M> question, String text) {
    Optional<M> chosen = question.chosen(text);
    if (chosen.isPresent()) {
      return chosen;
    }
    ImmutableList<ChoiceList.Entry> named = question.list().having(text);
    return named.size() == 1 && !named.get(0).offer().choice().isGrave()
        ? Optional.of(question.move(named.get(0)))
        : Optional.empty();
  }

  /** Whether this is written as a move of whoever is asked, legal or not. */
  boolean isOwnMove(Question<M> question, String text) {
    boolean isChance = match.game().pending(match.referee().state()) instanceof Pending.Chance;
    return written(question, text)
        .map(Move::by)
        .filter(by -> by instanceof Seat ? by.equals(question.viewer()) : isChance)
        .isPresent();
  }

  /** The move that was typed; if there is none, says why. */
  Optional<M> read(Question<M> question, String text) {
    Optional<M> chosen = question.chosen(text).or(() -> written(question, text));
    if (chosen.isPresent()) {
      return chosen.filter(move -> isToBeJudged(question, move));
    }
    ImmutableList<ChoiceList.Entry> named = question.list().having(text);
    Optional<M> only = choice(question, text);
    if (only.isPresent()) {
      return only;
    }
    if (named.isEmpty()) {
      refuse(text);
    } else {
      page.line(named.size() == 1 ? "Do you mean this? Then type its key." : "Which of these?");
      new ChoiceList(named).lines(match.look(page.width())).forEach(page::line);
    }
    return Optional.empty();
  }

  /** A move in notation, legal or not. */
  private Optional<M> written(Question<M> question, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    for (String reading :
        ImmutableList.of(signed(question, text), signed(question, lower), lower, text)) {
      Checked<M> move = match.game().notation().readMove(match.referee().state(), reading);
      if (move.isOk()) {
        return move.value();
      }
    }
    return Optional.empty();
  }

  private void refuse(String text) {
    S state = match.referee().state();
    String first = Problem.quote(text) + " is no move here.";
    boolean fits = Lines.width(first + " " + HINT) <= page.width();
    page.line(first + (fits ? " " : "\n  ") + HINT);
    if (!(match.game().pending(state) instanceof Pending.Commit)) {
      // Where several choose at the same time, the moves that there are tell what they hold.
      match.game().notation().readMove(state, text).problems().stream()
          .map(problem -> MOVES.split(problem.toString(), 2)[0])
          .filter(says -> !says.equals(Problem.quote(text) + " is no move"))
          .filter(says -> !says.equals("no move is written " + Problem.quote(text)))
          .forEach(says -> page.paragraph(2, says));
    }
  }

  /**
   * A move that another seat owes is not judged here: the verdict may tell what that seat holds.
   */
  private boolean isToBeJudged(Question<M> question, M move) {
    boolean isAnothers =
        move.by() instanceof Seat seat
            && !seat.equals(question.viewer())
            && match.game().pending(match.referee().state()).owing().contains(seat);
    if (isAnothers) {
      Telling telling = new Telling(match.narrator().names(match.referee().state()));
      page.line(
          telling.sentence(
              question.viewer() + " is asked first; " + move.by() + " will be asked."));
    }
    return !isAnothers;
  }

  private static String signed(Question<?> question, String text) {
    return question.viewer() + ": " + text;
  }
}
