package org.lawspeaker.prestigerpg.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Attacks that an ability allows: Vasha's on her turn, Talon's when a creature attacks another. */
class ExtraAttacksTest {
  /** Ann, who is Vasha, uses her ability before her flip. */
  private static Scene vasha(String... hand) {
    Scene scene =
        Scene.of(3, "deeper-and-darker=yes")
            .faces("dummy")
            .initiative(1, 3, 2)
            .character(ANN, "vasha-the-red");
    scene.sheet(BEN, sheet -> sheet.withAbilityUsed(true));
    scene.sheet(CID, sheet -> sheet.withAbilityUsed(true));
    return scene.set(ANN, "attack-5").hand(ANN, hand).turns().plays("ann: ability");
  }

  /** The bully attacks Ben for 20, and Ann, who is Talon, uses her ability. */
  private static Scene talon(int creature, String... hand) {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bully").creature(creature);
    scene.sheet(BEN, sheet -> sheet.withAbilityUsed(true));
    scene.sheet(CID, sheet -> sheet.withAbilityUsed(true));
    scene.set(BEN, "attack-20").hand(ANN, hand).turns().passesUntil("strike");
    return scene.plays("ann: ability");
  }

  @Test
  @Shows("PRE-Q-110")
  void theExtraAttackIsChosenFromTheHandAtOnce() {
    Scene scene = vasha("attack-20", "double-strike").asks("extra-attack", ANN).asksBy("PRE-Q-110");

    scene.refuses(new PickCard(ANN, number("double-strike")), "PRE-Q-110");
    assertThat(scene.offers(ANN)).containsExactly("card attack-20");
  }

  @Test
  @Shows("PRE-Q-110")
  void onATurnItLeavesTheSetCardAndTheTurnAsTheyAre() {
    Scene scene = vasha("attack-20").plays("ann: card attack-20");

    assertThat(scene.passesUntil("nature").state().foe().life()).isEqualTo(100 - 20 - 5);
  }

