package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What is gained and lost, counted and told. */
class TokensTest {
  private static Played plays(String effects, String hero) {
    return Played.action(effects, "hand: [test-card]" + hero).then("play test-card");
  }

  @Test
  @Shows({"HOF-EFFORT-01", "HOF-FOOD-01", "HOF-SHARD-01", "HOF-FAME-01", "HOF-DECK-13"})
  void whatIsGainedIsToldByTheClauseOfItsKind() {
    Played played =
        plays(
            "{gain: {what: effort, amount: 1}}, {gain: {what: food, amount: 2}}, {gain: {what:"
                + " shards, amount: 1}}, {gain: {what: fame, amount: 3}}, {gain: {what: health,"
                + " amount: 1}}",
            ", health: 5");

    assertThat(played.scene().told())
        .contains(
            "HOF-EFFORT-01: seat 1 gains 1 Effort",
            "HOF-FOOD-01: seat 1 gains 2 Food",
            "HOF-SHARD-01: seat 1 gains 1 Token Shard",
            "HOF-FAME-01: seat 1 gains 3 Fame",
            "HOF-DECK-13: seat 1 gains 1 Health");
  }

  @Test
  void nothingIsToldOfNothing() {
    Played played =
        plays(
            "{gain: {what: fame, amount: 1, per: tricksters-played}}, {convert: {from: shards, to:"
                + " fame}}",
            "");

    assertThat(played.scene().told()).noneMatch(each -> each.matches(".* (gains|loses) .*"));
  }

  @Test
  @Shows({"HOF-Q-21", "HOF-PLAY-12", "HOF-FAME-01"})
  void aLossIsToldByTheClauseOfItsCause() {
    Played played =
        plays(
            "{lose: {what: food, amount: 1}}, {lose: {what: shards, amount: 3}}, {lose: {what:"
                + " fame, amount: 2}}, {convert: {from: food, to: fame, most: 2}}, {resolve-pain:"
                + " {cards: 1}}",
            ", food: 5, shards: 2, fame: 4");
    played.then("draw hunger");

    assertThat(played.scene().told())
        .containsSubsequence(
            "HOF-PLAY-12: seat 1 loses 1 Food",
            "HOF-Q-21: seat 1 loses 2 Token Shards",
            "HOF-FAME-01: seat 1 loses 2 Fame",
            "HOF-PLAY-12: seat 1 loses 2 Food",
            "HOF-PAIN-03: seat 1 loses 1 Food");
  }

  @Test
  @Shows("HOF-PAIN-03")
  void healthIsLostToPainByItsOwnClause() {
    Played played = plays("{resolve-pain: {cards: 1}}", "").then("draw wound");

    assertThat(played.scene().told()).contains("HOF-PAIN-03: seat 1 loses 2 Health");
  }

  @Test
  @Shows("HOF-Q-121")
  void nobodyGainsEffortInAnotherPlayersTurn() {
    Played played = plays("{gain: {what: effort, amount: 1, who: left-neighbour}}", "");

    assertThat(played.scene().hero(2).effort()).isZero();
    assertThat(played.scene().told())
        .contains("HOF-Q-121: seat 2 gains no Effort in another player's turn")
        .noneMatch(each -> each.contains("seat 2 gains 1 Effort"));
  }

