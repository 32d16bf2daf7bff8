package org.lawspeaker.command.server.lobby;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Longs;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.server.store.Archive;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.command.server.store.Saved;
import org.lawspeaker.command.server.table.Table;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.command.server.wire.Wire;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.engine.play.Player;

/** The matches of a server, and whose key opens what. Safe to share between threads. */
public final class Lobby implements AutoCloseable {
  private static final int LONGEST_NAME = 40;

  /** A match in memory. */
  private record Hosted(Opening opening, Table<?, ?, ?> table) {}

  private final Library library;
  private final Programs programs;
  private final Archive archive;
  private final KeyRing keys;
  private final PrintWriter log;
  private final ProgramCrew crew;
  private final Map<String, Hosted> hosted = new LinkedHashMap<>(16, 0.75f, true);

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
      RandomGenerator random,
      PrintWriter log) {
    this.library = library;
    this.programs = new Programs(players);
    this.archive = archive;
    this.keys = new KeyRing(random);
    this.log = log;
    this.crew = new ProgramCrew(log);
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
  public Reply open(String body) {
    Checked<Opened> opened =
        Wire.read(body, NewMatch.class)
            .then(
                wanted ->
                    library
                        .named("/game", wanted.game())
                        .then(provider -> open(provider.game(), wanted)));
    return opened.isOk() ? Reply.created(opened.orThrow()) : Reply.bad(opened.problems());
  }

  private <S, M extends Move, V> Checked<Opened> open(Game<S, M, V> game, NewMatch wanted) {
    int count = wanted.seats().orElse(game.info().fewestSeats());
    Checked<Setup> setup = game.info().complete(new Setup(count, wanted.options()));
    Optional<Long> chosen =
        wanted.seed().flatMap(text -> Optional.ofNullable(Longs.tryParse(text)));
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.addAll(setup.problems());
    if (wanted.seed().isPresent() && chosen.isEmpty()) {
      problems.add(new Problem("/seed", "a whole number is wanted"));
    }
    ImmutableList<String> players = filled("/players", wanted.players(), count, problems);
    ImmutableList<String> names = filled("/names", wanted.names(), count, problems);
    long seed = chosen.orElseGet(keys::seed);
    Checked<ImmutableMap<Seat, Player<M, V>>> seated = programs.seated(game, players, seed);
    problems.addAll(seated.problems());
    ImmutableList<Problem> found = problems.build();
    if (!found.isEmpty()) {
      return Checked.bad(found);
    }
    Checked<S> start = game.start(setup.orThrow());
    if (!start.isOk()) {
      return Checked.bad(start.problems());
    }
    ImmutableMap.Builder<String, String> hashes = ImmutableMap.builder();
    Opened opened = opened(players, hashes);
    Opening opening =
        Opening.builder()
            .match(opened.match())
            .game(game.info().id())
            .rulesVersion(game.info().rulesVersion())
            .pack(game.info().pack())
            .contentHash(game.info().contentHash())
            .setup(setup.orThrow())
            .players(players)
            .names(names)
            .seed(seed)
            .isSeedChosen(chosen.isPresent())
            .keys(hashes.buildOrThrow())
            .build();
    Table<S, M, V> table = Table.begin(game, opening, archive, seated.orThrow(), crew);
    synchronized (hosted) {
      hosted.put(opening.match(), new Hosted(opening, table));
    }
    return Checked.ok(opened);
  }

  /** One word for each seat: those that were said, the standard ones if none were. */
  private static ImmutableList<String> filled(
      String place, List<String> said, int seats, ImmutableList.Builder<Problem> problems) {
    if (!said.isEmpty() && said.size() != seats) {
      problems.add(new Problem(place, "one for each seat: " + seats + ", not " + said.size()));
      return ImmutableList.of();
    }
    ImmutableList.Builder<String> filled = ImmutableList.builder();
    for (int i = 0; i < seats && i < Seat.MOST; i++) {
      String standard = place.equals("/players") ? Opening.PERSON : Seat.of(i).toString();
      String word = said.isEmpty() ? standard : said.get(i);
      if (word.isBlank()
          || word.length() > LONGEST_NAME
          || word.chars().anyMatch(Character::isISOControl)) {
        problems.add(new Problem(place + "/" + i, "1 to " + LONGEST_NAME + " letters are wanted"));
      }
      filled.add(word);
    }
    return filled.build();
  }

  private Opened opened(List<String> players, ImmutableMap.Builder<String, String> hashes) {
    ImmutableList.Builder<Opened.SeatKey> seats = ImmutableList.builder();
    for (int i = 0; i < players.size(); i++) {
      if (players.get(i).equals(Opening.PERSON)) {
        seats.add(new Opened.SeatKey(i, key(String.valueOf(i), hashes)));
      }
    }
    return new Opened(
        keys.id(), key(Access.HOST, hashes), seats.build(), key(Access.WATCH, hashes));
  }

  private String key(String opens, ImmutableMap.Builder<String, String> hashes) {
    String key = keys.key();
    hashes.put(KeyRing.hash(key), opens);
    return key;
  }

  /** Serves whoever has a key to a match. */
  public Reply at(String match, String key, BiFunction<Table<?, ?, ?>, Access, Reply> serve) {
    Optional<Checked<Hosted>> found = find(match);
    if (found.isEmpty()) {
      return Reply.refused(404, "", "there is no such match");
    }
    if (!found.get().isOk()) {
      return Reply.refused(410, "", "the record of this match cannot be read any more");
    }
    Hosted at = found.get().orThrow();
    String opens = at.opening().keys().getOrDefault(KeyRing.hash(key), "");
    return opens.isEmpty()
        ? Reply.refused(401, "", "this key opens nothing here")
        : serve.apply(at.table(), Access.of(opens));
  }

  private Optional<Checked<Hosted>> find(String match) {
    if (!KeyRing.isId(match)) {
      return Optional.empty();
    }
    synchronized (hosted) {
      Hosted there = hosted.get(match);
      if (there != null) {
        return Optional.of(Checked.ok(there));
      }
      Optional<Checked<Hosted>> read = archive.read(match).map(saved -> saved.then(this::resume));
      read.ifPresent(
          found -> {
            found.value().ifPresent(again -> hosted.put(match, again));
            found.problems().forEach(log::println);
          });
      return read;
    }
  }

  private Checked<Hosted> resume(Saved saved) {
    return library
        .named("game", saved.opening().game())
        .then(provider -> resume(provider.game(), saved));
  }

  private <S, M extends Move, V> Checked<Hosted> resume(Game<S, M, V> game, Saved saved) {
    Opening opening = saved.opening();
    return programs
        .seated(game, opening.players(), opening.seed())
        .then(seated -> Table.resume(game, saved, archive, seated, crew))
        .map(table -> new Hosted(opening, table));
  }

  @Override
  public void close() {
    crew.close();
    synchronized (hosted) {
      hosted.values().forEach(each -> each.table().close());
    }
  }
}
