package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jline.reader.UserInterruptException;
import org.lawspeaker.command.drawing.Drawn;
import org.lawspeaker.command.drawing.FacePanel;
import org.lawspeaker.command.drawing.Lines;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Piece;

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

  /** So many cards are explained with one question. */
  private static final int MOST_PANELS = 4;

  private final Match<S, M, V> match;
  private final Console console;
  private final Page page;
  private final Optional<SaveFile> save;
  private final MoveReader<S, M, V> reader;
  private final Desk<S, M, V> desk;

  /** How many plies each person who shares the screen has seen. */
  private final Map<Seat, Integer> seen = new HashMap<>();

  /** The cards that were explained. */
  private final Set<String> explained = new HashSet<>();

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
    this.reader = new MoveReader<>(match, page);
    this.desk = new Desk<>(match, reader, page);
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
          show(asked.get(), prompt.width());
        }
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
    if (typed.isEmpty()) {
      page.line("");
      return typed;
    }
    if (question.isOffered(typed.get())) {
      return typed;
    }
    waiting.addAll(Errand.parts(typed.get()));
    return Optional.of(waiting.isEmpty() ? "" : waiting.removeFirst());
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

  private void show(Question<M> question, int width) {
    Look look = match.look(width);
    table(question.viewer(), look);
    page.line("");
    panels(question, look);
    Telling telling = new Telling(match.narrator().names(match.referee().state()));
    boolean isShared = match.humans().size() > 1;
    String whom =
        isShared && question.viewer() instanceof Seat seat
            ? telling.names().first(seat) + ": "
            : "";
    page.question(whom + telling.sentence(question.asks()), question.citations());
    ImmutableList<String> list = question.list().brief(look);
    list.forEach(page::line);
    if (page.isScreen() && list.size() > LONG_LIST) {
      page.line(page.faint(telling.sentence(question.asks())));
    }
  }

  /** The table: in its place on a screen, with the log beside it, or what has changed of it. */
  private void table(Viewer viewer, Look look) {
    boolean isBeside = page.isScreen() && look.width() >= BESIDE;
    Drawn now = match.drawn(viewer, isBeside ? look.wide(look.width() - LOG_WIDTH - 2) : look);
    if (isBeside) {
      page.clear();
      ImmutableList<String> lines = now.lines();
      ImmutableList<String> log = book(viewer).since(0, LOG_WIDTH, lines.size());
      Lines.beside(lines, log, look.width() - LOG_WIDTH).forEach(page::line);
    } else if (page.isScreen() && holder.isEmpty()) {
      page.clear();
      now.lines().forEach(page::line);
      page.line("");
      ImmutableList<String> news = news(match.book(), look.width());
      (news.size() >= LOG_LINES ? news : match.book().since(0, look.width(), LOG_LINES))
          .forEach(page::line);
    } else {
      page.line("");
      page.line(before.map(now::since).orElseGet(now::whole));
      if (page.isScreen()) {
        page.line("");
        news(book(viewer), look.width()).forEach(page::line);
      }
    }
    before = Optional.of(now);
  }

  /** All that was told since the last question, if it is not very much. */
  private ImmutableList<String> news(LogBook book, int width) {
    ImmutableList<String> news = book.since(told.getOrDefault(book, 0), width, MOST_NEWS);
    told.put(book, book.size());
    return news;
  }

  /** What the cards say that the choices touch for the first time, if they are few. */
  private void panels(Question<M> question, Look look) {
    Catalogue catalogue = match.catalogue();
    Map<String, String> faces = new HashMap<>();
    match
        .scene(question.viewer())
        .ifPresent(
            scene -> scene.pieces().forEach((Piece piece) -> faces.put(piece.uid(), piece.face())));
    ImmutableList<Face> touched =
        question.list().entries().stream()
            .flatMap(entry -> entry.offer().choice().pieces().stream())
            .flatMap(uid -> Optional.ofNullable(faces.get(uid)).stream())
            .distinct()
            .flatMap(face -> catalogue.face(face).stream())
            .filter(face -> saysMore(face) && !explained.contains(face.id()))
            .collect(ImmutableList.toImmutableList());
    if (touched.size() <= MOST_PANELS) {
      for (Face face : touched) {
        explained.add(face.id());
        FacePanel.of(face, catalogue, look).forEach(page::line);
      }
    } else {
      page.line("  card NAME tells what a card says.");
    }
  }

  /** Whether there is more to be read on it than its name says. */
  private static boolean saysMore(Face face) {
    return !face.isBack()
        && (face.cost().isPresent() || !face.facts().isEmpty() || !face.types().isEmpty());
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
        page.line("You cannot pass here.");
        waiting.clear();
      } else {
        errand = Optional.of(new Passing<>(match, words));
      }
      return;
    }
    if (reader.choice(question, line).isEmpty()) {
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
      page.verdict(2, match.game().rulebook(), verdict);
    }
    return verdict.isLegal();
  }
}
