package org.lawspeaker.prestigerpg.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.laws.Counterexample;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.view.PilesView;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.prestigerpg.view.SheetView;
import org.lawspeaker.prestigerpg.windows.Announced;
import org.lawspeaker.prestigerpg.windows.Doubting;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.laws.Effort;

/** Secrets given away, one way at a time: each leak is caught by the law that is there for it. */
class PlantedLeaksTest {
  private static final Setup CLEAR = Setup.of(3).with("round-bound", "20");
  private static final Setup FOG = CLEAR.with("relics-and-ruin", "yes");

  private static String caughtBy(String law, LeakyPrestige leaky) {
    return caughtBy(law, leaky, SceneGame.GAME, CLEAR);
  }

  private static String caughtInFogBy(String law, LeakyPrestige leaky) {
    return caughtBy(law, leaky, SceneGame.IN_FOG, FOG);
  }

  private static String caughtBy(String law, LeakyPrestige leaky, PrestigeRpg game, Setup setup) {
    Report report =
        Verifier.verify(
            Laws.of(leaky, new Redeal(game.cards())).only(law),
            Options.of(leaky.info())
                .withSetups(ImmutableList.of(setup))
                .withGames(20)
                .withThorough(true));
    Counterexample counterexample = report.counterexample().orElseThrow();
    assertThat(counterexample.law()).isEqualTo(law);
    return counterexample.finding().says();
  }

  /** A game whose views have other sheets. */
  private static LeakyPrestige withSheets(UnaryOperator<SheetView> change, boolean truth) {
    return new LeakyPrestige() {
      @Override
      public PrestigeView view(PrestigeState state, Viewer viewer) {
        PrestigeView view = super.view(state, viewer);
        ImmutableList.Builder<SheetView> sheets = ImmutableList.builder();
        for (int i = 0; i < view.sheets().size(); i++) {
          Sheet sheet = state.sheets().get(i);
          SheetView seen = view.sheets().get(i);
          sheets.add(change.apply(truth ? new SheetView(sheet, seen.hand()) : seen));
        }
        return with(view, sheets.build(), view.piles());
      }
    };
  }

  private static PrestigeView with(PrestigeView view, List<SheetView> sheets, PilesView piles) {
    return with(view, sheets, piles, view.stack(), view.agenda());
  }

  private static PrestigeView with(
      PrestigeView view,
      List<SheetView> sheets,
      PilesView piles,
      ImmutableList<Attack> stack,
      List<PrestigeFrame> agenda) {
    return new PrestigeView(
        view.viewer(),
        view.settings(),
        view.clock(),
        ImmutableList.copyOf(sheets),
        piles,
        view.foe(),
        stack,
        view.strike(),
        view.inForce(),
        ImmutableList.copyOf(agenda));
  }

  @Test
  void aHandInAViewIsCaught() {
    LeakyPrestige leaky =
        withSheets(
            truth -> new SheetView(truth.sheet().withSet(ImmutableList.of()), truth.hand()), true);

    assertThat(caughtBy("twins-look-alike", leaky)).contains("by its view");
  }

  @Test
  void aSetCardInAViewIsCaught() {
    LeakyPrestige leaky =
        withSheets(truth -> new SheetView(truth.sheet().withHand(Bag.empty()), truth.hand()), true);

    assertThat(caughtBy("twins-look-alike", leaky)).contains("by its view");
  }

  @Test
  void theDeckInAViewIsCaught() {
    LeakyPrestige leaky =
        new LeakyPrestige() {
          @Override
          public PrestigeView view(PrestigeState state, Viewer viewer) {
            PrestigeView view = super.view(state, viewer);
            PilesView piles = view.piles();
            return with(
                view, view.sheets(), new PilesView(state.piles(), piles.deck(), piles.buried()));
          }
        };

    assertThat(caughtBy("twins-look-alike", leaky)).contains("by its view");
  }

  @Test
  void aHandThatItsOwnerForgetsIsCaught() {
    LeakyPrestige leaky =
        withSheets(seen -> new SheetView(seen.sheet().withHand(Bag.empty()), seen.hand()), false);

    assertThat(caughtBy("determinize-keeps-the-view", leaky)).contains("by its view");
  }

  @Test
  void anEventThatNamesADrawnCardIsCaught() {
    LeakyPrestige leaky =
        new LeakyPrestige() {
          @Override
          public Transition<PrestigeState> explain(PrestigeState state, PrestigeMove move) {
            Transition<PrestigeState> honestly = super.explain(state, move);
            ImmutableList<Event> events =
                honestly.events().stream()
                    .map(e -> Event.open(e.citation(), e.kind(), e.says(), e.facts()))
                    .collect(ImmutableList.toImmutableList());
            return new Transition<>(honestly.next(), events);
          }
        };

    assertThat(caughtBy("events-keep-secrets", leaky)).contains("what the view hides");
  }

  @Test
  void aSetCardVisibleInALogIsCaught() {
    LeakyPrestige leaky =
        new LeakyPrestige() {
          @Override
          public Transition<PrestigeState> explain(PrestigeState state, PrestigeMove move) {
            Transition<PrestigeState> honestly = super.explain(state, move);
            if (!(move instanceof SetFaceDown set)) {
              return honestly;
            }
            ImmutableList<Event> events =
                ImmutableList.<Event>builder()
                    .addAll(honestly.events())
                    .add(
                        Event.open(
                            Citation.of("PRE-SET-01"),
                            "set",
                            set.seat() + " sets " + set.cards(),
                            ImmutableMap.of()))
                    .build();
            return new Transition<>(honestly.next(), events);
          }
        };

    assertThat(caughtBy("events-keep-secrets", leaky)).contains("what the view hides");
  }

