package org.lawspeaker.command.server.lobby;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.command.server.table.Seeds;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.engine.play.NamedPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.strategy.Strategic;

/**
 * The programs that may decide for a seat. Of what follows a name only small numbers are taken, and
 * strategies that come with the game: it might name a file of this machine, or a year of thinking.
 *
 * @param installed those that there are
 */
record Programs(InstalledPlayers installed) {
  private static final int MOST = 5000;
  private static final String STRATEGY = "strategy:";
  private static final Seat FIRST = Seat.of(0);

  /** The names that a form may offer for this game. */
  <S, M extends Move, V> ImmutableList<String> offers(Game<S, M, V> game) {
    List<String> offers = new ArrayList<>();
    for (String name : installed.providers().keySet()) {
      if (player(game, FIRST, name, new SplittableRandom(1)).isOk()) {
        offers.add(name);
      }
    }
    offers.addAll(strategies(game));
    return ImmutableList.copyOf(offers);
  }

  /** Those that come with the game, as players are named. */
  private static <S, M extends Move, V> ImmutableList<String> strategies(Game<S, M, V> game) {
    return Strategic.tactics(game).stream()
        .flatMap(tactics -> tactics.shipped().keySet().stream())
        .map(STRATEGY::concat)
        .collect(ImmutableList.toImmutableList());
  }

  /** The program of this name that decides for a seat of a match with this seed. */
  <S, M extends Move, V> Checked<Player<M, V>> seated(
      Game<S, M, V> game, int seat, String name, long seed) {
    return player(game, Seat.of(seat), name, Seeds.ofPlayer(seed, seat));
  }

  private <S, M extends Move, V> Checked<Player<M, V>> player(
      Game<S, M, V> game, Seat seat, String name, SplittableRandom random) {
    return known(name)
        .then(named -> bounded(game, named))
        .then(named -> named.create(game, seat, random));
  }

  private Checked<NamedPlayer> known(String name) {
    Checked<NamedPlayer> found = installed.named(name);
    return found.isOk()
        ? found
        : Checked.bad(
            Problem.shown(name),
            "no such player; there are: "
                + Opening.PERSON
                + ", "
                + String.join(", ", installed.providers().keySet()));
  }

  private static <S, M extends Move, V> Checked<NamedPlayer> bounded(
      Game<S, M, V> game, NamedPlayer named) {
    Integer number = Ints.tryParse(named.argument());
    boolean isGood =
        named.argument().isEmpty()
            || (number != null && number >= 1 && number <= MOST)
            || strategies(game).contains(named.toString());
    return isGood
        ? Checked.ok(named)
        : Checked.bad(
            Problem.shown(named.toString()), "here only a number from 1 to " + MOST + " follows");
  }

  /** The players of a match, or what is wrong with them. */
  <S, M extends Move, V> Checked<ImmutableMap<Seat, Player<M, V>>> seated(
      Game<S, M, V> game, List<String> players, long seed) {
    ImmutableMap.Builder<Seat, Player<M, V>> seated = ImmutableMap.builder();
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (int i = 0; i < players.size(); i++) {
      if (!players.get(i).equals(Opening.PERSON)) {
        Seat seat = Seat.of(i);
        String place = "/players/" + i + ": ";
        Checked<Player<M, V>> player = seated(game, i, players.get(i), seed);
        player.value().ifPresent(made -> seated.put(seat, made));
        player.problems().forEach(problem -> problems.add(problem.within(place)));
      }
    }
    ImmutableList<Problem> found = problems.build();
    return found.isEmpty() ? Checked.ok(seated.buildOrThrow()) : Checked.bad(found);
  }
}
