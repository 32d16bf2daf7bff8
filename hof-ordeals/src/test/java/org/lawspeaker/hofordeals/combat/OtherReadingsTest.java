package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Combats by the other readings of open questions. */
class OtherReadingsTest {
  private static final String CLAWS = "gear: {weapon: kraken-s-claws}, ";

  /** The weapon has been assigned, so that the bound cards are all that is left. */
  private static Scene parts(String reading, String bound, String enemy) {
    return Scene.of(
        Setup.of(3).with("divided-parts", reading),
        Battle.zones("assigning", "bandit-camp", CLAWS + bound, "{}", enemy)
            .replace("round: 1,", "round: 1, struck: true,"));
  }

  @Test
  @Shows("HOF-Q-122")
  void protectionPassesOverThePartsOfADividedCard() {
    String bound = Battle.bound("veteran 3");
    Scene scene = parts("no-card", bound, "1-of-scales").then("assign 1 of veteran to 1-of-scales");

    assertThat(Battle.enemy(scene, 1).counted()).isEqualTo(1);
    assertThat(scene.hero(1).bound().get(0).power()).isEqualTo(2);
    assertThat(scene.then("done").told()).contains("HOF-ENEMY-07: seat 1 defeats 1 of Scales");
  }

  @Test
  @Shows({"HOF-Q-122", "HOF-Q-29"})
  void moreThanAllBoundCardsIsTooMuchThen() {
    String bound = Battle.bound("hack 1", "champion 5");

    assertThat(
            parts("no-card", bound, "1-of-scales=7").refused("assign 5 of champion to 1-of-scales"))
        .containsExactly("HOF-Q-29");
    assertThat(
            parts("no-card", bound, "1-of-scales=6").allowed("assign 5 of champion to 1-of-scales"))
        .isNotEmpty();
    assertThat(
            parts("no-card", bound, "1-of-scales=6").allowed("assign 2 of champion to 1-of-scales"))
        .isNotEmpty();
  }

  @Test
  @Shows("HOF-Q-28")
  void protectionPassesOverTheRustyAxe() {
    Scene scene =
        Scene.of(
            Setup.of(3).with("rusty-axe", "no-card"),
            Battle.zones("assigning", "bandit-camp", Battle.bound("hack 1"), "{}", "1-of-scales"));

    assertThat(scene.allowed("assign hack to 1-of-scales")).isNotEmpty();
    scene.then("strike 1-of-scales with weapon");
    assertThat(Battle.enemy(scene, 1).counted()).isEqualTo(1);
    assertThat(scene.moves()).contains("done");
  }

  /** A weapon that draws no other way draws one card, whatever it is. */
  @Test
  @Shows({"HOF-Q-119", "HOF-WEAPON-11"})
  void anAmbushedPlayerDrawsOneCardForAnOrdinaryWeapon() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("ambushed-draw", "first-other"),
                "{step: explore, turn: {active: '1'}, heroes: {1: {food: 1}}}")
            .then("go c2", "reveal roadside-trap", "draw 1-of-dust", "draw hack");

    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(1).bound()).hasSize(1);
  }

  @Test
  @Shows("HOF-Q-32")
  void theEffortOfTheCardOfAPushIsNoPower() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("push-card", "effort"),
                Battle.zones("continuing", "bandit-camp", "food: 1", "{}", "4-of-dust"))
            .then("push", "draw scratch", "draw strive");

    assertThat(scene.hero(1).effort()).isEqualTo(1);
    assertThat(scene.hero(1).bound()).extracting(bound -> bound.power()).containsExactly(0);
  }

  @Test
  @Shows("HOF-Q-123")
  void powerOnEquipmentOutlastsACombatThatIsLost() {
    String zones =
        Battle.zones(
            "continuing",
            "bandit-camp",
            "gear: {side: detonator}, charges: {side: 4}",
            "{}",
            "1-of-dust");
    Scene scene = Scene.of(Setup.of(3).with("charges", "kept"), zones).then("flee", "draw scratch");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.hero(1).charges()).containsValue(4);
  }
}
