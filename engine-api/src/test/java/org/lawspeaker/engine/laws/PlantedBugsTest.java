package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Collections;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.BrokenNotation;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.SealedDuel;
import org.lawspeaker.engine.kit.Stepwise;

/** Bugs in the rules, planted one at a time: each is caught by the law that is there for it. */
class PlantedBugsTest {
  private static final Seat FIRST = Seat.of(0);

  @Test
  void listedIsLegalCatchesAListedMoveThatIsJudgedIllegal() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Verdict judge(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Stand
                ? super.judge(state, new DuelMove.Seal(FIRST, 9))
                : super.judge(state, move);
          }
        };
    Caught.by("listed-is-legal", broken).saying("a move on offer is judged illegal");
  }

  @Test
  void listedIsLegalCatchesAnUnlistedMoveThatIsJudgedLegal() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Verdict judge(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Seal && state.phase() == DuelState.Phase.SEAL
                ? Verdict.legal(SealedDuel.SEAL)
                : super.judge(state, move);
          }
        };
    Caught.by("listed-is-legal", broken).saying("a move that is not on offer is judged legal");
  }

  @Test
  void listedIsLegalCatchesAMoveListedTwice() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            ImmutableList<DuelMove> moves = super.legalMoves(state);
            return ImmutableList.<DuelMove>builder().addAll(moves).addAll(moves).build();
          }
        };
    Caught.by("listed-is-legal", broken).saying("listed more than once");
  }

  @Test
  void listedIsLegalCatchesAMoveOfASeatThatOwesNone() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            ImmutableList<DuelMove> moves = super.legalMoves(state);
            return state.phase() == DuelState.Phase.STAKE
                ? ImmutableList.<DuelMove>builder()
                    .addAll(moves)
                    .add(new DuelMove.Stand(Seat.of(1 - state.leader())))
                    .build()
                : moves;
          }
        };
    Caught.by("listed-is-legal", broken).saying("listed for one who owes none");
  }

  @Test
  void resultsStaySmallCatchesAMoveThatSetsOffTooMuch() {
    Event again = Event.open(SealedDuel.STAKE, "again", "Once more.", ImmutableMap.of());
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            Transition<DuelState> told = super.explain(state, move);
            return move instanceof DuelMove.Raise
                ? new Transition<>(
                    told.next(), ImmutableList.copyOf(Collections.nCopies(1_001, again)))
                : told;
          }
        };
    Caught.by("results-stay-small", broken).saying("too much happens at one move").after(6);
  }

  @Test
  void resultsStaySmallCatchesAMoveThatTakesTooManySteps() {
    class Plodding extends BrokenDuel implements Stepwise<DuelState, DuelMove> {
      @Override
      public int steps(DuelState state, DuelMove move) {
        return move instanceof DuelMove.Raise ? 5_001 : 5_000;
      }
    }
    Caught.by("results-stay-small", new Plodding())
        .saying("a move takes too many steps")
        .expecting("5000")
        .finding("5001");
  }

  @Test
  void resultsStaySmallCatchesTooManyChoices() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            ImmutableList<DuelMove> moves = super.legalMoves(state);
            return moves.isEmpty()
                ? moves
                : ImmutableList.copyOf(Collections.nCopies(10_001, moves.get(0)));
          }
        };
    Caught.by("results-stay-small", broken).saying("too many choices").after(6);
  }

  @Test
  void applyKeepsToTheRulesCatchesAnIllegalMoveCarriedOut() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Raise
                ? applyUnchecked(state, move)
                : super.apply(state, move);
          }
        };
    Caught.by("apply-keeps-to-the-rules", broken).saying("apply carries out an illegal move");
  }

  @Test
  void applyKeepsToTheRulesCatchesARefusalWithAnotherException() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            if (!judge(state, move).isLegal()) {
              throw new IllegalStateException("no");
            }
            return super.apply(state, move);
          }
        };
    Caught.by("apply-keeps-to-the-rules", broken).saying("the game fails while the law is checked");
  }

  @Test
  void applyKeepsToTheRulesCatchesAStateThatIsWrittenOver() {
    AtomicInteger writes = new AtomicInteger();
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            writes.incrementAndGet();
            return super.apply(state, move);
          }

          @Override
          public Notation<DuelState, DuelMove, DuelView> notation() {
            return new BrokenNotation() {
              @Override
              public JsonNode state(DuelState state) {
                return ((ObjectNode) super.state(state)).put("writes", writes.get());
              }
            };
          }
        };
    Caught.by("apply-keeps-to-the-rules", broken).saying("changed the state it was made in");
  }

  @Test
  void viewsKeepTheirSchemaCatchesANumberThatStandsForNone() {
    BrokenDuel broken =
        new BrokenNotation() {
          @Override
          public JsonNode view(DuelView view) {
            return ((ObjectNode) super.view(view)).put("stake", -1);
          }

          @Override
          public Checked<DuelView> readView(JsonNode json) {
            return super.readView(((ObjectNode) json.deepCopy()).put("stake", 1));
          }
        }.game();
    Caught.by("views-keep-their-schema", broken).saying("is not as its schema says");
  }

  @Test
  void explainAgreesWithApplyCatchesTwoReducers() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            Transition<DuelState> told = super.explain(state, move);
            return move instanceof DuelMove.Raise
                ? new Transition<>(told.next().withStake(1), told.events())
                : told;
          }
        };
    Caught.by("explain-agrees-with-apply", broken)
        .saying("explain leads elsewhere than apply: Raise[by=seat 0]");
  }

  @Test
  void explainAgreesWithApplyCatchesAnotherUncheckedReducer() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState applyUnchecked(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Raise ? state : super.applyUnchecked(state, move);
          }
        };
    Caught.by("explain-agrees-with-apply", broken).saying("applyUnchecked leads elsewhere");
  }

  @Test
  void sameMoveSameResultCatchesAJudgeThatRemembers() {
    BrokenDuel broken =
        new BrokenDuel() {
          private int calls;

          @Override
          public Verdict judge(DuelState state, DuelMove move) {
            Verdict verdict = super.judge(state, move);
            return verdict.isLegal() && calls++ % 2 == 1 ? Verdict.legal(SealedDuel.END) : verdict;
          }
        };
    Caught.by("same-move-same-result", broken).saying("a second verdict is another one");
  }

  @Test
  void sameMoveSameResultCatchesAGameThatRemembers() {
    BrokenDuel broken =
        new BrokenDuel() {
          private int calls;

          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            DuelState next = super.apply(state, move);
            return move instanceof DuelMove.Stand ? next.withStake(1 + calls++ % 2) : next;
          }
        };
    Caught.by("same-move-same-result", broken).saying("a second try has another result");
  }

  @Test
  void sameMoveSameResultCatchesAListThatChangesItsOrder() {
    BrokenDuel broken =
        new BrokenDuel() {
          private int calls;

          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            ImmutableList<DuelMove> moves = super.legalMoves(state);
            return calls++ % 2 == 0 ? moves : moves.reverse();
          }
        };
    Caught.by("same-move-same-result", broken).saying("lists other moves");
  }

  @Test
  void citationsExistCatchesAWindowThatCitesNothing() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Pending<DuelMove> pending(DuelState state) {
            return super.pending(state) instanceof Pending.Choose<DuelMove> choose
                ? new Pending.Choose<>(
                    choose.seat(), Window.of("stake", "Raise?", Citation.of("DUEL-STAKE-99")))
                : super.pending(state);
          }
        };
    Caught.by("citations-exist", broken).saying("what is pending cites");
  }

  @Test
  void citationsExistCatchesAVerdictThatCitesNothing() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Verdict judge(DuelState state, DuelMove move) {
            return super.judge(state, move).isLegal() && move instanceof DuelMove.Coin
                ? Verdict.legal(Citation.of("DUEL-COIN-01"))
                : super.judge(state, move);
          }
        };
    Caught.by("citations-exist", broken).saying("the verdict on Coin");
  }

  @Test
  void citationsExistCatchesAnEventThatCitesNothing() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            return Events.citing(super.explain(state, move), Citation.of("DUEL-DEAL-99"));
          }
        };
    Caught.by("citations-exist", broken).saying("an event of Deal").after(0);
  }

  @Test
  void sealingOrderIsFreeCatchesAnOrderThatMatters() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            boolean first = state.sealed().equals(DuelState.NOTHING);
            DuelState next = super.apply(state, move);
            return move instanceof DuelMove.Seal seal && first && seal.by().equals(FIRST)
                ? next.withStake(3)
                : next;
          }
        };
    Caught.by("sealing-order-is-free", broken).saying("the order matters");
  }

  @Test
  void sealingOrderIsFreeCatchesAChoiceThatBindsAnother() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            ImmutableList<DuelMove> moves = super.legalMoves(state);
            return moves.isEmpty() || state.sealed().equals(DuelState.NOTHING)
                ? moves
                : moves.subList(0, 1);
          }
        };
    Caught.by("sealing-order-is-free", broken).saying("changes what another seat may do");
  }

  @Test
  void positionsAreSoundCatchesACardLost() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            DuelState next = super.apply(state, move);
            return move instanceof DuelMove.Raise
                ? next.withCards(ImmutableList.of(), next.hands())
                : next;
          }
        };
    Caught.by("positions-are-sound", broken).saying("impossible").after(7);
  }

  @Test
  void aVerificationOfAllLawsNamesTheLawThatIsBroken() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<Problem> check(DuelState state) {
            return state.stake() == 3
                ? ImmutableList.of(new Problem("stake", "too high"))
                : super.check(state);
          }
        };
    Report report = Verifier.verify(Laws.of(broken), Options.of(broken.info()));
    assertThat(report.counterexample()).map(Counterexample::law).contains("positions-are-sound");
  }
}
