package org.lawspeaker.command.server.lobby;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Striped;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.server.store.Archive;
import org.lawspeaker.command.server.table.Table;
import org.lawspeaker.command.server.table.UnkeptException;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.play.InstalledPlayers;

/** The matches of a server, and whose key opens what. Safe to share between threads. */
public final class Lobby implements AutoCloseable {
  private static final int STRIPES = 64;
  private static final Reply FULL =
      Reply.refused(503, "", "too many matches are played here; try again later");

  private final Library library;
  private final Limits limits;
  private final Programs programs;
  private final MatchMaker maker;
  private final Seating seating;
  private final PrintWriter log;
  private final ProgramCrew crew;
  private final Hall hall;
  private final AtomicInteger kept;
  private final Semaphore streams;

  /** Of one match, only one is made of what was kept. */
  private final Striped<Lock> reading = Striped.lock(STRIPES);

  /**
   * A lobby of the matches that the archive has.
   *
   * @param library the games that can be played
   * @param random what keys and seeds are drawn from; safe to share between threads
   * @param log where it is said what goes wrong here; no client reads it
   */
  public Lobby(
      Library library,
      InstalledPlayers players,
      Archive archive,
      Limits limits,
      RandomGenerator random,
      PrintWriter log) {
    this.library = library;
    this.limits = limits;
    this.programs = new Programs(players);
    this.log = log;
    this.crew = new ProgramCrew(log, this::lost);
    KeyRing keys = new KeyRing(random);
    this.maker = new MatchMaker(library, programs, archive, keys, crew);
    this.seating = new Seating(programs, keys);
    this.hall = new Hall(limits.inMemory());
    this.kept = new AtomicInteger(archive.size());
    this.streams = new Semaphore(limits.streams());
  }

  /** The games that can be played, with all that a form needs. */
  public Reply games() {
    return Reply.ok(
        new Offers(
            library.games().values().stream()
                .map(provider -> offer(provider.game()))
                .collect(ImmutableList.toImmutableList())));
  }

  private Offers.Offer offer(Game<?, ?, ?> game) {
    GameInfo info = game.info();
    return new Offers.Offer(
        info.id(),
        info.title(),
        info.fewestSeats(),
        info.mostSeats(),
        info.options(),
        programs.offers(game),
        info.rulesVersion(),
        info.pack());
  }

  /** Opens a match, or says everything that is wrong with the wish. */
  public Reply open(NewMatch wanted) {
    if (kept.incrementAndGet() > limits.kept() || !hall.hasRoom()) {
      kept.decrementAndGet();
      return FULL;
    }
    try {
      Checked<MatchMaker.Begun> begun = maker.begin(wanted);
      if (!begun.isOk()) {
        kept.decrementAndGet();
        return Reply.bad(begun.problems());
      }
      hall.add(begun.orThrow().table());
      hall.release(begun.orThrow().opened().match());
      return Reply.created(begun.orThrow().opened());
    } catch (UnkeptException e) {
      kept.decrementAndGet();
      return unkept(e);
    }
  }

  private Reply unkept(UnkeptException e) {
    log.println(e.getMessage() + ": " + e.getCause());
    return Reply.refused(503, "", "the match cannot be kept, so nothing has happened");
  }

  /** Gives a seat of a match to somebody else, for its host. */
  public Reply seat(Visit visit, NewSeat wanted) {
    return visit.access().isHost()
        ? seating.change(visit.table(), wanted)
        : Reply.refused(403, "", "the seats are the host's to give");
  }

  /** Serves whoever has a key to a match. */
  public Reply at(String match, String key, Function<Visit, Reply> serve) {
    return enter(
        match,
        key,
        visit -> {
          try (visit) {
            return serve.apply(visit);
          } catch (UnkeptException e) {
            forget(match);
            return unkept(e);
          }
        },
        refused -> refused);
  }

  /**
   * Lets somebody in who stays until the visit is closed.
   *
   * @param welcome what is done with a visit
   * @param refuse what is done if there is none
   */
  public <T> T enter(
      String match, String key, Function<Visit, T> welcome, Function<Reply, T> refuse) {
    if (!KeyRing.isId(match)) {
      return refuse.apply(missing());
    }
    Optional<Table<?, ?, ?>> found = hall.take(match);
    if (found.isEmpty()) {
      Lock lock = reading.get(match);
      lock.lock();
      try {
        found = hall.take(match);
        if (found.isEmpty()) {
          if (!hall.hasRoom()) {
            return refuse.apply(FULL);
          }
          Optional<Checked<Table<?, ?, ?>>> read = maker.resume(match);
          if (read.isEmpty()) {
            return refuse.apply(missing());
          }
          if (!read.get().isOk()) {
            read.get().problems().forEach(problem -> log.println(match + ": " + problem));
            return refuse.apply(
                Reply.refused(410, "", "the record of this match cannot be read any more"));
          }
          found = read.get().value();
          found.ifPresent(hall::add);
        }
      } finally {
        lock.unlock();
      }
    }
    return welcome(found.orElseThrow(), key, welcome, refuse);
  }

  private <T> T welcome(
      Table<?, ?, ?> table, String key, Function<Visit, T> welcome, Function<Reply, T> refuse) {
    String id = table.match();
    String opens = table.opening().keys().getOrDefault(KeyRing.hash(key), "");
    if (opens.isEmpty()) {
      hall.release(id);
      return refuse.apply(Reply.refused(401, "", "this key opens nothing here"));
    }
    return welcome.apply(new Visit(table, Access.of(opens), () -> hall.release(id)));
  }

  private static Reply missing() {
    return Reply.refused(404, "", "there is no such match");
  }

  /** Whether one more client may be told of changes; {@link #streamEnds} gives the place back. */
  public boolean streamBegins() {
    return streams.tryAcquire();
  }

  public void streamEnds() {
    streams.release();
  }

  /** What is at hand of a match is not what is kept of it. */
  private void forget(String match) {
    hall.drop(match).ifPresent(Table::close);
  }

  private void lost(String match, Throwable thrown) {
    log.println(new Problem("match " + match, "a player's decision is lost: " + thrown));
    forget(match);
  }

  @Override
  public void close() {
    crew.close();
    hall.all().forEach(Table::close);
  }
}
