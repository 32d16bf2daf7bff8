package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.reader.UserInterruptException;
import org.lawspeaker.command.drawing.Drawn;
import org.lawspeaker.command.drawing.Lines;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.Played;

/** A match at the terminal, from the first question to the end or until the person leaves. */
final class Session<S, M extends Move, V> {
  /** From so many columns on, the log stands beside the table. */
  private static final int BESIDE = 120;

  private static final int LOG_WIDTH = 38;
  private static final int LOG_LINES = 12;

  /** So much is told of what happened since the last question. */
  private static final int MOST_NEWS = 30;

  /** Below a longer list the question stands again: it may have left the screen. */
  private static final int LONG_LIST = 16;

  /** However low a screen is, so many lines of the choices stand on it. */
  private static final int FEWEST_CHOICES = 4;

  private static final String TALL = "The table is higher than your screen: table shows it all.";

  private final Match<S, M, V> match;
  private final Console console;
  private final Page page;
  private final Optional<SaveFile> save;
  private final MoveReader<S, M, V> reader;
  private final Desk<S, M, V> desk;
  private final Screen screen;
  private final Panels panels = new Panels();

  /** How many plies each person who shares the screen has seen. */
  private final Map<Seat, Integer> seen = new HashMap<>();

  /** What was typed and is not yet done. */
  private final Deque<String> waiting = new ArrayDeque<>();

  /** Whether something was decided that may be lost. */
  private boolean decided;

  private Optional<Errand<M>> errand = Optional.empty();
  private Optional<Drawn> before = Optional.empty();

  /** What was told to each person who shares the screen, and to nobody else. */
  private final Map<Seat, LogBook> accounts = new HashMap<>();

  /** How much of a log stood below the table before. */
  private final Map<LogBook, Integer> told = new HashMap<>();

  /** Whose secrets are on the screen. */
  private Optional<Seat> holder = Optional.empty();

  /**
   * A session that has not begun.
   *
   * @param save where the match is saved after each decision
   */
  Session(Match<S, M, V> match, Console console, Optional<Path> save) {
    this.match = match;
    this.console = console;
    this.page = console.page();
    this.save = save.map(file -> new SaveFile(file, match.referee(), page));
    this.screen = new Screen(page);
    this.reader = new MoveReader<>(match, screen.replies());
    this.desk = new Desk<>(match, reader, screen.replies());
  }

  /** Goes on until the match is over or the person leaves; with what the command then ends. */
  int run() {
    return run(Prompt.of(console, match.isShared()));
  }

  /** The same, of lines that this prompt asks for. */
  int run(Prompt prompt) {
    int exit = Exit.OK;
    try {
      play(prompt);
    } catch (UserInterruptException left) {
      page.line("");
      exit = Exit.INTERRUPTED;
    }
    save.ifPresent(SaveFile::close);
    return exit;
  }

  private void play(Prompt prompt) {
    boolean goesOn = true;
    boolean shows = true;
    while (goesOn) {
      Pending<M> pending = othersPlay();
      Optional<Question<M>> asked = match.question();
      if (asked.isEmpty()) {
        if (pending instanceof Pending.Over<M> over) {
          end(over, prompt);
        }
        goesOn = false;
      } else if (!runsErrand(asked.get())) {
        if (shows) {
          match.narrator().beforeAsking(match.referee().state());
          if (!handOver(asked.get(), prompt)) {
            break;
          }
          show(asked.get(), prompt);
        }
        screen
            .reply(repeated(asked.get(), prompt), prompt)
            .ifPresent(typed -> take(asked.get(), typed));
        int plies = match.history().size();
        Optional<String> line = line(asked.get(), prompt);
        goesOn = line.isPresent() && obey(asked.get(), line.get(), prompt.width());
        shows = match.history().size() != plies || errand.isPresent();
      } else {
        shows = true;
      }
    }
  }

  /** Goes on until a person is asked; each decision is kept before the next is made. */
  private Pending<M> othersPlay() {
    Optional<Played<S, M>> ply = match.referee().step();
    while (ply.isPresent()) {
      if (isDecision(ply.get())) {
        keep();
      }
      ply = match.referee().step();
    }
    if (decided) {
      keep();
    }
    return match.referee().pending();
  }

