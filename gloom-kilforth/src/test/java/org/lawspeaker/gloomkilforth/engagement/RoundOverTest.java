package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

class RoundOverTest {
  /** Seat 1 has the turn and 1 HP; seat 2 wears armour that heals its last HP as a round ends. */
  private static Scene team() {
    return Scene.of(
            3,
            """
            turn-of: 1
            turn: {drawn: [wood-bandit]}
            heroes:
              0: {at: sprawl-city, fate: 0, gold: 0, hp: 4, ap: 4}
              1: {race: elf, profession: priest, at: old-wood, gold: 0, fate: 0, hp: 1, hand: []}
              2: {at: old-wood, gold: 0, fate: 0, hp: 1, hand: [], assets: [plate-of-dawn]}
            places: {old-wood: {encounters: [wood-bandit]}}
            """)
        .then("team with seat 2", "accept");
  }

  @Test
  @Shows("GOK-BATTLE-03")
  void theRoundEndsForTheOthersWhenTheActiveHeroFalls() {
    Scene scene = team().then("roll 1 of 3", "roll 0 of 2", "roll 0 of 3", "roll 0 of 2");
    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.hero(2).hp()).isEqualTo(2);
  }

  @Test
  @Shows("GOK-BATTLE-03")
  void itEndsForNobodyWhenAllFall() {
    Scene scene = team().then("roll 1 of 3", "roll 0 of 2", "roll 2 of 3", "roll 0 of 2");
    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.hero(2).defeated()).isTrue();
    assertThat(scene.hero(2).hp()).isZero();
  }
}
