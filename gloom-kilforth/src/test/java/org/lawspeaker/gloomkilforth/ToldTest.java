package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;

/** What becomes of a hero is told to all, with the clause. */
class ToldTest {
  private static Scene two(String hero, String zones) {
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes: {0: {at: old-wood}, 1: {%s}}
        %s
        """
            .formatted(Scene.hero(hero, "gold: 0", "fate: 0"), zones));
  }

  @Test
  void whoMakesCamp() {
    assertThat(two("hp: 4", "").then("camp").told("camped"))
        .containsExactly("seat 1 makes Camp GOK-CAMP-03");
  }

  @Test
  void whoLosesActionPoints() {
    Scene scene =
        two(
                "race: elf, profession: priest, at: bone-fields, hp: 4, ap: 4",
                "places: {bone-fields: {encounters: [sulphur-imp]}}")
            .then("roll 1 of 2", "roll 0 of 2");

    assertThat(scene.told("lost")).containsExactly("seat 1 loses 1 AP GOK-ACTION-05");
  }

  @Test
  void whatAFoeLosesWithoutASuccess() {
    Scene enemy =
        two("race: elf, profession: priest, at: bone-fields, skills: [poisoner]", "")
            .then("search", "draw sulphur-imp");
    Scene ancient =
        Scene.of(
                1,
                """
                heroes: {0: {at: old-wood, chapter: 6, skills: [poisoner]}}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin");

    assertThat(enemy.told("foe-lost-hp")).containsExactly("Sulphur Imp loses 1 HP GOK-ENC-11");
    assertThat(ancient.told("foe-lost-hp"))
        .containsExactly("Prince of Ruin loses 1 HP GOK-ANCIENT-01");
  }

  @Test
  void whoLosesGoldAndHowMuchOfItThereWas() {
    Scene scene =
        Scene.of(
            OwnPack.captain(
                "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{lose: {what:"
                    + " gold, amount: 3}}, {lose: {what: fate, amount: 2}}]}]"),
            Setup.of(2),
            "turn-of: 1\nheroes: {1: {gold: 1, fate: 0, assets: [captain]}}");

    assertThat(scene.then("resolve captain").told("lost"))
        .containsExactly("seat 1 loses 1 gold GOK-ABILITY-06");
  }

  @Test
  void whoRecordsSuccesses() {
    Scene place =
        two("at: green-meadows", "places: {green-meadows: {encounters: [remote-town]}}")
            .then("confront remote-town with sneak", "roll 1 of 2");
    Scene finale =
        two("race: orc, profession: warrior, at: spire-tor, saga: 0, chapter: 5", "")
            .then("regale", "roll 2 of 6");

    assertThat(place.told("recorded"))
        .containsExactly("seat 1 has 1 success against Remote Town GOK-CONFRONT-05");
    assertThat(finale.told("recorded"))
        .containsExactly("seat 1 has 2 against the Finale GOK-FINALE-04");
  }

  @Test
  void whoMakesAnEnemy() {
    Scene scene =
        two("at: green-meadows", "places: {green-meadows: {encounters: [farmer]}}")
            .then("provoke farmer");

    assertThat(scene.told("provoked"))
        .containsExactly("seat 1 has an enemy: Farmer GOK-STRANGER-04");
  }

  @Test
  void whatIsVeiledSoldAndDiscarded() {
    assertThat(
            two("assets: [road-home], race: elf, profession: wizard", "")
                .then("resolve road-home")
                .told("veiled"))
        .containsExactly("seat 1 veils Road Home GOK-VEIL-01");
    assertThat(two("hand: [farmer]", "").then("market", "sell farmer").told("discarded"))
        .containsExactly("seat 1 discards Farmer GOK-MARKET-09");
    assertThat(two("at: green-meadows", "").then("search", "draw market-day").told("event-over"))
        .containsExactly("Market Day is discarded GOK-EVENT-01");
  }

  @Test
  void whatIsBoughtAndWhatIsNot() {
    Scene scene =
        two("gold: 5", "")
            .then("market", "choose deck item", "draw cloak-pin", "draw gilded-sword")
            .then("draw doom-shield");
    assertThat(scene.reasons("buy staff-of-storms")).containsExactly("GOK-MARKET-06 not-drawn");
    scene.then("buy gilded-sword");

    assertThat(scene.told("bought")).containsExactly("seat 1 buys Gilded Sword GOK-MARKET-07");
    assertThat(scene.told("discarded"))
        .containsExactly(
            "seat 1 discards Doom Shield GOK-MARKET-08", "seat 1 discards Cloak Pin GOK-MARKET-08");
  }

  @Test
  void whoDefeatsAPlot() {
    Scene scene =
        two("at: green-meadows, gold: 3", "places: {green-meadows: {plots: [altar-of-ruin]}}")
            .then("clear plot altar-of-ruin");

    assertThat(scene.told("cleared-plot"))
        .containsExactly("seat 1 defeats Altar of Ruin GOK-CLEAR-04");
  }

  @Test
  void whoRecoversAtDawn() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {0: {camped: true, defeated: true, hp: 0}, 1: {at: frostmaw}}
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.told("recovered")).containsExactly("seat 0 recovers GOK-DAWN-04");
  }

  @Test
  void whoHasTheMarkerOfOneThatIsEliminated() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 1
                clock: {first: "1", taken: true}
                heroes: {1: {at: old-wood, chapter: 6, hp: 2, gold: 0, fate: 0}}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin", "roll 2 of 6", "roll 0 of 2");

    assertThat(scene.told("first")).containsExactly("seat 2 has the First Hero marker GOK-Q-32");
    assertThat(scene.events())
        .filteredOn(each -> each.kind().equals("first"))
        .allMatch(each -> "2".equals(each.facts().get("seat")));
  }

  private static String defeatedDuring(Scene scene) {
    return scene.events().stream()
        .filter(each -> each.kind().equals("defeated"))
        .map(each -> each.facts().get("during"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void inWhatAHeroIsDefeated() {
    String weak = "race: elf, profession: priest, at: bone-fields, hp: 1, hand: [], assets: []";
    Scene battle = two(weak, "places: {bone-fields: {encounters: [sulphur-imp]}}");
    Scene trap = two(weak, "places: {bone-fields: {encounters: [slag-pit]}}");
    Scene gloom = two(weak, "places: {bone-fields: {gloom: true}}");

    assertThat(defeatedDuring(battle.then("roll 1 of 2", "roll 0 of 2"))).isEqualTo("battle");
    assertThat(defeatedDuring(trap.then("confront slag-pit with sneak"))).isEqualTo("day");
    assertThat(defeatedDuring(gloom.then("camp", "camp"))).isEqualTo("night");
  }
}
