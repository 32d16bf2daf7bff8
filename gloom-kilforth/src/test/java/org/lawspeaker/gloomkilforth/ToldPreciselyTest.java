package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Setup;

/** How much, of whom, in which order and by which clause something is told. */
class ToldPreciselyTest {
  private static Scene two(String hero, String other, String zones) {
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes: {0: {%s}, 1: {%s}}
        %s
        """
            .formatted(other, Scene.hero(hero, "gold: 0", "fate: 0"), zones));
  }

  private static Scene imp(String hero) {
    return two(
        Scene.hero(hero, "race: human", "profession: wizard", "at: bone-fields"),
        "at: old-wood",
        "places: {bone-fields: {encounters: [sulphur-imp]}}");
  }

  @Test
  void asManyHpAreGainedAsTheHeroLacks() {
    Scene scene =
        Scene.of(
            OwnPack.captain(
                "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{gain: {what:"
                    + " hp, amount: 3}}]}]"),
            Setup.of(2),
            "turn-of: 1\nheroes: {1: {hp: 2, assets: [captain]}}");

    Event gained =
        scene.then("resolve captain").events().stream()
            .filter(each -> each.kind().equals("gained-hp"))
            .findFirst()
            .orElseThrow();
    assertThat(gained.says()).isEqualTo("seat 1 gains 2 HP");
    assertThat(gained.facts()).containsEntry("amount", "2");
  }

  @Test
  void aFoeLosesNoMoreHpThanItHas() {
    Scene scene = imp("assets: [gilded-sword]").then("roll 0 of 2", "roll 4 of 4");

    assertThat(scene.events())
        .filteredOn(each -> each.kind().equals("foe-lost-hp"))
        .extracting(each -> each.facts().get("amount"))
        .containsExactly("2");
  }

  @Test
  void whoHadNoGoldReturnsNone() {
    assertThat(imp("hp: 1, ap: 0").then("roll 1 of 2", "roll 0 of 2").told("lost")).isEmpty();
  }

  @Test
  void atDawnWhoIsFoundAndThenWhoRecovers() {
    Scene scene =
        two(
                "at: frostmaw, hp: 1, hidden: true, hand: []",
                "at: windrow, camped: true",
                "places: {frostmaw: {gloom: true}}\nclock: {taken: true}")
            .then("camp", "draw thick-mist");

    assertThat(scene.told("dawn")).containsExactly("it is Dawn GOK-DAWN-01");
    assertThat(scene.events())
        .extracting(Event::kind)
        .containsSubsequence("dawn", "came-out", "recovered");
  }

  @Test
  void aRumourIsReceivedAsARumourAndLootAsLoot() {
    Scene scene =
        two("hand: [farmer], loot: [bandage]", "gold: 0", "")
            .then("exchange with seat 0", "give farmer", "give bandage", "done", "seat 0: accept");

    assertThat(scene.told("received"))
        .containsExactlyInAnyOrder(
            "seat 0 receives Farmer GOK-EXCHANGE-04", "seat 0 receives Bandage GOK-EXCHANGE-03");
  }

  /** A card that makes dice better is not the variant of the game. */
  @Test
  void whatIsASuccessByACardIsOneByTheRule() {
    Scene scene =
        imp("skills: [blademaster], assets: [gilded-sword]").then("roll 0 of 2", "roll 1 of 6");

    assertThat(scene.told("rolled")).contains("seat 1 rolls 1 success GOK-TEST-09");
  }

  @Test
  void allSuccessesOfTodayAreRecorded() {
    Scene scene =
        two(
                "at: green-meadows, progress: [{card: remote-town, attribute: sneak, successes: 1}]",
                "at: old-wood",
                "places: {green-meadows: {encounters: [remote-town]}}")
            .then("confront remote-town with sneak", "roll 0 of 2");

    assertThat(scene.told("recorded"))
        .containsExactly("seat 1 has 1 success against Remote Town GOK-CONFRONT-05");
    assertThat(scene.events())
        .filteredOn(each -> each.kind().equals("recorded"))
        .allMatch(each -> "1".equals(each.facts().get("successes")));
  }

  @Test
  void whichChapterIsCompletedAndWhatASacrificeBrings() {
    Scene scene =
        two(
                "race: human, profession: warrior, saga: 0, chapter: 3, gold: 5,"
                    + " hand: [kobold, lost-caravan], assets: [gilded-sword]",
                "at: old-wood",
                "")
            .then("regale", "sacrifice gilded-sword", "discard kobold", "discard lost-caravan");

    assertThat(scene.told("gained")).contains("seat 1 gains 5 gold GOK-CHAPTER-05");
    assertThat(scene.told("chapter")).containsExactly("seat 1 completes chapter 3 GOK-CHAPTER-10");
  }

  @Test
  void aRumourOfTheTeamIsDiscardedForItsFate() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                turn: {team: ["2"]}
                heroes:
                  0: {at: frostmaw}
                  1: {at: green-meadows, fate: 0}
                  2: {at: green-meadows, fate: 0, hand: [farmer]}
                places: {green-meadows: {encounters: [remote-town]}}
                """)
            .then("confront remote-town with sneak", "roll 0 of 3", "seat 2: discard farmer");

    assertThat(scene.told("discarded")).containsExactly("seat 2 discards Farmer GOK-TEAM-05");
  }

  @Test
  void whatAHeroKeepsAtFirstIsNotSaid() {
    Scene scene = Scene.start(Setup.of(2).with("heroes", "random")).chance();
    scene.then("seat 0: choose deck spell").chance();
    scene.then(scene.moves().get(0));

    assertThat(scene.told("kept-unseen")).containsExactly("seat 0 keeps a card GOK-SETUP-17");
    assertThat(scene.told("took"))
        .filteredOn(each -> each.contains(" begins "))
        .isNotEmpty()
        .allMatch(each -> each.endsWith(" GOK-SETUP-10"));
  }
}
