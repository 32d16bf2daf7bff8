package org.lawspeaker.prestigerpg.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.OnTurn;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.turns.Turns;
import org.lawspeaker.testkit.coverage.Shows;

/** Set cards that are discarded together do not show which was set first. */
class SetPileTest {
  private static List<String> unplayed(String first, String second) {
    return Scene.of(3)
        .faces("dummy")
        .set(ANN, first)
        .set(ANN, second)
        .begins(Flow.DISCARD)
        .says()
        .stream()
        .filter(says -> says.contains("unplayed"))
        .toList();
  }

  @Test
  void unplayedCardsAreToldInTheOrderOfTheCards() {
    assertThat(unplayed("attack-50", "attack-10"))
        .containsExactly(
            "seat 2 discards the unplayed Attack 10", "seat 2 discards the unplayed Attack 50")
        .isEqualTo(unplayed("attack-10", "attack-50"));
  }

  /** Ann's and Ben's set cards after Ben has exchanged his first for this one of Ann's. */
  private static Table swapped(
      int which, ImmutableList<SetCard> anns, ImmutableList<SetCard> bens) {
    Table table = table(anns, bens);
    SetPile.swap(table, BEN, new Target.Card(ANN, which));
    return table;
  }

  private static Table table(ImmutableList<SetCard> anns, ImmutableList<SetCard> bens) {
    Scene scene = Scene.of(3).faces("dummy").totals();
    Table table = Table.telling(scene.cards(), scene.state());
    table.setAgenda(Agenda.of(Turns.FIRST));
    table.set(ANN, table.sheet(ANN).withSet(anns));
    table.set(BEN, table.sheet(BEN).withSet(bens));
    return table;
  }

  private static SetCard first(int card) {
    return new SetCard(card, false);
  }

  private static SetCard second(int card) {
    return new SetCard(card, true);
  }

  @Test
  void twoSetCardsChangePlacesAndEachPlaceStaysWhatItIs() {
    Table table =
        swapped(1, ImmutableList.of(first(1), second(2)), ImmutableList.of(second(3), first(4)));

    assertThat(table.sheet(ANN).set()).containsExactly(first(1), second(4));
    assertThat(table.sheet(BEN).set()).containsExactly(second(3), first(2));
    assertThat(table.events()).isEmpty();
  }

  @Test
  void nothingChangesPlacesWithNothing() {
    ImmutableList<SetCard> one = ImmutableList.of(first(1));

    assertThat(swapped(0, one, ImmutableList.of()).sheet(ANN).set()).isEqualTo(one);
    assertThat(swapped(1, one, ImmutableList.of(first(2))).sheet(ANN).set()).isEqualTo(one);
    assertThat(swapped(0, one, ImmutableList.of(second(2))).sheet(ANN).set()).isEqualTo(one);
  }

  @Test
  @Shows("PRE-Q-38")
  void allCardsOfATurnAreDiscardedInTheOrderOfTheCardsButNoSecondOne() {
    Table table =
        table(
            ImmutableList.of(first(number("attack-50")), second(0), first(number("attack-10"))),
            ImmutableList.of());
    SetPile.discardOfTurn(table, new OnTurn(ANN, false));

    assertThat(table.events())
        .extracting(Event::says)
        .containsExactly(
            "the set card of seat 2 is discarded: Attack 10",
            "the set card of seat 2 is discarded: Attack 50");
    assertThat(table.sheet(ANN).set()).containsExactly(second(0));
  }

  @Test
  @Shows("PRE-Q-27")
  void aCardThatIsNotThereIsNotDiscarded() {
    Table table = table(ImmutableList.of(first(1)), ImmutableList.of());
    SetPile.discard(table, ANN, 1);

    assertThat(table.sheet(ANN).set()).containsExactly(first(1));
  }
}
