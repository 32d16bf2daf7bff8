package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.lawspeaker.command.server.store.Archive;
import org.lawspeaker.command.server.store.Entry;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.command.server.store.Saved;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.engine.play.TakeBack;

/**
 * One match of the server. Safe to share between threads: one request is served at a time, while
 * programs think and odds are counted aside.
 */
public final class Table<S, M extends Move, V> {
  private static final Pattern NAMED = Pattern.compile("\\s*(?i)seat\\s+\\d+\\s*:");
  private static final Reply OLDER =
      Reply.refused(
          409, "/version", "this is an answer to an older question; look at the table again");

  /** So many ask for odds at a time; each waits on a thread of the server. */
  private static final int MOST_ASKING = 8;

  private static final Reply BUSY =
      Reply.refused(429, "", "odds are being counted for others; ask again in a moment")
          .with("Retry-After", "1");

  /** So often seats may change: each change is kept. */
  private static final int MOST_SEATINGS = 200;

  private final Game<S, M, V> game;
  private final String match;
  private final Course<S, M, V> course;
  private final Audience<S, M, V> audience;
  private final Bench<M, V> bench;
  private final Crew crew;

  /** Held while odds are counted, and taken before the lock of the table, never within it. */
  private final Object counting = new Object();

  private final Semaphore asking = new Semaphore(MOST_ASKING);

  private boolean isCrewBusy;

  private Table(Course<S, M, V> course, ImmutableMap<Seat, Player<M, V>> programs, Crew crew) {
    this.game = course.game();
    this.match = course.opening().match();
    this.course = course;
    this.audience = new Audience<>(course);
    this.bench = new Bench<>(crew, programs);
    this.crew = crew;
  }

  /**
   * A match that begins at once, and is kept from now on; or what is wrong with what was before.
   *
   * @param before what was played elsewhere
   */
  public static <S, M extends Move, V> Checked<Table<S, M, V>> begin(
      Game<S, M, V> game,
      Opening opening,
      List<Entry> before,
      Archive archive,
      ImmutableMap<Seat, Player<M, V>> programs,
      Crew crew) {
    return Course.of(game, opening, archive)
        .map(course -> new Table<>(course, programs, crew))
        .then(
            table ->
                table.course.begin(before, table.audience::look).map(course -> table.awaited()));
  }

  /** A match that was kept, or why it cannot go on. */
  public static <S, M extends Move, V> Checked<Table<S, M, V>> resume(
      Game<S, M, V> game,
      Saved saved,
      Archive archive,
      ImmutableMap<Seat, Player<M, V>> programs,
      Crew crew) {
    return Course.of(game, saved.opening(), archive)
        .map(course -> new Table<>(course, programs, crew))
        .then(
            table ->
                table
                    .course
                    .resume(saved.entries(), table.audience::look)
                    .map(course -> table.awaited()));
  }

  private synchronized Table<S, M, V> awaited() {
    callCrew();
    return this;
  }

  /** The match's id. */
  public String match() {
    return match;
  }

  /** The game that is played. */
  public Game<S, M, V> game() {
    return game;
  }

  /** How the match was begun, and who sits where now; nobody waits for that. */
  public Opening opening() {
    return course.opening();
  }

  /**
   * Gives a seat to somebody else, or another name.
   *
   * @param program who decides from now on, if it is a program
   * @return why not; empty if it was done
   */
  public synchronized Optional<Reply> seat(
      Entry.Seated change, Optional<? extends Player<M, V>> program) {
    if (course.seatings() >= MOST_SEATINGS) {
      return Optional.of(
          Reply.refused(
              403, "", "the seats of this match have changed too often; open its record"));
    }
    Seat seat = Seat.of(change.seat());
    course.seat(change);
    course.keep();
    if (change.player().isPresent()) {
      bench.give(seat, program);
      audience.close(seat);
    }
    audience.look();
    callCrew();
    return Optional.empty();
  }

