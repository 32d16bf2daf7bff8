package org.lawspeaker.thorgal.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.GAME;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Span;
import org.lawspeaker.thorgal.table.Table;

/** What each viewer knows of a position. */
class ThorgalViewTest {
  private static StoreView annsDestiny(Position at, Viewer viewer) {
    return at.seenBy(viewer).sides().get(ANN.index()).destiny();
  }

  private static StoreView bensBane(Position at, Viewer viewer) {
    return at.seenBy(viewer).sides().get(BEN.index()).bane();
  }

  private static GodsFate fate(Position at, Viewer viewer) {
    return at.seenBy(viewer).agenda().stream()
        .filter(GodsFate.class::isInstance)
        .map(GodsFate.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static int unplaced(StoreView store) {
    return store.unplaced().map(Bag::size).orElse(-1);
  }

  private static FirstLands firstLands(Position at, Viewer viewer) {
    return (FirstLands) at.seenBy(viewer).agenda().get(0);
  }

  @Shows({"THO-SETUP-07", "THO-Q-10"})
  @Test
  void countsCompanionsThatLieFaceDownAmongTheCardsOfASet() {
    Position at =
        Position.start(2, "faction-1=outlaws", "faction-0=visitors")
            .plays("ann: start with farmer + farmer", "ben: start with pilgrim");

    assertThat(unplaced(annsDestiny(at, BEN))).isEqualTo(36);
    assertThat(unplaced(annsDestiny(at, Onlooker.SPECTATOR))).isEqualTo(36);
    assertThat(unplaced(annsDestiny(at, ANN))).isEqualTo(34);
    assertThat(unplaced(annsDestiny(at, Onlooker.ARBITER))).isEqualTo(34);
    assertThat(unplaced(bensBane(at, ANN))).isEqualTo(24);
    assertThat(annsDestiny(at, BEN).faceDown().size()).isEqualTo(34);
    int farmer = GAME.cards().find(Suit.DESTINY, "farmer").orElseThrow();
    int pilgrim = GAME.cards().find(Suit.DESTINY, "pilgrim").orElseThrow();
    assertThat(firstLands(at, ANN).companions())
        .containsExactly(Pile.empty(), Pile.of(farmer, farmer));
    assertThat(firstLands(at, Onlooker.SPECTATOR).companions())
        .containsExactly(Pile.empty(), Pile.empty());
    assertThat(firstLands(at, Onlooker.ARBITER).companions())
        .containsExactly(Pile.of(pilgrim), Pile.of(farmer, farmer));
  }

  @Shows("THO-Q-94")
  @Test
  void keepsTheListOfADeckThatAPlayerBuiltASecret() {
    Position at = Position.start(2, "faction-1=mixed", "faction-0=visitors");

    for (Viewer other : ImmutableList.of(BEN, Onlooker.SPECTATOR)) {
      assertThat(annsDestiny(at, other).unplaced()).isEmpty();
      assertThat(at.seenBy(other).sides().get(ANN.index()).reserve()).isEmpty();
      assertThat(at.seenBy(other).sides().get(ANN.index()).reserveSize()).isEqualTo(5);
      assertThat(at.seenBy(other).sides().get(BEN.index()).reserve()).isPresent();
    }
    for (Viewer knowing : ImmutableList.of(ANN, Onlooker.ARBITER)) {
      assertThat(unplaced(annsDestiny(at, knowing))).isEqualTo(36);
      assertThat(at.seenBy(knowing).sides().get(ANN.index()).reserve().orElseThrow().size())
          .isEqualTo(5);
    }
    assertThat(unplaced(bensBane(at, ANN))).isEqualTo(24);
  }

  @Shows("THO-Q-15")
  @Test
  void showsOthersASeatAsItWasBeforeItDrew() {
    Position at = Position.at(RoundStep.DRAWING).begins().plays("draw", "fill 2", "draw", "draw");

    assertThat(annsDestiny(at, BEN).handSize()).isZero();
    assertThat(annsDestiny(at, BEN).pool()).isZero();
    assertThat(annsDestiny(at, Onlooker.SPECTATOR).handSize()).isZero();
    assertThat(annsDestiny(at, ANN).handSize()).isEqualTo(1);
    assertThat(annsDestiny(at, ANN).pool()).isEqualTo(2);
    assertThat(annsDestiny(at, Onlooker.ARBITER).handSize()).isEqualTo(1);
    assertThat(bensBane(at, ANN).handSize()).isZero();
    assertThat(bensBane(at, BEN).handSize()).isEqualTo(2);
    assertThat(bensBane(at, Onlooker.ARBITER).handSize()).isEqualTo(2);
  }

  @Shows("THO-Q-15")
  @Test
  void showsPointsAndCardsOfTheStepToThoseWhoMayKnowThem() {
    Position at =
        Position.at(RoundStep.DRAWING)
            .inForce(ANN, "pool-first", Span.ROUND)
            .begins()
            .plays("draw", "fill 2");

    assertThat(fate(at, ANN).points()).contains(4);
    assertThat(fate(at, ANN).poolBegun()).isTrue();
    assertThat(fate(at, ANN).before()).hasSize(1);
    assertThat(fate(at, ANN).before().get(0).hand().isEmpty()).isTrue();
    assertThat(fate(at, BEN).points()).isEmpty();
    assertThat(fate(at, BEN).poolBegun()).isFalse();
    assertThat(fate(at, BEN).before()).hasSize(1);
    assertThat(fate(at, BEN).before().get(0))
        .isEqualTo(at.state().sides().get(BEN.index()).bane().seenBy(BEN));
    assertThat(fate(at, Onlooker.SPECTATOR).points()).isEmpty();
    assertThat(fate(at, Onlooker.SPECTATOR).before()).isEmpty();
    assertThat(fate(at, Onlooker.ARBITER).points()).contains(4);
    assertThat(fate(at, Onlooker.ARBITER).poolBegun()).isTrue();
    assertThat(fate(at, Onlooker.ARBITER).before()).hasSize(2);
    assertThat(fate(at, BEN).turn()).isZero();
    assertThat(fate(at, BEN).given()).containsExactly(7, 7);
  }

  @Shows("THO-Q-92")
  @Test
  void showsACardOfAHandToThoseWhoKnowIt() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(ANN, Suit.DESTINY, "smith", "bow")
            .hand(ANN, "horse")
            .begins()
            .does(ANN, "{reveal-top: {cards: 1}}", "{draw-cards: {cards: 1}}");
    int smith = GAME.cards().find(Suit.DESTINY, "smith").orElseThrow();

    assertThat(annsDestiny(at, ANN).hand().size()).isEqualTo(2);
    assertThat(annsDestiny(at, Onlooker.ARBITER).hand().size()).isEqualTo(2);
    for (Viewer other : ImmutableList.of(BEN, Onlooker.SPECTATOR)) {
      assertThat(annsDestiny(at, other).hand().cards()).isEqualTo(Pile.of(smith));
      assertThat(annsDestiny(at, other).handSize()).isEqualTo(2);
    }
    assertThat(annsDestiny(at, BEN).unknown()).isEqualTo(2);
    assertThat(annsDestiny(at, ANN).unknown()).isEqualTo(1);
  }

  @Test
  void showsACardThatOnePlayerHasSeenToNoOther() {
    Table table = Table.of(GAME.cards(), Position.at(RoundStep.DAWN_ACTIONS, 3).begins().state());
    int bow = GAME.cards().find(Suit.DESTINY, "bow").orElseThrow();
    Store store = table.store(ANN, Suit.DESTINY);
    table.setStore(
        ANN,
        Suit.DESTINY,
        store.withHand(store.hand().with(bow, Knowers.only(ANN) | Knowers.only(CID))));
    Position at = new Position(table.state(), ImmutableList.of());

    assertThat(annsDestiny(at, CID).hand().cards()).isEqualTo(Pile.of(bow));
    assertThat(annsDestiny(at, BEN).hand().size()).isZero();
    assertThat(annsDestiny(at, Onlooker.SPECTATOR).hand().size()).isZero();
  }
}