  @Test
  @Shows("HOF-STRIKE-06")
  void effortOfADrawnCardIsPower() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects:"
                + " [{gain: {what: effort, amount: 2}}]}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 1}}
                heroes: {1: {space: c2, deck: {bag: [test-card]}, discard: [7 strive, 2 forage,
                  hack]}}
                """)
            .then("activate", "draw 1-of-dust", "draw 1-of-scales", "draw test-card")
            .chance();

    assertThat(scene.told()).contains("HOF-STRIKE-06: Test Card gains 2 Effort as Power");
    assertThat(scene.hero(1).bound().get(0).power()).isEqualTo(2);
    assertThat(scene.hero(1).effort()).isZero();
  }

  /** Seat 0 has a bound card of the same number as the one that seat 1 draws. */
  @Test
  @Shows({"HOF-STRIKE-07", "HOF-Q-121"})
  void effortOfADrawnCardIsNoPowerForAnotherPlayer() {
    HofOrdeals game = Played.actionGame("{gain: {what: effort, amount: 2, who: each-player}}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 1}}
                heroes:
                  0: {bound: [{id: 1, card: hack, power: 1}]}
                  1: {space: c2, deck: {bag: [test-card]}, discard: [7 strive, 2 forage, hack]}
                """)
            .then("activate", "draw 1-of-dust", "draw 1-of-scales", "draw test-card")
            .chance();

    assertThat(scene.hero(1).bound().get(0).power()).isEqualTo(2);
    assertThat(scene.hero(0).bound().get(0).power()).isEqualTo(1);
    assertThat(scene.told()).contains("HOF-Q-121: seat 0 gains no Effort in another player's turn");
  }

  @Test
  @Shows("HOF-Q-102")
  void cardsOfEveryArchetypeCountAsPlayed() {
    String fame = "{when: {all: [{played: {cards: 3}}], then: [{gain: {what: fame, amount: 1}}]}}";
    String hero = "hand: [test-card, strive, hunt]";

    assertThat(Played.action(fame, hero).then("play strive", "play test-card").me().fame())
        .isZero();
    assertThat(
            Played.action(fame, hero)
                .then("play strive", "play hunt", "play test-card")
                .me()
                .fame())
        .isEqualTo(1);
  }

  /** A card that was bound on an earlier turn is none of those played, so it is not left out. */
  @Test
  @Shows("HOF-Q-102")
  void aCardBoundEarlierIsNotLeftOut() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: attack, archetypes: [soldier], cost: 1, power: 3, abilities:"
                + " [{on: won, effects: [{gain: {what: fame, amount: 1, per: soldiers-played}}]}],"
                + " provenance: house}");
    String zones = Battle.zones("assigning", "bandit-camp", HERO, "{}", "1-of-dust");
    Played early = Played.of(game, zones.replace("activated: true", EARLIER));
    Played now = Played.of(game, zones.replace("activated: true", NOW));

    assertThat(early.then("assign test-card to 1-of-dust", "done").me().fame()).isEqualTo(1);
    assertThat(now.then("assign test-card to 1-of-dust", "done").me().fame()).isEqualTo(1);
  }

  private static final String HERO = Battle.bound("test-card 3");
  private static final String EARLIER = "activated: true, played: [rally]";
  private static final String NOW = "activated: true, played: [rally, test-card]";

  /** The copy of the earlier turn sees the one of this turn, which sees no other. */
  @Test
  @Shows("HOF-Q-102")
  void anEqualCardBoundInThisTurnIsAnother() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, copies: 2, type: attack, archetypes: [soldier], cost: 1, power: 3,"
                + " abilities: [{on: assigned, effects: [{gain: {what: fame, amount: 1, per:"
                + " soldiers-played}}]}], provenance: house}");
    String both = Battle.bound("test-card 3", "test-card 3");
    String zones =
        Battle.zones("assigning", "bandit-camp", both, "{}", "1-of-dust")
            .replace("activated: true", "activated: true, played: [test-card]");

    assertThat(Played.of(game, zones).then("assign #1 to 1-of-dust").me().fame()).isEqualTo(1);
    assertThat(Played.of(game, zones).then("assign #2 to 1-of-dust").me().fame()).isZero();
  }

  /** An equal card was played to avoid an Encounter, say: it is another, though it is not bound. */
  @Test
  @Shows("HOF-Q-102")
  void anEqualCardPlayedUnboundIsAnother() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, copies: 2, type: attack, archetypes: [soldier], cost: 1, power: 3,"
                + " abilities: [{on: assigned, effects: [{gain: {what: fame, amount: 1, per:"
                + " soldiers-played}}]}], provenance: house}");
    String zones =
        Battle.zones("assigning", "bandit-camp", HERO, "{}", "1-of-dust")
            .replace("activated: true", "activated: true, played: [test-card]");
    String kept = zones.replace("power: 3", "power: 3, kept: true");

    assertThat(kept).isNotEqualTo(zones);
    assertThat(Played.of(game, kept).then("assign test-card to 1-of-dust").me().fame())
        .isEqualTo(1);
  }

  @Test
  void aCardThatIsNotPlayedIsNotLeftOut() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{on:"
                + " drawn, effects: [{gain: {what: fame, amount: 1, per: soldiers-played}}]}],"
                + " provenance: house}");
    Played played =
        Played.of(
            game,
            Played.TURN.formatted(
                "fame: 3, hand: [scavenger], deck: {bag: [test-card]}, discard: [7 strive, 2"
                    + " forage, hack]"));

    assertThat(played.then("play scavenger", "draw test-card").me().fame()).isEqualTo(3);
    assertThat(played.scene().told()).contains("HOF-DECK-11: seat 1 draws and shows Test Card");
  }

  @Test
  @Shows("HOF-CARD-38")
  void onlyActionCardsAreCopied() {
    Played none =
        Played.action("copy-card", "hand: [test-card], played: [debt, hack]")
            .then("play test-card");
    Played some =
        Played.action("copy-card", "hand: [test-card], played: [debt, hack, hunt]")
            .then("play test-card");

    assertThat(none.window()).contains("explore");
    assertThat(some.scene().moves()).containsExactly("choose hunt");
    assertThat(some.then("choose hunt").scene().told()).contains("HOF-CARD-38: seat 1 copies Hunt");
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-EFFORT-04"})
  void everyUsefulEquipmentIsOfferedInTheOwnTurn() {
    Scene scene =
        Scene.of(
            2,
            Played.TURN.formatted(
                "health: 3, hand: [strive], gear: {side: lucky-coin, head: iron-helm}"));
    Scene other = Scene.of(2, Played.TURN.formatted("health: 3, gear: {side: health-elixir}"));

    assertThat(scene.moves()).contains("use lucky-coin").doesNotContain("use iron-helm");
    assertThat(other.moves()).contains("use health-elixir");
  }

  @Test
  @Shows("HOF-Q-110")
  void whoCannotMoveNowIsTold() {
    Played later =
        Played.of(
            Played.actionGame("{move-free: {encounters: 1}}, {gain: {what: food, amount: 1}}"),
            Played.TURN
                .replace("began: 7", "began: 7, activated: true")
                .formatted("hand: [test-card]"));
    later.then("play test-card");

    assertThat(later.scene().told()).contains("HOF-Q-110: seat 1 cannot move now");
    assertThat(later.window()).contains("explore");
  }

  @Test
  void whoDoesWithoutIsTold() {
    Played offered = plays("{move-free: {encounters: 1}}", "").then("decline");
    Scene crown =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 1}}
                heroes: {1: {space: c2, gear: {head: devil-s-crown}}}
                """)
            .then("activate", "draw 1-of-dust", "draw 2-of-scales", "decline");

    assertThat(offered.scene().told()).anyMatch(each -> each.endsWith("seat 1 does without"));
    assertThat(crown.told()).anyMatch(each -> each.endsWith("seat 1 does without"));
  }

  @Test
  @Shows("HOF-Q-123")
  void powerOnEquipmentIsUsedUpWhenItIsAssigned() {
    Scene scene =
        Battle.assigning("gear: {side: detonator}, charges: {side: 4}", "5-of-dust", "1-of-dust")
            .then("strike 5-of-dust with side");

    assertThat(scene.hero(1).charges()).isEmpty();
    assertThat(scene.told())
        .contains("HOF-ASSIGN-01: seat 1 assigns Detonator (5 Power) to 5 of Dust");
  }

  @Test
  @Shows("HOF-CARD-31")
  void whatIsLeftOfADividedCardHasTheRestOfItsPower() {
    Scene scene =
        Battle.assigning(
            "gear: {weapon: kraken-s-claws}, " + Battle.bound("champion 5"),
            "1-of-dust",
            "3-of-dust");
    scene.then("assign 1 of champion to 1-of-dust");

    assertThat(scene.hero(1).bound().get(0).power()).isEqualTo(4);
    assertThat(scene.told())
        .contains("HOF-ASSIGN-01: seat 1 assigns a part of Champion (1 Power) to 1 of Dust");
  }

  @Test
  @Shows("HOF-PLAY-12")
  void whoEndsTheTurnGoesOnToTheRestStep() {
    assertThat(plays("end-turn", "").scene().told())
        .contains("HOF-PLAY-12: seat 1 goes on to the Rest step");
  }

  @Test
  @Shows({"HOF-CARD-30", "HOF-CARD-37"})
  void aLossThatIsAnotherThanTheCardSaysIsExplained() {
    String pain = "{resolve-pain: {cards: 1}}";
    Played robes = plays(pain, ", gear: {body: silken-robes}").then("draw wound");
    Played helm = plays(pain, ", gear: {head: dragonbone-helm}").then("draw grievous-wound");
    Scene others =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1", began: 7}
                sites: {c2: {card: call-lightning, cubes: 2}}
                heroes: {1: {space: c2}, 2: {gear: {body: immovable-object}}}
                """)
            .then("activate", "seat 2: choose option 1");

    assertThat(robes.scene().told())
        .contains(
            "HOF-CARD-37: Pain takes 1 Health more of seat 1",
            "HOF-PAIN-03: seat 1 loses 3 Health");
    assertThat(helm.scene().told())
        .contains("HOF-EQUIP-06: seat 1 is spared 2 Health", "HOF-PAIN-03: seat 1 loses 1 Health");
    assertThat(others.told()).contains("HOF-CARD-30: seat 2 is spared 2 Health");
  }
}
