package org.lawspeaker.engine.play.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.lawspeaker.engine.Outcome.Result.DREW;
import static org.lawspeaker.engine.Outcome.Result.LOST;
import static org.lawspeaker.engine.Outcome.Result.WON;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.BadInputException;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;

class TournamentTest {
  private static final SealedDuel DUEL = new SealedDuel();

  private static final Entrant<DuelMove, DuelView> RANDOM = random("random");

  /** Seals its highest card first, which wins more often. */
  private static final Entrant<DuelMove, DuelView> HIGHEST =
      new Entrant<>(
          "highest",
          (seat, random) -> question -> question.legal().get(question.legal().size() - 1));

  private static Entrant<DuelMove, DuelView> random(String name) {
    return new Entrant<>(name, (seat, random) -> new RandomPlayer<>(random));
  }

  private static Tournament<DuelState, DuelMove, DuelView> of(
      Entrant<DuelMove, DuelView> first, Entrant<DuelMove, DuelView> second) {
    return of(ImmutableList.of(first, second));
  }

  private static Tournament<DuelState, DuelMove, DuelView> of(
      ImmutableList<Entrant<DuelMove, DuelView>> entrants) {
    return Tournament.of(DUEL, Line.TWO, entrants).withDeals(20);
  }

  @Test
  void everyPairPlaysEveryDealInBothSeatings() {
    Entrant<DuelMove, DuelView> other = random("other");
    Tournament<DuelState, DuelMove, DuelView> tournament =
        of(ImmutableList.of(RANDOM, HIGHEST, other)).withDeals(2);
    TournamentResult result = tournament.run();

    assertThat(result.matches())
        .hasSize(tournament.matches())
        .extracting(match -> match.deal() + ": " + String.join(" and ", match.seating()))
        .containsExactly(
            "0: random and highest",
            "0: highest and random",
            "1: random and highest",
            "1: highest and random",
            "0: random and other",
            "0: other and random",
            "1: random and other",
            "1: other and random",
            "0: highest and other",
            "0: other and highest",
            "1: highest and other",
            "1: other and highest");
    assertThat(result.pairings())
        .extracting(pairing -> pairing.first() + ", " + pairing.second())
        .containsExactly("random, highest", "random, other", "highest, other");
  }

  @Test
  void allPairsPlayTheSameDeals() {
    TournamentResult result =
        of(ImmutableList.of(RANDOM, HIGHEST, random("other"))).withDeals(3).run();
    List<Long> seeds = result.matches().stream().map(TournamentMatch::seed).toList();
    assertThat(seeds.subList(0, 6))
        .isEqualTo(seeds.subList(6, 12))
        .isEqualTo(seeds.subList(12, 18));
    assertThat(seeds.get(0)).isEqualTo(seeds.get(1)).isNotEqualTo(seeds.get(2));
  }

  @Test
  void equalsAreEqualOnPairedSeats() {
    Pairing pairing = of(RANDOM, random("the same")).run().pairings().get(0);
    assertThat(pairing.lead().value()).isZero();
    assertThat(pairing.firstResults()).isEqualTo(pairing.secondResults());
    assertThat(pairing.firstShare()).isEqualTo(pairing.secondShare());
    assertThat(pairing.firstShare().value()).isEqualTo(0.5);
  }

  @Test
  void addsUpWhatTheSeatsOfEachCameTo() {
    TournamentResult result = of(HIGHEST, RANDOM).withDeals(100).run();
    int points = 0;
    for (TournamentMatch match : result.matches()) {
      Outcome.Result own = match.outcome().resultOf(Seat.of(match.seating().indexOf("highest")));
      points += own == WON ? 2 : own == DREW ? 1 : 0;
    }
    Pairing pairing = result.pairing("highest", "random").orElseThrow();
    assertThat(pairing.firstResults()).hasSize(200);
    assertThat(pairing.firstResults().count(WON)).isEqualTo(pairing.secondResults().count(LOST));
    assertThat(pairing.firstShare().value()).isEqualTo(points / 400.0);
    assertThat(pairing.lead().value())
        .isCloseTo(pairing.firstShare().value() - pairing.secondShare().value(), within(1e-9));
    assertThat(result.pairing("random", "highest")).isEmpty();
  }

