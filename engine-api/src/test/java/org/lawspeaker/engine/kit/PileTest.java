package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PileTest {
  private static final Pile PILE = Pile.of(3, 1, 4, 1);

  @Test
  void readsItsCardsFromTheTopDown() {
    assertThat(PILE.size()).isEqualTo(4);
    assertThat(PILE.first()).isEqualTo(3);
    assertThat(PILE.get(2)).isEqualTo(4);
    assertThat(PILE.last()).isEqualTo(1);
    assertThat(PILE.toArray()).containsExactly(3, 1, 4, 1);
    List<Integer> seen = new ArrayList<>();
    PILE.forEach(seen::add);
    assertThat(seen).containsExactly(3, 1, 4, 1);
  }

  @Test
  void findsTheCopyNearestTheTop() {
    assertThat(PILE.indexOf(3)).isZero();
    assertThat(PILE.indexOf(1)).isEqualTo(1);
    assertThat(PILE.indexOf(9)).isEqualTo(-1);
    assertThat(PILE.contains(3)).isTrue();
    assertThat(PILE.contains(9)).isFalse();
    assertThat(PILE.count(1)).isEqualTo(2);
    assertThat(PILE.count(9)).isZero();
  }

  @Test
  void knowsWhetherItIsEmpty() {
    assertThat(Pile.empty().isEmpty()).isTrue();
    assertThat(Pile.of()).isSameAs(Pile.empty());
    assertThat(PILE.isEmpty()).isFalse();
  }

  @Test
  void addsCardsWhereTheyBelong() {
    assertThat(PILE.withFirst(9)).isEqualTo(Pile.of(9, 3, 1, 4, 1));
    assertThat(PILE.withLast(9)).isEqualTo(Pile.of(3, 1, 4, 1, 9));
    assertThat(PILE.with(2, 9)).isEqualTo(Pile.of(3, 1, 9, 4, 1));
    assertThat(PILE.with(4, 9)).isEqualTo(Pile.of(3, 1, 4, 1, 9));
    assertThat(PILE.append(Pile.of(5, 9))).isEqualTo(Pile.of(3, 1, 4, 1, 5, 9));
  }

  @Test
  void removesAndReplacesCards() {
    assertThat(PILE.without(0)).isEqualTo(Pile.of(1, 4, 1));
    assertThat(PILE.without(3)).isEqualTo(Pile.of(3, 1, 4));
    assertThat(PILE.withoutCard(1)).isEqualTo(Pile.of(3, 4, 1));
    assertThat(PILE.withoutCard(3)).isEqualTo(Pile.of(1, 4, 1));
    assertThat(PILE.replaced(1, 7)).isEqualTo(Pile.of(3, 7, 4, 1));
  }

  @Test
  void splitsAtAnyPlace() {
    assertThat(PILE.top(2)).isEqualTo(Pile.of(3, 1));
    assertThat(PILE.withoutTop(1)).isEqualTo(Pile.of(1, 4, 1));
    assertThat(PILE.top(4)).isSameAs(PILE);
    assertThat(PILE.withoutTop(0)).isSameAs(PILE);
    assertThat(PILE.top(0)).isSameAs(Pile.empty());
    assertThat(PILE.withoutTop(4)).isSameAs(Pile.empty());
  }

  @Test
  void turnsRoundAndSorts() {
    assertThat(PILE.reversed()).isEqualTo(Pile.of(1, 4, 1, 3));
    assertThat(PILE.sorted()).isEqualTo(Pile.of(1, 1, 3, 4));
  }

  @Test
  void isNotTouchedByWhatIsMadeOfIt() {
    int[] mine = {1, 2};
    Pile pile = Pile.of(mine);
    mine[0] = 9;
    pile.toArray()[0] = 8;
    pile.replaced(0, 7);
    pile.sorted();
    assertThat(pile).hasToString("[1, 2]");
  }

  @Test
  void isEqualToAPileOfTheSameCardsInTheSameOrder() {
    assertThat(PILE).isEqualTo(Pile.of(3, 1, 4, 1)).hasSameHashCodeAs(Pile.of(3, 1, 4, 1));
    assertThat(PILE).isNotEqualTo(Pile.of(1, 3, 4, 1)).isNotEqualTo("[3, 1, 4, 1]");
    assertThat(PILE.hashCode()).isNotEqualTo(Pile.of(1, 3, 4, 1).hashCode());
  }

  @Test
  void refusesPlacesItDoesNotHave() {
    assertThatThrownBy(() -> PILE.get(4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> PILE.with(5, 1)).hasMessage("index 5 of 0 to 4");
    assertThatThrownBy(() -> PILE.with(-1, 1)).hasMessage("index -1 of 0 to 4");
    assertThatThrownBy(() -> PILE.without(4)).hasMessage("index 4 of a length of 4");
    assertThatThrownBy(() -> PILE.without(-1)).hasMessage("index -1 of a length of 4");
    assertThatThrownBy(() -> PILE.top(5)).hasMessage("5 cards of a pile of 4");
    assertThatThrownBy(() -> PILE.withoutTop(-1)).hasMessage("-1 cards of a pile of 4");
    assertThatThrownBy(() -> PILE.withoutCard(9)).hasMessage("card 9 is not in [3, 1, 4, 1]");
  }

  @Test
  void aPileOfOneCardMayBeOfAnyId() {
    for (int card : new int[] {0, 255, 256, 70_000}) {
      assertThat(Pile.of(card).toArray()).containsExactly(card);
    }
  }
}
