package org.lawspeaker.handofdestiny.lasting;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.MonsterType;

class WhichTest {
  /** The positions named among the first three, for an owner in this position. */
  private static ImmutableList<Integer> named(Which which, int owner) {
    ImmutableList.Builder<Integer> named = ImmutableList.builder();
    for (int at = 0; at < 3; at++) {
      if (which.names(owner, at)) {
        named.add(at);
      }
    }
    return named.build();
  }

  @Test
  void positionsAreNamedWhoeverTheOwnerIs() {
    assertThat(named(Which.FRONT, 1)).containsExactly(0);
    assertThat(named(Which.SECOND, 0)).containsExactly(1);
    assertThat(named(Which.THIRD, 0)).containsExactly(2);
    assertThat(named(Which.ALL, 1)).containsExactly(0, 1, 2);
    assertThat(named(Which.CHOSEN, 1)).containsExactly(0, 1, 2);
    assertThat(named(Which.ANYWHERE, 1)).containsExactly(0, 1, 2);
  }

  @Test
  void someNamesDependOnTheOwner() {
    assertThat(named(Which.SELF, 1)).containsExactly(1);
    assertThat(named(Which.OTHERS, 1)).containsExactly(0, 2);
    assertThat(named(Which.BEHIND, 1)).containsExactly(2);
    assertThat(named(Which.BEHIND, Place.HERO)).containsExactly(0, 1, 2);
    assertThat(named(Which.BEHIND, Place.GONE)).isEmpty();
  }

  @Test
  void thePlayerPicksOneOfTheChosenOnly() {
    assertThat(Which.values())
        .filteredOn(Which::isChosen)
        .containsExactly(Which.CHOSEN, Which.ANYWHERE);
  }

  @Test
  void everyNameHasWords() {
    assertThat(Which.values())
        .extracting(which -> which.only(Optional.empty()))
        .containsExactly(
            "it",
            "the front monster",
            "the second monster",
            "the third monster",
            "a visible monster",
            "a known monster in any position",
            "every visible monster",
            "every other visible monster",
            "every visible monster behind it");
    assertThat(Which.FRONT.only(Optional.of(MonsterType.MAGIC)))
        .isEqualTo("a magic monster in front");
  }
}