  /** Whether nobody would miss this match if it were read again: one that is over, or any. */
  public synchronized boolean mayLeave(boolean isOverWanted) {
    return !isCrewBusy && !course.isLost() && (!isOverWanted || isOver());
  }

  /** Whether the match is over. */
  public synchronized boolean isOver() {
    return course.pending().isOver();
  }

  /** How the match stands for this viewer. */
  public synchronized Reply standing(Viewer viewer, int since, boolean isViewWanted) {
    return Reply.ok(audience.now(viewer, since, isViewWanted));
  }

  /**
   * How the match stood for this viewer.
   *
   * @param as who else it is that looks, when the match is over
   * @param ply which of the positions that the viewer has seen
   */
  public synchronized Reply replay(
      Viewer viewer, Optional<String> as, int ply, boolean isViewWanted) {
    Optional<Viewer> other = as.isPresent() ? audience.named(as.get()) : Optional.of(viewer);
    if (other.isEmpty()) {
      return Reply.refused(400, "as", "there is no such viewer; there are " + audience.names());
    }
    if (!isOver() && !other.get().equals(viewer)) {
      return Reply.refused(403, "as", "what others have seen is open when the match is over");
    }
    return audience
        .then(other.get(), ply, isViewWanted)
        .map(Reply::ok)
        .orElseGet(() -> Reply.refused(404, "ply", "there is no such ply"));
  }

  /**
   * Makes a move for this seat, or says why not.
   *
   * @param version of the standing to which the move is an answer
   */
  public synchronized Reply move(Seat seat, int version, String text, int since) {
    if (isOlder(seat, version)) {
      return OLDER;
    }
    return read(
        seat,
        text,
        move -> {
          Verdict verdict = game.judge(course.state(), move);
          if (!verdict.isLegal()) {
            return Reply.forbidden(new Ruled.Refused(Ruled.forbidden(game, verdict)));
          }
          course.make(move);
          settle();
          return Reply.ok(audience.now(seat, since, false));
        },
        refused -> refused);
  }

  /** Whether this seat may make a move, and why; changes nothing. */
  public synchronized Reply why(Seat seat, String text) {
    return read(
        seat,
        text,
        move ->
            Reply.ok(Ruled.of(game, course.state(), seat, move, game.judge(course.state(), move))),
        refused -> refused);
  }

  /**
   * How likely what is that chance has follow a move of this seat; changes nothing. The match goes
   * on while that is counted, one question at a time, and only a few wait for it, so that no client
   * keeps all threads busy.
   */
  public Reply odds(Seat seat, String text) {
    if (!asking.tryAcquire()) {
      return BUSY;
    }
    try {
      synchronized (counting) {
        return asked(seat, text).get();
      }
    } finally {
      asking.release();
    }
  }

  /** What answers this question about the position at hand, outside of the lock. */
  private synchronized Supplier<Reply> asked(Seat seat, String text) {
    return read(
        seat,
        text,
        move -> {
          Verdict verdict = game.judge(course.state(), move);
          if (!verdict.isLegal()) {
            Reply forbidden = Reply.forbidden(new Ruled.Refused(Ruled.forbidden(game, verdict)));
            return () -> forbidden;
          }
          int version = audience.version(seat);
          V view = game.view(course.state(), seat);
          Prospect<S, M, V> prospect = new Prospect<>(game, course.opening());
          return () -> counted(prospect, seat, move, view, version);
        },
        refused -> () -> refused);
  }

  private Reply counted(Prospect<S, M, V> prospect, Seat seat, M move, V view, int version) {
    Odds odds = prospect.of(view, seat, move);
    return isOlder(seat, version) ? OLDER : Reply.ok(odds);
  }

  /** Whether the viewer has seen more than this version since. */
  private synchronized boolean isOlder(Seat seat, int version) {
    return version != audience.version(seat);
  }

