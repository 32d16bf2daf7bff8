package org.lawspeaker.hofordeals.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.hofordeals.HofProvider;
import org.lawspeaker.testkit.coverage.Shows;

/** What is wrong with a pack is said with its place and its clause. */
class BadPackTest {
  private static final String REFERENCE =
      PackText.resource(HofProvider.class, "reference-pack.yaml").text();

  /** The problems of the reference pack with a part of its text changed. */
  private static List<String> changed(String text, String other) {
    assertThat(REFERENCE).contains(text);
    return problems(REFERENCE.replace(text, other));
  }

  private static List<String> problems(String pack) {
    return HofProvider.read(new PackText("own", pack)).problems().stream()
        .map(Object::toString)
        .toList();
  }

  /** With these Encounters of level 1 moved to level 2. */
  private static List<String> without(String... names) {
    String pack = REFERENCE;
    for (String name : names) {
      String before = "{name: " + name + ", level: 1,";
      assertThat(pack).contains(before);
      pack = pack.replace(before, before.replace("1", "2"));
    }
    return problems(pack);
  }

  @Test
  void theReferencePackHasNoProblem() {
    assertThat(problems(REFERENCE)).isEmpty();
  }

  @Test
  @Shows("HOF-SETUP-07")
  void aStartingDeckHasTenCards() {
    assertThat(changed("copies: 7", "copies: 8"))
        .singleElement()
        .asString()
        .contains("/starting")
        .contains("a starting deck has 10 cards; found 11 (HOF-SETUP-07)");
  }

  @Test
  @Shows("HOF-Q-13")
  void everyLevelHasEnoughEncounters() {
    String[] six = {
      "The Crossroad", "Trash Pile", "Test of Strength", "Test of Wit", "Call Lightning", "Old Mill"
    };
    assertThat(without(six)).isEmpty();

    String[] seven = {
      "The Crossroad",
      "Trash Pile",
      "Test of Strength",
      "Test of Wit",
      "Call Lightning",
      "Old Mill",
      "Shrine"
    };
    assertThat(without(seven))
        .singleElement()
        .asString()
        .contains("/encounters")
        .contains("level 1 has at least 7 Encounters; found 6 (HOF-Q-13)");
    assertThat(changed("level: 3, kind: event", "level: 2, kind: event"))
        .singleElement()
        .asString()
        .contains("level 3 has at least 6 Encounters; found 4 (HOF-Q-13)");
  }

  @Test
  @Shows("HOF-Q-69")
  void everyLevelHasARoyalty() {
    assertThat(changed("rank: jack", "rank: queen"))
        .first()
        .asString()
        .contains("/royalties")
        .contains("no Jack rules level 1 (HOF-Q-69)");
  }

  @Test
  @Shows("HOF-BOSS-10")
  void theBossesStandInTheOrderOfTheirLevels() {
    assertThat(changed("{name: Jack, level: 1,", "{name: Jack, level: 2,"))
        .singleElement()
        .asString()
        .contains("/bosses/0")
        .contains("the Boss Encounter of level 1 stands here (HOF-BOSS-10)");
    assertThat(changed("{name: Queen, level: 2, kind: boss", "{name: Queen, level: 2, kind: event"))
        .singleElement()
        .asString()
        .contains("/bosses/1");
  }

  @Test
  @Shows({"HOF-BOSS-10", "HOF-ENC-05"})
  void noOtherEncounterIsABossOrTheTown() {
    String open = "{name: Open Road, level: 1, kind: campaign";
    assertThat(changed(open, "{name: Open Road, level: 1, kind: boss"))
        .singleElement()
        .asString()
        .contains("/kind")
        .contains("only bosses and the Town are so (HOF-BOSS-10)");
    assertThat(changed(open, "{name: Open Road, kind: basic"))
        .singleElement()
        .asString()
        .contains("only bosses and the Town are so (HOF-BOSS-10)");
    assertThat(changed("{name: Town, kind: basic", "{name: Town, level: 1, kind: event"))
        .singleElement()
        .asString()
        .contains("/town/kind")
        .contains("the Town is the one Basic Encounter (HOF-ENC-05)");
  }

