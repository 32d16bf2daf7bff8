package org.lawspeaker.prestigerpg.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.table.Flow;

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
            "seat 0 discards the unplayed Attack 10", "seat 0 discards the unplayed Attack 50")
        .isEqualTo(unplayed("attack-10", "attack-50"));
  }
}
