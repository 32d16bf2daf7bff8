package org.lawspeaker.hofordeals.royalty;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;
import org.lawspeaker.testkit.coverage.Shows;

/** The loot of a Royalty: a Relic, an Exchange, or nothing. */
class LootChoicesTest {
  /** Four players loot the Jack of Dust, who gives 2 Token Shards to seat 1. */
  private static Scene loot(int first, int second, int third, int last) {
    return Slain.jack(
        Setup.of(4),
        "shards: " + (first - 2),
        "2: {shards: %d}, 3: {shards: %d}, 0: {shards: %d}".formatted(second, third, last));
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-01", "HOF-LOOT_ROYAL-02", "HOF-Q-45"})
  void asksEveryPlayerInTurnOrderFromTheDefeater() {
    Scene scene = loot(5, 0, 0, 0);
    assertThat(scene.window()).isEqualTo("royal-loot");

    scene.then("seat 1: pass", "seat 2: pass", "seat 3: pass", "seat 0: pass");
    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.state().turn().active()).hasToString("seat 1");
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-02")
  void refusesAChoiceOutOfOrder() {
    Scene scene = loot(5, 5, 5, 5);

    assertThat(scene.refused("seat 2: pass")).containsExactly("HOF-LOOT_ROYAL-02");
    assertThat(scene.then("pass").refused("seat 1: loot relic"))
        .containsExactly("HOF-LOOT_ROYAL-02");
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-01")
  void refusesLootWithoutADefeatedRoyalty() {
    Scene scene = Scene.of(3, "{step: acquire, turn: {active: '2'}, heroes: {2: {shards: 9}}}");

    assertThat(scene.refused("loot relic")).containsExactly("HOF-LOOT_ROYAL-01");
    assertThat(scene.refused("loot exchange")).containsExactly("HOF-LOOT_ROYAL-01");
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-03")
  void givesEachPlayerOneOfThreeChoices() {
    Scene scene = loot(5, 5, 0, 0);

    assertThat(scene.moves()).containsExactly("loot relic", "loot exchange", "pass");
    assertThat(scene.then("loot relic").moves())
        .containsExactly("loot relic", "loot exchange", "pass");
    assertThat(scene.hero(1).shards()).isZero();
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-04", "HOF-LOOT_ROYAL-17", "HOF-Q-02"})
  void costsLessForEveryPlayerWhoHasPaidBefore() {
    Scene scene = loot(5, 4, 0, 3).then("loot relic");
    assertThat(scene.hero(1).shards()).isZero();

    assertThat(scene.then("loot relic").hero(2).shards()).isZero();
    assertThat(scene.then("pass", "loot relic").hero(0).shards()).isZero();
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-05", "HOF-LOOT_ROYAL-16"})
  void refusesARelicToWhoCannotPay() {
    Scene scene = loot(4, 4, 0, 0);

    assertThat(scene.refused("loot relic")).containsExactly("HOF-LOOT_ROYAL-05");
    assertThat(scene.then("pass").refused("loot relic")).containsExactly("HOF-LOOT_ROYAL-05");
  }

  @Test
  @Shows("HOF-Q-02")
  void costsWhatTheOptionSays() {
    Setup cheap = Setup.of(3).with("relic-cost", "3");
    Setup dear = Setup.of(3).with("relic-cost", "6");

    assertThat(Slain.jack(cheap, "shards: 1", "").then("loot relic").hero(1).shards()).isZero();
    assertThat(Slain.jack(dear, "shards: 3", "").refused("loot relic"))
        .containsExactly("HOF-LOOT_ROYAL-05");
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-06")
  void drawsNoRelicBeforeAllHaveChosen() {
    Scene scene = loot(5, 0, 0, 0).then("loot relic", "pass", "pass");

    assertThat(scene.state().decks().relics().size()).isEqualTo(12);
    assertThat(scene.then("pass", "draw cornucopia").state().decks().relics().size()).isEqualTo(11);
  }

  @Test
  @Shows({"HOF-LOOT_ROYAL-07", "HOF-LOOT_ROYAL-08", "HOF-LOOT_ROYAL-09"})
  void passesTheRelicsOnAndPutsTheLastOneAtTheBottom() {
    Scene scene = loot(5, 4, 0, 3).then("loot relic", "loot relic", "pass", "loot relic");
    scene.then("draw cornucopia", "draw twin-fangs", "draw titan-maul", "draw mirror-shield");
    assertThat(scene.moves()).hasSize(4);

    scene.then("seat 1: choose titan-maul");
    assertThat(scene.refused("seat 2: choose titan-maul")).containsExactly("HOF-LOOT_ROYAL-08");
    scene.then("seat 2: choose cornucopia", "seat 0: choose twin-fangs");
    assertThat(scene.hero(1).gear()).containsValue(Scene.card("titan-maul"));
    assertThat(scene.hero(0).gear()).containsValue(Scene.card("twin-fangs"));
    assertThat(scene.state().decks().relics().cardAt(8)).isEqualTo(Scene.card("mirror-shield"));
  }

  @Test
  @Shows("HOF-Q-48")
  void givesARelicToWhoeverPaidEvenIfItDisplacesAnother() {
    Scene scene =
        Slain.jack(Setup.of(2), "shards: 3, fame: 0, gear: {weapon: twin-fangs}", "")
            .then("loot relic", "pass", "draw titan-maul", "draw blade-of-dawn");

    assertThat(scene.moves()).containsExactly("choose titan-maul", "choose blade-of-dawn");
    scene.then("choose titan-maul");
    assertThat(scene.hero(1).gear()).containsValue(Scene.card("titan-maul")).hasSize(1);
    assertThat(Battle.names(scene.state().decks().box())).containsExactly("twin-fangs");
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-10")
  void stashesWhatLaysInTheSlotOfTheRelic() {
    Scene scene =
        Slain.jack(Setup.of(2), "shards: 3, fame: 0, gear: {weapon: long-sword}", "")
            .then("loot relic", "pass", "draw titan-maul", "draw cornucopia");

    scene.then("choose titan-maul");
    assertThat(scene.hero(1).fame()).isEqualTo(7);
    assertThat(Battle.names(scene.state().decks().box())).containsExactly("long-sword");
  }

  @Test
  @Shows("HOF-LOOT_ROYAL-15")
  void takesNothingFromWhoPasses() {
    Scene scene = loot(4, 4, 0, 0);
    int fame = scene.hero(1).fame();
    scene.then("pass");

    assertThat(scene.hero(1).shards()).isEqualTo(4);
    assertThat(scene.hero(1).fame()).isEqualTo(fame);
  }

  @Test
  @Shows("HOF-Q-44")
  void comesAfterTheKingToo() {
    Scene scene = Slain.royalty(Setup.of(3), 3, "king-of-dust", "shards: 0", "");

    assertThat(scene.window()).isEqualTo("royal-loot");
    assertThat(scene.hero(1).fame()).isEqualTo(15);
  }

  @Test
  @Shows("HOF-Q-47")
  void offersNoRelicThatIsNotThere() {
    Scene scene =
        Scene.of(
                3,
                Battle.bossZones(
                        "assigning",
                        1,
                        "jack-of-dust",
                        "shards: 9, " + Battle.bound("champion 5"),
                        "jack-of-dust")
                    .replace(
                        "heroes: {",
                        """
                        decks: {relics: {order: [], bag: []}}
                        heroes: {0: {gear: {head: dragonbone-helm, body: mantle-of-ages,
                            side: cornucopia, weapon: twin-fangs, off-hand: mirror-shield}},
                          2: {gear: {head: crown-of-the-dealer, side: endless-purse,
                            body: armour-of-the-fallen-king, weapon: titan-maul}}, \
                        """)
                    .replace(
                        "space: c2,",
                        "space: c2, gear: {side: heart-of-the-mountain, weapon: blade-of-dawn},")
                    .replace(
                        "decks: {relics: {order: [], bag: []}}",
                        "decks: {relics: {order: [], bag: []}, box: [kraken-s-claws]}"))
            .then("assign champion to jack-of-dust", "done", "loot relic");

    assertThat(scene.state().decks().relics().size()).isZero();
    // the one that would come back is for seat 1, who has paid
    assertThat(scene.refused("seat 2: loot relic")).contains("HOF-Q-47");
  }
}
