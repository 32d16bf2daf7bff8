package org.lawspeaker.prestigerpg.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.faces.Chosen.choices;
import static org.lawspeaker.prestigerpg.faces.Chosen.hint;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.effects.OneOfChoice;
import org.lawspeaker.prestigerpg.feast.Feasting;
import org.lawspeaker.prestigerpg.hand.CutHand;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.poison.CurePoison;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.terms.Group;

/**
 * What choices cost, and what becomes of the rest. With the cards of the scenes Ann is Talon, Ben
 * Orn, Cid Vasha, with those of the reference pack Ben Vasha and Cid Orn.
 */
class WordsOfChoicesTest {
  private static Scene asked(Scene scene, String window) {
    return scene.asked().equals(window) ? scene : scene.passesUntil(window);
  }

  private static Scene fog() {
    return Scene.ofReference(3).faces("ripper").creature(100).event("t-is-the-fog-of-war");
  }

  @Test
  void aTrueSpecialAttackIsAnnouncedAsTheTruth() {
    Scene scene = asked(fog().set(ANN, "ambush-of-talon").turns(), "announce");

    assertThat(hint(scene, ANN, "Announce your card as the Special Attack of Ambush of Talon"))
        .contains("true");
    assertThat(hint(scene, ANN, "Announce your card as Attack 5"))
        .contains("a lie; if it is challenged, the card is lost and you lose 3 Prestige");
  }

  @Test
  void anActionCardInTheFogIsPlayedAsATruthOrAsALie() {
    Scene scene = fog().hand(BEN, "trip").set(CID, "attack-20").initiative(1, 3, 2).turns();

    assertThat(hint(scene, BEN, "Announce Trip with Trip").orElseThrow()).endsWith("; true");
    assertThat(hint(scene, BEN, "Announce Edge Out on the set card of Orn Hammerfist with Trip"))
        .contains(
            "the set card is discarded unrevealed; a lie; if it is challenged, the card is lost"
                + " and you lose 3 Prestige");
  }

  @Test
  void aLoneLooterIsNotAskedAgain() {
    Scene scene = Scene.of(3).faces("dummy").items(CID, "alchemist-fire", "healing-potion");
    scene.dead(CID).dead(ANN).ends();
    while (!scene.asked().equals("loot")) {
      scene.plays("initiative 1");
    }

    assertThat(hint(scene, BEN, "Take nothing from the body of Vasha the Red")).isEmpty();
  }

