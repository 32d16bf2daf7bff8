package org.lawspeaker.handofdestiny.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.table.BossCard;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.HeroClass;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.testkit.coverage.Shows;

/** Reading card packs: what is wrong with one, and where. */
class PackFileTest {
  private static final String TEXT =
      PackText.resource(Position.class, "/rulings/test-pack.yaml").text();

  /** The problems of the test pack with the first such text replaced, after their place. */
  private static ImmutableList<String> problemsWith(String text, String instead) {
    assertThat(TEXT).contains(text);
    int at = TEXT.indexOf(text);
    String changed = TEXT.substring(0, at) + instead + TEXT.substring(at + text.length());
    return PackFile.read(new PackText("pack.yaml", changed)).problems().stream()
        .map(Problem::toString)
        .map(problem -> problem.replaceFirst("^pack.yaml:[0-9]+ ?", ""))
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void readsAWholePack() {
    CardPack pack = PackFile.read(new PackText("pack.yaml", TEXT)).orThrow();

    assertThat(pack.name()).isEqualTo("Clause tests");
    assertThat(pack.version()).isEqualTo("1");
    assertThat(pack.monsters()).hasSize(11).allMatch(card -> card.faces().size() == 4);
    assertThat(pack.bosses())
        .extracting(BossCard::name)
        .containsExactly("Golem", "Warlock", "Knight");
    assertThat(pack.merchants())
        .extracting(MerchantCard::heroClass)
        .containsExactly(HeroClass.RANGED, HeroClass.MELEE);
  }

  @Test
  @Shows({"HOD-Q-01", "HOD-Q-04"})
  void missingCardsAreMissed() {
    assertThat(
            problemsWith(
                "      - {name: Brute 1, damage: 1, hp: 1, coins: 2, type: warrior,"
                    + " provenance: house}\n",
                ""))
        .containsExactly("/monsters/0/faces: expected exactly 4 entries, found 3");
  }

  @Test
  @Shows("HOD-Q-02")
  void eachClassNeedsAHero() {
    String onlyRanged =
        TEXT.replace("hero-class: melee\n    provenance", "hero-class: ranged\n    provenance");

    assertThat(PackFile.read(new PackText("pack.yaml", onlyRanged)).problems())
        .extracting(Problem::message)
        .containsExactly(
            "no hero of class MELEE (HOD-Q-02)",
            "one merchant of each class is needed (HOD-COMPONENT-02)");
  }

  @Test
  @Shows("HOD-COMPONENT-02")
  void eachClassNeedsAMerchant() {
    assertThat(problemsWith("  - hero-class: melee", "  - hero-class: ranged"))
        .containsExactly("/merchants: one merchant of each class is needed (HOD-COMPONENT-02)");
  }

  @ParameterizedTest
  @CsvSource({
    "name: Wolf, name: brute-1, /monsters/1/faces/2/name, brute-1, Brute 1",
    "name: Warlock, name: Golem, /bosses/1/name, Golem, Golem",
    "name: Merlin, name: ROBIN, /heroes/1/name, ROBIN, Robin",
    "name: Volley, name: Arrow!, /heroes/0/left/1/name, Arrow!, Arrow",
    "name: Trap, name: Volley, /heroes/0/right/0/name, Volley, Volley",
    "name: Staff, name: Sling, /merchants/0/weapons/1/basic/name, Sling, Sling",
    "name: Great Sling, name: Sling, /merchants/0/weapons/0/upgrade/name, Sling, Sling",
    "name: Herbs, name: Staff, /merchants/0/healing/name, Staff, Staff",
    "name: Tonic, name: Elixir, /merchants/0/potions/2/name, Elixir, Elixir"
  })
  void twoNamesAreNotWrittenAlike(
      String text, String instead, String place, String name, String other) {
    assertThat(problemsWith(text, instead))
        .singleElement()
        .asString()
        .startsWith(place + ": \"" + name + "\" is written in moves like \"" + other + "\": ");
  }

  @Test
  void aNameCanBeWritten() {
    assertThat(problemsWith("name: Wolf", "name: '!!'"))
        .containsExactly(
            "/monsters/1/faces/2/name: each monster has a name, with letters or digits"
                + " (HOD-ANATOMY-03)");
  }

  @Test
  @Shows({"HOD-BOSS-02", "HOD-Q-03"})
  void aBossHasFourLevels() {
    int last = TEXT.indexOf("      - hp: 40");
    int next = TEXT.indexOf("  - name: Warlock");

    assertThat(problemsWith(TEXT.substring(last, next), ""))
        .containsExactly("/bosses/0/levels: expected exactly 4 entries, found 3");
  }

  @Test
  @Shows("HOD-BOSS-10")
  void aLevelShowsItsReward() {
    assertThat(problemsWith("        reward: 8\n", ""))
        .containsExactly("/bosses/0/levels/3: missing key \"reward\"");
  }

  @Test
  @Shows("HOD-BOSS-11")
  void aLevelShowsItsFailPenalty() {
    assertThat(problemsWith("penalties: [rotate-next-wave]", "penalties: []"))
        .containsExactly("/bosses/0/levels/1/penalties: expected 1 to 12 entries, found 0");
  }

  @Test
  @Shows("HOD-CRIT-01")
  void aLevelHasThreeCriticalHits() {
    assertThat(problemsWith("          - {damage-cost: 6, attack: 30}\n", ""))
        .containsExactly("/bosses/0/levels/1/critical-hits: expected exactly 3 entries, found 2");
  }

  @Test
  @Shows("HOD-CRIT-12")
  void noCriticalHitIsFreeOfDamage() {
    assertThat(problemsWith("damage-cost: 6, attack: 30", "damage-cost: 0, attack: 30"))
        .containsExactly(
            "/bosses/0/levels/1/critical-hits/2/damage-cost:"
                + " expected a number from 1 to 6, found the number 0");
  }

  @Test
  void aStrengthCostIsLeftOutRatherThanNothing() {
    assertThat(
            problemsWith(
                "damage-cost: 6, attack: 30", "damage-cost: 6, strength-cost: 0, attack: 30"))
        .containsExactly(
            "/bosses/0/levels/1/critical-hits/2: a strength cost is at least 1, or left out");
  }

  @Test
  void anAbilityDoesSomething() {
    assertThat(
            problemsWith(
                "{name: Arrow, effects: [{damage: {amount: 4, target: chosen}}]}", "{name: Arrow}"))
        .containsExactly("/heroes/0/left/0: Arrow: an ability has lasting changes or effects");
    assertThat(problemsWith("ability: {lasting: [third-visible]}", "ability: {type: front}"))
        .containsExactly("/monsters/7/faces/2/ability: an ability has lasting changes or effects");
    assertThat(
            problemsWith(
                "ability: {effects: [{hurt: {amount: 1}}]}\n        reward",
                "ability: {}\n        reward"))
        .containsExactly("/bosses/1/levels/0/ability: an ability has lasting changes or effects");
  }

  @Test
  @Shows("HOD-STOCK-03")
  void onlyAStockAbilityActsByItself() {
    String only = "Arrow: only a stock ability applies or acts by itself (HOD-STOCK-03)";

    assertThat(
            problemsWith(
                "{name: Arrow, effects", "{name: Arrow, on: monster-damage-taken, effects"))
        .containsExactly("/heroes/0/left/0: " + only);
    assertThat(
            problemsWith(
                "{name: Arrow, effects", "{name: Arrow, lasting: [third-visible], effects"))
        .containsExactly("/heroes/0/left/0: " + only);
  }

  @Test
  void everyProblemIsListedWithItsPlace() {
    assertThat(problemsWith("hp: 11, coins: 3, type: magic", "hp: 0, coins: 99, type: fish"))
        .containsExactly(
            "/monsters/0/faces/1/hp: expected a number from 1 to 60, found the number 0",
            "/monsters/0/faces/1/coins: expected a number from 0 to 20, found the number 99",
            "/monsters/0/faces/1/type: unknown monster-type \"fish\". Known: magic, creature,"
                + " warrior");
  }

  @Test
  void aTextThatIsNoYamlIsRefused() {
    assertThat(problemsWith("name: Clause tests", "name: ["))
        .singleElement()
        .asString()
        .contains("not YAML");
  }

  @Test
  void theSchemaKnowsThePartsOfAPack() {
    JsonNode schema = PackFile.schema().at("/$defs/card-pack");

    assertThat(schema.at("/required"))
        .extracting(JsonNode::asText)
        .containsExactlyInAnyOrder("name", "version", "monsters", "heroes", "bosses", "merchants");
    assertThat(schema.at("/properties/monsters/minItems").asInt()).isEqualTo(11);
    assertThat(schema.at("/properties/bosses/maxItems").asInt()).isEqualTo(3);
  }
}
