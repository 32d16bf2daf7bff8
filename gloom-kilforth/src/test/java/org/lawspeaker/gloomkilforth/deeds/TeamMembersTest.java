package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Which heroes of a team take part in the end. */
class TeamMembersTest {
  /** Seat 1 with seats 2 and 0 in its team, at a Place. */
  private static Scene team(String other) {
    return Scene.of(
        3,
        """
        turn-of: 1
        turn: {team: ["2", "0"]}
        heroes:
          0: {at: bone-fields, fate: 0, gold: 0}
          1: {race: dark-elf, profession: wizard, at: bone-fields, fate: 0, gold: 0}
          2: {fate: 0, gold: 0, %s}
        places: {bone-fields: {encounters: [buried-temple]}}
        """
            .formatted(other));
  }

  @Test
  @Shows({"GOK-TEAM-04", "GOK-Q-116", "GOK-TEAM-06"})
  void onlyThoseHelpThatAreThereAndNotHidden() {
    assertThat(team("at: bone-fields").then("confront buried-temple with sneak").odds())
        .containsKey("roll 5 of 5");
    assertThat(team("at: old-wood").then("confront buried-temple with sneak").odds())
        .containsKey("roll 4 of 4")
        .doesNotContainKey("roll 5 of 5");
    assertThat(
            team("at: bone-fields, hidden: true").then("confront buried-temple with sneak").odds())
        .containsKey("roll 4 of 4")
        .doesNotContainKey("roll 5 of 5");
  }

  @Test
  @Shows({"GOK-Q-04", "GOK-TEAM-07"})
  void whoHasEvadedTheFoeDoesNotFightIt() {
    Scene scene =
        Scene.of(
            3,
            """
            turn-of: 1
            turn: {team: ["2", "0"]}
            heroes:
              0: {at: old-wood, fate: 0, gold: 0, evaded: [grey-stalker]}
              1: {at: old-wood, fate: 0, gold: 0}
              2: {at: old-wood, fate: 0, gold: 0}
            places: {old-wood: {encounters: [grey-stalker]}}
            """);

    assertThat(scene.state().battles().get(0).heroes())
        .extracting(Seat::index)
        .containsExactly(1, 2);
  }
}