  @Test
  @Shows("PRE-Q-110")
  void ridersJoinIt() {
    Scene scene =
        Scene.of(3, "deeper-and-darker=yes")
            .faces("dummy")
            .initiative(1, 3, 2)
            .character(ANN, "vasha-the-red");
    scene.riders(ANN, "focus-strength").hand(ANN, "attack-20").turns().asks("cards-set", ANN);
    scene.plays("ann: ability", "ann: card attack-20").passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 20);
  }

  @Test
  @Shows("PRE-Q-110")
  void aKillByItScores() {
    Scene scene = talon(35, "attack-30").plays("ann: card attack-30").passesUntil("nature");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(BEN).prestige()).isZero();
  }

  @Test
  @Shows("PRE-Q-110")
  void afterTheTotalItsValueIsSubtractedAtOnceAndItsCardDiscarded() {
    Scene scene = talon(100, "attack-30").plays("ann: card attack-30").passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 30);
    assertThat(count(scene.state().piles().discards(), "attack-30")).isEqualTo(1);
    assertThat(scene.state().stack()).isEmpty();
  }

  @Test
  @Shows("PRE-Q-110")
  void onlyTheUserOfTheAbilityChoosesTheCard() {
    Scene scene = vasha("attack-20").asks("extra-attack", ANN);

    scene.refuses(new PickCard(CID, number("attack-20")), "PRE-Q-110");
  }

  @Test
  @Shows("PRE-Q-110")
  void theCardLeavesTheHand() {
    Scene scene = vasha("attack-20", "attack-20").plays("ann: card attack-20");

    assertThat(count(scene.sheet(ANN).hand(), "attack-20")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-110")
  void anAbilityMayAllowSeveralAttacksOneAfterTheOther() {
    Cards cards =
        SceneGame.altered("until: turn}}}, play-attack]}", "until: turn}}}, {play-attack: 2}]}");
    Scene scene =
        Scene.with(cards, 3, "deeper-and-darker=yes")
            .faces("dummy")
            .initiative(1, 3, 2)
            .character(ANN, "vasha-the-red");
    scene.hand(ANN, "attack-20", "attack-30", "attack-40").turns();
    scene.plays("ann: ability", "ann: card attack-20").passesUntil("extra-attack");
    scene.plays("ann: card attack-30").passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 30);
    assertThat(count(scene.sheet(ANN).hand(), "attack-40")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-110")
  void whoIsAskedIsKnownToHoldAnAttackCardAndNobodyElse() {
    Scene scene = vasha("attack-20").asks("extra-attack", ANN);

    assertThat(scene.state().agenda().top().showsAttackOf(ANN)).isTrue();
    assertThat(scene.state().agenda().top().showsAttackOf(CID)).isFalse();
  }

  @Test
  @Shows("PRE-Q-110")
  void afterTheTotalItDoesNotStayOnTheStack() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bully").creature(100);
    scene.sheet(CID, sheet -> sheet.withAbilityUsed(true)).hand(BEN, "feint");
    scene.set(BEN, "attack-20").hand(ANN, "attack-30", "feint").turns().passesUntil("strike");
    scene.plays("ben: pass", "ann: ability").passesUntil("extra-attack");
    scene.plays("ann: card attack-30").passesUntil("strike");

    assertThat(scene.state().stack()).extracting("card").containsExactly(number("attack-20"));
    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 30);
  }

  @Test
  @Shows({"PRE-Q-110", "PRE-Q-79"})
  void afterTheTotalAnAttackOfNothingTakesNothing() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bully").creature(100);
    scene.sheet(CID, sheet -> sheet.withAbilityUsed(true)).poison(ANN, 3);
    scene.sheet(BEN, sheet -> sheet.withAbilityUsed(true)).set(BEN, "attack-20");
    scene.hand(ANN, "attack-30").deck().turns().passesUntil("strike").plays("ann: ability");
    scene.plays("ann: card attack-30");

    assertThat(scene.kinds()).contains("hit").doesNotContain("blow");
    assertThat(scene.state().foe().life()).isEqualTo(80);
  }

  @Test
  @Shows("PRE-VAMPYRE-03")
  void aTurnedPlayerPlaysNoAttackCardByAnAbilityEither() {
    Scene scene =
        Scene.of(3, "deeper-and-darker=yes")
            .faces("dummy")
            .initiative(1, 3, 2)
            .character(ANN, "vasha-the-red");
    scene.turned(ANN).hand(ANN, "attack-20").turns().plays("ann: ability");

    scene.tells("no-flip", "PRE-VAMPYRE-03");
    assertThat(scene.asked()).isNotEqualTo("extra-attack");
    assertThat(count(scene.sheet(ANN).hand(), "attack-20")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-ABILITY-04")
  void everyAttackThatAnAbilityLetsAPlayerPlayIsLinkedToIt() {
    Cards cards =
        SceneGame.altered("half: true}}, play-attack]}", "half: true}}, {play-attack: 2}]}");
    Scene scene = Scene.with(cards, 3, "deeper-and-darker=yes").faces("bully").creature(100);
    scene.sheet(BEN, sheet -> sheet.withAbilityUsed(true)).set(BEN, "attack-20");
    scene.hand(ANN, "attack-5", "attack-10").hand(BEN, "stumble").turns().passesUntil("strike");
    scene.plays("ann: ability").passesUntil("extra-attack").plays("ann: card attack-5");
    scene.passesUntil("extra-attack").plays("ann: card attack-10").asks("flipped", BEN);

    assertThat(scene.state().stack()).last().extracting(Attack::linked).isEqualTo(true);
    assertThat(scene.offers(BEN)).doesNotContain("play stumble");
  }

  @Test
  @Shows("PRE-ABILITY-04")
  void anAttackThatARelicLetsAPlayerPlayIsLinkedToNoAbility() {
    Cards cards =
        SceneGame.altered(
            "uses: [{at: [reveal, checked], effects: [{heal: {life: 5}}]}]",
            "uses: [{at: [checked], by: active, effects: [play-attack]}]");
    Scene scene = Scene.with(cards, 3).faces("dummy").items(ANN, "lantern");
    scene.hand(ANN, "attack-20").hand(BEN, "stumble").turns().passesUntil("checked");
    scene.plays("ann: use seat-2-lantern").passesUntil("extra-attack");
    scene.plays("ann: card attack-20");

    assertThat(scene.state().stack()).extracting(Attack::linked).containsExactly(false);
    assertThat(scene.asks("flipped", BEN).offers(BEN)).contains("play stumble");
  }
}
