package org.lawspeaker.handofdestiny.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.coverage.Shows;

/** A reference pack with one mistake is refused, and the mistake is named with its place. */
class AlteredReferencePackTest {
  private static final String PACK = ReferencePack.TEXT.text().replace("\r\n", "\n");

  @Test
  @Shows("HOD-COMPONENT-03")
  void refusesAPackThatLacksAMonsterCard() {
    assertRefused(
        without("  - faces:\n      - {name: Bone Knight", "\n# Columns"),
        "monsters:",
        "/monsters",
        "expected exactly 11 entries, found 10");
  }

  @Test
  void refusesTwoMonstersOfOneName() {
    assertRefused(
        with("{name: Lamp Warden,", "{name: assassin,"),
        "{name: assassin,",
        "/monsters/9/faces/0/name",
        "\"assassin\" is written in moves like \"Assassin\": assassin");
  }

  @Test
  void refusesTwoAbilitiesOfOneNameOnAHero() {
    assertRefused(
        with("{name: Feint,", "{name: Cleave!,"),
        "{name: Cleave!,",
        "/heroes/0/left/1/name",
        "\"Cleave!\" is written in moves like \"Cleave\": cleave");
  }

  @Test
  @Shows("HOD-Q-48")
  void refusesAFreeAbilityThatGivesWithoutEnd() {
    for (String gain :
        new String[] {"{boost: 1}", "{change-gold: 1}", "{one-of: [peek, {boost: 1}]}"}) {
      assertRefused(
          with("stock: free, effects: [peek]", "stock: free, effects: [peek, " + gain + "]"),
          "stock: free, effects: [peek,",
          "/heroes/3/left/2/effects/1",
          "an ability that costs nothing cannot give this without end; say stock: once"
              + " (HOD-Q-48)");
    }
  }

  @Test
  void refusesANegativeDamageValue() {
    assertRefused(
        with("{name: Scout, damage: 1", "{name: Scout, damage: -1"),
        "{name: Scout,",
        "/monsters/0/faces/2/damage",
        "expected a number from 0 to 6, found the number -1");
  }

  @Test
  void refusesAnUnknownVerbAndListsTheVerbs() {
    assertRefused(
        with("{absorb: creature}", "{devour: creature}"),
        "{devour: creature}",
        "/monsters/2/faces/0/ability/effects/0/devour",
        "unknown effect \"devour\". Known: damage, defeat, discard, flip, halve, ignore, move-to,"
            + " rotate, rotate-higher, discard-strength, double-strength, turn-strength, absorb,"
            + " boost, change-gold, heal, hurt, one-of, peek, recover-weapon, rotate-next-wave,"
            + " slot-newest, take-starting-strength");
  }

  @Test
  void refusesTextInPlaceOfANumber() {
    assertRefused(
        with("{name: Stone Giant, damage: 2", "{name: Stone Giant, damage: much"),
        "{name: Stone Giant,",
        "/monsters/6/faces/0/damage",
        "expected a whole number, found the text \"much\"");
  }

  @Test
  void refusesAnUnknownMonsterTypeAndListsTheTypes() {
    assertRefused(
        with(
            "type: creature, provenance: house,\n"
                + "         ability: {lasting: [{attack-change: {amount: -4",
            "type: plant, provenance: house,\n"
                + "         ability: {lasting: [{attack-change: {amount: -4"),
        "type: plant",
        "/monsters/3/faces/3/type",
        "unknown monster-type \"plant\". Known: magic, creature, warrior");
  }

  @Test
  @Shows("HOD-BOSS-02")
  void refusesABossThatLacksALevel() {
    int lastBoss = PACK.indexOf("  - name: Hollow Mage");
    int lastLevel = PACK.lastIndexOf("      - hp:");
    String altered = PACK.substring(0, lastLevel) + PACK.substring(PACK.indexOf("\nmerchants:"));

    assertRefused(
        altered,
        altered.indexOf("levels:", lastBoss),
        "/bosses/2/levels",
        "expected exactly 4 entries, found 3");
  }

  @Test
  @Shows("HOD-COMPONENT-02")
  void refusesAThirdMerchant() {
    assertRefused(
        PACK + PACK.substring(PACK.lastIndexOf("  - hero-class: ranged")),
        PACK.indexOf("merchants:"),
        "/merchants",
        "expected exactly 2 entries, found 3");
  }

  @Test
  void refusesTwoMerchantsOfOneClass() {
    String ranged = "  - hero-class: ranged\n    provenance: house\n    weapons:";
    assertRefused(
        with(ranged, ranged.replace("ranged", "melee")),
        PACK.indexOf("merchants:"),
        "/merchants",
        "one merchant of each class is needed (HOD-COMPONENT-02)");
  }

  @Test
  void refusesAHeroWithoutAClass() {
    assertRefused(
        with("name: Galathar\n    hero-class: melee\n", "name: Galathar\n"),
        "- name: Galathar",
        "/heroes/0",
        "missing key \"hero-class\"");
  }

  @Test
  void refusesAnAbilityThatActsByItselfWithoutBeingStock() {
    assertRefused(
        with("{name: Build Rage, stock: free,", "{name: Build Rage,"),
        "{name: Build Rage,",
        "/heroes/0/right/2",
        "Build Rage: only a stock ability applies or acts by itself (HOD-STOCK-03)");
  }

  private static String with(String printed, String altered) {
    assertThat(PACK).containsOnlyOnce(printed);
    return PACK.replace(printed, altered);
  }

  private static String without(String from, String upTo) {
    return PACK.substring(0, PACK.indexOf(from)) + PACK.substring(PACK.indexOf(upTo));
  }

  private static void assertRefused(String altered, String at, String pointer, String message) {
    assertRefused(altered, altered.indexOf(at), pointer, message);
  }

  private static void assertRefused(String altered, int at, String pointer, String message) {
    long line = 1 + altered.substring(0, at).chars().filter(c -> c == '\n').count();
    assertThat(PackFile.read(new PackText("altered.yaml", altered)).problems())
        .containsExactly(new Problem("altered.yaml:" + line + " " + pointer, message));
  }
}