  @Test
  void everyCardHasANameOfItsOwn() {
    assertThat(changed("{name: Hunt,", "{name: Rally,")).isNotEmpty();
    assertThat(changed("{name: Scratch,", "{name: Wound,")).isNotEmpty();
    assertThat(changed("{name: Titan Maul,", "{name: War Maul,")).isNotEmpty();
  }

  @Test
  void aCardThatIsNamedIsThere() {
    assertThat(changed("{called: Shield}", "{called: Shiel}"))
        .singleElement()
        .asString()
        .contains("Shiel");
  }

  /** A suit that nothing would ask about is a mistake. */
  @Test
  @Shows({"HOF-ENEMY-06", "HOF-ENEMY-09"})
  void aSuitIsForWhatWatchesRevealedMinions() {
    assertThat(
            changed("abilities: [{on: won, effects", "abilities: [{on: won, suit: dust, effects"))
        .hasSize(3)
        .last()
        .asString()
        .contains("/relics/11/abilities/0")
        .contains("a suit is for what a revealed minion sets off (HOF-ENEMY-09)");
    String thief = "rank: 2, pain: 1, abilities: [{on: minion-revealed, effects: [{lose";
    assertThat(changed(thief, thief.replace("revealed,", "revealed, suit: dust,")))
        .singleElement()
        .asString()
        .contains("2 of Dust: a minion does something when it is revealed itself (HOF-ENEMY-06)");
  }

  /** An answer would cite what nobody can read. */
  @Test
  void aClauseThatACardCitesIsInTheRulebook() {
    assertThat(changed("clause: HOF-CARD-34", "clause: HOF-CARD-99"))
        .singleElement()
        .asString()
        .contains("abilities/0/clause: the rulebook has no clause \"HOF-CARD-99\"");
    assertThat(changed("clause: HOF-CARD-43", "clause: GOK-CLEAR-03"))
        .singleElement()
        .asString()
        .contains("one-of/clause: the rulebook has no clause \"GOK-CLEAR-03\"");
  }

  @Test
  @Shows("HOF-CARD-18")
  void onlyEquipmentIsEquippedOrGathersPower() {
    String rally = "effects: [{draw-cards: {cards: 2}}]";
    for (String other :
        List.of(
            "effects: [equip-this]",
            "effects: [{may: {then: [{lose-gear: {self: true}}]}}]",
            "effects: [{add-power: {to: this-equipment, power: 1}}]")) {
      assertThat(changed(rally, other))
          .as(other)
          .singleElement()
          .asString()
          .contains("/skills/")
          .contains("this is for Equipment alone (HOF-CARD-18)");
    }
  }

  @Test
  @Shows("HOF-CARD-18")
  void aBossEncounterIsNoEquipment() {
    String jack = "{name: Jack, level: 1, kind: boss,";
    assertThat(changed(jack, jack + " effects: [equip-this],"))
        .singleElement()
        .asString()
        .contains("/bosses/0/")
        .contains("this is for Equipment alone (HOF-CARD-18)");
  }

  /** Other Equipment than the card itself may be lost by any card. */
  @Test
  void anyCardMayTakeEquipmentAway() {
    assertThat(changed("effects: [{draw-cards: {cards: 2}}]", "effects: [{lose-gear: {}}]"))
        .isEmpty();
  }

  @Test
  @Shows("HOF-PLAY-11")
  void aRelicIsUsedAndNotPlayed() {
    String maul = "{name: Titan Maul, slot: weapon,";
    assertThat(changed(maul, maul + " abilities: [{effects: [shuffle-discard]}],"))
        .singleElement()
        .asString()
        .contains("/relics/")
        .contains("Titan Maul: this moment never comes on such a card (HOF-PLAY-11)");
  }

