package org.lawspeaker.gloomkilforth.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Tests of a hero that others help. */
class TeamDiceTest {
  /** A Dark Elf Wizard, with Sneak 3, and seat 2 are at a Place. */
  private static Scene temple(String active, String other) {
    return Scene.of(
            OwnPack.captain("lasting: [{gives: {use-for: {used: study, tested: sneak}}}]"),
            Setup.of(3),
            """
            turn-of: 1
            turn: {team: ["2"]}
            heroes:
              0: {at: frostmaw}
              1: {race: dark-elf, profession: wizard, at: bone-fields, %s}
              2: {at: bone-fields, %s}
            places: {bone-fields: {encounters: [buried-temple]}}
            """
                .formatted(active, other))
        .then("confront buried-temple with sneak");
  }

  @Test
  @Shows({"GOK-Q-80", "GOK-USE-01", "GOK-TEAM-06"})
  void aMateAddsADieToWhateverAttributeIsUsed() {
    Scene scene = temple("fate: 0, assets: [captain]", "fate: 0");
    assertThat(scene.window()).isEqualTo("use");

    scene.then("choose option 2"); // Study 4 for Sneak 3

    assertThat(scene.odds()).containsKey("roll 5 of 5");
  }

  @Test
  @Shows({"GOK-TEAM-05", "GOK-TEST-11"})
  void eachMateHasALimitOfItsOwn() {
    Scene scene = temple("fate: 4, fate-used: true", "fate: 1").then("roll 1 of 4");

    assertThat(scene.window()).isEqualTo("fate");
    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.then("call on fate").window()).isEqualTo("loot-step");
  }
}
