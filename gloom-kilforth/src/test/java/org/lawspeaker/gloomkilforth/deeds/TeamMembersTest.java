package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
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

  private static Scene temple(String active) {
    return Scene.of(
        3,
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {at: bone-fields, gold: 0, %s}
          2: {at: bone-fields, gold: 0}
        places: {bone-fields: {encounters: [buried-temple]}}
        """
            .formatted(active));
  }

  @Test
  @Shows("GOK-TEAM-04")
  void aHiddenHeroFormsNoTeamEvenIfItMayPerformDeeds() {
    Scene scene = temple("profession: rogue, hidden: true, skills: [phantom]");
    assertThat(scene.moves()).doesNotContain("team with seat 2");
    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-TEAM-04");

    assertThat(scene.then("come out").moves()).contains("team with seat 2");
  }

  /** Two heroes and an enemy with 3 Fight; the active one has a Deed for every window. */
  private static Scene bandit() {
    return Scene.of(
        3,
        """
        turn-of: 1
        turn: {drawn: [wood-bandit]}
        heroes:
          0: {at: frostmaw}
          1: {race: elf, profession: priest, at: old-wood, gold: 0, fate: 0, loot: [lucky-charm]}
          2: {at: old-wood, gold: 0, fate: 0}
        places: {old-wood: {encounters: [wood-bandit]}}
        """);
  }

  @Test
  @Shows({"GOK-TEAM-01", "GOK-Q-04"})
  void whatTheHeroHasEvadedIsNoAim() {
    Scene scene =
        Scene.of(
            3,
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {at: old-wood, gold: 0, evaded: [wood-bandit]}
              2: {at: old-wood, gold: 0}
            places: {old-wood: {encounters: [wood-bandit]}}
            """);

    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-TEAM-01");
  }

  @Test
  @Shows("GOK-Q-12")
  void nobodyJoinsBetweenTheDiceOfASkirmish() {
    Scene scene = bandit().then("choose wood-bandit", "done");
    scene.then("done", "done", "roll 0 of 4"); // after its Trap there is a window of the round
    assertThat(scene.window()).isEqualTo("deeds"); // before its own dice

    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-Q-12");
  }

  @Test
  @Shows("GOK-TEAM-14")
  void aTestOfAnotherHeroDoesNotDisbandTheTeam() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{take-test:"
                + " {attribute: sneak, value: 1, who: another-hero-here}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {at: bone-fields, fate: 0, gold: 0, assets: [captain]}
                  2: {at: bone-fields, fate: 0, gold: 0}
                places: {bone-fields: {encounters: [buried-temple]}}
                """)
            .then("team with seat 2", "accept", "resolve captain", "roll 0 of 4");

    assertThat(scene.state().turn().team()).hasSize(1);
  }

  @Test
  @Shows({"GOK-TEAM-12", "GOK-Q-62"})
  void goldThatOneHasReceivedIsNotThereForTheNext() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                turn: {team: ["2", "0"]}
                heroes:
                  0: {at: bone-fields, fate: 0, gold: 0}
                  1: {race: dark-elf, profession: wizard, at: bone-fields, fate: 0, gold: 0}
                  2: {at: bone-fields, fate: 0, gold: 0}
                places: {bone-fields: {encounters: [buried-temple]}}
                """)
            .then("confront buried-temple with sneak", "roll 2 of 5", "take gold")
            .then("give seat 2 1 gold");

    assertThat(scene.moves()).contains("give seat 0 1 gold").doesNotContain("give seat 0 2 gold");
  }

  /** A Place is defeated by three heroes, of which one falls as it is. */
  private static Scene fallen(String... moves) {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: encounter-defeated, effects: [{lose: {what: hp, amount: 9, who:"
                + " weakest}}]}]");
    return Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            turn: {team: ["2", "0"]}
            heroes:
              0: {at: bone-fields, fate: 0, gold: 0, hp: 4, skills: [lore-of-stars]}
              1: {race: dark-elf, profession: wizard, at: bone-fields, fate: 0, gold: 0, hp: 4,
                assets: [captain], skills: [shield-drill]}
              2: {at: bone-fields, fate: 0, gold: 0, hp: 1}
            places: {bone-fields: {encounters: [buried-temple]}}
            """)
        .then("confront buried-temple with sneak", "roll 4 of 5")
        .then(moves);
  }

  @Test
  @Shows({"GOK-DEFEATED-06", "GOK-TEAM-12"})
  void aFallenHeroHasNoPartOfTheReward() {
    assertThat(fallen("take loot").moves())
        .contains("choose seat 1", "choose seat 0")
        .doesNotContain("choose seat 2");
    assertThat(fallen("take gold").moves())
        .contains("give seat 0 1 gold")
        .noneMatch(move -> move.startsWith("give seat 2"));
    assertThat(fallen("take gold", "give seat 0 1 gold", "keep card").moves())
        .contains("choose seat 1", "choose seat 0")
        .doesNotContain("choose seat 2");
  }

  @Test
  @Shows("GOK-TEAM-04")
  void nobodyHelpsAHeroThatHasHiddenMeanwhile() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                turn: {team: ["0"]}
                heroes:
                  0: {at: bone-fields, gold: 0}
                  1: {race: dark-elf, profession: wizard, at: bone-fields, gold: 0, hidden: true}
                places: {bone-fields: {encounters: [buried-temple]}}
                """)
            .then("confront buried-temple with sneak");

    assertThat(scene.odds()).containsKey("roll 3 of 3").doesNotContainKey("roll 4 of 4");
  }

  /** Three heroes at a Place with a Trophy; the active one has this. */
  private static Scene shrine(String active) {
    return Scene.of(
        3,
        """
        turn-of: 1
        turn: {team: ["2", "0"]}
        heroes:
          0: {at: blessed-grove, fate: 0, gold: 0}
          1: {race: dark-elf, profession: wizard, at: blessed-grove, fate: 0, gold: 0, %s}
          2: {at: blessed-grove, fate: 0, gold: 0, hp: 1}
        places: {blessed-grove: {encounters: [sacred-shrine]}}
        """
            .formatted(active));
  }

  @Test
  @Shows({"GOK-TEAM-12", "GOK-Q-62"})
  void aTrophyGoesToWhomTheActiveHeroNames() {
    Scene scene =
        shrine("hp: 1")
            .then("confront sacred-shrine with sneak", "roll 2 of 5", "take gold")
            .then("give seat 2 0 gold", "give seat 0 0 gold", "keep card", "choose seat 1")
            .then("accept", "choose seat 2");

    assertThat(scene.hero(2).hp()).isEqualTo(3);
    assertThat(scene.hero(1).hp()).isEqualTo(1);
  }

  @Test
  void goldThatTheActiveHeroHasSpentIsNotSplit() {
    Scene scene =
        shrine("assets: [seer-s-ring]")
            .then("confront sacred-shrine with sneak", "roll 2 of 5", "take gold");
    assertThat(scene.window()).isEqualTo("split-gold");

    scene.then("resolve seer-s-ring", "draw fireball", "draw mend-wounds", "choose fireball");

    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.window()).isEqualTo("rumour-step");
  }

  /** Seats 1 and 2 battle an Imp; what this moment does to both is told by their gold. */
  private static Scene imp(String ability, String imp) {
    String own = "abilities: [{on: %s}]".formatted(ability);
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Captain",
                OwnPack.titled("Captain", own),
                "Magister",
                OwnPack.titled("Magister", own),
                "Sulphur Imp",
                "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, %s provenance: house}"
                    .formatted(imp)));
    return Scene.team(
        game,
        "race: human, profession: rogue, gold: 5, assets: [captain]",
        "race: elf, profession: wizard, gold: 5, assets: [magister]");
  }

  private static final String PAID = ", effects: [{gain: {what: gold, amount: 1}}]";

  /** Both abilities are resolved, in the order of the active hero. */
  private static Scene ordered(Scene scene) {
    assertThat(scene.window()).isEqualTo("order");
    assertThat(scene.asked()).isEqualTo(1);
    return scene.then("choose option 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"engagement-starts", "battle-starts", "round-starts"})
  @Shows({"GOK-Q-02", "GOK-ABILITY-08", "GOK-TEAM-08"})
  void aBattleBeginsForAllWhoFightIt(String moment) {
    Scene scene = ordered(imp(moment + PAID, ""));

    assertThat(scene.hero(1).gold()).isEqualTo(6);
    assertThat(scene.hero(2).gold()).isEqualTo(6);
    assertThat(scene.hero(0).gold()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"round-ends", "battle-ends"})
  @Shows({"GOK-Q-02", "GOK-ABILITY-08", "GOK-TEAM-08"})
  void aBattleEndsForAllWhoHaveFoughtIt(String moment) {
    Scene scene = imp(moment + PAID, "gold: 0,");
    scene.then("roll 0 of 2", "roll 2 of 2", "roll 0 of 2", "roll 0 of 1", "take gold");
    scene.then("keep card", "choose seat 1");

    ordered(scene);

    assertThat(scene.hero(1).gold()).isEqualTo(6);
    assertThat(scene.hero(2).gold()).isEqualTo(6);
  }

  @Test
  @Shows({"GOK-Q-02", "GOK-DEED-02"})
  void aDeedOfAnotherHeroOfTheTeamIsNotOffered() {
    Scene scene = imp("round-starts, deed: true, cost: {veil: true}" + PAID, "").then("accept");

    assertThat(scene.hero(1).gold()).isEqualTo(6);
    assertThat(scene.hero(2).gold()).isEqualTo(5);
    assertThat(scene.odds()).containsKey("roll 2 of 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"engagement-starts", "battle-starts", "round-starts"})
  @Shows("GOK-ABILITY-05")
  void whatTheFoeDoesThenIsForTheActiveHeroAlone(String moment) {
    String takes = "abilities: [{on: %s, effects: [{lose: {what: gold, amount: 1}}]}],";
    Scene scene = imp("dawn" + PAID, takes.formatted(moment));

    assertThat(scene.hero(1).gold()).isEqualTo(4);
    assertThat(scene.hero(2).gold()).isEqualTo(5);
  }

  private static final String WEAKER =
      "lasting: [{gives: {attribute-bonus: {attribute: fight, amount: -1}}}],";

  @Test
  @Shows({"GOK-ABILITY-05", "GOK-TEAM-08"})
  void whatTheFoeTakesFromAHeroAllTheTimeIsForTheActiveHeroAlone() {
    Scene scene = imp("dawn" + PAID, WEAKER).then("roll 0 of 2");
    assertThat(scene.odds()).containsKey("roll 1 of 1"); // the active hero has Fight 2

    scene.then("roll 0 of 1", "roll 0 of 2");
    assertThat(scene.odds()).containsKey("roll 1 of 1"); // the other has Fight 1, and keeps it
  }

  @Test
  @Shows({"GOK-ABILITY-05", "GOK-TERM-10", "GOK-TEAM-08"})
  void whatTheFoeIsItselfCountsAgainstAllWhoFightIt() {
    String strong = "lasting: [{gives: {foe-fight: 1}}, {gives: {immune: {rewards: [title]}}}],";
    Scene scene = imp("round-starts" + PAID, strong);
    assertThat(scene.odds()).containsKey("roll 3 of 3");
    assertThat(scene.hero(1).gold()).isEqualTo(5);
    assertThat(scene.hero(2).gold()).isEqualTo(5);

    scene.then("roll 0 of 3", "roll 0 of 2");
    assertThat(scene.odds()).containsKey("roll 3 of 3");
  }
}
