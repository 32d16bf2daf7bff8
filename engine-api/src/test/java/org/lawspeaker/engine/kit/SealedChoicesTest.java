package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;

class SealedChoicesTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLO = Seat.of(2);
  private static final SealedChoices<String> NONE = SealedChoices.of(List.of(CLO, ANN, BEN));
  private static final SealedChoices<String> TWO = NONE.seal(CLO, "rock").seal(ANN, "paper");

  @Test
  void knowsWhoHasChosenAndWhoHasNot() {
    assertThat(TWO.sealed()).containsExactly(ANN, CLO);
    assertThat(TWO.owing()).containsExactly(BEN);
    assertThat(TWO.isOwing(BEN)).isTrue();
    assertThat(TWO.isOwing(CLO)).isFalse();
    assertThat(TWO.isOwing(Seat.of(3))).isFalse();
    assertThat(TWO.choiceOf(CLO)).hasValue("rock");
    assertThat(TWO.choiceOf(BEN)).isEmpty();
  }

  @Test
  void isCompleteWhenAllHaveChosen() {
    assertThat(NONE.complete()).isFalse();
    assertThat(TWO.complete()).isFalse();
    assertThat(TWO.seal(BEN, "rock").complete()).isTrue();
  }

  @Test
  void refusesASeatThatOwesNothing() {
    assertThatThrownBy(() -> TWO.seal(CLO, "paper")).hasMessage("seat 2 owes no choice");
    assertThatThrownBy(() -> TWO.seal(Seat.of(5), "paper")).hasMessage("seat 5 owes no choice");
  }

  @Test
  void refusesWhatCannotHaveBeenChosen() {
    Seats ann = Seats.none().with(ANN);
    assertThatThrownBy(
            () -> new SealedChoices<>(ann, Seats.none().with(BEN), ImmutableList.of("paper")))
        .hasMessage("of [seat 1] only [seat 0] may choose");
    assertThatThrownBy(() -> new SealedChoices<>(ann, ann, ImmutableList.of("paper", "rock")))
        .hasMessage("[seat 0] have chosen, with 2 choices");
  }

  @Test
  void tellsWhatEachHasChosen() {
    assertThat(TWO.made()).containsExactly(Map.entry(ANN, "paper"), Map.entry(CLO, "rock"));
  }

  @Test
  void seatsAreInAscendingOrderWhateverTheirNumber() {
    Seat far = Seat.of(40);
    SealedChoices<String> none = SealedChoices.of(List.of(far, CLO, ANN));
    SealedChoices<String> three = none.seal(CLO, "rock");
    assertThat(three.seats()).containsExactly(ANN, CLO, far);
    assertThat(three.owing()).containsExactly(ANN, far);
    assertThat(three.seal(far, "paper").sealed()).containsExactly(CLO, far);
  }

  @Test
  void aSeatSeesItsOwnChoiceAndNotWhoElseHasChosen() {
    assertThat(TWO.forViewer(ANN)).isEqualTo(NONE.seal(ANN, "paper"));
    assertThat(TWO.forViewer(BEN)).isEqualTo(NONE);
    assertThat(TWO.forViewer(Onlooker.SPECTATOR)).isEqualTo(NONE);
    assertThat(TWO.forViewer(Onlooker.ARBITER)).isEqualTo(TWO);
  }

  @Property(seed = "41")
  void theOrderOfSealingLeavesNoTrace(@ForAll long seed) {
    List<Seat> order = new ArrayList<>(List.of(ANN, BEN, CLO));
    Collections.shuffle(order, new Random(seed));
    SealedChoices<String> choices = SealedChoices.of(order);
    for (Seat seat : order) {
      choices = choices.seal(seat, "choice of " + seat);
    }
    SealedChoices<String> straight =
        NONE.seal(ANN, "choice of seat 0")
            .seal(BEN, "choice of seat 1")
            .seal(CLO, "choice of seat 2");
    assertThat(choices)
        .isEqualTo(straight)
        .hasSameHashCodeAs(straight)
        .hasToString(straight.toString());
  }
}