  private static boolean isDecision(Played<?, ?> ply) {
    return !ply.automatic() && ply.move().by() instanceof Seat;
  }

  private void keep() {
    decided = true;
    save.ifPresent(SaveFile::keep);
  }

  private void end(Pending.Over<M> over, Prompt prompt) {
    match.narrator().flush();
    page.line("");
    if (page.isScreen()) {
      news(match.book(), prompt.width()).forEach(page::line);
      page.line("");
    }
    Viewer viewer = match.narrator().viewer();
    page.line(match.drawn(viewer, match.look(prompt.width())).whole());
    Ending.of(over.outcome(), match.narrator().names(match.referee().state()), match.history())
        .tell(page, match.game().rulebook());
  }

  /** The next line: what still waits of the last, or what is typed. */
  private Optional<String> line(Question<M> question, Prompt prompt) {
    if (!waiting.isEmpty()) {
      return Optional.of(waiting.removeFirst());
    }
    console.out().flush();
    Optional<String> typed = prompt.ask("> ", desk.answers(question)).map(String::trim);
    screen.typed();
    if (typed.isEmpty()) {
      page.line("");
      return typed;
    }
    take(question, typed.get());
    return Optional.of(waiting.isEmpty() ? "" : waiting.removeFirst());
  }

  /** What was typed waits to be done. */
  private void take(Question<M> question, String typed) {
    if (question.isOffered(typed)) {
      waiting.add(typed);
    } else {
      waiting.addAll(Errand.parts(typed));
    }
  }

  /** Makes the next move of what goes on by itself; says whether there was one. */
  private boolean runsErrand(Question<M> question) {
    Optional<M> next = errand.flatMap(going -> going.next(question));
    if (next.isEmpty()) {
      errand = Optional.empty();
      return false;
    }
    submit(next.get());
    return true;
  }

  /** Whoever sees secrets is left alone with them; says whether somebody is there. */
  private boolean handOver(Question<M> question, Prompt prompt) {
    if (!(question.viewer() instanceof Seat seat)
        || !match.keepsSecrets(match.referee().state(), seat)) {
      return true;
    }
    if (!holder.equals(Optional.of(seat))) {
      waiting.clear();
      page.clear();
      String name = match.narrator().names(match.referee().state()).inFull(seat);
      String whom = "Hand the screen to " + name + ", who presses Enter when nobody else looks. ";
      if (prompt.ask(whom, ImmutableList.of()).isEmpty()) {
        page.line("");
        return false;
      }
      page.clear();
      holder = Optional.of(seat);
      before = Optional.empty();
      tellHolder(seat);
    } else if (page.isScreen()) {
      tellHolder(seat);
    }
    seen.put(seat, match.history().size());
    return true;
  }

  private void tellHolder(Seat seat) {
    LogBook account = accounts.computeIfAbsent(seat, who -> new LogBook(page, !page.isScreen()));
    match.tellSince(seen.getOrDefault(seat, 0), seat, account);
  }

  /** What the viewer of a question may read of what was told. */
  private LogBook book(Viewer viewer) {
    return holder
        .filter(viewer::equals)
        .flatMap(seat -> Optional.ofNullable(accounts.get(seat)))
        .orElseGet(match::book);
  }

  private void show(Question<M> question, Prompt prompt) {
    Look look = match.look(prompt.width());
    OptionalInt height = prompt.height();
    ImmutableList<String> asks = page.question(asks(question), question.citations());
    int room = height.orElse(Integer.MAX_VALUE) - asks.size() - 1;
    ImmutableList<String> list = question.list().within(Math.max(FEWEST_CHOICES, room), look);
    ImmutableList<String> table = table(question.viewer(), look, room - list.size() - 1);
    ImmutableList<String> cards =
        panels.of(
            question, match.scene(question.viewer()), match.catalogue(), look, room - list.size());
    int lines = table.size() + 1 + cards.size() + asks.size() + list.size() + 1;
    table.forEach(page::line);
    page.line(lines > height.orElse(lines) ? page.faint(TALL) : "");
    cards.forEach(page::line);
    asks.forEach(page::line);
    list.forEach(page::line);
    if (page.isScreen() && height.isEmpty() && list.size() > LONG_LIST) {
      repeated(question, prompt).forEach(line -> page.line(page.faint(line)));
    }
    screen.asked(asks.size() + list.size());
  }

