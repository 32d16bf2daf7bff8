package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.SealedDuel;

/** What is pending tells everything apart that it should, and nothing that is secret. */
class OwedTest {
  private static final Seat ONE = Seat.of(0);
  private static final Seat TWO = Seat.of(1);
  private static final Seat THREE = Seat.of(2);
  private static final Window SEALING = Window.of("sealing", "Seal a card.", SealedDuel.SEAL);
  private static final Window STAKING = Window.of("staking", "Raise?", SealedDuel.STAKE);

  private static Pending<DuelMove> sealing(ImmutableSet<Seat> owing, ImmutableSet<Seat> sealed) {
    return new Pending.Commit<>(owing, sealed, SEALING);
  }

  private static Pending<DuelMove> won(Seat winner) {
    return new Pending.Over<>(Outcome.wonBy(winner, 2, "More points.", SealedDuel.END));
  }

  @Test
  void namesWhoChoosesAndWhy() {
    assertThat(Owed.wholly(new Pending.Choose<DuelMove>(ONE, STAKING)))
        .isNotEqualTo(Owed.wholly(new Pending.Choose<DuelMove>(TWO, STAKING)))
        .isNotEqualTo(Owed.wholly(new Pending.Choose<DuelMove>(ONE, SEALING)))
        .isEqualTo(
            Owed.wholly(
                new Pending.Choose<DuelMove>(
                    ONE, Window.of("staking", "Raise?", SealedDuel.STAKE))));
  }

  @Test
  void namesWhoStillSealsAndWhoHasSealed() {
    assertThat(Owed.wholly(sealing(ImmutableSet.of(ONE, TWO), ImmutableSet.of(THREE))))
        .isEqualTo(Owed.wholly(sealing(ImmutableSet.of(TWO, ONE), ImmutableSet.of(THREE))))
        .isNotEqualTo(Owed.wholly(sealing(ImmutableSet.of(ONE), ImmutableSet.of(THREE))))
        .isNotEqualTo(Owed.wholly(sealing(ImmutableSet.of(ONE, TWO), ImmutableSet.of())));
  }

  @Test
  void namesTheClauseOfChanceButNotItsOutcomes() {
    Distribution<DuelMove> one = Distribution.uniform(1, card -> new DuelMove.Deal(ONE, card));
    Distribution<DuelMove> many = Distribution.uniform(2, card -> new DuelMove.Deal(ONE, card));

    assertThat(Owed.wholly(new Pending.Chance<>(SealedDuel.DEAL, one)))
        .isEqualTo(Owed.wholly(new Pending.Chance<>(SealedDuel.DEAL, many)))
        .isNotEqualTo(Owed.wholly(new Pending.Chance<>(SealedDuel.TIES, one)));
  }

  @Test
  void namesTheOutcomeAtTheEnd() {
    assertThat(Owed.wholly(won(ONE))).isNotEqualTo(Owed.wholly(won(TWO)));
  }

  @Test
  void whoeverSealsSeesWhetherItHasSealedAndNothingOfTheOthers() {
    Pending<DuelMove> before = sealing(ImmutableSet.of(ONE, TWO, THREE), ImmutableSet.of());
    Pending<DuelMove> after = sealing(ImmutableSet.of(ONE, THREE), ImmutableSet.of(TWO));

    assertThat(Owed.seenBy(ONE, after)).isEqualTo(Owed.seenBy(ONE, before));
    assertThat(Owed.seenBy(TWO, after)).isNotEqualTo(Owed.seenBy(TWO, before));
    assertThat(Owed.seenBy(Onlooker.SPECTATOR, after))
        .isEqualTo(Owed.seenBy(Onlooker.SPECTATOR, before));
  }

  @Test
  void whoeverOnlyWatchesASealingSeesAnotherThingThanThoseWhoSeal() {
    Pending<DuelMove> pending = sealing(ImmutableSet.of(ONE), ImmutableSet.of(TWO));

    assertThat(
            ImmutableSet.of(
                Owed.seenBy(ONE, pending), Owed.seenBy(TWO, pending), Owed.seenBy(THREE, pending)))
        .hasSize(3);
    assertThat(Owed.seenBy(THREE, pending)).isEqualTo(Owed.seenBy(Onlooker.SPECTATOR, pending));
  }

  @Test
  void everythingElseIsSeenByEverybody() {
    assertThat(Owed.seenBy(TWO, won(ONE))).isEqualTo(Owed.wholly(won(ONE)));
  }
}
