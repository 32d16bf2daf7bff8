package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;

/** Hands as others see them, and dealt anew. */
class HandsTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final ImmutableList<Pile> TRUTH =
      ImmutableList.of(Pile.of(1, 4), Pile.of(2, 2, 3), Pile.empty());

  @Test
  void aSeatKnowsItsOwnHandAndHowManyCardsTheOthersHold() {
    Hands seen = Hands.seenBy(BEN, TRUTH);

    assertThat(seen)
        .isEqualTo(new Hands(ImmutableList.of(2, 3, 0), ImmutableMap.of(BEN, TRUTH.get(1))));
    assertThat(seen.knows(BEN)).isTrue();
    assertThat(seen.knows(ANN)).isFalse();
    assertThat(seen.cards()).isEqualTo(Bag.of(2, 2, 3));
  }

  @Test
  void aSpectatorKnowsNoHandAndTheArbiterAll() {
    assertThat(Hands.seenBy(Onlooker.SPECTATOR, TRUTH).known()).isEmpty();
    assertThat(Hands.seenBy(Onlooker.ARBITER, TRUTH).deal(Heap.empty())).isEqualTo(TRUTH);
  }

  @Test
  void hiddenHandsAreDealtAndWhatIsNotNeededIsLeft() {
    Heap heap = Heap.of(Bag.of(1, 4, 7, 8));
    ImmutableList<Pile> dealt =
        Hands.seenBy(BEN, TRUTH).deal(heap.shuffle(new SplittableRandom(2)));

    assertThat(dealt.get(1)).isEqualTo(TRUTH.get(1));
    assertThat(dealt.get(0)).isEqualTo(dealt.get(0).sorted());
    assertThat(heap.rest().withAll(dealt.get(0))).isEqualTo(Bag.of(1, 4, 7, 8));
  }

  @Test
  void concealedHandsLieInTheHeap() {
    Heap heap = Heap.of(Bag.of(9));
    Hands seen = Hands.conceal(ANN, TRUTH, heap);

    assertThat(seen).isEqualTo(Hands.seenBy(ANN, TRUTH));
    assertThat(heap.rest()).isEqualTo(Bag.of(2, 2, 3, 9));
  }

  @Test
  void aKnownHandHasItsSize() {
    ImmutableMap<Seat, Pile> known = ImmutableMap.of(BEN, Pile.of(1));
    assertThatThrownBy(() -> new Hands(ImmutableList.of(1), known))
        .hasMessage("seat 1 does not hold 1 cards");
    assertThatThrownBy(() -> new Hands(ImmutableList.of(1, 2), known))
        .hasMessage("seat 1 does not hold 1 cards");
  }

  @Test
  void handsAreWrittenBySeatAsFarAsTheyAreKnown() {
    Hands seen = Hands.seenBy(BEN, TRUTH);

    assertThat(KitJson.RECORDS.write(seen))
        .hasToString("{\"0\":[\"2 unseen\"],\"1\":[\"2\",\"2\",\"3\"],\"2\":[]}");
    assertThat(KitJson.RECORDS.read(KitJson.RECORDS.write(seen), Hands.class))
        .isEqualTo(Checked.ok(seen));
  }

  @Test
  void everySeatHasAHand() {
    JsonNode gap = Document.json("", "{\"0\": [], \"2\": []}").orThrow().root();

    assertThat(KitJson.RECORDS.read(gap, Hands.class).problems())
        .containsExactly(new Problem("", "the hand of seat 1 is missing"));
  }
}
