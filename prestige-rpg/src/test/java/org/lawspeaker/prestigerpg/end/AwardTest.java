package org.lawspeaker.prestigerpg.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.testkit.coverage.Shows;

/** Who scores what when a creature, a token or an encounter is done with. */
class AwardTest {
  private static int card(String encounter) {
    return CARDS.names().findEncounter(encounter).orElseThrow();
  }

  @Test
  @Shows({"PRE-END-01", "PRE-END-02"})
  void thePrestigeAndTheCardGoToThePlayerWhoLandedTheFinalBlow() {
    Scene scene = Scene.of(3).faces("sapling").set(ANN, "attack-20").set(BEN, "attack-10").turns();
    scene.tells("scored", "PRE-END-02");

    assertThat(scene.sheet(BEN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(BEN).trophies()).isEqualTo(Pile.of(card("sapling")));
    assertThat(scene.sheet(ANN).prestige()).isZero();
    assertThat(scene.sheet(ANN).trophies()).isEqualTo(Pile.empty());
    assertThat(scene.sheet(CID).prestige()).isZero();
  }

  @Test
  @Shows("PRE-Q-69")
  void theAwardIsPublic() {
    Scene scene = Scene.of(3).faces("weakling").set(BEN, "attack-10").turns();

    assertThat(scene.says()).contains("seat 1 scores Weakling", "seat 1 gains 3 Prestige");
  }

  @Test
  @Shows({"PRE-END-01", "PRE-END-03"})
  void whatIsListedAndTheBonusAreToldByClausesOfTheirOwn() {
    Scene sixth = Scene.of(3).encounter(6).faces("weakling").set(BEN, "attack-10").turns();
    sixth.tells("prestige", "PRE-END-01");
    assertThat(sixth.facts("prestige")).containsExactly(Map.of("seat", "1", "prestige", "3"));

    Scene eighth = Scene.of(3).encounter(8).faces("weakling").set(BEN, "attack-10").turns();
    eighth.tells("prestige", "PRE-END-03");
    assertThat(eighth.facts("prestige"))
        .containsExactly(
            Map.of("seat", "1", "prestige", "3"), Map.of("seat", "1", "prestige", "2"));
  }

  @ParameterizedTest
  @CsvSource({"6, 3", "7, 4", "8, 5", "9, 6", "10, 6"})
  @Shows({"PRE-END-03", "PRE-Q-04"})
  void theBonusOfABonusRoundGoesToTheSamePlayer(int encounter, int prestige) {
    Scene scene = Scene.of(3).encounter(encounter).faces("weakling").set(BEN, "attack-10").turns();

    assertThat(scene.sheet(BEN).prestige()).isEqualTo(prestige);
    assertThat(scene.sheet(ANN).prestige()).isZero();
  }

  @Test
  @Shows({"PRE-END-02", "PRE-Q-107"})
  void whoKillsATokenScoresItAtOnce() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "attack-30").hand(BEN, "attack-5").turns();
    scene.passesUntil("token").plays("ann: token 2").passesUntil("checked");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(1);
    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(30, 0, 30));
    assertThat(scene.sheet(ANN).trophies()).isEqualTo(Pile.empty());
  }

  @Test
  @Shows("PRE-Q-107")
  void theKillerOfTheLastTokenScoresTheCardBesideIt() {
    Scene scene = Scene.of(3).faces("swarm").tokens(0, 0, 30).set(ANN, "attack-30").turns();

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(1 + 3);
    assertThat(scene.sheet(ANN).trophies()).isEqualTo(Pile.of(card("swarm")));
  }

  @Test
  @Shows("PRE-Q-107")
  void deadTokensAreNoTargets() {
    Scene scene = Scene.of(3).faces("swarm").tokens(0, 20, 30).set(ANN, "attack-5").turns();

    scene.asks("token", ANN);
    assertThat(scene.offers(ANN)).containsExactly("token 2", "token 3");
  }

  @Test
  @Shows("PRE-Q-107")
  void theLifeOfATokenIsKeptFromRoundToRound() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "attack-20").turns().plays("ann: token 1");
    scene.nature("PRE-INIT-01").plays("initiative 3 2 1");

    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(10, 30, 30));
  }

  @Test
  @Shows("PRE-Q-107")
  void deadTokensDoNotAttack() {
    Scene scene = Scene.of(3).faces("swarm").tokens(20, 30, 30).set(ANN, "attack-20").turns();
    scene.plays("ann: token 1");

    assertThat(scene.sheet(ANN).life()).isEqualTo(100 - 2 * 5);
  }

  @Test
  @Shows("PRE-Q-107")
  void ofSeveralKilledTogetherOneCountsAsTheLast() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 20, 10).items(ANN, "alchemist-fire");
    scene.turns().plays("ann: use seat-2-alchemist-fire");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3 + 3);
    assertThat(scene.sheet(ANN).trophies()).isEqualTo(Pile.of(card("swarm")));
  }

  @Test
  @Shows("PRE-Q-60")
  void nobodyScoresAnEncounterThatIsCompleted() {
    Scene scene = Scene.of(3).faces("trap").ends().tells("nobody-scores", "PRE-Q-60");

    assertThat(scene.sheets()).allMatch(sheet -> sheet.prestige() == 0);
    assertThat(scene.sheets()).allMatch(sheet -> sheet.trophies().isEmpty());
  }

  @Test
  @Shows("PRE-Q-66")
  void aFinalBlowIsCreditedToAPlayerWhoDiesLaterInTheRound() {
    Scene scene = Scene.of(3).faces("weakling").set(ANN, "attack-20").poison(ANN, 1).life(ANN, 5);
    scene.turns();

    assertThat(scene.sheet(ANN).isAlive()).isFalse();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(ANN).trophies()).isEqualTo(Pile.of(card("weakling")));
  }

  @Test
  @Shows("PRE-Q-106")
  void whatTheEncounterDoesToItselfScoresForNobody() {
    Scene scene = Scene.of(3).faces("mine").set(ANN, "attack-20").turns().plays("initiative 3 2 1");
    scene.plays("draw attack-5", "draw attack-5", "draw attack-5");

    scene.tells("nobody-scores", "PRE-Q-60");
    assertThat(scene.sheets()).allMatch(sheet -> sheet.prestige() == 0);
  }

  @Test
  @Shows("PRE-END-02")
  void theCardsOfTheStackAreDiscardedAndNotScored() {
    Scene scene = Scene.of(3).faces("weakling").set(BEN, "attack-10").turns();

    assertThat(count(scene.state().piles().discards(), "attack-10")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-106")
  void tokensThatTheEncounterKillsScoreForNobody() {
    Scene scene = Scene.of(3).faces("minefield").turns().plays("initiative 3 2 1");
    scene.plays("draw attack-5", "draw attack-5", "draw attack-5");

    scene.tells("nobody-scores", "PRE-Q-60");
    assertThat(scene.sheets()).allMatch(sheet -> sheet.prestige() == 0);
  }

  @Test
  @Shows({"PRE-Q-106", "PRE-Q-58"})
  void whatTheEncounterDoesToItselfIsNobodysDamage() {
    Scene scene = Scene.of(3).faces("mine").turns().plays("initiative 3 2 1");
    scene.plays("draw attack-5", "draw attack-5", "draw attack-5").asks("set", ANN, BEN, CID);

    assertThat(scene.state().foe().life()).isEqualTo(20);
    assertThat(scene.state().clock().dealers()).isEqualTo(Pile.empty());
    assertThat(scene.says()).contains("Mine deals 10 damage to itself");
  }

  @Test
  @Shows("PRE-Q-106")
  void aCounterStrikeThatKillsScoresOutOfTurn() {
    Scene scene = Scene.of(3).faces("bully").creature(40).set(ANN, "attack-20");
    scene.hand(ANN, "counter-strike").turns().passesUntil("struck");
    scene.plays("ann: play counter-strike").passesUntil("nature");

    assertThat(scene.sheet(ANN).life()).isEqualTo(80);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
  }

  @Test
  @Shows({"PRE-BONUS-01", "PRE-Q-04"})
  void thereIsNoBonusBeforeTheSeventhEncounter() {
    Scene sixth = Scene.of(3).encounter(6).faces("weakling").set(BEN, "attack-10").turns();
    Scene seventh = Scene.of(3).encounter(7).faces("weakling").set(BEN, "attack-10").turns();

    assertThat(sixth.kinds()).doesNotContain("bonus");
    seventh.tells("bonus", "PRE-Q-04");
    assertThat(seventh.says()).contains("the killing blow earns 1 Prestige more");
  }

  @Test
  @Shows("PRE-Q-48")
  void whatLastsForTheEncounterEndsWithIt() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("weakling");
    scene.initiative(0, 0, 0).character(ANN, "nephiedra").hand(BEN, "attack-10");
    scene.potions().plays("ann: ability").passesUntil("nature");
    assertThat(scene.state().inForce()).hasSize(1);

    scene.plays("draw attack-5", "draw attack-5", "draw attack-5", "draw attack-5");
    scene.plays("draw attack-5", "draw attack-5", "draw attack-5", "draw attack-20");
    scene.plays("draw attack-20").passesUntil("nature").plays("initiative 3 1 2");
    scene.passesUntil("set").plays("ann: set attack-5", "ben: set attack-10");
    scene.passesUntil("hand-limit");

    assertThat(scene.state().inForce()).isEmpty();
    assertThat(scene.state().foe().over()).isTrue();
  }

  @Test
  @Shows("PRE-RELIC-05")
  void whatMayBeUsedOnceInAnEncounterMayBeUsedInTheNext() {
    Scene scene = Scene.of(3, "relics-and-ruin=yes").faces("dummy").items(ANN, "lantern");
    scene.life(ANN, 50).potions().plays("ann: use seat-2-lantern");
    assertThat(scene.sheet(ANN).items().get(0).used()).isTrue();

    scene = Scene.of(3, "relics-and-ruin=yes").faces("dummy").items(ANN, "lantern");
    scene.sheet(ANN, sheet -> sheet.withItems(used(sheet.items()))).ends().passesUntil("nature");
    assertThat(scene.sheet(ANN).items().get(0).used()).isFalse();
  }

  @Test
  @Shows("PRE-RELIC-05")
  void whatMayBeUsedOnceARoundMayBeUsedInTheNextEncounterToo() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(ANN, "evil-eye");
    scene.sheet(ANN, sheet -> sheet.withItems(used(sheet.items()))).ends().passesUntil("nature");

    assertThat(scene.sheet(ANN).items().get(0).used()).isFalse();
  }

  private static ImmutableList<Held> used(ImmutableList<Held> items) {
    return ImmutableList.of(items.get(0).withUsed(true));
  }

  @Test
  @Shows("PRE-Q-76")
  void theAwardComesBeforeTheTreasure() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("the-poor-shall-inherit");
    scene
        .prestige(ANN, 2)
        .prestige(CID, 1)
        .foe(foe -> foe.withOver(true).withKiller(BEN.index()))
        .ends();
    scene.passes().plays("relic evil-eye");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(BEN).items()).isEmpty();
    assertThat(scene.sheet(CID).items()).hasSize(1);
  }

  @Test
  @Shows("PRE-Q-76")
  void poisonIsRemovedBeforeBodiesAreLooted() {
    Scene scene = Scene.ofReference(4).faces("ripper").items(CID, "alchemist-fire").dead(CID);
    scene
        .initiative(1, 3, 0, 2)
        .poison(BEN, 1)
        .ends()
        .asks("poison", BEN)
        .plays("ben: choose keep");
    scene.nature("PRE-LOOT-02").plays("initiative 1 3 2");
    scene.passesUntil("loot").asks("loot", BEN);
  }

  @Test
  @Shows({"PRE-Q-38", "PRE-Q-87", "PRE-Q-73"})
  void whatHappenedInTheEncounterIsOverWithIt() {
    Scene scene = Scene.of(3).faces("dummy").turned(BEN);
    scene.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withTripped(true).withDealt(5)));
    scene.sheet(CID, sheet -> sheet.withMarks(sheet.marks().withClaims(2).withBites(1))).ends();

    assertThat(scene.sheet(ANN).pace()).isEqualTo(Pace.NONE.withDealt(5));
    assertThat(scene.sheet(BEN).marks()).isEqualTo(Marks.NONE);
    assertThat(scene.sheet(CID).marks()).isEqualTo(Marks.NONE.withBites(1));
  }
}
