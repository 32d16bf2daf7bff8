package org.lawspeaker.hofordeals.skills;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What is played and bound in the own turn. */
class OwnTurnTest {
  private static Scene with(String hand) {
    return Scene.of(
        3,
        """
        step: explore
        turn: {active: "2"}
        sites: {c2: {card: old-mill, cubes: 2}, b2: {card: shrine, cubes: 3}}
        heroes: {2: {food: 2, health: 6, hand: [%s]}, 0: {food: 1}}
        """
            .formatted(hand));
  }

  @Test
  @Shows({"HOF-PLAY-05", "HOF-Q-06", "HOF-RES-01", "HOF-FOOD-01", "HOF-SKILL-02"})
  void anActionCardGivesItsResourceAtOnce() {
    Scene scene = with("strive, forage").then("play strive", "play forage");

    assertThat(scene.hero(2).effort()).isEqualTo(1);
    assertThat(scene.hero(2).food()).isEqualTo(3);
    assertThat(scene.hero(2).played().size()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-PLAY-03", "HOF-PLAY-01", "HOF-EFFORT-01"})
  void anyNumberIsPlayedInAnyOrder() {
    Scene scene = with("strive, strive, forage, hack");

    assertThat(scene.moves()).contains("play strive", "play forage", "bind hack");
    scene.then("play forage", "play strive", "bind hack", "play strive");
    assertThat(scene.hero(2).effort()).isEqualTo(2);
    assertThat(scene.hero(2).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows("HOF-DECK-07")
  void drawingTakesAsManyCardsFromTheOwnDeckAsTheCardSays() {
    Scene scene = with("rally");
    int before = scene.hero(2).deck().size();
    scene.then("play rally", "draw strive", "draw forage");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(2).hand()).isEqualTo(Bag.of(Scene.card("strive"), Scene.card("forage")));
    assertThat(scene.hero(2).deck().size()).isEqualTo(before - 2);
  }

  @Test
  @Shows("HOF-PLAY-09")
  void refusesACardThatIsNotInHand() {
    Scene scene = with("strive").then("play strive");

    assertThat(scene.refused("play strive")).containsExactly("HOF-PLAY-09");
    assertThat(scene.refused("bind hack")).containsExactly("HOF-PLAY-09");
  }

  @Test
  @Shows({"HOF-PLAY-04", "HOF-Q-81"})
  void refusesToPlayAnAttackCardWithoutBindingIt() {
    assertThat(with("hack").refused("play hack")).containsExactly("HOF-Q-81");
  }

  @Test
  @Shows({"HOF-PLAY-04", "HOF-Q-76"})
  void refusesToBindAnActionCard() {
    assertThat(with("strive").refused("bind strive")).containsExactly("HOF-Q-76");
  }

  @Test
  @Shows({"HOF-BIND-01", "HOF-BIND-04", "HOF-PLAY-07", "HOF-PLAY-10", "HOF-POWER-02"})
  void aBoundAttackCardLiesAtTheWeaponWithItsPower() {
    Scene scene = with("veteran").then("bind veteran");

    assertThat(scene.hero(2).bound())
        .singleElement()
        .satisfies(bound -> assertThat(bound.power()).isEqualTo(3));
    assertThat(scene.hero(2).played().isEmpty()).isTrue();
    assertThat(scene.hero(2).effort()).isZero();
  }

  @Test
  @Shows("HOF-BIND-06")
  void cardsAreBoundInEveryStepOfTheOwnTurn() {
    for (String step : new String[] {"fatigue", "explore", "acquire"}) {
      String zones = "{step: %s, turn: {active: '1'}, heroes: {1: {hand: [hack]}}}";

      assertThat(Scene.of(2, zones.formatted(step)).allowed("bind hack"))
          .as(step)
          .contains("HOF-BIND-06");
    }
  }

  @Test
  @Shows("HOF-BIND-05")
  void boundCardsDoNotSurviveACombat() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: bandit-camp, cubes: 1}}
            heroes: {1: {space: c2, bound: [{id: 1, card: veteran, power: 3}]}}
            """);
    scene.then("activate", "draw 1-of-dust", "draw 1-of-skulls").chance();
    scene.then("done", "flee", "draw hunger", "draw hunger");

    assertThat(scene.hero(1).bound()).isEmpty();
    assertThat(scene.hero(1).played().count(Scene.card("veteran"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-EFFORT-03", "HOF-PLAY-12"})
  void someAbilitiesCostEffort() {
    Scene scene = with("forced-march").then("play forced-march");
    scene.then("choose option 1", "choose space c2");

    assertThat(scene.hero(2).effort()).isZero();
    assertThat(scene.hero(2).food()).isEqualTo(2);
    assertThat(scene.hero(2).space()).isEqualTo(7);
  }

  @Test
  @Shows({"HOF-CARD-34"})
  void recallWorksOncePerTurn() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {hand: [recall, recall], discard: [strive, forage]}}
            """);
    scene.then("play recall", "choose strive", "play recall");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(1).hand().count(Scene.card("strive"))).isEqualTo(1);
    assertThat(scene.hero(1).effort()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-CARD-38")
  void summonCompanionGainsResourcesAndAbilityOfTheCopiedCard() {
    Scene scene = with("field-medicine, summon-companion");
    scene.then("play field-medicine", "play summon-companion", "choose field-medicine");

    assertThat(scene.hero(2).effort()).isEqualTo(4);
    assertThat(scene.hero(2).health()).isEqualTo(8);
  }

  @Test
  @Shows({"HOF-CARD-09"})
  void broadenHorizonsDoesNotCountWhereTheTurnStarted() {
    Scene scene = with("broaden-horizons").then("go c2", "go b2", "play broaden-horizons");

    assertThat(scene.hero(2).effort()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-CARD-05")
  void battleCryTakesItsNonAttackCardsIntoTheHand() {
    Scene scene = with("battle-cry");
    scene.then("play battle-cry", "draw strive", "draw hack", "draw forage");

    assertThat(scene.hero(2).hand().count(Scene.card("strive"))).isEqualTo(1);
    assertThat(scene.hero(2).hand().count(Scene.card("forage"))).isEqualTo(1);
    assertThat(scene.hero(2).hand().count(Scene.card("hack"))).isZero();
  }

  @Test
  @Shows("HOF-Q-21")
  void aLossOfFoodIsIgnoredAsFarAsThereIsNone() {
    Scene scene = with("cutpurse, cutpurse").then("play cutpurse", "play cutpurse");

    assertThat(scene.hero(0).food()).isZero();
    assertThat(scene.hero(1).food()).isZero();
    assertThat(scene.hero(2).food()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-HEALTH-01", "HOF-Q-17"})
  void healthDoesNotRiseAboveTen() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {health: 9, hand: [field-medicine, second-wind]}}
            """);
    scene.then("play field-medicine", "play second-wind");

    assertThat(scene.hero(1).health()).isEqualTo(10);
  }

  @Test
  @Shows({"HOF-POWER-01", "HOF-SKILL-03", "HOF-RES-02"})
  void thePowerOfABoundCardIsItsValueWithWhatEquipmentAdds() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {hand: [veteran, hack], gear: {side: banner}}}
            """);
    scene.then("bind veteran", "bind hack");

    assertThat(scene.hero(1).bound()).extracting(bound -> bound.power()).containsExactly(4, 1);
  }

  @Test
  @Shows({"HOF-PLAY-11", "HOF-PLAY-12"})
  void theAbilityOfACardIsItsText() {
    Scene scene = with("rally").then("play rally", "draw strive", "draw forage");

    assertThat(Scene.GAME.cards().card(Scene.card("rally")).says()).contains("Draw 2 cards");
    assertThat(scene.hero(2).hand().size()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-SKILL-01")
  void everySkillOfTheDealerHasAnArchetypeAndAValueOrAnAbility() {
    assertThat(Scene.GAME.cards().pack.skills())
        .allSatisfy(skill -> assertThat(skill.archetypes()).isNotEmpty())
        .allMatch(
            skill -> skill.effort() + skill.food() + skill.power() + skill.abilities().size() > 0);
    assertThat(Scene.GAME.cards().pack.starting())
        .allSatisfy(skill -> assertThat(skill.archetypes()).isEmpty());
  }

  @Test
  @Shows({"HOF-DECK-13", "HOF-FAME-01"})
  void whatIsGainedIsKeptByItsPlayer() {
    Scene scene = with("loaded-dice, tales-of-valour");
    scene.then("play loaded-dice", "choose option 2", "play tales-of-valour");

    assertThat(scene.hero(2).food()).isEqualTo(4);
    assertThat(scene.hero(2).fame()).isEqualTo(1);
    assertThat(scene.hero(0).fame() + scene.hero(1).fame()).isZero();
  }
}