  @Test
  void findsWhichOfTwoIsBetter() {
    Entrant<DuelMove, DuelView> first =
        new Entrant<>("first", (seat, random) -> question -> question.legal().get(0));
    Entrant<DuelMove, DuelView> search =
        Entrant.of(InstalledPlayers.load().named("mcts:40").orThrow(), DUEL).orThrow();
    assertThat(search.name()).isEqualTo("mcts:40");
    Pairing pairing = of(search, first).withDeals(60).run().pairings().get(0);
    assertThat(pairing.lead().low()).isPositive();
  }

  @Test
  void theSameSeedPlaysTheSameTournamentAndAnotherDoesNot() {
    TournamentResult result = of(RANDOM, HIGHEST).run();
    assertThat(of(RANDOM, HIGHEST).run()).isEqualTo(result);
    assertThat(of(RANDOM, HIGHEST).withSeed(2).run()).isNotEqualTo(result);
  }

  @Test
  void tellsEveryMatchInOrder() {
    List<TournamentMatch> told = new ArrayList<>();
    assertThat(of(RANDOM, HIGHEST).run(told::add).matches()).isEqualTo(told).hasSize(40);
  }

  @Test
  void aMatchCanBeSeenAgainByItsSeed() {
    TournamentMatch match = of(RANDOM, HIGHEST).run().matches().get(0);
    SplittableRandom random = new SplittableRandom(match.seed());
    Roster<DuelState, DuelMove, DuelView> roster =
        Roster.<DuelState, DuelMove, DuelView>empty().withNature(random.split());
    roster = roster.with(Seat.of(0), RANDOM.maker().player(Seat.of(0), random.split()));
    roster = roster.with(Seat.of(1), HIGHEST.maker().player(Seat.of(1), random.split()));
    Referee<DuelState, DuelMove, DuelView> referee = Referee.open(DUEL, Line.TWO, roster).orThrow();

    assertThat(referee.run()).isEqualTo(new Pending.Over<>(match.outcome()));
    assertThat(referee.history()).hasSize(match.plies());
  }

  @Test
  void namesTheMatchInWhichAPlayerFails() {
    Entrant<DuelMove, DuelView> broken =
        new Entrant<>(
            "broken", (seat, random) -> question -> new DuelMove.Seal(question.seat(), 9));
    assertThatThrownBy(of(RANDOM, broken)::run)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageMatching("ply \\d+ of deal 0, seed -?\\d+, seated \\[random, broken]")
        .hasRootCauseMessage("seat 1 was not offered Seal[by=seat 1, number=9]");
  }

  @Test
  void refusesWhatIsNoTournament() {
    assertThatThrownBy(() -> of(ImmutableList.of(RANDOM)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> of(RANDOM, random("random")))
        .hasMessage("at least two entrants, no two of one name: [random, random]");
    assertThatThrownBy(() -> of(RANDOM, HIGHEST).withDeals(0)).hasMessage("at least 1 deal, not 0");
    assertThatThrownBy(() -> of(RANDOM, HIGHEST).withSetup(Setup.of(3)).run())
        .isInstanceOf(BadInputException.class);
  }

  @Test
  void anEntrantThatCannotPlayTheGameIsAProblem() {
    assertThat(Entrant.of(InstalledPlayers.load().named("mcts:0").orThrow(), DUEL).isOk())
        .isFalse();
  }

  @Test
  void oneTakesEachSeatAmongOthers() {
    Seatings seatings = Seatings.ONE_AMONG_OTHERS;
    assertThat(seatings.of(1)).containsExactly(ImmutableList.of(0), ImmutableList.of(1));
    assertThat(seatings.of(2)).containsExactly(ImmutableList.of(0, 1), ImmutableList.of(1, 0));
    assertThat(seatings.of(3))
        .containsExactly(
            ImmutableList.of(0, 1, 1),
            ImmutableList.of(1, 0, 1),
            ImmutableList.of(1, 1, 0),
            ImmutableList.of(1, 0, 0),
            ImmutableList.of(0, 1, 0),
            ImmutableList.of(0, 0, 1));
  }

  @Test
  void orEachTakesAllSeats() {
    Seatings seatings = Seatings.EACH_AMONG_ITSELF;
    assertThat(seatings.of(1)).containsExactly(ImmutableList.of(0), ImmutableList.of(1));
    assertThat(seatings.of(3))
        .containsExactly(ImmutableList.of(0, 0, 0), ImmutableList.of(1, 1, 1));
    assertThat(of(RANDOM, HIGHEST).withSeatings(seatings).withDeals(1).run().matches())
        .extracting(TournamentMatch::seating)
        .containsExactly(
            ImmutableList.of("random", "random"), ImmutableList.of("highest", "highest"));
  }
}
