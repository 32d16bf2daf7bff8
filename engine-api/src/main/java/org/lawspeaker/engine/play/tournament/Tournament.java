package org.lawspeaker.engine.play.tournament;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.immutables.value.Value;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Setup;

/**
 * Players against each other: every pair of entrants plays so many deals, each in every seating and
 * with the same seed, so that luck of the cards and of the seat falls to both alike. The same seed
 * gives the same result on every machine, if the players draw from nothing but their generators.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * InstalledPlayers players = InstalledPlayers.load();
 * Entrant<Drop, Grid> greedy = Entrant.of(players.named("greedy").orThrow(), game).orThrow();
 * Entrant<Drop, Grid> random = Entrant.of(players.named("random").orThrow(), game).orThrow();
 * TournamentResult result =
 *     Tournament.of(game, Setup.of(2), ImmutableList.of(greedy, random)).withDeals(20).run();
 * System.out.println(result.matches().size()); // 40
 * System.out.println(result.pairings().get(0).lead().low() > 0); // true
 * }</pre>
 *
 * @param game what is played
 * @param setup what every match is started with
 * @param entrants at least two
 * @param seatings how the seats are shared out
 * @param deals how many each pair plays, at least 1
 * @param seed where the seeds of the deals come from; all pairs play the same deals
 */
@Value.Builder
public record Tournament<S, M extends Move, V>(
    Game<S, M, V> game,
    Setup setup,
    ImmutableList<Entrant<M, V>> entrants,
    Seatings seatings,
    int deals,
    long seed) {
  private static final int DEALS = 100;

  public Tournament {
    ImmutableSet<String> names =
        entrants.stream().map(Entrant::name).collect(ImmutableSet.toImmutableSet());
    if (names.size() < Math.max(2, entrants.size())) {
      throw new IllegalArgumentException(
          "at least two entrants, no two of one name: "
              + entrants.stream().map(Entrant::name).toList());
    }
    if (deals < 1) {
      throw new IllegalArgumentException("at least 1 deal, not " + deals);
    }
  }

  /** A tournament of {@value #DEALS} deals for each pair, seed 1, one among others. */
  public static <S, M extends Move, V> Tournament<S, M, V> of(
      Game<S, M, V> game, Setup setup, ImmutableList<Entrant<M, V>> entrants) {
    return new Tournament<>(game, setup, entrants, Seatings.ONE_AMONG_OTHERS, DEALS, 1);
  }

  // By hand: a generated wither of a generic list takes varargs, which no caller can pass safely.

  public Tournament<S, M, V> withSetup(Setup other) {
    return but().setup(other).build();
  }

  public Tournament<S, M, V> withSeatings(Seatings other) {
    return but().seatings(other).build();
  }

  public Tournament<S, M, V> withDeals(int other) {
    return but().deals(other).build();
  }

  public Tournament<S, M, V> withSeed(long other) {
    return but().seed(other).build();
  }

  private TournamentBuilder<S, M, V> but() {
    return new TournamentBuilder<S, M, V>().from(this);
  }

  /** How many matches will be played. */
  public int matches() {
    int pairs = entrants.size() * (entrants.size() - 1) / 2;
    return Math.multiplyExact(pairs * deals, seatings.of(setup.seats()).size());
  }

  /** Plays all matches, see {@link #run(Consumer)}. */
  public TournamentResult run() {
    return run(match -> {});
  }

  /**
   * Plays all matches.
   *
   * @param played told of every match, in order
   * @throws org.lawspeaker.engine.BadInputException if the game refuses the setup
   * @throws IllegalStateException naming the match, if a player fails or answers with a move that
   *     was not offered
   */
  public TournamentResult run(Consumer<TournamentMatch> played) {
    ImmutableList.Builder<Pairing> pairings = ImmutableList.builder();
    ImmutableList.Builder<TournamentMatch> matches = ImmutableList.builder();
    for (int i = 0; i < entrants.size(); i++) {
      for (int j = i + 1; j < entrants.size(); j++) {
        ImmutableList<Entrant<M, V>> pair = ImmutableList.of(entrants.get(i), entrants.get(j));
        Pairing.Counting counting = new Pairing.Counting(pair.get(0).name(), pair.get(1).name());
        SplittableRandom seeds = new SplittableRandom(seed);
        for (int deal = 0; deal < deals; deal++) {
          ImmutableList<TournamentMatch> dealt = deal(pair, deal, seeds.nextLong(), played);
          counting.add(dealt);
          matches.addAll(dealt);
        }
        pairings.add(counting.pairing());
      }
    }
    return new TournamentResult(pairings.build(), matches.build());
  }

  private ImmutableList<TournamentMatch> deal(
      ImmutableList<Entrant<M, V>> pair,
      int deal,
      long dealSeed,
      Consumer<TournamentMatch> played) {
    ImmutableList.Builder<TournamentMatch> matches = ImmutableList.builder();
    for (ImmutableList<Integer> seating : seatings.of(setup.seats())) {
      ImmutableList<Entrant<M, V>> seated =
          seating.stream().map(pair::get).collect(ImmutableList.toImmutableList());
      TournamentMatch match = new SeatedMatch<>(game, setup, seated).play(deal, dealSeed);
      played.accept(match);
      matches.add(match);
    }
    return matches.build();
  }
}