  @Test
  void aTradeSaysWhatMayBeTraded() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3);
    scene.items(CID, "healing-potion").life(CID, 40).potions();

    assertThat(hint(scene, CID, "Offer Orn Hammerfist a trade"))
        .contains("Potions and other Items of one use, once in this window");
  }

  @Test
  void aHandThatIsCutSaysHowManyCardsFollow() {
    String[] nine = new String[9];
    Arrays.fill(nine, 0, 8, "attack-5");
    nine[8] = "feint";
    Scene scene = Scene.of(3).faces("dummy").hand(CID, nine).begins(new CutHand(CID));

    assertThat(hint(scene, CID, "Discard Feint")).contains("then 1 more card");
    scene.plays("cid: card attack-5");
    assertThat(hint(scene, CID, "Discard Feint")).isEmpty();
  }

  @Test
  void aFurtherCardIsFreeOrFeedsTheGlutton() {
    Scene free = Scene.ofReference(3).faces("gluttony").event("a-blessing-of-daylight");
    Scene fed = Scene.ofReference(3).faces("gluttony");

    assertThat(hint(free.begins(new Feasting(CID, 0)), CID, "Draw a further card"))
        .contains("free");
    assertThat(hint(fed.begins(new Feasting(CID, 0)), CID, "Draw a further card").orElseThrow())
        .matches("Gluttony gains [1-9][0-9]* life");
  }

  @Test
  void whoGivesBackIsToldHowManyAreKept() {
    Scene scene = Scene.of(4).faces("dummy").hand(ANN, "feint", "rally", "trip");
    Pile taken = Pile.of(scene.numberOf("feint"), scene.numberOf("rally"), scene.numberOf("trip"));
    scene.begins(
        new Robbing(ANN, ImmutableList.of(), taken, ImmutableList.of(CID, BEN, Scene.DAN), 2));

    assertThat(hint(scene, ANN, "Give back Feint to Vasha the Red"))
        .contains("you keep 2 cards of those taken");
  }

  @Test
  void whatWasPassedOverBeforeIsNotKeptOnceMore() {
    Scene scene =
        Scene.of(3).faces("dummy").hand(BEN, "attack-5", "attack-10", "attack-20", "feint");
    scene.begins(EndDiscards.of()).plays("ben: card attack-10");

    assertThat(hint(scene, BEN, "Discard Feint")).contains("you keep Attack 20");
  }

  @Test
  void aLargerHandIsFilledUpToItsOwnLimit() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, "amulet-of-mentalism").hand(BEN, "feint");
    scene.begins(EndDiscards.of());

    assertThat(hint(scene, BEN, "Keep all cards")).contains("you keep 1 card, then draw up to 8");
  }

  @Test
  void poisonThatIsKeptSaysWhatItDoes() {
    Scene scene = Scene.of(3).faces("dummy").poison(CID, 2).begins(CurePoison.FIRST);

    assertThat(hint(scene, CID, "Keep all your poison"))
        .contains("it weakens your attacks by 10 and does 5 damage a round, for each token");
  }

  @Test
  void equalWaysAreToldApart() {
    ImmutableList<Effect> way = ImmutableList.of(new GainPrestige(Group.CHOOSER, 2));
    Scene scene = Scene.of(3).faces("dummy");
    scene.begins(new OneOfChoice(CID, Source.encounter(0, CID), ImmutableList.of(way, way, way)));

    assertThat(choices(scene, CID))
        .containsOnlyKeys(
            "The chooser gains 2 Prestige",
            "The chooser gains 2 Prestige (the same again)",
            "The chooser gains 2 Prestige (the same a third time)");
  }

  @Test
  void whoIsNamedIsAttackedOnlyIfTheAttackHits() {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 3, 2);
    scene.set(ANN, "i-think-he-called-you-ugly-too").turns();

    assertThat(
            hint(
                asked(scene, "name"),
                ANN,
                "Name Vasha the Red with I think he called you ugly too"))
        .contains("attacks of the creature on a single player go there, if this attack hits");
  }

  @Test
  void theSecondCardOfAStandInIsSetFaceDownOrPlayed() {
    Scene scene =
        Scene.of(3).faces("dummy").initiative(1, 3, 2).hand(ANN, "attack-20", "attack-10");
    asked(scene.set(ANN, "opportunity-fire").turns(), "stand-in").plays("ann: card attack-20");

    assertThat(choices(scene, ANN)).containsOnlyKeys("Set Attack 10 face down as your second card");
  }

  @Test
  void anItemOfOneUseIsUsedUpAndAnAbilityUsedOnce() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("dummy").initiative(1, 3, 2);
    scene
        .character(ANN, "vasha-the-red")
        .items(ANN, "alchemist-fire")
        .hand(ANN, "attack-10")
        .set(ANN, "attack-5")
        .turns();

    assertThat(hint(scene, ANN, "Use Alchemist Fire").orElseThrow())
        .contains("all other players receive 10 damage; it is used up");
    assertThat(hint(scene, ANN, "Use your ability").orElseThrow()).contains("; once in a game");
  }

  @Test
  void whoseAttackIsProtectedLetsItBeChangedOrNot() {
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 3, 2).hand(BEN, "rally");
    asked(scene.set(ANN, "ambush-of-talon").turns(), "special").plays("ann: choose special");
    scene.plays("ben: play rally");

    assertThat(choices(scene, ANN))
        .containsOnlyKeys(
            "Let your attack be changed by Rally of Orn Hammerfist",
            "Refuse Rally of Orn Hammerfist");
  }

  @Test
  void ofTwoSetCardsItIsSaidWhich() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3).set(BEN, "attack-20");
    scene.set(BEN, "attack-5").hand(CID, "edge-out").turns();

    assertThat(choices(scene, CID))
        .containsOnlyKeys(
            "Play nothing",
            "Play Edge Out on the first set card of Orn Hammerfist",
            "Play Edge Out on the second set card of Orn Hammerfist");
  }

  @Test
  void anItemThatIsStolenIsSomebodys() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3).set(BEN, "attack-20");
    scene.items(ANN, "lantern").hand(CID, "pickpocket").turns();

    assertThat(choices(scene, CID)).containsKey("Play Pickpocket on Lantern of Talon");
  }

  @Test
  void theTokenOfADeadPlayerSaysWhatItDoesToWhom() {
    Scene scene = Scene.ofReference(3).faces("emperor-lich").last().fallenBefore(CID);
    scene.foe(foe -> foe.withPhase(1).withTokens(Pile.of(50)).withPlayers(Scene.seats(CID)));
    scene.hand(CID, "attack-20").deck().life(BEN, 44).totals().plays("cid: card attack-20");

    assertThat(hint(scene, CID, "Attack Vasha the Red"))
        .contains("20 damage; Vasha the Red has 44 life");
  }
}