  @Test
  void aWindowThatAsksHoldersOfAnActionCardOtherwiseIsCaught() {
    LeakyPrestige leaky =
        new LeakyPrestige() {
          @Override
          public Pending<PrestigeMove> pending(PrestigeState state) {
            Pending<PrestigeMove> honestly = super.pending(state);
            return honestly instanceof Pending.Commit<PrestigeMove> commit
                    && holdsAction(state, commit.owing().iterator().next())
                ? new Pending.Commit<>(
                    commit.owing(),
                    commit.sealed(),
                    Window.of("action", "Play it?", Citation.of("PRE-ACTION-01")))
                : honestly;
          }

          private boolean holdsAction(PrestigeState state, Seat seat) {
            Bag hand = state.sheets().get(seat.index()).hand();
            for (int i = 0; i < hand.size(); i++) {
              if (SceneGame.GAME.cards().face(hand.nth(i)) instanceof CardFace.Action) {
                return true;
              }
            }
            return false;
          }
        };

    assertThat(caughtBy("twins-look-alike", leaky)).contains("by what is pending");
  }

  @Test
  void aGuessThatIsAlwaysTheSameIsCaught() {
    LeakyPrestige leaky =
        new LeakyPrestige() {
          @Override
          public PrestigeState determinize(PrestigeView view, RandomGenerator random) {
            return super.determinize(view, new SplittableRandom(1));
          }
        };

    assertThat(caughtBy("determinize-is-not-the-truth", leaky)).contains("the same state");
  }

  @Test
  void aVerdictOnARefusedMoveThatDependsOnTheHandsOfOthersIsCaught() {
    LeakyPrestige leaky =
        new LeakyPrestige() {
          @Override
          public Verdict judge(PrestigeState state, PrestigeMove move) {
            Verdict honestly = super.judge(state, move);
            return honestly.isLegal() || !(move.by() instanceof Seat seat)
                ? honestly
                : Verdict.illegal(
                    Violation.of(
                        Citation.of("PRE-ACTION-01"),
                        "held-by-another",
                        "cards",
                        state.sheets().get((seat.index() + 1) % 3).hand()));
          }
        };

    assertThat(caughtBy("verdicts-keep-secrets", leaky)).contains("what the view hides");
  }

  @Test
  void anAttackThatLiesFaceDownInTheFogVisibleInAViewIsCaught() {
    LeakyPrestige leaky =
        new LeakyPrestige(SceneGame.IN_FOG) {
          @Override
          public PrestigeView view(PrestigeState state, Viewer viewer) {
            PrestigeView view = super.view(state, viewer);
            return with(view, view.sheets(), view.piles(), state.stack(), view.agenda());
          }
        };

    assertThat(caughtInFogBy("twins-look-alike", leaky)).contains("by its view");
  }

  @Test
  void aRiderThatStandsByFaceDownInTheFogVisibleInAViewIsCaught() {
    LeakyPrestige leaky =
        new LeakyPrestige(SceneGame.IN_FOG) {
          @Override
          public PrestigeView view(PrestigeState state, Viewer viewer) {
            PrestigeView view = super.view(state, viewer);
            ImmutableList.Builder<SheetView> sheets = ImmutableList.builder();
            for (int i = 0; i < view.sheets().size(); i++) {
              SheetView seen = view.sheets().get(i);
              ImmutableList<StandBy> riders = state.sheets().get(i).riders();
              sheets.add(new SheetView(seen.sheet().withRiders(riders), seen.hand()));
            }
            return with(view, sheets.build(), view.piles());
          }
        };

    assertThat(caughtInFogBy("twins-look-alike", leaky)).contains("by its view");
  }

  /** The views of a game in the fog, with steps of one kind as only their players know them. */
  private static LeakyPrestige showing(Class<? extends PrestigeFrame> step) {
    return new LeakyPrestige(SceneGame.IN_FOG) {
      @Override
      public PrestigeView view(PrestigeState state, Viewer viewer) {
        PrestigeView view = super.view(state, viewer);
        List<PrestigeFrame> truth = state.agenda().toList();
        List<PrestigeFrame> seen = new ArrayList<>();
        for (int i = 0; i < truth.size(); i++) {
          seen.add(step.isInstance(truth.get(i)) ? truth.get(i) : view.agenda().get(i));
        }
        return with(view, view.sheets(), view.piles(), view.stack(), seen);
      }
    };
  }

  @ParameterizedTest
  @ValueSource(classes = {Claiming.class, Announced.class, PlayWindow.class, Doubting.class})
  void whatIsPlayedFaceDownOrSealedInTheFogVisibleInAViewIsCaught(
      Class<? extends PrestigeFrame> step) {
    assertThat(caughtInFogBy("twins-look-alike", showing(step))).contains("by its view");
  }

  @Test
  void theLawsHoldInTheFog() {
    Report report =
        Verifier.verify(
            Laws.of(SceneGame.IN_FOG, new Redeal(SceneGame.IN_FOG.cards())),
            Options.of(SceneGame.IN_FOG.info())
                .withSetups(ImmutableList.of(FOG, FOG.with("asking", "one-by-one")))
                .withGames(2)
                .withStop(Effort.stopAfter(1000))
                .withSeed(5));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.checks()).containsKey("twins-look-alike");
  }
}
