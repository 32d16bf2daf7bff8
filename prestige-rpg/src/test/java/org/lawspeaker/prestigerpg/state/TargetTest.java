package org.lawspeaker.prestigerpg.state;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.testkit.coverage.Shows;

/** What something is aimed at follows a player to another seat. */
class TargetTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat CID = Seat.of(2);

  @Test
  @Shows("PRE-Q-93")
  void whatNamesAPlayerNamesTheOneOfTheOtherSeat() {
    ImmutableMap<Target, Target> moved =
        ImmutableMap.of(
            Target.player(ANN),
            Target.player(CID),
            new Target.Card(ANN, 1),
            new Target.Card(CID, 1),
            new Target.Item(ANN, 7),
            new Target.Item(CID, 7),
            new Target.PlayerAndToken(ANN, 3),
            new Target.PlayerAndToken(CID, 3));

    moved.forEach(
        (before, after) -> {
          assertThat(before.player()).contains(ANN);
          assertThat(before.of(CID)).isEqualTo(after);
        });
  }

  @Test
  void whatNamesNobodyStays() {
    for (Target target : new Target[] {Target.nothing(), new Target.Token(2)}) {
      assertThat(target.player()).isEmpty();
      assertThat(target.of(CID)).isSameAs(target);
    }
  }

  @Test
  void aPlayerAndATokenAreNamedAsFarAsTheyAreThere() {
    assertThat(Target.of(Optional.empty(), OptionalInt.empty())).isEqualTo(Target.nothing());
    assertThat(Target.of(Optional.empty(), OptionalInt.of(2))).isEqualTo(new Target.Token(2));
    assertThat(Target.of(Optional.of(ANN), OptionalInt.empty())).isEqualTo(Target.player(ANN));
    assertThat(Target.of(Optional.of(ANN), OptionalInt.of(2)))
        .isEqualTo(new Target.PlayerAndToken(ANN, 2));
    assertThat(new Target.PlayerAndToken(ANN, 2).onToken()).hasValue(2);
    assertThat(Target.player(ANN).onToken()).isEmpty();
  }

  @Test
  void expansionsAreCalledAsTheirRulesCallThem() {
    assertThat(Expansion.values())
        .extracting(Expansion::says)
        .containsExactly("base game", "Deeper & Darker", "Relics & Ruin", "Tombs & Tomes");
  }
}
