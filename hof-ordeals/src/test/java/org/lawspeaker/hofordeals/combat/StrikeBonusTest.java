package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.testkit.coverage.Shows;

/** The Strike Bonus: what is drawn, bound and resolved. */
class StrikeBonusTest {
  private static final String STARTING = "discard: [7 strive, 2 forage, hack]";

  /** Seat 1 stands at the Bandit Camp. */
  private static Scene camp(String hero) {
    return camp(Scene.GAME, hero);
  }

  private static Scene camp(HofOrdeals game, String hero) {
    return Scene.of(
        game,
        Setup.of(3),
        """
        step: explore
        turn: {active: "1"}
        sites: {c2: {card: bandit-camp, cubes: 2}}
        heroes: {1: {space: c2, %s}}
        """
            .formatted(hero));
  }

  /** Seat 1 fights two minions there. */
  private static Scene fight(String hero) {
    return camp(hero).then("activate", "draw 1-of-dust", "draw 4-of-dust");
  }

  @Test
  @Shows({"HOF-STRIKE-01", "HOF-WEAPON-10"})
  void drawsAndBindsAsManyCardsAsTheWeaponSays() {
    Scene axe = fight("health: 9").then("draw strive", "draw hack");
    Scene maul = fight("gear: {weapon: war-maul}").then("draw strive", "draw hack", "draw strive");

    assertThat(axe.hero(1).bound()).hasSize(2);
    assertThat(maul.hero(1).bound()).hasSize(3);
    assertThat(maul.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-STRIKE-02", "HOF-WEAPON-11", "HOF-AMBUSH-02"})
  void drawsOneCardOnlyInAnAmbush() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "2"}
                heroes: {2: {food: 1, gear: {weapon: titan-maul}}}
                """)
            .then("go c2", "reveal roadside-trap", "draw 1-of-dust", "draw strive");

    assertThat(scene.hero(2).bound()).hasSize(1);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows("HOF-Q-119")
  void drawsOneCardInAnAmbushWithEveryWeapon() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "2"}
                heroes: {2: {food: 1, gear: {weapon: lord-edgar-s-hammer}}}
                """)
            .then("go c2", "reveal roadside-trap", "draw 1-of-dust", "draw hack");

