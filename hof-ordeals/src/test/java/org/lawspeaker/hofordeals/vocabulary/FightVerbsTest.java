package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.testkit.coverage.Shows;

/** What effects do to a combat: to which cards, to which enemies, and not outside of it. */
class FightVerbsTest {
  private static Played used(String effect, String hero, String... enemies) {
    return Played.tool(effect, hero, enemies).then("use test-card");
  }

  private static List<Integer> bound(Played played) {
    return played.me().bound().stream().map(each -> each.power()).toList();
  }

  @Test
  @Shows("HOF-CARD-19")
  void powerIsAddedToTheLeastPowerfulOfAllBoundCards() {
    Played played =
        used(
            "{add-power: {to: least-bound, power: 2}}",
            Battle.bound("veteran 3", "hack 1", "vanguard 2"),
            "5-of-dust");

    assertThat(bound(played)).containsExactly(3, 3, 2);
  }

  @Test
  @Shows("HOF-CARD-19")
  void powerIsAddedToNothingIfNoCardIsBound() {
    Played played = used("{add-power: {to: least-bound, power: 2}}", "", "5-of-dust");

    assertThat(bound(played)).isEmpty();
    assertThat(played.window()).contains("assign");
  }

  @Test
  @Shows("HOF-CARD-22")
  void powerIsAddedToTheEquipmentItself() {
    HofOrdeals game =
        Played.gear(
            "lasting: [{gives: {assignable: 1}}], abilities: [{on: used-in-combat, effects:"
                + " [{add-power: {to: this-equipment, power: 2}}]}]");
    String zones = Played.fight("gear: {side: test-card}, " + Battle.bound("hack 1"), "3-of-dust");
    Played played = Played.of(game, zones).then("use test-card");

    assertThat(bound(played)).containsExactly(1);
    played.then("strike 3-of-dust with side");
    assertThat(played.fight().enemies().get(0).counted()).isEqualTo(3);
  }

  @Test
  @Shows("HOF-BIND-03")
  void cardsAreDrawnAndBoundAndResolved() {
    Played played = used("{bind-cards: {cards: 1}}", "food: 1", "5-of-dust");
    played.then("draw forage");

    assertThat(played.me().food()).isEqualTo(2);
    assertThat(played.window()).contains("assign");
  }

  private static List<Integer> enemies(Played played) {
    return played.fight().enemies().stream().map(Enemy::power).toList();
  }

  @Test
  @Shows({"HOF-ENEMY-06", "HOF-COMBAT-03"})
  void aMinionChangesItselfOrTheOthersOrAll() {
    assertThat(revealed("this-one")).containsExactly(3, 4);
    assertThat(revealed("others")).containsExactly(1, 6);
    assertThat(revealed("all")).containsExactly(3, 6);
  }

