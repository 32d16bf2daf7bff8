package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.SealedDuel;

/** Bugs that show only when a state comes from elsewhere, or when a move is refused in words. */
class PlantedSecondLooksTest {
  /** A game that knows the states it has made itself from others that are equal. */
  private static class Owning extends BrokenDuel {
    private final Set<DuelState> made = Collections.newSetFromMap(new IdentityHashMap<>());

    final boolean isOwn(DuelState state) {
      return made.contains(state);
    }

    @Override
    public Checked<DuelState> start(Setup setup) {
      Checked<DuelState> start = super.start(setup);
      start.value().ifPresent(made::add);
      return start;
    }

    @Override
    public DuelState apply(DuelState state, DuelMove move) {
      DuelState next = super.apply(state, move);
      made.add(next);
      return next;
    }
  }

  @Test
  void sameMoveSameResultCatchesAnEqualStateThatLeadsElsewhere() {
    BrokenDuel broken =
        new Owning() {
          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            boolean stranger = !isOwn(state) && move instanceof DuelMove.Raise;
            return stranger ? state.withStake(1) : super.apply(state, move);
          }
        };
    Caught.by("same-move-same-result", broken).saying("an equal state has another result: Raise");
  }

  @Test
  void sameMoveSameResultCatchesAnEqualStateThatListsOtherMoves() {
    BrokenDuel broken =
        new Owning() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            ImmutableList<DuelMove> moves = super.legalMoves(state);
            return isOwn(state) ? moves : moves.reverse();
          }
        };
    Caught.by("same-move-same-result", broken).saying("an equal state lists other moves");
  }

  @Test
  void sameMoveSameResultCatchesAnEqualStateThatWaitsForSomethingElse() {
    BrokenDuel broken =
        new Owning() {
          @Override
          public Pending<DuelMove> pending(DuelState state) {
            return isOwn(state) || state.phase() != DuelState.Phase.STAKE
                ? super.pending(state)
                : super.pending(state.with(DuelState.Phase.SEAL));
          }
        };
    Caught.by("same-move-same-result", broken).saying("an equal state waits for something else");
  }

  @Test
  void applyKeepsToTheRulesCatchesAnIllegalMoveThatIsExplained() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            return judge(state, move).isLegal()
                ? super.explain(state, move)
                : new Transition<>(state, ImmutableList.of());
          }
        };
    Caught.by("apply-keeps-to-the-rules", broken).saying("explain carries out an illegal move");
  }

  @Test
  void applyKeepsToTheRulesCatchesARefusalWithOtherWords() {
    Verdict.Illegal other =
        (Verdict.Illegal)
            Verdict.of(ImmutableList.of(Violation.of(SealedDuel.END, "not-now")), SealedDuel.END);
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            if (!judge(state, move).isLegal()) {
              throw new IllegalMoveException(move, other);
            }
            return super.apply(state, move);
          }
        };
    Caught.by("apply-keeps-to-the-rules", broken).saying("apply refuses with another verdict");
  }
}
