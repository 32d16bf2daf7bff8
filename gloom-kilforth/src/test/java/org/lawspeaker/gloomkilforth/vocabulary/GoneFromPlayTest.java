package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** A card that leaves play before its ability comes up. */
class GoneFromPlayTest {
  /** Seat 1 assaults the Prince, who has an asset sacrificed as each round starts. */
  private static Scene assault(String assets) {
    return Scene.of(
            2,
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw, chapter: 6}
              1: {race: human, profession: wizard, at: old-wood, chapter: 6, fate: 0, hand: [],
                  max-health: 8, hp: 8, assets: [%s]}
            ancients:
              - {card: prince-of-ruin, abilities: throne-of-ruin, plots: [], at: 6}
              - {card: queen-of-ash, abilities: crown-of-cinders, plots: [], at: 13}
            """
                .formatted(assets))
        .then("assault prince-of-ruin", "choose option 2");
  }

  @Test
  @Shows("GOK-ABILITY-07")
  void aSacrificedCardIsNotUsedAnyMore() {
    Scene staff = assault("staff-of-storms, acolyte");

    assertThat(staff.then("sacrifice staff-of-storms").odds()).containsKey("roll 0 of 6");
  }

  @Test
  @Shows("GOK-ABILITY-07")
  void aCardThatStaysIsStillUsed() {
    Scene staff = assault("staff-of-storms, acolyte").then("sacrifice acolyte");

    assertThat(staff.window()).isEqualTo("may");
    assertThat(staff.then("accept").told("foe-lost-hp")).hasSize(1);
  }

  @Test
  @Shows("GOK-ABILITY-12")
  void aCardThatADeedSacrificesAtItsOwnQuestionIsNotAskedForAgain() {
    Scene chain =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: wizard, at: windrow, gold: 3, fate: 0, hand: [],
                      assets: [gold-chain]}
                places: {windrow: {encounters: [remote-town]}}
                """)
            .then("confront remote-town with sneak", "roll 0 of 2");
    assertThat(chain.window()).isEqualTo("may");

    chain.then("resolve gold-chain");

    assertThat(chain.hero(1).gold()).isEqualTo(9);
    assertThat(chain.window()).isEqualTo("action");
    assertThat(chain.asked()).isZero();
  }
}