  /** The Power of the 1 of Dust, which changes enemies when it is revealed, and the 4 of Dust. */
  private static List<Integer> revealed(String whom) {
    HofOrdeals game =
        OwnPack.changed(
            "{name: \"1 of Dust\", copies: 2, suit: dust, rank: 1, pain: 1,",
            "{name: \"1 of Dust\", copies: 2, suit: dust, rank: 1, pain: 1, abilities: [{on:"
                + " minion-revealed, effects: [{change-enemies: {whom: "
                + whom
                + ", power: 2}}]}],");
    Played played =
        Played.of(
                game,
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 2}}
                heroes: {1: {space: c2, food: 3, hand: [strive]}}
                """)
            .then("activate", "draw 4-of-dust");
    return enemies(played.then("draw 1-of-dust")).stream().sorted().toList();
  }

  @Test
  @Shows("HOF-COMBAT-02")
  void moreMinionsJoinTheCombatUnderWay() {
    Played played = used("{fight-minions: {number: 1}}", "", "5-of-dust").then("draw 1-of-dust");

    assertThat(played.enemies()).containsExactly("5-of-dust", "1-of-dust");
    assertThat(played.window()).contains("assign");
    assertThat(played.fight().round()).isEqualTo(1);
  }

  @Test
  void nobodyFightsInAnotherPlayersTurn() {
    HofOrdeals game =
        Played.gear("abilities: [{on: harmed, effects: [{fight-minions: {number: 1}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "1", began: 7}
                sites: {c2: {card: call-lightning, cubes: 2}}
                heroes: {1: {space: c2}, 2: {gear: {side: test-card}}}
                """)
            .then("activate", "seat 2: choose option 1");

    assertThat(scene.state().fight()).isEmpty();
  }

  @Test
  void aCardsFightIsAtTheEncounterStoodOn() {
    Played played = Played.action("{fight-minions: {number: 1}}", "hand: [test-card]");
    played.then("play test-card", "draw 1-of-dust");

    assertThat(played.fight().encounter()).isEqualTo(played.card("old-mill"));
  }

  @Test
  @Shows("HOF-CARD-23")
  void asManyGroupsAsThereAreMinionsAtMost() {
    assertThat(used("{group-enemies: {groups: 2}}", "", "5-of-dust").window()).contains("assign");
    Played two = used("{group-enemies: {groups: 3}}", "", "5-of-dust", "1-of-dust");
    assertThat(two.scene().moves()).containsExactly("choose option 1", "choose option 2");
  }

  @Test
  @Shows({"HOF-CARD-23", "HOF-Q-78"})
  void theLeftNeighbourPicksOneOfTheGroups() {
    Played played = used("{group-enemies: {groups: 2}}", "", "5-of-dust", "1-of-dust");

    assertThat(played.scene().moves()).containsExactly("choose option 1", "choose option 2");
    assertThat(played.then("seat 2: choose option 2").enemies()).containsExactly("1-of-dust");
    assertThat(played.scene().told()).contains("HOF-Q-78: seat 1 removes 5 of Dust");
  }

  @Test
  @Shows({"HOF-Q-78", "HOF-CARD-26"})
  void onlyOneOfSeveralMinionsMayBeDeclined() {
    Played one = used("{remove-enemies: {exactly: 1}}", "", "5-of-dust", "1-of-dust");
    Played more = used("{remove-enemies: {enemies: 2}}", "", "5-of-dust", "1-of-dust");

    assertThat(one.scene().moves()).containsExactly("choose enemy 1-of-dust");
    assertThat(more.scene().moves())
        .containsExactly("choose enemy 5-of-dust", "choose enemy 1-of-dust", "decline");
    assertThat(more.then("choose enemy 1-of-dust", "decline").window()).contains("assign");
  }

  @Test
  @Shows("HOF-BIND-03")
  void onlyAttackCardsOfTheHandAreBound() {
    Played played =
        used("{bind-from-hand: {cards: 1}}", "hand: [hack, veteran, strive]", "5-of-dust");

    assertThat(played.scene().moves())
        .containsExactlyInAnyOrder("choose hack", "choose veteran", "decline");
    assertThat(played.then("choose hack").window()).contains("assign");
    assertThat(played.scene().told()).contains("HOF-BIND-03: seat 1 binds Hack");
  }

  @Test
  @Shows("HOF-Q-101")
  void aCardBoundInCombatDoesWhatItDoesWhenItIsBound() {
    HofOrdeals game =
        OwnPack.changed(
            "power: 2, provenance: house}",
            "power: 2, abilities: [{effects: [{gain: {what: fame, amount: 3}}]}, {on: struck,"
                + " effects: [bind-from-hand: 1]}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 2}}
                heroes: {1: {space: c2, hand: [vanguard], deck: {bag: [vanguard]},
                  discard: [7 strive, 2 forage, hack]}}
                """)
            .then("activate", "draw 1-of-dust", "draw 1-of-scales", "draw vanguard");

    assertThat(scene.chance().then("choose vanguard").hero(1).fame()).isEqualTo(6);
  }

  /** A reward that repeats another, be it as an offer, would repeat itself without end. */
  @Test
  @Shows("HOF-CARD-04")
  void aRewardThatRepeatsAnotherIsNotRepeated() {
    HofOrdeals game =
        OwnPack.with(
            "minions",
            "{name: Test Card, suit: dust, rank: 1, pain: 1, reward: [{may: {then:"
                + " [repeat-reward]}}], provenance: house}");
    String zones = Played.fight(Battle.bound("veteran 3"), "1-of-dust", "5-of-dust");
    Played played = Played.of(game, zones.replace("1-of-dust", "test-card"));
    played.then("assign veteran to test-card", "done", "choose option 1");

    assertThat(played.window()).contains("push-or-flee");
  }

  @Test
  @Shows("HOF-CARD-04")
  void theRewardOfThisOrThePreviousRoundIsRepeated() {
    HofOrdeals game = Played.gear("abilities: [{on: used-in-combat, effects: [repeat-reward]}]");
    String zones =
        Played.fight("gear: {side: test-card}", "5-of-dust")
            .replace("round: 1,", "round: 2, before: [1-of-dust, 4-of-dust, 1-of-scales],");
    Played played = Played.of(game, zones).then("use test-card");

    assertThat(played.scene().moves())
        .containsExactlyInAnyOrder("choose 1-of-dust", "choose 1-of-scales");
    assertThat(played.then("choose 1-of-dust").me().food()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-ENEMY-09")
  void equipmentWorksForTheMinionsOfItsSuitThatAreRevealed() {
    HofOrdeals game =
        Played.gear(
            "abilities: [{on: minion-revealed, suit: scales, effects: [{gain: {what: fame, amount:"
                + " 1}}]}]");
    Played played =
        Played.of(
            game,
            """
            step: explore
            turn: {active: "1"}
            sites: {c2: {card: bandit-camp, cubes: 2}}
            heroes: {1: {space: c2, gear: {side: test-card}}}
            """);

    assertThat(played.then("activate", "draw 1-of-dust").me().fame()).isZero();
    assertThat(played.then("draw 1-of-scales").me().fame()).isEqualTo(1);
  }

  @Test
  void noMoreThanSixtyEnemiesComeIntoACombat() {
    HofOrdeals game =
        Played.gear("abilities: [{on: used-in-combat, effects: [{add-minions: {number: 1}}]}]");
    String zones = Played.fight("gear: {side: test-card}", "5-of-dust");
    Played last =
        Played.of(game, zones.replace("last-id: 1,", "last-id: 59,")).then("use test-card");
    Played full =
        Played.of(game, zones.replace("last-id: 1,", "last-id: 60,")).then("use test-card");

    assertThat(last.then("draw 1-of-dust").enemies()).hasSize(2);
    assertThat(full.enemies()).hasSize(1);
    assertThat(full.window()).contains("assign");
  }

  /** Seat 2 dies of a card that seat 1 assigns: the card still comes to its enemy. */
  @Test
  @Shows({"HOF-Q-108", "HOF-SKILL-04"})
  void anAssignedCardComesToItsEnemyWhoeverDies() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: attack, archetypes: [soldier], cost: 1, power: 5, abilities:"
                + " [{on: assigned, effects: [{lose: {what: health, amount: 10, who:"
                + " left-neighbour}}]}], provenance: house}");
    Played played = Played.of(game, Played.fight(Battle.bound("test-card 5"), "5-of-dust"));
    played.then("assign test-card to 5-of-dust").scene().chance();

    assertThat(played.scene().told()).contains("HOF-HEALTH-03: seat 2 loses 10 Health");
    assertThat(played.fight().enemies().get(0).assigned().size()).isEqualTo(1);
    assertThat(bound(played)).isEmpty();
  }

  /** The enemy to which it is assigned leaves the combat before it comes there. */
  @Test
  @Shows({"HOF-ASSIGN-04", "HOF-CLEAN-02"})
  void aCardWhoseEnemyIsGoneIsUsedUpAllTheSame() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: attack, archetypes: [soldier], cost: 1, power: 1, abilities:"
                + " [{on: assigned, effects: [{remove-enemies: {enemies: 1}}]}], provenance:"
                + " house}");
    String zones = Played.fight(Battle.bound("test-card 1"), "1-of-dust", "5-of-dust");
    Played played = Played.of(game, zones);
    played.then("assign test-card to 1-of-dust", "choose enemy 1-of-dust");

    assertThat(bound(played)).isEmpty();
    assertThat(played.names(played.me().played())).containsExactly("test-card");
  }

  /** Seat 2 dies while seat 1 reveals minions, and again while it binds a card. */
  @Test
  @Shows("HOF-Q-108")
  void aCombatGoesOnWhoeverElseDies() {
    String dies = "{lose: {what: health, amount: 10, who: left-neighbour}}";
    HofOrdeals game =
        OwnPack.changed(
            "power: 4, fame: 1, abilities: [{on: struck, effects: [{gain: {what: food, amount:"
                + " 1}}]}]",
            "power: 4, fame: 1, abilities: [{on: struck, effects: [" + dies + "]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 2}}
                heroes: {1: {space: c2, gear: {weapon: crushing-mace}, deck: {bag: [boar-spear]},
                  discard: [7 strive, 2 forage, hack]}}
                """)
            .then("activate", "draw 1-of-dust", "draw 1-of-scales", "draw boar-spear")
            .chance();

    assertThat(scene.told()).contains("HOF-HEALTH-03: seat 2 loses 10 Health");
    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(1).bound()).hasSize(3).noneMatch(each -> each.unresolved());
    assertThat(scene.hero(1).bound().get(0).power()).isGreaterThanOrEqualTo(4);
  }

  @Test
  @Shows({"HOF-Q-108", "HOF-COMBAT-03", "HOF-STRIKE-01"})
  void theStrikeBonusIsDrawnThoughAMinionKillsAnotherPlayer() {
    HofOrdeals game =
        OwnPack.changed(
            "{name: \"2 of Dust\", copies: 2, suit: dust, rank: 2, pain: 1, abilities: [{on:"
                + " minion-revealed, effects: [{lose: {what: food, amount: 1}}]}]",
            "{name: \"2 of Dust\", copies: 2, suit: dust, rank: 2, pain: 1, abilities: [{on:"
                + " minion-revealed, effects: [{lose: {what: health, amount: 10, who:"
                + " left-neighbour}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 2}}
                heroes: {1: {space: c2}}
                """)
            .then("activate", "draw 2-of-dust")
            .chance();

    assertThat(Battle.enemies(scene)).hasSize(2);
    assertThat(scene.hero(1).bound()).hasSize(2);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-CARD-22", "HOF-Q-123"})
  void noPowerIsAddedToEquipmentThatWasAssigned() {
    HofOrdeals game =
        Played.gear(
            "lasting: [{gives: {assignable: 5}}], abilities: [{on: used-in-combat, effects:"
                + " [{add-power: {to: this-equipment, power: 2}}]}]");
    Played played =
        Played.of(game, Played.fight("gear: {side: test-card}", "5-of-dust", "4-of-dust"))
            .then("strike 5-of-dust with side", "use test-card");

    assertThat(played.me().charges()).isEmpty();
  }
}
