package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class PileOracleTest {
  @Property(seed = "11")
  void doesWhatAListOfTheSameCardsDoes(
      @ForAll @Size(max = 12) List<@IntRange(max = 5) Integer> cards,
      @ForAll @IntRange(max = 12) int place,
      @ForAll @IntRange(max = 5) int card) {
    Pile pile = pile(cards);
    int at = Math.min(place, cards.size());
    assertThat(pile.size()).isEqualTo(cards.size());
    assertThat(pile.indexOf(card)).isEqualTo(cards.indexOf(card));
    assertThat(pile.count(card)).isEqualTo(Collections.frequency(cards, card));
    assertThat(pile.top(at)).isEqualTo(pile(cards.subList(0, at)));
    assertThat(pile.withoutTop(at)).isEqualTo(pile(cards.subList(at, cards.size())));
    List<Integer> oracle = new ArrayList<>(cards);
    oracle.add(at, card);
    Pile more = pile.with(at, card);
    assertThat(more).isEqualTo(pile(oracle)).hasSameHashCodeAs(pile(oracle));
    assertThat(more.without(at)).isEqualTo(pile);
    Collections.reverse(oracle);
    assertThat(more.reversed()).isEqualTo(pile(oracle));
  }

  @Property(seed = "12")
  void anyCutPutTogetherAgainIsThePile(
      @ForAll @Size(max = 12) List<@IntRange(max = 5) Integer> cards,
      @ForAll @IntRange(max = 12) int place) {
    Pile pile = pile(cards);
    int at = Math.min(place, cards.size());
    assertThat(pile.top(at).append(pile.withoutTop(at))).isEqualTo(pile);
  }

  private static Pile pile(List<Integer> cards) {
    return Pile.of(cards.stream().mapToInt(Integer::intValue).toArray());
  }
}
