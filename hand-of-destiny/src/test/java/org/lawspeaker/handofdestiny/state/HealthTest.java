package org.lawspeaker.handofdestiny.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Health points: chapter HP. */
class HealthTest {
  @ParameterizedTest
  @ValueSource(strings = {"robin", "merlin", "galathar", "hilda"})
  @Shows("HOD-HP-01")
  void everyHeroBeginsWithSixHealthPoints(String hero) {
    start("hero=" + hero).has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-HP-01")
  void healthPointsAreCountedFromSix() {
    assertThat(Position.problems("hero: {hp: 5}"))
        .containsExactly("/hero/hp: HP is 6 (HOD-HP-01) less the exhausted abilities: 6, not 5");
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 6", "1, 0, 5", "2, 1, 3", "2, 2, 2", "3, 2, 1"})
  @Shows("HOD-HP-02")
  void eachAbilityThatIsNotExhaustedIsOneHealthPoint(int left, int right, int hp) {
    Position.of("row: [brute-5], hero: {left: " + left + ", right: " + right + "}")
        .has("/hero/hp", hp);
  }

  @Test
  @Shows("HOD-HP-03")
  void exhaustingAsDamageLowersHealth() {
    Position.of("row: [guard-15, brute-6]")
        .plays("take front", "exhaust 1 1")
        .cites("exhausted", "HOD-HP-03")
        .notes("exhausted", "hp", 4)
        .has("/hero/hp", 4);
  }

  @Test
  @Shows("HOD-HP-03")
  void exhaustingToPayLowersHealth() {
    Position.of("row: [brute-5, brute-6]", "hero=robin")
        .plays("use arrow by exhausting")
        .has("/hero/hp", 5);
  }

  @Test
  @Shows("HOD-HP-03")
  void exhaustingVoluntarilyLowersHealth() {
    Position.of("row: [brute-5, brute-6], hero: {left: 2}", "hero=robin")
        .plays("use slay by exhausting")
        .has("/hero/left", 3)
        .has("/hero/right", 1)
        .has("/hero/hp", 2);
  }

  @Test
  @Shows("HOD-HP-04")
  void thePlayerLosesWhenNoHealthIsLeft() {
    Position.of("row: [ogre, brute-6]").plays("take front").ended(Outcome.Result.LOST, "HOD-HP-04");
  }

  @Test
  @Shows("HOD-HP-04")
  void theLastHealthPointKeepsTheGameGoing() {
    Position.of("row: [ogre, brute-6], hero: {left: 3, right: 2}")
        .has("/hero/hp", 1)
        .has("/ending", "");
    Position.of("row: [brute-6, brute-7], hero: {left: 3, right: 2}")
        .plays("take front")
        .ended(Outcome.Result.LOST, "HOD-HP-04");
  }

  @Test
  @Shows("HOD-HP-05")
  void healthCannotRiseAboveSix() {
    Position.of("phase: merchant, row: [], hero: {left: 1}", "hero=galathar")
        .plays("buy balm")
        .cites("healing-lost", "HOD-HP-05")
        .has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-HP-05")
  void healingWhatIsExhaustedLosesNothing() {
    Position.of("phase: merchant, row: [], hero: {left: 1, right: 1}", "hero=galathar")
        .plays("buy balm")
        .isSilentOf("healing-lost")
        .has("/hero/hp", 6);
  }
}