  /** The moment that is meant if none is named is for Skill cards. */
  @Test
  @Shows("HOF-PLAY-11")
  void theMomentOfAnAbilityComes() {
    assertThat(changed("abilities: [{on: pushed, clause", "abilities: [{clause"))
        .singleElement()
        .asString()
        .contains("Detonator: this moment never comes on such a card (HOF-PLAY-11)");
    String rally = "abilities: [{effects: [{draw-cards: {cards: 2}}]}]";
    assertThat(changed(rally, rally.replace("[{effects", "[{on: used-in-combat, effects")))
        .singleElement()
        .asString()
        .contains("Rally: this moment never comes on such a card (HOF-PLAY-11)");
  }

  @Test
  @Shows("HOF-PLAY-11")
  void usingACardMeansOneAbility() {
    String elixir = "abilities: [{on: any-time, clause";
    assertThat(
            changed(
                elixir,
                elixir.replace("[{on: any", "[{on: used, effects: [shuffle-discard]}, {on: any")))
        .singleElement()
        .asString()
        .contains("Health Elixir: a move that uses it could mean two abilities (HOF-PLAY-11)");
    assertThat(
            changed(
                elixir,
                elixir.replace(
                    "[{on: any", "[{on: used-in-combat, effects: [shuffle-discard]}, {on: any")))
        .singleElement()
        .asString()
        .contains("Health Elixir: a move that uses it could mean two abilities (HOF-PLAY-11)");
  }

  @Test
  void powerIsForACardOfTheUser() {
    String stab = "[{on: struck, effects: [{gain: {what: power, amount: 2}}]}]";
    assertThat(changed(stab, stab.replace("amount: 2", "amount: 2, who: each-player")))
        .singleElement()
        .asString()
        .contains("Power is gained by a card of the user (HOF-STRIKE-07)");
  }

  @Test
  void onlyAJackIsMetForTheFirstTime() {
    String skulls = "abilities: [{on: minion-revealed, suit: skulls,";
    assertThat(changed(skulls, "abilities: [{on: first-met,"))
        .singleElement()
        .asString()
        .contains("Queen of Skulls: this moment never comes on such a card (HOF-PLAY-11)");
  }

  @Test
  @Shows({"HOF-ENEMY-06", "HOF-PLAY-11"})
  void aMinionActsWhenItIsRevealedOrDefeated() {
    String second = "rank: 2, pain: 1, abilities: [{on: minion-revealed, effects: [{lose";
    assertThat(changed(second, second.replace("on: minion-revealed", "on: pushed")))
        .singleElement()
        .asString()
        .contains("2 of Dust: this moment never comes on such a card (HOF-PLAY-11)");
  }

  @Test
  @Shows("HOF-PLAY-11")
  void otherCardsHaveMomentsOfTheirOwn() {
    String choice = "abilities: [{on: combat-starts, clause: HOF-CARD-23";
    assertThat(changed(choice, choice.replace("combat-starts", "explore-starts")))
        .singleElement()
        .asString()
        .contains("/encounters/")
        .contains("Devil's Choice: this moment never comes on such a card (HOF-PLAY-11)");
    String dread = "{name: Dread, copies: 5, abilities: [{on: ";
    assertThat(changed(dread + "struck", dread + "stashed"))
        .singleElement()
        .asString()
        .contains("/curses/")
        .contains("Dread: this moment never comes on such a card (HOF-PLAY-11)");
    String flourish = "{name: Flourish, copies: 16,";
    assertThat(
            changed(
                flourish, flourish + " abilities: [{on: stashed, effects: [shuffle-discard]}],"))
        .singleElement()
        .asString()
        .contains("/flourish/abilities/0")
        .contains("Flourish: this moment never comes on such a card (HOF-PLAY-11)");
  }

  @Test
  void theTownHasANameOfItsOwn() {
    assertThat(changed("town: {name: Town,", "town: {name: Shrine,"))
        .singleElement()
        .asString()
        .contains("Shrine");
  }
}
