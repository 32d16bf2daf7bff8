package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.SealedDuel;

/** A situation knows how the playout came there, and what is on offer. */
class SituationTest {
  private static final SealedDuel DUEL = new SealedDuel();
  private static final Seat FIRST = Seat.of(0);

  private final SplittableRandom random = new SplittableRandom(1);

  private static Situation<DuelState, DuelMove, DuelView> start() {
    Setup setup = Setup.of(2);
    return Situation.start(DUEL, setup, DUEL.start(setup).orThrow());
  }

  /** After the six cards are dealt; the leader is asked. */
  private Situation<DuelState, DuelMove, DuelView> dealt() {
    Situation<DuelState, DuelMove, DuelView> at = start();
    while (at.pending() instanceof Pending.Chance<DuelMove>) {
      at = at.after(at.some(1, random).get(0));
    }
    return at;
  }

  @Test
  void knowsTheMovesThatLedThere() {
    Situation<DuelState, DuelMove, DuelView> at = dealt();
    DuelMove move = at.legal().get(0);
    Situation<DuelState, DuelMove, DuelView> next = at.after(move);

    assertThat(at.ply()).isEqualTo(6);
    assertThat(next.ply()).isEqualTo(7);
    assertThat(next.moves()).hasSize(7).endsWith(move).startsWith(at.moves().get(0));
    assertThat(next.back(0)).isSameAs(next);
    assertThat(next.back(1)).isSameAs(at);
    assertThat(next.back(7).state()).isEqualTo(start().state());
    assertThat(next.back(99).ply()).isZero();
    assertThat(next.state()).isEqualTo(DUEL.apply(at.state(), move));
  }

  @Test
  void offersWhatIsListedAndWhatNatureMayDo() {
    Situation<DuelState, DuelMove, DuelView> at = dealt();

    assertThat(at.legal()).isNotEmpty().allMatch(at::offers);
    assertThat(at.offers(new DuelMove.Seal(FIRST, 9))).isFalse();
    assertThat(start().legal()).isEmpty();
    assertThat(start().some(3, random)).isNotEmpty().allMatch(start()::offers);
    assertThat(start().offers(new DuelMove.Stand(FIRST))).isFalse();
  }

  @Test
  void givesSomeOfTheMovesEachOnce() {
    assertThat(start().some(100, random)).doesNotHaveDuplicates().hasSizeGreaterThan(2);
    for (int i = 0; i < 20; i++) {
      assertThat(start().some(2, random)).hasSizeBetween(1, 2);
    }
    assertThat(dealt().some(100, random)).isEqualTo(dealt().legal());
    assertThat(dealt().some(1, random)).hasSize(1);
  }

  @Test
  void spreadsSomeOverTheWholeListFromAnyPlace() {
    ImmutableList<Integer> all = ImmutableList.of(0, 1, 2, 3, 4, 5, 6);
    Set<ImmutableList<Integer>> drawn = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      drawn.add(Situation.some(all, 3, random));
    }

    assertThat(Situation.some(all, 7, random)).isEqualTo(all);
    assertThat(Situation.some(all, 8, random)).isEqualTo(all);
    assertThat(drawn)
        .containsExactlyInAnyOrder(
            ImmutableList.of(0, 4, 1),
            ImmutableList.of(1, 5, 2),
            ImmutableList.of(2, 6, 3),
            ImmutableList.of(3, 0, 4),
            ImmutableList.of(4, 1, 5),
            ImmutableList.of(5, 2, 6),
            ImmutableList.of(6, 3, 0));
  }

  @Test
  void drawsAnyOneOfAList() {
    Set<Integer> drawn = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      drawn.add(Situation.one(ImmutableList.of(1, 2, 3), random));
    }

    assertThat(drawn).containsExactlyInAnyOrder(1, 2, 3);
  }

  @Test
  void knowsTheMovesOfOneSeat() {
    Situation<DuelState, DuelMove, DuelView> at = dealt();
    Seat leader = Seat.of(at.state().leader());

    assertThat(at.legalOf(leader)).isEqualTo(at.legal());
    assertThat(at.legalOf(Seat.of(1 - leader.index()))).isEmpty();
  }
}
