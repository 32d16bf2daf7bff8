package org.lawspeaker.command.server;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;

/** The matches of a server, and who may sit where. Safe to share between threads. */
public final class Lobby {
  /** What a client asks for. */
  private record NewMatch(
      String game, Optional<Integer> seats, @Default("{}") ImmutableMap<String, String> options) {}

  private record NewMove(String move) {}

  /** A match that was opened, and the key of each seat, in seat order. */
  private record Opened(String match, ImmutableList<String> keys) {}

  /** The games that can be played, with all that a form needs. */
  private record Offers(ImmutableList<Offer> games) {}

  private record Offer(
      String id, String title, int fewestSeats, int mostSeats, ImmutableList<OptionSpec> options) {
    static Offer of(GameInfo info) {
      return new Offer(
          info.id(), info.title(), info.fewestSeats(), info.mostSeats(), info.options());
    }
  }

  /** A match as one seat reaches it. */
  private record Place(HostedMatch<?, ?, ?> match, Seat seat) {}

  private final ImmutableMap<String, GameProvider> games;
  private final RandomGenerator random;
  private final AtomicInteger matches = new AtomicInteger();
  private final Map<String, ImmutableMap<String, Place>> places = new ConcurrentHashMap<>();

  /**
   * A lobby without matches, of every installed game.
   *
   * @param random what keys and chance are drawn from; safe to share between threads
   */
  public Lobby(RandomGenerator random) {
    this(GameProvider.installed(), random);
  }

  /**
   * A lobby without matches.
   *
   * @param games those that can be played
   * @param random what keys and chance are drawn from; safe to share between threads
   */
  public Lobby(ImmutableList<GameProvider> games, RandomGenerator random) {
    this.games = Maps.uniqueIndex(games, GameProvider::id);
    this.random = random;
  }

  /** Every game. */
  Reply games() {
    return Reply.ok(
        new Offers(
            games.values().stream()
                .map(provider -> Offer.of(provider.game().info()))
                .collect(ImmutableList.toImmutableList())));
  }

  /** Opens a match, or says everything that is wrong with the wish. */
  Reply open(String body) {
    Checked<NewMatch> wish = read(body, NewMatch.class);
    Checked<Opened> opened =
        wish.then(
            wanted ->
                Optional.ofNullable(games.get(wanted.game()))
                    .map(provider -> open(provider.game(), wanted))
                    .orElse(Checked.bad("/game", "no game \"" + wanted.game() + "\"")));
    return opened.isOk() ? Reply.created(opened.orThrow()) : Reply.bad(opened.problems());
  }

  private <S, M extends Move, V> Checked<Opened> open(Game<S, M, V> game, NewMatch wanted) {
    Setup setup = new Setup(wanted.seats().orElse(game.info().fewestSeats()), wanted.options());
    Roster<S, M, V> roster = Roster.<S, M, V>empty().withNature(random);
    return Referee.open(game, setup, roster)
        .map(referee -> opened(new HostedMatch<>(game, referee), setup.seats()));
  }

  private Opened opened(HostedMatch<?, ?, ?> match, int seats) {
    ImmutableMap.Builder<String, Place> keys = ImmutableMap.builder();
    for (int i = 0; i < seats; i++) {
      keys.put(key(), new Place(match, Seat.of(i)));
    }
    ImmutableMap<String, Place> seated = keys.buildOrThrow();
    String id = String.valueOf(matches.incrementAndGet());
    places.put(id, seated);
    return new Opened(id, seated.keySet().asList());
  }

  private String key() {
    return String.format("%016x%016x", random.nextLong(), random.nextLong());
  }

  /** How a match stands for the seat that has this key. */
  Reply standing(String match, String key) {
    return at(match, key, place -> place.match().standing(place.seat()));
  }

  /** Makes a move for the seat that has this key. */
  Reply move(String match, String key, String body) {
    return at(
        match,
        key,
        place -> {
          Checked<NewMove> sent = read(body, NewMove.class);
          return sent.isOk()
              ? place.match().move(place.seat(), sent.orThrow().move())
              : Reply.bad(sent.problems());
        });
  }

  private Reply at(String match, String key, Function<Place, Reply> serve) {
    ImmutableMap<String, Place> seated = places.get(match);
    if (seated == null) {
      return Reply.refused(404, "", "there is no match " + match);
    }
    Place place = seated.get(key);
    return place == null
        ? Reply.refused(401, "", "this is the key of no seat of match " + match)
        : serve.apply(place);
  }

  private static <T> Checked<T> read(String body, Class<T> type) {
    return Document.json("body", body).then(document -> Records.STANDARD.read(document, type));
  }
}