  /** What is made of a move that this seat has written, or of why it is none. */
  private <T> T read(Seat seat, String text, Function<M, T> then, Function<Reply, T> refuse) {
    Checked<M> read = game.notation().readMove(course.state(), named(seat, text));
    if (!read.isOk()) {
      // Why it cannot be read may rest on the moves that there are: on secrets, if others have
      // some.
      return refuse.apply(
          isAskedAlone(seat)
              ? Reply.bad(read.problems())
              : Reply.refused(400, "/move", "this is no move here"));
    }
    M move = read.orThrow();
    // Not judged: the verdict may rest on what only the other seat may know.
    return move.by().equals(seat)
        ? then.apply(move)
        : refuse.apply(Reply.refused(403, "/move", "this is no move of " + seat));
  }

  /**
   * What names nobody is the seat's own where several choose: it would else be read for the last
   * one who has not chosen, and so tell that the others have.
   */
  private String named(Seat seat, String text) {
    boolean isNamed = isAskedAlone(seat) || NAMED.matcher(text).lookingAt();
    return isNamed ? text : seat.signed(text);
  }

  private boolean isAskedAlone(Seat seat) {
    return course.pending() instanceof Pending.Choose<M> choose && choose.seat().equals(seat);
  }

  /** Takes back the last decision of this seat, or says why not. */
  public synchronized Reply undo(Seat seat, int since) {
    TakeBack rule = course.takeBack(seat);
    if (rule != TakeBack.FREE) {
      return Reply.refused(422, "/undo", Reasons.of(rule));
    }
    settle();
    return Reply.ok(audience.now(seat, since, false));
  }

  /** Tells this listener whenever the standing of this viewer changes, and now. */
  public synchronized void listen(Viewer viewer, Listener listener) {
    audience.add(viewer, listener);
  }

  public synchronized void leave(Viewer viewer, Listener listener) {
    audience.remove(viewer, listener);
  }

  /** Nobody hears anything more of this match. */
  public synchronized void close() {
    audience.close();
  }

  /** The match so far, with all its secrets: for the host, and for all when it is over. */
  public synchronized Reply record(boolean isHost) {
    return isHost || isOver()
        ? Reply.text(course.record())
        : Reply.refused(403, "", "the record is the host's until the match is over");
  }

  /** The position, the log and the question as a page of text. */
  public synchronized Reply text(Viewer viewer) {
    return Reply.text(
        new TextPage<>(game, course.opening()).of(audience.now(viewer, 0, true), viewer));
  }

  /** The position as the beginning of a ruling file. */
  public synchronized Reply position(Viewer viewer, Optional<String> move) {
    return new PositionFile<>(game, course.opening(), audience.version(viewer))
        .of(course.state(), viewer, isOver(), move);
  }

  /** Nature has moved; what was decided is kept, then told. */
  private void settle() {
    course.keep();
    audience.look();
    callCrew();
  }

  private void callCrew() {
    if (!isCrewBusy && nextProgram().isPresent()) {
      isCrewBusy = true;
      crew.play(this);
    }
  }

  private Optional<Question<M, V>> nextProgram() {
    Pending<M> pending = course.pending();
    return pending.owing().stream()
        .filter(bench::has)
        .findFirst()
        .flatMap(seat -> Question.of(game, course.state(), pending, seat));
  }

  /** Lets one program decide; says whether another has to. Called by the crew alone. */
  public boolean programDecides() {
    Optional<Question<M, V>> asked;
    synchronized (this) {
      asked = nextProgram();
      isCrewBusy = asked.isPresent();
    }
    asked.ifPresent(question -> answer(question));
    synchronized (this) {
      isCrewBusy = isCrewBusy && nextProgram().isPresent();
      return isCrewBusy;
    }
  }

  private void answer(Question<M, V> question) {
    Seat seat = question.seat();
    Optional<Player<M, V>> program = bench.of(seat);
    // Outside of the lock: a program may think long, and nobody waits for it.
    Optional<M> move = program.map(player -> bench.choice(player, question, match));
    synchronized (this) {
      boolean isStillSeated = bench.of(seat).equals(program);
      if (isStillSeated
          && move.filter(game.legalMoves(course.state(), seat)::contains).isPresent()) {
        course.make(move.get());
        course.keep();
        audience.look();
      }
    }
  }
}
