package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.table.Lasting;
import org.lawspeaker.hofordeals.table.ShieldsFit;
import org.lawspeaker.testkit.coverage.Shows;

/** Every change of the rules: what is so without the card, and what with it. */
class LastingTest {
  private static final String GEAR = "gear: {side: test-card}";

  /**
   * A change.
   *
   * @param zones the position, with GEAR in it
   * @param seen what is looked at
   * @param without what is seen without the card
   * @param with and with it
   */
  private record Change(
      String yaml,
      String says,
      String zones,
      Function<Scene, Object> seen,
      Object without,
      Object with) {
    HofOrdeals game() {
      return Played.gear("lasting: [{gives: " + yaml + "}]");
    }

    Lasting lasting() {
      return Played.of(game(), "step: explore").test().lasting().get(0).gives();
    }
  }

  private static String turn(String hero) {
    return Played.TURN.formatted(GEAR + ", " + hero);
  }

  private static String camp(String hero) {
    return turn(hero).replace("old-mill", "bandit-camp");
  }

  private static int bound(Scene scene) {
    scene.then("activate", "draw 1-of-dust", "draw 1-of-dust").chance();
    return scene.hero(1).bound().size();
  }

  private static Object is(Scene scene, String move) {
    return scene.moves().contains(move);
  }

  private static int lostByFleeing(Scene scene) {
    return 10 - scene.then("done", "flee", "draw wound").hero(1).health();
  }

  private static List<Change> all() {
    String gear = GEAR + ", ";
    return List.of(
        new Change(
            "{binding-limit: 1}",
            "your Binding Limit is 1 higher",
            turn("hand: [hack], " + Battle.bound("veteran 3", "veteran 3", "vanguard 2")),
            scene -> is(scene, "bind hack"),
            false,
            true),
        new Change(
            "{strike-bonus: 2}",
            "your Strike Bonus is 2 higher",
            camp("food: 1"),
            LastingTest::bound,
            2,
            4),
        new Change(
            "{strike-until: 1}",
            "for your Strike Bonus, draw until you have drawn 1 non-Attack card; bind every card drawn",
            camp("deck: {bag: [6 strive]}, discard: [strive, 2 forage, hack]"),
            LastingTest::bound,
            2,
            1),
        new Change(
            "divide-power",
            "you may divide the Power of bound cards over enemies",
            Played.fight(gear + Battle.bound("veteran 3"), "1-of-dust"),
            scene -> is(scene, "assign 1 of veteran to 1-of-dust"),
            false,
            true),
        new Change(
            "{weapon-power: 3}",
            "your weapon has 3 more Power",
            Played.fight(GEAR, "4-of-dust"),
            scene -> is(scene, "strike 4-of-dust with weapon"),
            false,
            true),
        new Change(
            "{assignable: 1}",
            "you may assign this to an enemy, with 1 Power",
            Played.fight(GEAR, "1-of-dust"),
            scene -> is(scene, "strike 1-of-dust with side"),
            false,
            true),
        new Change(
            "{card-power: {of: soldier, by: 2}}",
            "Soldier Attack cards that you bind have 2 more Power",
            turn("hand: [veteran]"),
            scene -> scene.then("bind veteran").hero(1).bound().get(0).power(),
            3,
            5),
        new Change(
            "{push-cost: 2}",
            "pushing costs you 2 Food more",
            Played.fight(gear + "food: 4", "5-of-dust"),
            scene -> scene.then("done", "push").hero(1).food(),
            3,
            1),
        new Change(
            "{enemy-power: {by: -1}}",
            "minions have 1 less Power",
            Played.fight(gear + Battle.bound("vanguard 2"), "4-of-dust"),
            scene -> is(scene, "assign vanguard to 4-of-dust"), // and the axe
            false,
            true),
        new Change(
            "{more-pain: 2}",
            "Pain cards that make you lose Health make you lose 2 more",
            Played.fight(GEAR, "1-of-dust"),
            LastingTest::lostByFleeing,
            2,
            4),
        new Change(
            "{less-harm: 1}",
            "whenever you would lose Health, lose 1 less",
            Played.fight(GEAR, "1-of-dust"),
            LastingTest::lostByFleeing,
            2,
            1),
        new Change(
            "unharmed",
            "you lose no Health but by Pain cards",
            camp("food: 1") + "clock: {level: 2}\nboard: {royalty: queen-of-dust}\n",
            scene -> 10 - scene.then("activate", "draw 1-of-dust").hero(1).health(),
            1,
            0),
        new Change(
            "{enemy-protection: {by: 1}}",
            "minions have 1 more Protection",
            Played.fight(gear + Battle.bound("champion 5"), "2-of-dust"),
            scene -> is(scene, "assign champion to 2-of-dust"),
            true,
            false),
        new Change(
            "avoid-ambush",
            "you may avoid Ambushes",
            turn("food: 1").replace("began: 7", "began: 12").replace("space: c2", "space: c3"),
            scene -> is(scene.then("go b3", "reveal roadside-trap"), "accept"),
            false,
            true),
        new Change(
            "{discount: {by: 2}}",
            "cards of the Dealer's Row cost you 2 Effort less",
            turn("effort: 1").replace("explore", "acquire").replace("space: c2", "space: c3")
                + "decks: {row: [hunt, rally, rally, veteran, veteran, recall]}\n",
            scene -> is(scene, "buy hunt"),
            false,
            true),
        new Change(
            "{hand-size: 1}",
            "in your Rest step, draw 1 more card",
            turn("food: 1").replace("explore", "acquire"),
            scene -> scene.then("done").chance().hero(1).hand().size(),
            5,
            6),
        new Change(
            "{hand-size: -2}",
            "in your Rest step, draw 2 fewer cards",
            turn("food: 1").replace("explore", "acquire"),
            scene -> scene.then("done").chance().hero(1).hand().size(),
            5,
            3),
        new Change(
            "{fatigue-cost: 1}",
            "in your Fatigue step, pay 1 less",
            turn("effort: 0, " + Battle.bound("hack 1")).replace("explore", "fatigue"),
            scene -> is(scene, "pay"),
            false,
            true));
  }