  private String asks(Question<M> question) {
    Telling telling = new Telling(match.narrator().names(match.referee().state()));
    boolean isShared = match.humans().size() > 1;
    String whom =
        isShared && question.viewer() instanceof Seat seat
            ? telling.names().first(seat) + ": "
            : "";
    return whom + telling.sentence(question.asks());
  }

  /** A question once more, where it may be out of sight. */
  private ImmutableList<String> repeated(Question<M> question, Prompt prompt) {
    return Lines.wrapped(asks(question), prompt.width());
  }

  /** The table: in its place on a screen, with the log beside it, or what has changed of it. */
  private ImmutableList<String> table(Viewer viewer, Look look, int room) {
    boolean isBeside = page.isScreen() && look.width() >= BESIDE;
    // Also where the log stands beside the table: what was seen there is told.
    ImmutableList<String> news =
        page.isScreen() ? news(book(viewer), look.width()) : ImmutableList.of();
    Drawn now = match.drawn(viewer, isBeside ? look.wide(look.width() - LOG_WIDTH - 2) : look);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    // Where there is no room for it, nothing is told twice.
    boolean isFull = now.lines().size() + 1 + LOG_LINES > room;
    if (isBeside) {
      page.clear();
      ImmutableList<String> log = book(viewer).since(0, LOG_WIDTH, now.lines().size());
      // The top of a table that is too high is out of sight.
      int lower = now.lines().size() > room ? now.lines().size() - log.size() : 0;
      ImmutableList<String> lowered =
          ImmutableList.<String>builder()
              .addAll(Collections.nCopies(lower, ""))
              .addAll(log)
              .build();
      lines.addAll(Lines.beside(now.lines(), lowered, look.width() - LOG_WIDTH));
    } else if (page.isScreen() && holder.isEmpty()) {
      page.clear();
      lines.addAll(now.lines()).add("");
      lines.addAll(
          isFull || news.size() >= LOG_LINES
              ? news
              : match.book().since(0, look.width(), LOG_LINES));
    } else {
      lines.add("").addAll(before.map(now::since).orElseGet(now::whole).lines().toList());
      if (page.isScreen()) {
        lines.add("").addAll(news);
      }
    }
    before = Optional.of(now);
    return lines.build();
  }

  /** All that was told since the last question, if it is not very much. */
  private ImmutableList<String> news(LogBook book, int width) {
    ImmutableList<String> news = book.since(told.getOrDefault(book, 0), width, MOST_NEWS);
    told.put(book, book.size());
    return news;
  }

  /** Does what the line asks for; says whether the session goes on. */
  private boolean obey(Question<M> question, String line, int width) {
    // A game may have a move that is called like a command.
    boolean isMove = question.isOffered(line) || line.isEmpty();
    if (!isMove && (line.equalsIgnoreCase("quit") || line.equalsIgnoreCase("exit"))) {
      return false;
    }
    if (isMove || !desk.does(question, line, match.look(width))) {
      answer(question, line);
    }
    return true;
  }

  private void answer(Question<M> question, String line) {
    if (line.isEmpty()) {
      return;
    }
    if (line.startsWith(Errand.PASS_UNTIL)) {
      String words = line.substring(Errand.PASS_UNTIL.length()).trim();
      if (question.pass().isEmpty()) {
        screen.replies().line("You cannot pass here.");
        waiting.clear();
      } else {
        errand = Optional.of(new Passing<>(match, words));
      }
      return;
    }
    if (reader.choice(question, line).isEmpty() && !reader.isOwnMove(question, line)) {
      errand = Errand.of(line, question, text -> reader.choice(question, text));
      if (errand.isPresent()) {
        return;
      }
    }
    Optional<M> move = reader.read(question, line);
    if (move.isEmpty() || !submit(move.get())) {
      waiting.clear();
    }
  }

  private boolean submit(M move) {
    Verdict verdict = match.submit(move);
    if (verdict.isLegal()) {
      keep();
    } else {
      screen.replies().verdict(2, match.game().rulebook(), verdict);
    }
    return verdict.isLegal();
  }
}
