package org.lawspeaker.thorgal.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.laws.Counterexample;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.thorgal.fate.FateShare;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.moves.Fill;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.SideView;
import org.lawspeaker.thorgal.view.StoreView;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Secrets given away, one way at a time: each leak is caught by the law that is there for it. */
class PlantedLeaksTest {
  private static String caughtBy(String law, LeakyThorgal leaky) {
    Report report =
        Verifier.verify(
            Laws.of(leaky, new Redeal(VerbsPack.GAME.cards())).only(law),
            Options.of(leaky.info())
                .withSetups(ImmutableList.of(Setup.of(2).with("round-limit", "20")))
                .withGames(60)
                .withThorough(true));
    Counterexample counterexample = report.counterexample().orElseThrow();
    assertThat(counterexample.law()).isEqualTo(law);
    return counterexample.finding().says();
  }

  @Test
  void theSizeOfAHandDuringGodsFateIsCaught() {
    LeakyThorgal leaky =
        new LeakyThorgal() {
          @Override
          public ThorgalView view(ThorgalState state, Viewer viewer) {
            ThorgalView view = super.view(state, viewer);
            List<SideView> sides = new ArrayList<>();
            for (int i = 0; i < view.sides().size(); i++) {
              SideView side = view.sides().get(i);
              int destiny = state.sides().get(i).destiny().hand().size();
              int bane = state.sides().get(i).bane().hand().size();
              sides.add(
                  side.withDestiny(side.destiny().withHandSize(destiny))
                      .withBane(side.bane().withHandSize(bane)));
            }
            return view.withSides(sides);
          }
        };

    assertThat(caughtBy("twins-look-alike", leaky)).contains("by its view");
  }

  @Test
  void fatePointsThatDependOnWhatOthersHaveDrawnAreCaught() {
    LeakyThorgal leaky =
        new LeakyThorgal() {
          @Override
          public ImmutableList<ThorgalMove> legalMoves(ThorgalState state) {
            Table table = Table.of(VerbsPack.GAME.cards(), state);
            ImmutableList<ThorgalMove> honestly = super.legalMoves(state);
            if (honestly.isEmpty() || !(table.top() instanceof GodsFate fate)) {
              return honestly;
            }
            int now = FateShare.of(table, fate.seat());
            return honestly.stream()
                .filter(move -> !(move instanceof Fill fill) || fill.cards() <= now)
                .collect(ImmutableList.toImmutableList());
          }
        };

    assertThat(caughtBy("twins-look-alike", leaky)).contains("by its legal moves");
  }

  @Test
  void aKnownCardThatIsForgottenIsCaught() {
    LeakyThorgal leaky =
        new LeakyThorgal() {
          @Override
          public ThorgalView view(ThorgalState state, Viewer viewer) {
            ThorgalView view = super.view(state, viewer);
            List<SideView> sides = new ArrayList<>();
            for (SideView side : view.sides()) {
              sides.add(
                  side.withDestiny(forgotten(side.destiny())).withBane(forgotten(side.bane())));
            }
            return view.withSides(sides);
          }

          private StoreView forgotten(StoreView store) {
            return new StoreView(
                store.faceDown(),
                store.discard(),
                store.pool(),
                store.handSize(),
                Hand.EMPTY,
                store.destroyed(),
                store.unplaced().map(bag -> bag.withAll(store.hand().cards())));
          }
        };

    assertThat(caughtBy("determinize-keeps-the-view", leaky)).contains("by its legal moves");
  }

  @Test
  void anEventThatNamesAFaceDownCardIsCaught() {
    LeakyThorgal leaky =
        new LeakyThorgal() {
          @Override
          public Transition<ThorgalState> explain(ThorgalState state, ThorgalMove move) {
            Transition<ThorgalState> honestly = super.explain(state, move);
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
  void aWindowThatOpensOnlyWhenACardIsHeldIsCaught() {
    LeakyThorgal leaky =
        new LeakyThorgal() {
          @Override
          public Pending<ThorgalMove> pending(ThorgalState state) {
            Pending<ThorgalMove> honestly = super.pending(state);
            if (!(honestly instanceof Pending.Choose<ThorgalMove> choose)) {
              return honestly;
            }
            return heldEvent(state, choose.seat())
                .<Pending<ThorgalMove>>map(
                    name ->
                        new Pending.Choose<>(
                            choose.seat(),
                            Window.of("event", "Play it?", Citation.of("THO-EVENT-01"))))
                .orElse(honestly);
          }

          private Optional<Integer> heldEvent(ThorgalState state, Seat seat) {
            Hand hand = state.sides().get(seat.index()).store(Suit.DESTINY).hand();
            for (int i = 0; i < hand.size(); i++) {
              if (VerbsPack.GAME.cards().destiny(hand.card(i)).isEvent()) {
                return Optional.of(hand.card(i));
              }
            }
            return Optional.empty();
          }
        };

    assertThat(caughtBy("twins-look-alike", leaky)).contains("by what is pending");
  }
}