  @TestFactory
  Stream<DynamicTest> changeWhatTheirTextsSay() {
    return all().stream().map(each -> dynamicTest(each.says(), () -> check(each)));
  }

  private static void check(Change change) {
    Played with = Played.of(change.game(), change.zones());
    Played without = with.but(change.zones().replace(GEAR, "gear: {}"));
    assertThat(change.lasting().says()).isEqualTo(change.says());
    assertThat(change.seen().apply(without.scene())).isEqualTo(change.without());
    assertThat(change.seen().apply(with.scene())).isEqualTo(change.with());
  }

  @Test
  @Shows("HOF-CARD-27")
  void letShieldsWorkBesideAHeavyWeapon() {
    String zones = "gear: {weapon: %s, off-hand: buckler}, food: 0";
    Scene maul = Battle.continuing(zones.formatted("war-maul"), "5-of-dust");
    Scene hammer = Battle.continuing(zones.formatted("hammer-of-the-forge"), "5-of-dust");
    assertThat(maul.moves()).doesNotContain("push");
    assertThat(hammer.moves()).contains("push");
  }

  @Test
  void areAllShown() {
    Set<Class<?>> shown =
        all().stream().map(each -> each.lasting().getClass()).collect(Collectors.toSet());
    shown.add(ShieldsFit.class);
    assertThat(shown).isEqualTo(VerbsTest.leaves(Lasting.class).collect(Collectors.toSet()));
  }

  /** Skill cards change rules from when they are played to the end of the turn. */
  @Test
  void lastToTheEndOfTheTurnIfASkillCardSaysSo() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, lasting: [{gives:"
                + " {binding-limit: 1}}], provenance: house}");
    Played played =
        Played.of(
            game,
            Played.TURN.formatted(
                "hand: [test-card, hack], "
                    + Battle.bound("veteran 3", "veteran 3", "vanguard 2")));
    assertThat(played.test().says()).contains("This turn, your Binding Limit is 1 higher.");
    assertThat(played.scene().refused("bind hack")).containsExactly("HOF-BIND-02");
    played.then("play test-card");
    assertThat(played.scene().moves()).contains("bind hack");
    assertThat(played.then("done", "done").scene().chance().then("done").moves())
        .noneMatch(move -> move.startsWith("bind"));
  }

  /** What an ability of a combat round gives is gone in the next. */
  @Test
  void lastForOneRoundOfCombatIfTheTextSaysSo() {
    HofOrdeals game =
        Played.gear(
            "lasting: [{when: [used-this-round], gives: {weapon-power: 4}}], abilities: [{on:"
                + " used-in-combat, limit: once-per-combat, effects: []}]");
    Played played = Played.of(game, Played.fight(GEAR + ", food: 2", "5-of-dust"));
    assertThat(played.scene().moves()).doesNotContain("strike 5-of-dust with weapon");
    played.then("use test-card");
    assertThat(played.scene().moves()).contains("strike 5-of-dust with weapon");
    played.then("done", "push", "draw hunger", "draw forage");
    assertThat(played.scene().moves()).doesNotContain("strike 5-of-dust with weapon");
  }
}
