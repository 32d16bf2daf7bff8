package org.lawspeaker.hofordeals.royalty;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Exchange of a Royalty loot. */
class ExchangeTest {
  private static final String ROW = "[hunt, veteran, trail-rations, cutpurse, champion, shield]";

  /** Seat 1 has so many Token Shards after the fight and exchanges them at the Jack. */
  private static Scene exchange(Setup setup, int shards) {
    String zones =
        "decks: {row: "
            + ROW
            + "}\n"
            + Battle.bossZones(
                "assigning",
                1,
                "jack-of-dust",
                Battle.bound("champion 5") + ", shards: " + (shards - 2),
                "jack-of-dust");
    return Scene.of(setup, zones).then("assign champion to jack-of-dust", "done", "loot exchange");
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-11", "HOF-Q-03"})
  void turnsAllTokenShardsIntoEffort() {
    Scene scene = exchange(Setup.of(3), 5);

    assertThat(scene.hero(1).shards()).isZero();
    assertThat(scene.moves())
        .contains("buy hunt", "buy veteran", "buy cutpurse")
        .doesNotContain("buy champion");
  }

  @Test
  @Shows("HOF-Q-03")
  void givesTwoEffortForEachByTheOtherReading() {
    assertThat(exchange(Setup.of(3).with("exchange-rate", "2"), 4).moves())
        .contains("buy champion");
  }

  /** The purse of 3 is one, the 4 Effort of the turn are another. */
  @Test
  @Shows({"HOF-LOOT_ROYAL-12", "HOF-Q-46"})
  void countsNoEffortOfTheTurn() {
    String hero = Battle.bound("champion 5") + ", shards: 1, effort: 4";
    String zones = Battle.bossZones("assigning", 1, "jack-of-dust", hero, "jack-of-dust");
    Scene scene =
        Scene.of(3, "decks: {row: " + ROW + "}\n" + zones)
            .then("assign champion to jack-of-dust", "done", "loot exchange");

    assertThat(scene.refused("buy champion")).containsExactly("HOF-LOOT_ROYAL-12", "HOF-EFFORT-02");
    assertThat(scene.then("buy hunt").hero(1).effort()).isEqualTo(4);
  }

  /** Seat 2 is next, but has not yet the choice. */
  @Test
  @Shows({"HOF-LOOT_ROYAL-02", "HOF-Q-45"})
  void isCarriedOutBeforeTheNextChooses() {
    Scene scene = exchange(Setup.of(3).with("first", "2"), 5);

    assertThat(scene.refused("seat 2: pass")).containsExactly("HOF-LOOT_ROYAL-02");
    assertThat(scene.then("seat 1: done").allowed("seat 2: pass")).contains("HOF-LOOT_ROYAL-15");
    assertThat(scene.then("seat 2: pass").events())
        .filteredOn(event -> event.kind().equals("passed"))
        .extracting(event -> event.facts().get("seat"))
        .containsExactly("2");
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-12")
  void buysCardsForNoMoreThanThatInAll() {
    Scene scene = exchange(Setup.of(3), 5).then("buy hunt").chance();

    assertThat(scene.refused("buy veteran")).contains("HOF-LOOT_ROYAL-12");
    assertThat(scene.then("buy trail-rations").chance().hero(1).discard().size()).isEqualTo(2);
  }

  /** The Merchant Seal makes each card cost 1 less: 2 for Hunt, 3 for Veteran. */
  @Test
  @Shows("HOF-LOOT_ROYAL-12")
  void paysWhatTheCardsCostThePlayer() {
    String decks = "decks: {row: " + ROW + "}\n";
    String fighter = Battle.bound("champion 5") + ", shards: 3, gear: {head: merchant-seal}";
    Scene scene =
        Scene.of(
                3,
                decks + Battle.bossZones("assigning", 1, "jack-of-dust", fighter, "jack-of-dust"))
            .then("assign champion to jack-of-dust", "done", "loot exchange")
            .then("buy hunt")
            .chance();

    assertThat(scene.then("buy veteran").hero(1).discard().count(Scene.card("veteran")))
        .isEqualTo(1);
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-13")
  void ignoresTheArchetypesOfTheEncounter() {
    Scene scene = exchange(Setup.of(3), 5).then("buy cutpurse").chance();

    assertThat(Battle.names(scene.hero(1).discard())).containsExactly("cutpurse");
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-14", "HOF-FLOURISH-03"})
  void sellsNoFlourish() {
    assertThat(exchange(Setup.of(3), 5).refused("buy flourish"))
        .containsExactly("HOF-LOOT_ROYAL-14");
  }

  @Test
  @Shows("HOF-Q-46")
  void losesWhatIsNotSpent() {
    Scene scene = exchange(Setup.of(3), 5).then("done", "pass", "pass");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.told()).contains("HOF-Q-46: seat 1 ends the Exchange");
  }

  @Test
  @Shows("HOF-Q-120")
  void isNotOfferedWithoutTokenShards() {
    Scene scene = exchange(Setup.of(3), 5).then("done");

    assertThat(scene.refused("loot exchange")).containsExactly("HOF-Q-120");
    assertThat(scene.moves()).containsExactly("pass");
  }

  @Test
  @Shows("HOF-Q-45")
  void isCarriedOutBeforeTheNextPlayerChooses() {
    Scene scene = exchange(Setup.of(3), 5);

    assertThat(scene.window()).isEqualTo("exchange");
    assertThat(scene.refused("seat 2: pass")).isNotEmpty();
  }
}
