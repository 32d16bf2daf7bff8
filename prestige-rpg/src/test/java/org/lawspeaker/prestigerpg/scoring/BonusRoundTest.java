package org.lawspeaker.prestigerpg.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The bonus for a killing blow in encounter 7 and later. */
class BonusRoundTest {
  private static int prestigeOfKill(int encounter, String... options) {
    return Scene.of(3, options)
        .encounter(encounter)
        .faces("weakling")
        .set(ANN, "attack-20")
        .turns()
        .sheet(ANN)
        .prestige();
  }

  @Test
  @Shows({"PRE-BONUS-01", "PRE-Q-05"})
  void encountersOneToSixEarnNoBonus() {
    assertThat(prestigeOfKill(1)).isEqualTo(3);
    assertThat(prestigeOfKill(6)).isEqualTo(3);
  }

  @Test
  @Shows({"PRE-BONUS-01", "PRE-Q-04", "PRE-Q-05"})
  void theBonusRisesFromEncounterSeven() {
    assertThat(prestigeOfKill(7)).isEqualTo(3 + 1);
    assertThat(prestigeOfKill(8)).isEqualTo(3 + 2);
    assertThat(prestigeOfKill(9)).isEqualTo(3 + 3);
  }

  @Test
  @Shows({"PRE-Q-04", "PRE-Q-05"})
  void tieBreaksEarnTheHighestBonus() {
    assertThat(prestigeOfKill(10)).isEqualTo(3 + 3);
    assertThat(prestigeOfKill(11)).isEqualTo(3 + 3);
  }

  @Test
  @Shows({"PRE-Q-04"})
  void inTheOtherReadingEveryBonusIsOne() {
    assertThat(prestigeOfKill(6, "bonus=one-each")).isEqualTo(3);
    assertThat(prestigeOfKill(7, "bonus=one-each")).isEqualTo(3 + 1);
    assertThat(prestigeOfKill(9, "bonus=one-each")).isEqualTo(3 + 1);
    assertThat(prestigeOfKill(10, "bonus=one-each")).isEqualTo(3 + 1);
  }

  @Test
  @Shows({"PRE-Q-04"})
  void theBonusIsTold() {
    Scene scene = Scene.of(3).encounter(8).faces("weakling").set(ANN, "attack-20").turns();

    scene.tells("bonus", "PRE-Q-04");
    assertThat(scene.says()).contains("the killing blow earns 2 Prestige more");
  }

  @Test
  @Shows({"PRE-Q-05"})
  void theRoundOfAnEncounterDoesNotMatter() {
    Scene scene = Scene.of(3).encounter(2).round(7).faces("weakling").set(ANN, "attack-20").turns();

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
  }
}
