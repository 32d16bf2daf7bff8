package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/**
 * Cards of a stranger's pack that set each other off bring no turn and no combat to a standstill.
 */
class EndlessTest {
  private static final String FIGHT =
      """
      step: assigning
      turn: {active: "1", activated: true}
      sites: {c2: {card: bandit-camp, cubes: 1}}
      fight: {origin: activated, encounter: bandit-camp, round: 1, last-id: 2, enemies: [
        {id: 1, card: 1-of-dust, power: 1}, {id: 2, card: 2-of-dust, power: 2}]}
      heroes: {1: {space: c2, gear: {GEAR}, bound: [{id: 1, card: hack, power: 1}]}}
      """;

  private static Scene fight(String equipment, String gear) {
    return Scene.of(OwnPack.with("equipment", equipment), Setup.of(3), FIGHT.replace("GEAR", gear));
  }

  /** So ends Pain that brings more Pain, which need not take Health. */
  @Test
  @Shows("HOF-Q-115")
  void noPainIsResolvedInATurnThatHasGoneOnForTooLong() {
    Scene scene =
        Scene.of(
            3,
            """
            step: continuing
            turn: {active: "1", activated: true, deeds: 298}
            sites: {c2: {card: bandit-camp, cubes: 1}}
            fight: {origin: activated, encounter: bandit-camp, round: 1, last-id: 1, enemies: [
              {id: 1, card: 5-of-skulls, power: 5}]}
            heroes: {1: {space: c2}}
            """);

    scene.then("flee", "draw scratch", "draw scratch");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.hero(1).health()).isEqualTo(8);
  }

  @Test
  @Shows("HOF-Q-115")
  void anAbilityWithoutALimitIsNotUsedWithoutEnd() {
    String engine =
        "{name: Engine, slot: side, cost: 2, abilities: [{on: used, effects: [{gain: {what: fame,"
            + " amount: 1}}]}], provenance: house}";
    Scene scene =
        Scene.of(
            OwnPack.with("equipment", engine),
            Setup.of(3),
            """
            step: explore
            turn: {active: "1", deeds: 299}
            heroes: {1: {gear: {side: engine}}}
            """);

    scene.then("use engine");

    assertThat(scene.hero(1).fame()).isEqualTo(1);
    assertThat(scene.refused("use engine")).containsExactly("HOF-Q-115");
    assertThat(scene.moves()).contains("done");
  }

  /** The enemies to whom all was assigned grow, and nothing is left: the assignment is lost. */
  @Test
  @Shows("HOF-Q-29")
  void aCombatIsNotStuckBetweenTwoAssignments() {
    String horn =
        "{name: Horn, slot: head, cost: 2, abilities: [{on: used-in-combat, limit:"
            + " once-per-combat, effects: [{change-enemies: {whom: all, power: 5}}]}],"
            + " provenance: house}";
    Scene scene =
        fight(horn, "head: horn, weapon: sabres")
            .then("assign hack to 1-of-dust", "strike 2-of-dust with weapon", "use horn");

    assertThat(scene.moves()).containsExactly("done");
    scene.then("done");
    assertThat(scene.window()).isEqualTo("push-or-flee");
  }

  /** The boss is open, but the minion that has grown comes first. */
  @Test
  @Shows({"HOF-Q-29", "HOF-BOSS-04"})
  void aBossThatHasGrownWaitsForTheMinion() {
    String horn =
        "{name: Horn, slot: head, cost: 2, abilities: [{on: used-in-combat, limit:"
            + " once-per-combat, effects: [{change-enemies: {whom: all, power: 3}}]}],"
            + " provenance: house}";
    Scene scene =
        Scene.of(
                OwnPack.with("equipment", horn),
                Setup.of(3),
                """
                step: assigning
                turn: {active: "1", activated: true}
                board: {royalty: jack-of-dust}
                sites: {c2: {card: jack}}
                fight: {origin: activated, encounter: jack, round: 1, last-id: 2, enemies: [
                  {id: 1, card: jack-of-dust, power: 2}, {id: 2, card: 1-of-dust, power: 1}]}
                heroes: {1: {space: c2, gear: {head: horn}, bound: [{id: 1, card: hack, power: 1},
                  {id: 2, card: vanguard, power: 2}, {id: 3, card: veteran, power: 3}]}}
                """)
            .then("assign hack to 1-of-dust", "assign vanguard to jack-of-dust", "use horn");

    assertThat(scene.moves()).contains("assign veteran to 1-of-dust");
    assertThat(scene.refused("assign veteran to jack-of-dust")).contains("HOF-BOSS-04");
    scene.then("assign veteran to 1-of-dust", "done");
    assertThat(scene.hero(1).food()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("push-or-flee");
  }

  @Test
  @Shows("HOF-ASSIGN-02")
  void equipmentIsAssignedWhileItsConditionHolds() {
    String charm =
        "{name: Charm, slot: side, cost: 2, lasting: [{when: [{health-at-most: 4}], gives:"
            + " {assignable: 3}}], provenance: house}";

    assertThat(fight(charm, "side: charm").refused("strike 1-of-dust with side"))
        .containsExactly("HOF-ASSIGN-02");
    assertThat(
            Scene.of(
                    OwnPack.with("equipment", charm),
                    Setup.of(3),
                    FIGHT
                        .replace("GEAR", "side: charm")
                        .replace("space: c2", "space: c2, health: 4"))
                .moves())
        .contains("strike 1-of-dust with side");
  }

  /** What is gained again and again stays a number that a position may have. */
  @ParameterizedTest
  @CsvSource({"gain, 9999", "lose, -9999"})
  void fameHasBounds(String verb, int bound) {
    String engine =
        "{name: Engine, slot: side, cost: 2, abilities: [{on: used, effects: [{%s: {what: fame,"
            + " amount: 3}}]}], provenance: house}";
    Scene scene =
        Scene.of(
            OwnPack.with("equipment", engine.formatted(verb)),
            Setup.of(3).with("fame-floor", "none"),
            "step: explore\nturn: {active: \"1\"}\nheroes: {1: {fame: %d, gear: {side: engine}}}"
                .formatted(bound - Integer.signum(bound)));

    scene.then("use engine");

    assertThat(scene.hero(1).fame()).isEqualTo(bound);
  }
}
