package org.lawspeaker.gloomkilforth.rewards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Trophies of what a team has defeated. */
class TeamTrophiesTest {
  /** Seats 1 and 2 defeat a Place with these Trophies by Sneak, and seat 1 keeps the card. */
  private static Scene claimed(String trophies) {
    return Scene.of(
            OwnPack.instead(
                "Buried Temple",
                "{name: Buried Temple, type: place, terrain: badlands, gold: 2, needs: {sneak: 2,"
                    + " study: 3}, trophies: ["
                    + trophies
                    + "], provenance: house}"),
            Setup.of(3),
            """
            turn-of: 1
            turn: {team: ["2"]}
            heroes:
              0: {at: frostmaw}
              1: {race: dark-elf, profession: wizard, at: bone-fields, fate: 0, gold: 5}
              2: {at: bone-fields, fate: 0, gold: 5}
            places: {bone-fields: {encounters: [buried-temple]}}
            """)
        .then("confront buried-temple with sneak", "roll 2 of 4", "take gold")
        .then("give seat 2 0 gold", "keep card", "choose seat 1");
  }

  @Test
  @Shows({"GOK-TROPHY-05", "GOK-TEAM-12", "GOK-Q-62"})
  void aForcedTrophyTooIsForWhomTheActiveHeroNames() {
    Scene scene = claimed("{forced: true, effects: [{lose: {what: gold, amount: 3}}]}");
    assertThat(scene.moves()).contains("choose seat 1", "choose seat 2");

    scene.then("choose seat 2");

    assertThat(scene.hero(2).gold()).isEqualTo(2);
    assertThat(scene.hero(1).gold()).isEqualTo(7);
  }

  @Test
  @Shows("GOK-TROPHY-04")
  void aTrophyOfAnotherAttributeIsNotEarnedByATeamEither() {
    Scene scene = claimed("{by: study, effects: [{gain: {what: gold, amount: 3}}]}");

    assertThat(scene.window()).isNotEqualTo("trophy");
    assertThat(scene.asked()).isEqualTo(2);
  }
}
