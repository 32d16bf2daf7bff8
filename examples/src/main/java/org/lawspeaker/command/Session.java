package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.TakeBack;

/** A match at the terminal, from the first question to the end or until the person leaves. */
final class Session<S, M extends Move, V> {
  private static final String HELP =
      """
      a number       make that choice
      a move         make that move, such as the choices show
      ?  or  ? N     the clauses of this question, or of choice N
      why MOVE       whether a move is legal, and by which clauses
      undo           take back your last choice, if nobody has learned anything by it
      table          draw the table again
      log            tell the game so far
      save FILE      save the game
      quit           leave; saves if --save was given\
      """;

  private final Match<S, M, V> match;
  private final Console console;
  private final Page page;
  private final Optional<Path> save;

  /** How many plies each person who shares the screen has seen. */
  private final Map<Seat, Integer> seen = new HashMap<>();

  private Redraw redraw = new Redraw();

  /** Whose secrets are on the screen. */
  private Optional<Seat> holder = Optional.empty();

  /**
   * A session that has not begun.
   *
   * @param save where the match is saved when it is left
   */
  Session(Match<S, M, V> match, Console console, Optional<Path> save) {
    this.match = match;
    this.console = console;
    this.page = console.page();
    this.save = save;
  }

  /** Goes on until the match is over or the person leaves. */
  void run() {
    Prompt prompt = Prompt.of(console, match.isShared());
    boolean goesOn = true;
    boolean shows = true;
    while (goesOn) {
      Pending<M> pending = match.referee().run();
      Optional<Question<M>> asked = match.question();
      if (asked.isEmpty()) {
        if (pending instanceof Pending.Over<M> over) {
          page.line("");
          page.line(drawn(match.narrator().viewer()));
          match.narrator().tell(over.outcome());
        }
        goesOn = false;
      } else {
        if (shows) {
          if (!handOver(asked.get(), prompt)) {
            break;
          }
          show(asked.get());
        }
        console.out().flush();
        int before = match.history().size();
        Optional<String> line = prompt.ask("> ").map(String::trim);
        if (line.isEmpty()) {
          page.line("");
        }
        goesOn = line.isPresent() && obey(asked.get(), line.get());
        shows = match.history().size() != before;
      }
    }
    save.ifPresent(this::save);
  }

  /** Whoever sees secrets is left alone with them; says whether somebody is there. */
  private boolean handOver(Question<M> question, Prompt prompt) {
    if (!(question.viewer() instanceof Seat seat)
        || !match.keepsSecrets(match.referee().state(), seat)) {
      return true;
    }
    if (!holder.equals(Optional.of(seat))) {
      page.clear();
      String whom = "Hand the screen to " + seat + ", who presses Enter when nobody else looks. ";
      if (prompt.ask(whom).isEmpty()) {
        page.line("");
        return false;
      }
      page.clear();
      match.tellSince(seen.getOrDefault(seat, 0), seat);
      holder = Optional.of(seat);
      redraw = new Redraw();
    }
    seen.put(seat, match.history().size());
    return true;
  }

  private void show(Question<M> question) {
    page.line("");
    page.line(redraw.of(drawn(question.viewer())));
    page.line("");
    boolean isShared = match.humans().size() > 1 && question.viewer() instanceof Seat;
    String whom = isShared ? question.viewer() + ": " : "";
    page.line(page.bold(whom + question.asks()) + " " + page.cited(question.citations()));
    page.numbered(question.texts());
  }

  private String drawn(Viewer viewer) {
    return match.drawn(viewer, page.ink());
  }

  /** Does what the line asks for; says whether the session goes on. */
  private boolean obey(Question<M> question, String line) {
    int space = line.indexOf(' ');
    String word = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space + 1).trim();
    // A game may have a move that is called like a command.
    String command = question.texts().contains(line) ? "" : word.toLowerCase(Locale.ROOT);
    switch (command) {
      case "quit", "exit" -> {
        return false;
      }
      case "help" -> page.line(HELP);
      case "table" -> page.line(drawn(question.viewer()));
      case "log" -> match.history().forEach(match.narrator()::played);
      case "undo" -> undo();
      case "save" -> save(rest);
      case "why" -> read(question, rest).ifPresent(this::explain);
      case "?" -> clauses(question, rest);
      default -> {
        if (!line.isEmpty()) {
          read(question, line).ifPresent(this::submit);
        }
      }
    }
    return true;
  }

  private void clauses(Question<M> question, String number) {
    if (number.isEmpty()) {
      page.clauses(2, match.game().rulebook(), question.citations());
    } else {
      read(question, number).ifPresent(this::explain);
    }
  }

  /** The move that was typed; if there is none, says why. */
  private Optional<M> read(Question<M> question, String text) {
    Optional<M> chosen = question.chosen(text);
    if (chosen.isPresent()) {
      return chosen;
    }
    Notation<S, M, V> notation = match.game().notation();
    S state = match.referee().state();
    String lower = text.toLowerCase(Locale.ROOT);
    for (String reading :
        ImmutableList.of(signed(question, text), signed(question, lower), lower)) {
      Checked<M> move = notation.readMove(state, reading);
      if (move.isOk()) {
        return move.value().filter(read -> isToBeJudged(question, read));
      }
    }
    Checked<M> move = notation.readMove(state, text);
    if (!move.isOk()) {
      page.line(Problem.quote(text) + " is no move here. Type a number, a move, or help.");
      if (!(match.game().pending(state) instanceof Pending.Commit)) {
        // Where several choose at the same time, the moves that there are tell what they hold.
        move.problems().forEach(problem -> page.paragraph(2, problem.toString()));
      }
    }
    return move.value().filter(read -> isToBeJudged(question, read));
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
      page.line(question.viewer() + " is asked first; " + move.by() + " will be asked.");
    }
    return !isAnothers;
  }

  private static String signed(Question<?> question, String text) {
    return question.viewer() + ": " + text;
  }

  private void submit(M move) {
    Verdict verdict = match.submit(move);
    if (!verdict.isLegal()) {
      page.verdict(2, match.game().rulebook(), verdict);
    }
  }

  private void explain(M move) {
    Game<S, M, V> game = match.game();
    page.verdict(2, game.rulebook(), game.judge(match.referee().state(), move));
  }

  private void undo() {
    TakeBack rule = match.referee().takeBack();
    switch (rule) {
      case FREE -> page.line("Taken back.");
      case NOTHING_CHOSEN -> page.line("There is no choice of yours to take back.");
      case CHANCE_MOVED -> page.line("No: chance has decided since.");
      case TURN_PASSED -> page.line("No: the turn has passed on.");
      case SECRET_LEARNED -> page.line("No: somebody has learned something hidden.");
    }
  }

  private void save(String file) {
    if (file.isEmpty()) {
      page.line("Where? save FILE");
      return;
    }
    try {
      save(Path.of(file));
    } catch (InvalidPathException e) {
      page.line("That is no path: " + e.getReason());
    }
  }

  private void save(Path file) {
    Checked<Path> written = TextFiles.write(file, match.referee().toRecord().write());
    written.problems().forEach(problem -> page.line(problem.toString()));
    written.value().ifPresent(path -> page.line("Saved to " + path));
  }
}
