package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelTwins;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.SealedDuel;

/** Secrets given away, one way at a time: each leak is caught by the law that is there for it. */
class PlantedSecretsTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  private static DuelView with(DuelView view, ImmutableList<Integer> unseen, int sealed) {
    return new DuelView(
        view.seat(),
        view.ties(),
        view.phase(),
        view.round(),
        view.handSizes(),
        view.hand(),
        sealed,
        unseen,
        view.played(),
        view.scores(),
        view.stake());
  }

  @Test
  void twinsLookAlikeCatchesAnUnseenListThatIsReadFromTheBagAndTheOtherHand() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelView view(DuelState state, Viewer viewer) {
            DuelView view = super.view(state, viewer);
            ImmutableList<Integer> inOrderOfTruth =
                ImmutableList.<Integer>builder()
                    .addAll(state.bag())
                    .addAll(state.hands().get(viewer.equals(FIRST) ? 1 : 0))
                    .build();
            return viewer == Onlooker.SPECTATOR ? view : with(view, inOrderOfTruth, view.sealed());
          }
        };
    Caught.by("twins-look-alike", broken).saying("can tell a twin deal by its view");
  }

  @Test
  void twinsLookAlikeCatchesLegalMovesThatDependOnTheOtherHand() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state) {
            boolean strong = state.hands().get(1 - state.leader()).contains(4);
            return state.phase() == DuelState.Phase.STAKE && strong
                ? ImmutableList.of(new DuelMove.Stand(Seat.of(state.leader())))
                : super.legalMoves(state);
          }
        };
    Caught.by("twins-look-alike", broken).saying("by its legal moves").after(6);
  }

  @Test
  void twinsLookAlikeCatchesAQuestionThatNamesAHiddenCard() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Pending<DuelMove> pending(DuelState state) {
            return super.pending(state) instanceof Pending.Choose<DuelMove> choose
                ? new Pending.Choose<>(
                    choose.seat(),
                    Window.of("stake", "The bag holds " + state.bag(), SealedDuel.STAKE))
                : super.pending(state);
          }
        };
    Caught.by("twins-look-alike", broken).saying("by what is pending").after(6);
  }

  @Test
  void determinizeKeepsTheViewCatchesAHandThatIsDealtAnew() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState determinize(DuelView view, RandomGenerator random) {
            DuelState world = super.determinize(view, random);
            return world.withCards(world.bag(), world.hands().reverse());
          }
        };
    Caught.by("determinize-keeps-the-view", broken).saying("can tell a determinized state");
  }

  @Test
  void determinizeKeepsTheViewCatchesACardTooMany() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState determinize(DuelView view, RandomGenerator random) {
            DuelState world = super.determinize(view, random);
            return world.withCards(DuelState.CARDS, world.hands());
          }
        };
    Caught.by("determinize-keeps-the-view", broken).saying("an impossible position");
  }

  @Test
  void determinizeIsNotTheTruthCatchesAGameThatRemembersTheTruth() {
    BrokenDuel broken =
        new BrokenDuel() {
          private DuelState seen = DuelState.first(DuelState.Ties.COIN);

          @Override
          public DuelView view(DuelState state, Viewer viewer) {
            seen = state;
            return super.view(state, viewer);
          }

          @Override
          public DuelState determinize(DuelView view, RandomGenerator random) {
            return seen;
          }
        };
    Caught.by("determinize-is-not-the-truth", broken).saying("always gives the truth");
  }

  @Test
  void determinizeIsNotTheTruthCatchesOneAndTheSameDeal() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelState determinize(DuelView view, RandomGenerator random) {
            return super.determinize(view, new SplittableRandom(1));
          }
        };
    Caught.by("determinize-is-not-the-truth", broken).saying("determinize always gives the");
  }

  /**
   * What an oracle says is but a choice made in secret is no other deal, so nothing is at fault.
   */
  @Test
  void determinizeMayAlwaysLeaveOutWhatIsOnlyChosenInSecret() {
    BrokenDuel constant =
        new BrokenDuel() {
          @Override
          public DuelState determinize(DuelView view, RandomGenerator random) {
            return super.determinize(view, new SplittableRandom(1));
          }
        };
    TwinDeal<DuelState> choicesOnly =
        new TwinDeal<>() {
          @Override
          public Optional<DuelState> redeal(DuelState state, Seat seat, RandomGenerator random) {
            return new DuelTwins().redeal(state, seat, random);
          }

          @Override
          public boolean areOtherDeals(DuelState one, DuelState other, Seat seat) {
            return false;
          }
        };
    Laws<DuelState, DuelMove, DuelView> laws =
        Laws.of(constant, choicesOnly).only("determinize-is-not-the-truth");

    assertThat(Verifier.verify(laws, Options.of(constant.info()).withGames(20)).holds()).isTrue();
  }

  @Test
  void sealingShowsNothingCatchesAChoiceInAnotherView() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public DuelView view(DuelState state, Viewer viewer) {
            DuelView view = super.view(state, viewer);
            return with(view, view.unseen(), state.sealed().get(0) + state.sealed().get(1));
          }
        };
    Caught.by("sealing-shows-nothing", broken).saying("sees that a choice was sealed");
  }

  @Test
  void sealingShowsNothingCatchesAnEventThatNamesTheChoice() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            return Events.and(
                super.explain(state, move),
                Event.open(SealedDuel.SEAL, "sealed", "Sealed: " + move, ImmutableMap.of()));
          }
        };
    Caught.by("sealing-shows-nothing", broken).saying("what was sealed");
  }

  /** Tells of each deal, all or some. */
  private static BrokenDuel telling(ImmutableSet<Seat> audience) {
    return new BrokenDuel() {
      @Override
      public Transition<DuelState> explain(DuelState state, DuelMove move) {
        Event dealt = Event.open(SealedDuel.DEAL, "dealt", "Dealt: " + move, ImmutableMap.of());
        return move instanceof DuelMove.Deal
            ? Events.and(super.explain(state, move), dealt.withAudience(audience))
            : super.explain(state, move);
      }
    };
  }

  @Test
  void eventsKeepSecretsCatchesADealThatIsAnnounced() {
    BrokenDuel broken = telling(ImmutableSet.of());

    Caught.by("events-keep-secrets", broken).saying("what the view hides").after(0);
  }

  @Test
  void eventsKeepSecretsLetsPassWhatOnlySomebodyWasToldWhoThenLeftTheSeat() {
    BrokenDuel broken = telling(ImmutableSet.of(FIRST));

    Caught.by("events-keep-secrets", broken).saying("what the view hides");
    assertThat(verified(broken, leaving(FIRST))).isTrue();
    assertThat(verified(broken, leaving(SECOND))).isFalse();
  }

  @Test
  void eventsKeepSecretsCatchesWhatAllAreToldAlsoOfWhoLeavesTheSeat() {
    assertThat(verified(telling(ImmutableSet.of()), leaving(FIRST, SECOND))).isFalse();
  }

  private static boolean verified(BrokenDuel broken, TwinDeal<DuelState> oracle) {
    Laws<DuelState, DuelMove, DuelView> laws = Laws.of(broken, oracle).only("events-keep-secrets");
    return Verifier.verify(laws, Options.of(broken.info()).withGames(20)).holds();
  }

  private static TwinDeal<DuelState> leaving(Seat... left) {
    return new TwinDeal<>() {
      @Override
      public Optional<DuelState> redeal(DuelState state, Seat seat, RandomGenerator random) {
        return new DuelTwins().redeal(state, seat, random);
      }

      @Override
      public boolean isLeft(DuelState before, DuelState after, Seat seat) {
        return Arrays.asList(left).contains(seat);
      }
    };
  }

  @Test
  void eventsKeepSecretsCatchesChanceThatIsToldByTheOrderOfEvents() {
    Event one = Event.open(SealedDuel.DEAL, "one", "One.", ImmutableMap.of());
    Event other = Event.open(SealedDuel.DEAL, "other", "Other.", ImmutableMap.of());
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            Transition<DuelState> told = super.explain(state, move);
            if (!(move instanceof DuelMove.Deal deal)) {
              return told;
            }
            boolean isHigh = deal.number() > 2;
            return Events.and(Events.and(told, isHigh ? one : other), isHigh ? other : one);
          }
        };
    Caught.by("events-keep-secrets", broken).saying("what the view hides").after(0);
  }

  @Test
  void eventsKeepSecretsCatchesAnEventThatNamesAHiddenHand() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Transition<DuelState> explain(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Raise
                ? Events.and(
                    super.explain(state, move),
                    Event.open(SealedDuel.STAKE, "raised", "" + state.hands(), ImmutableMap.of()))
                : super.explain(state, move);
          }
        };
    Caught.by("events-keep-secrets", broken).saying("Raise[by=seat 0]").after(6);
  }

  @Test
  void verdictsKeepSecretsCatchesAnErrorThatNamesAHiddenCard() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public Verdict judge(DuelState state, DuelMove move) {
            Verdict verdict = super.judge(state, move);
            return verdict.isLegal() || !move.by().equals(SECOND)
                ? verdict
                : Verdict.illegal(
                    Violation.of(SealedDuel.SEAL, "held", "by", state.hands().get(0)));
          }
        };
    Caught.by("verdicts-keep-secrets", broken).saying("the verdict tells seat 1");
  }
}