    assertThat(scene.hero(2).bound()).hasSize(1);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-STRIKE-03", "HOF-STRIKE-05", "HOF-STRIKE-07"})
  void bindsActionCardsWhoseEffortIsPower() {
    Scene scene = fight("health: 9").then("draw strive", "draw strive");

    assertThat(scene.hero(1).bound()).extracting(bound -> bound.power()).containsExactly(1, 1);
    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.hero(1).played().isEmpty()).isTrue();
  }

  @Test
  @Shows("HOF-STRIKE-06")
  void addsEffortOfAnAbilityToTheCardAsPower() {
    String deck = "deck: {bag: [war-drums, veteran]}, ";
    Scene scene = fight(deck + STARTING).then("draw veteran", "draw war-drums");

    assertThat(scene.hero(1).bound().get(1).power()).isEqualTo(2);
    assertThat(scene.hero(1).effort()).isZero();
  }

  @Test
  @Shows("HOF-STRIKE-04")
  void resolvesTheCardsInTheOrderThatThePlayerLikes() {
    String deck = "gear: {weapon: war-maul}, deck: {bag: [boar-spear, back-stab, vanguard]}, ";
    Scene scene = fight(deck + STARTING).then("draw boar-spear", "draw back-stab", "draw vanguard");

    assertThat(scene.window()).isEqualTo("resolve");
    assertThat(scene.moves()).containsExactly("choose bound boar-spear", "choose bound back-stab");
    assertThat(scene.refused("choose bound vanguard")).containsExactly("HOF-STRIKE-04");
    scene.then("choose bound back-stab");
    assertThat(scene.events())
        .filteredOn(event -> event.kind().equals("resolves"))
        .extracting(event -> event.facts().get("card"))
        .containsExactly("Back Stab", "Boar Spear");
  }

  /** A card that binds so many more is resolved first of three. */
  private static Scene bindsMore(int cards) {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{on:"
                + " struck, effects: [{bind-cards: {cards: "
                + cards
                + "}}]}], provenance: house}");
    String hero = "gear: {weapon: war-maul}, deck: {bag: [test-card, 2 hunt]}, " + STARTING;
    return camp(game, hero)
        .then("activate", "draw 1-of-dust", "draw 4-of-dust")
        .then("draw hunt", "draw test-card", "draw hunt", "choose bound test-card");
  }

  @Test
  @Shows("HOF-STRIKE-04")
  void leavesTheOtherDrawnCardsToThePlayerWhenAnAbilityHasBoundOneMore() {
    Scene scene = bindsMore(1).then("draw forage");

    assertThat(scene.window()).isEqualTo("resolve");
    assertThat(scene.hero(1).bound())
        .extracting(Bound::unresolved)
        .containsExactly(true, false, true, false);
  }

  @Test
  @Shows("HOF-STRIKE-04")
  void asksForTheOrderOfSeveralCardsThatAnAbilityHasBound() {
    Scene scene = bindsMore(2).then("draw forage", "draw forage");

    assertThat(scene.hero(1).bound()).filteredOn(Bound::unresolved).hasSize(4);
    assertThat(scene.refused("choose bound hunt")).containsExactly("HOF-STRIKE-04");
    scene.then("choose bound forage");
    assertThat(scene.hero(1).bound()).filteredOn(Bound::unresolved).hasSize(2);
  }

  @Test
  @Shows("HOF-STRIKE-07")
  void addsPowerOfAnAbilityToTheCardItself() {
    Scene scene =
        fight("deck: {bag: [back-stab, vanguard]}, " + STARTING)
            .then("draw back-stab", "draw vanguard");

    assertThat(scene.hero(1).bound()).extracting(bound -> bound.power()).containsExactly(4, 2);
  }

  @Test
  @Shows("HOF-STRIKE-08")
  void gainsOtherResourcesAsUsual() {
    Scene scene = fight("food: 1").then("draw forage", "draw hack");

    assertThat(scene.hero(1).food()).isEqualTo(2);
    assertThat(scene.hero(1).bound().get(0).power()).isZero();
  }

  @Test
  @Shows({"HOF-STRIKE-09", "HOF-COMBAT-06"})
  void goesOnToTheFirstCombatRound() {
    Scene scene = fight("health: 9");
    assertThat(scene.state().fight().orElseThrow().round()).isZero();

    scene.then("draw strive", "draw hack");
    assertThat(scene.state().fight().orElseThrow().round()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-STRIKE-10", "HOF-BIND-03"})
  void bindsBeyondTheBindingLimit() {
    String bound = Battle.bound("veteran 3", "vanguard 2", "vanguard 2");

    assertThat(fight(bound).then("draw strive", "draw hack").hero(1).bound()).hasSize(5);
  }

  @Test
  @Shows({"HOF-STRIKE-11", "HOF-PLAY-09"})
  void countsTheDrawnCardsAsPlayed() {
    Scene scene = fight("health: 9").then("draw strive", "draw hack");

    assertThat(Battle.names(scene.state().turn().played())).containsExactly("strive", "hack");
  }

  @Test
  @Shows("HOF-Q-34")
  void drawsFewerCardsIfThereAreNoMore() {
    String few = "gear: {weapon: war-maul}, discard: [strive], played: [6 strive, 2 forage]";
    Scene scene = fight(few).then("draw hack").chance();

    assertThat(scene.hero(1).bound()).hasSize(2);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows("HOF-Q-33")
  void bindsACurseWithoutPower() {
    Scene scene =
        fight("health: 9, deck: {bag: [dread, hack]}, discard: [7 strive, 2 forage]")
            .then("draw dread", "draw hack");

    assertThat(scene.hero(1).bound().get(0).power()).isZero();
    assertThat(scene.hero(1).health()).isEqualTo(8);
  }

  private static Scene at(String hero) {
    return Scene.of(
        2,
        "{step: explore, heroes: {1: {space: c2, "
            + hero
            + "}}, sites: {c2: {card: bandit-camp, cubes: 2}}}");
  }

  @Test
  @Shows({
    "HOF-COMBAT-02",
    "HOF-STRIKE-01",
    "HOF-STRIKE-03",
    "HOF-STRIKE-05",
    "HOF-STRIKE-09",
    "HOF-STRIKE-11"
  })
  void drawsAndBindsTheStrikeBonus() {
    Scene scene =
        at("hand: []")
            .then("activate", "draw 1-of-dust", "draw 5-of-scales", "draw hack", "draw strive");

    assertThat(scene.hero(1).bound()).extracting(Bound::power).containsExactly(1, 1);
    assertThat(scene.state().turn().played().size()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-STRIKE-08", "HOF-STRIKE-04"})
  void gainsFoodOfDrawnCards() {
    Scene scene =
        at("hand: []")
            .then("activate", "draw 1-of-dust", "draw 1-of-dust", "draw forage", "draw forage");

    assertThat(scene.window()).isEqualTo("resolve");
    assertThat(scene.then("choose bound forage").hero(1).food()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-COMBAT-03", "HOF-CARD-01", "HOF-CARD-02", "HOF-DECK-08"})
  void resolvesMinionsAsTheyAreRevealed() {
    Scene scene = at("hand: [strive]").then("activate", "draw 2-of-skulls", "choose strive");
    assertThat(scene.hero(1).hand().size()).isZero();
    assertThat(Battle.names(scene.hero(1).discard())).containsExactly("strive");

    scene.then("draw 2-of-skulls", "draw bad-luck");
    assertThat(scene.hero(1).discard().count(Scene.card("bad-luck"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-DECK-01", "HOF-DECK-02", "HOF-Q-34"})
  void drawsWhatThereIs() {
    Scene scene =
        at(
            "hand: [strive, strive, strive, strive, strive, strive, strive, forage], deck: {bag:"
                + " [hack]}, discard: [forage]");
    scene.then("activate", "draw 1-of-dust", "draw 1-of-dust", "draw hack", "draw forage");

    assertThat(scene.hero(1).bound()).hasSize(2);
  }

  @Test
  @Shows({"HOF-CARD-32", "HOF-Q-119"})
  void drawsWithLordEdgarsHammerUntilThreeAreNoAttackCards() {
    Scene scene = at("gear: {weapon: lord-edgar-s-hammer}");
    scene.then("activate", "draw 1-of-dust", "draw 1-of-dust");
    scene.then("draw hack", "draw strive", "draw strive", "draw strive");

    assertThat(scene.hero(1).bound()).hasSize(4);
    assertThat(scene.told()).contains("HOF-CARD-32: seat 1 draws and binds Hack");
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-BOSS-02", "HOF-BOSS-09"})
  void revealsMinionsForABossUntilTheyHaveThePower() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, heroes: {1: {space: c2}}, sites: {c2: {card: jack}}, board: {royalty:"
                + " jack-of-scales}}");
    scene.then("activate", "draw 3-of-plague", "draw 2-of-dust", "draw strive", "draw strive");

    assertThat(scene.state().fight().orElseThrow().enemies()).hasSize(3);
  }

  @Test
  @Shows({"HOF-QUEEN-01", "HOF-ENEMY-09", "HOF-Q-71"})
  void suffersTheQueensPresence() {
    Scene scene =
        Scene.of(
            2,
            "{step: explore, clock: {level: 2}, heroes: {1: {space: c2, food: 1}}, sites: {c2:"
                + " {card: lizard-nest, cubes: 2}}, board: {royalty: queen-of-dust}}");
    scene.then("activate", "draw 2-of-dust");

    assertThat(scene.hero(1).health()).isEqualTo(9);
    assertThat(scene.hero(1).food()).isZero();
  }

  /** The copied Effort belongs to the card that copies, as if it were its own. */
  @Test
  @Shows({"HOF-STRIKE-06", "HOF-STRIKE-07", "HOF-CARD-38"})
  void givesACardThatCopiesThePowerOfTheCopiedEffort() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 2}}
                heroes: {1: {space: c2, played: [strive],
                  deck: {bag: [summon-companion, forage, hack]}, discard: [6 strive, forage]}}
                """)
            .then("activate", "draw 1-of-dust", "draw 1-of-dust", "draw summon-companion");
    int printed = scene.hero(1).bound().get(0).power();

    scene.then("draw forage", "choose bound summon-companion", "choose strive").chance();
    assertThat(scene.hero(1).bound().get(0).power()).isEqualTo(printed + 1);
    assertThat(scene.hero(1).effort()).isZero();
  }

  /** What the Hammer draws is said by its text, not by the number printed on it. */
  @Test
  @Shows("HOF-Q-119")
  void drawsOneCardInAnAmbushWithAHammerOfPrintedBonusZero() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Hammer, slot: weapon, weapon: {type: heavy, power: 4, binding: 1, strike:"
                + " 0}, cost: 1, lasting: [{gives: {strike-until: 3}}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                turn: {active: "2"}
                heroes: {2: {food: 1, gear: {weapon: test-hammer}}}
                """)
            .then("go c2", "reveal roadside-trap", "draw 1-of-dust", "draw hack");

    assertThat(scene.hero(2).bound()).hasSize(1);
    assertThat(scene.window()).isEqualTo("assign");
  }

  @Test
  @Shows({"HOF-Q-119", "HOF-STRIKE-02"})
  void drawsOneCardForAnAmbushedPlayerWhateverTheWeaponSays() {
    String zones =
        """
        step: explore
        turn: {active: "1"}
        heroes: {1: {food: 1, gear: {weapon: lord-edgar-s-hammer}}}
        """;
    Scene one = Scene.of(3, zones);
    one.then("go c2", "reveal roadside-trap", "draw 1-of-dust", "draw hack");

    assertThat(one.window()).isEqualTo("assign");
    assertThat(one.hero(1).bound()).hasSize(1);
    Scene until = Scene.of(Setup.of(3).with("ambushed-draw", "first-other"), zones);
    until.then("go c2", "reveal roadside-trap", "draw 1-of-dust", "draw hack", "draw strive");
    assertThat(until.window()).isEqualTo("assign");
  }
}
