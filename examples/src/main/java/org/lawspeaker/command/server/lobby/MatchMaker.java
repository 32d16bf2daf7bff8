package org.lawspeaker.command.server.lobby;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Longs;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.server.store.Archive;
import org.lawspeaker.command.server.store.Entry;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.command.server.store.Saved;
import org.lawspeaker.command.server.table.Crew;
import org.lawspeaker.command.server.table.Table;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.CheckHash;
import org.lawspeaker.engine.play.GameRecord;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Replay;
import org.lawspeaker.engine.play.ReplayStep;

/**
 * Begins matches, and goes on with those that were kept.
 *
 * @param library the games that can be played
 */
record MatchMaker(Library library, Programs programs, Archive archive, KeyRing keys, Crew crew) {
  private static final String PLAYERS = "/players";
  private static final String NAMES = "/names";

  /** A match that begins, and the keys to it. */
  record Begun(Table<?, ?, ?> table, Opened opened) {}

  /** The match that was asked for, or everything that is wrong with the wish. */
  Checked<Begun> begin(NewMatch wanted) {
    return record(wanted)
        .then(
            record ->
                record
                    .map(GameRecord::game)
                    .or(wanted::game)
                    .map(game -> library.named("/game", game))
                    .orElseGet(() -> Checked.bad("/game", "missing key \"game\""))
                    .then(provider -> begin(provider.game(), wanted, record)));
  }

  private static Checked<Optional<GameRecord>> record(NewMatch wanted) {
    return wanted.record().isEmpty()
        ? Checked.ok(Optional.empty())
        : GameRecord.read("/record ", wanted.record().get()).map(Optional::of);
  }

  private <S, M extends Move, V> Checked<Begun> begin(
      Game<S, M, V> game, NewMatch wanted, Optional<GameRecord> record) {
    GameInfo info = game.info();
    Setup wish =
        record
            .map(GameRecord::setup)
            .orElseGet(
                () -> new Setup(wanted.seats().orElse(info.fewestSeats()), wanted.options()));
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    Checked<Setup> setup = info.complete(wish);
    problems.addAll(setup.problems());
    Optional<Long> chosen = wanted.seed().map(Longs::tryParse);
    if (wanted.seed().isPresent() && chosen.isEmpty()) {
      problems.add(new Problem("/seed", "a whole number is wanted"));
    }
    ImmutableList<String> players =
        filled(PLAYERS, wanted.players(), wish.seats(), seat -> Opening.PERSON, problems);
    ImmutableList<String> names =
        filled(NAMES, wanted.names(), wish.seats(), seat -> Seat.of(seat).toString(), problems);
    long seed = chosen.orElseGet(keys::seed);
    Checked<ImmutableMap<Seat, Player<M, V>>> seated = programs.seated(game, players, seed);
    problems.addAll(seated.problems());
    Checked<ImmutableList<Entry>> before =
        record.map(kept -> entries(game, kept)).orElse(Checked.ok(ImmutableList.of()));
    before.problems().forEach(problem -> problems.add(problem.within("/record")));
    ImmutableList<Problem> found = problems.build();
    if (!found.isEmpty()) {
      return Checked.bad(found);
    }
    ImmutableMap.Builder<String, String> hashes = ImmutableMap.builder();
    Opened opened = opened(players, hashes);
    Opening opening =
        Opening.builder()
            .match(opened.match())
            .game(info.id())
            .rulesVersion(info.rulesVersion())
            .pack(info.pack())
            .contentHash(info.contentHash())
            .setup(setup.orThrow())
            .players(players)
            .names(names)
            .seed(seed)
            .isSeedChosen(chosen.isPresent() || record.isPresent())
            .keys(hashes.buildOrThrow())
            .build();
    return Table.begin(game, opening, before.orThrow(), archive, seated.orThrow(), crew)
        .map(table -> new Begun(table, opened));
  }

  /** What a record has, or where it does not go as it says. */
  private static <S, M extends Move, V> Checked<ImmutableList<Entry>> entries(
      Game<S, M, V> game, GameRecord record) {
    return Replay.of(game, record)
        .then(Replay::complete)
        .map(
            replay ->
                replay.steps().stream()
                    .map(step -> entry(game, step))
                    .collect(ImmutableList.toImmutableList()));
  }

  private static <S, M extends Move, V> Entry entry(Game<S, M, V> game, ReplayStep<S, M> step) {
    return new Entry.Made(
        game.notation().move(step.before(), step.move()), CheckHash.of(game, step.after()));
  }

  /** One word for each seat: those that were said, the standard ones if none were. */
  private static ImmutableList<String> filled(
      String place,
      List<String> said,
      int seats,
      IntFunction<String> standard,
      ImmutableList.Builder<Problem> problems) {
    if (!said.isEmpty() && said.size() != seats) {
      problems.add(new Problem(place, "one for each seat: " + seats + ", not " + said.size()));
      return ImmutableList.of();
    }
    ImmutableList.Builder<String> filled = ImmutableList.builder();
    for (int i = 0; i < seats && i < Seat.MOST; i++) {
      String word = said.isEmpty() ? standard.apply(i) : said.get(i);
      Seating.wrongName(place + "/" + i, word).ifPresent(problems::add);
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

  /** The match of this id as it was kept, or why it cannot go on; empty if there is none. */
  Optional<Checked<Table<?, ?, ?>>> resume(String id) {
    return archive.read(id).map(saved -> saved.then(this::resume));
  }

  private Checked<Table<?, ?, ?>> resume(Saved saved) {
    return library
        .named("game", saved.opening().game())
        .then(provider -> resume(provider.game(), saved));
  }

  private <S, M extends Move, V> Checked<Table<?, ?, ?>> resume(Game<S, M, V> game, Saved saved) {
    return programs
        .seated(game, saved.players(), saved.opening().seed())
        .then(seated -> Table.resume(game, saved, archive, seated, crew))
        .map(table -> table); // of whatever game it is
  }
}
