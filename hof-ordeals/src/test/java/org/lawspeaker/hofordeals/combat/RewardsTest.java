package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** In which order the rewards of a round are gained. */
class RewardsTest {
  private static Scene defeated(String first, String second, String named) {
    return Battle.assigning(Battle.bound("vanguard 2", "veteran 3"), first, second, "5-of-dust")
        .then("assign vanguard to " + first, "assign veteran to " + named, "done");
  }

  @Test
  @Shows("HOF-Q-66")
  void isAskedOfDifferentOnes() {
    assertThat(defeated("1-of-dust", "2-of-dust", "2-of-dust").window()).isEqualTo("loot");
  }

  @Test
  void isNotAskedOfEqualOnes() {
    assertThat(defeated("1-of-dust", "1-of-dust", "1-of-dust.2").window())
        .isEqualTo("push-or-flee");
  }
}
