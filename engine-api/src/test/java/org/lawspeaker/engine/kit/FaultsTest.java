package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;

class FaultsTest {
  private static final Citation RULE = Citation.of("TST-RULE-01");
  private static final Citation END = Citation.of("TST-END-01");
  private static final Window WINDOW = Window.of("bid", "How much?", RULE);

  private record Toss() implements Move {
    @Override
    public Actor by() {
      return Nature.NATURE;
    }
  }

  @Test
  void hasNoneAtFirst() {
    assertThat(Faults.named().none()).isTrue();
    assertThat(Faults.named().all()).isEmpty();
  }

  @Test
  void keepsAllInTheOrderFound() {
    Faults faults = Faults.named();
    faults.add(RULE, "too-few");
    faults.add(END, "too-late", "round", 3);

    assertThat(faults.none()).isFalse();
    assertThat(faults.all())
        .containsExactly(Violation.of(RULE, "too-few"), Violation.of(END, "too-late", "round", 3));
  }

  @Test
  void onlyCountsWithoutNames() {
    Faults faults = Faults.unnamed();
    faults.add(RULE, "too-few");
    faults.add(RULE, "too-late", "round", 3);
    faults.notNow(
        RULE,
        () -> {
          throw new AssertionError("asked for what is due");
        });

    assertThat(faults.none()).isFalse();
    assertThat(faults.all()).isEmpty();
  }

  @Test
  void forgets() {
    Faults faults = Faults.named();
    faults.add(RULE, "too-few");
    faults.clear();

    assertThat(faults.none()).isTrue();
    assertThat(faults.all()).isEmpty();
  }

  @Test
  void saysWhoIsAskedWhat() {
    assertThat(notNow(new Pending.Choose<>(Seat.of(2), WINDOW)))
        .isEqualTo(Violation.of(RULE, "not-now", "asked", "How much? (seat 2)"));
    assertThat(notNow(new Pending.Commit<>(ImmutableSet.of(Seat.of(0)), ImmutableSet.of(), WINDOW)))
        .isEqualTo(Violation.of(RULE, "not-now", "asked", "How much?"));
  }

  @Test
  void saysThatNatureMoves() {
    assertThat(notNow(new Pending.Chance<>(RULE, Distribution.uniform(1, index -> new Toss()))))
        .isEqualTo(Violation.of(RULE, "not-now", "asked", "Nature's move"));
  }

  @Test
  void citesWhatEndedTheGame() {
    Outcome outcome = Outcome.of(ImmutableList.of(Outcome.Result.WON), "all is won", END);

    assertThat(notNow(new Pending.Over<>(outcome))).isEqualTo(Violation.of(END, "game-over"));
  }

  private static Violation notNow(Pending<Toss> due) {
    Faults faults = Faults.named();
    faults.notNow(RULE, () -> due);
    return faults.all().get(0);
  }
}
