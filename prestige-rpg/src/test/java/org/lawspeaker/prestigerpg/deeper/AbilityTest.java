package org.lawspeaker.prestigerpg.deeper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.EVE;
import static org.lawspeaker.prestigerpg.Scene.FAY;
import static org.lawspeaker.prestigerpg.Scene.number;
import static org.lawspeaker.prestigerpg.state.FaceDown.UNSEEN;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.testkit.coverage.Shows;

/** Ann is Talon, Ben Orn, Cid Vasha, Dan Edaiyn, Eve Nephiedra, Fay Nyx. */
class AbilityTest {
  private static final Seat DAN = Scene.DAN;

  private static Play ability(Scene scene, Seat seat) {
    return Play.of(seat, new Playable.Ability(scene.sheet(seat).character()));
  }

  /** A bull whose random attack hits Ben, Initiative 2, for 15. */
  private static Scene bull() {
    return Scene.of(3, "deeper-and-darker=yes").faces("bull").creature(100).deck();
  }

  @Test
  @Shows({"PRE-ABILITY-01", "PRE-ABILITY-02", "PRE-Q-70"})
  void abilitiesComeWithTheExpansionOnly() {
    Scene without = Scene.of(3).faces("bull").hand(ANN, "attack-5").hand(BEN, "counter-strike");
    without.randomAttacks().refuses(ability(without, ANN), "PRE-EXP-01");
    Scene with = bull().randomAttacks();
    with.allows(ability(with, ANN), "PRE-ABILITY-02");
  }

  @Test
  @Shows({"PRE-ABILITY-03", "PRE-Q-70", "PRE-Q-110"})
  void talonTakesHalfAndAttacksAtOnce() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bull").creature(100);
    scene.hand(ANN, "attack-20").deck().randomAttacks().plays("ann: ability").passes();
    scene.asks("extra-attack", ANN).plays("ann: card attack-20").passesUntil("nature");
    assertThat(scene.state().foe().life()).isEqualTo(80);
    assertThat(scene.sheet(ANN).life()).isEqualTo(93);
    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
    assertThat(scene.counts(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-110")
  void whatTalonDoesAfterTheTotalIsSubtractedAtOnce() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bull").creature(50);
    scene.hand(ANN, "attack-20").deck().clock(clock -> clock.withTotalled(true)).randomAttacks();
    scene.plays("ann: ability").passes().plays("ann: card attack-20").passes();

    scene.tells("blow", "PRE-Q-110");
    assertThat(scene.state().foe().life()).isEqualTo(30);
  }

  @Test
  @Shows({"PRE-Q-36", "PRE-Q-70"})
  void theAttackThatTalonTakesHitsHimThoughHisOwnKills() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bull").creature(20);
    scene.hand(ANN, "attack-20").deck().randomAttacks().plays("ann: ability").passes();
    scene.plays("ann: card attack-20");
    assertThat(scene.kinds()).containsSubsequence("killed", "hurt", "end");
    assertThat(scene.sheet(ANN).life()).isEqualTo(93);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
  }

  @Test
  @Shows({"PRE-Q-36", "PRE-Q-70"})
  void theOthersAreHitThoughOrnKills() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("sweep").creature(20).totals();
    scene.plays("ben: ability").passesUntil("nature");
    assertThat(scene.sheet(ANN).life()).isEqualTo(90);
    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
    assertThat(scene.sheet(CID).life()).isEqualTo(90);
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(3);
  }

  @Test
  @Shows({"PRE-Q-70", "PRE-ABILITY-03"})
  void ornBlocksAndDealsDouble() {
    Scene scene = bull().randomAttacks().plays("ben: ability").passesUntil("nature");
    assertThat(scene.says()).contains("seat 1 receives no damage");
    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
    assertThat(scene.state().foe().life()).isEqualTo(70);
  }

  @Test
  @Shows({"PRE-ABILITY-06", "PRE-Q-72"})
  void theOneClosestToInitiativeOneResolvesFirstAndTheOtherIsNotSpent() {
    Scene scene = bull().randomAttacks().asks("strike", ANN, BEN);
    scene.plays("ben: ability", "ann: ability").passesUntil("nature");
    assertThat(scene.sheet(ANN).abilityUsed()).isTrue();
    assertThat(scene.sheet(BEN).abilityUsed()).isFalse();
    assertThat(scene.sheet(ANN).life()).isEqualTo(93);
  }

  @Test
  @Shows({"PRE-Q-72", "PRE-Q-105"})
  void nothingOfAnAttackThatOrnHasBlockedIsLeftForTalon() {
    Scene scene = bull().randomAttacks().asks("strike", ANN, BEN).plays("ben: ability");
    scene.plays("ann: pass").asks("before-flip", CID);
    assertThat(scene.sheet(ANN).abilityUsed()).isFalse();
  }

  @Test
  @Shows("PRE-Q-72")
  void anAttackThatOrnHasBlockedGoesToNobodyElse() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bull").creature(100);
    scene.sheet(ANN, sheet -> sheet.withAbilityUsed(true)).hand(BEN, "duck", "duck");
    scene.randomAttacks().asks("strike", BEN).plays("ben: ability");
    assertThat(scene.asked()).isEqualTo("nature");
  }

  @Test
  @Shows("PRE-Q-70")
  void anAbilityIsUsedOnceInAGame() {
    Scene scene = bull().sheet(BEN, sheet -> sheet.withAbilityUsed(true)).randomAttacks();
    scene.asks("strike", ANN);
  }

  @Test
  @Shows({"PRE-Q-70", "PRE-Q-110"})
  void vashaPlaysAnAttackBesideHerSetCard() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("dummy").set(ANN, "attack-20");
    scene
        .initiative(1, 3, 2)
        .character(ANN, "vasha-the-red")
        .hand(ANN, "attack-5")
        .deck()
        .turns()
        .plays("ann: ability");
    scene.passesUntil("extra-attack").plays("ann: card attack-5").passesUntil("nature");
    assertThat(scene.state().foe().life()).isEqualTo(75);
  }

  @Test
  @Shows("PRE-Q-70")
  void edaiynIsNotHurtByAttacksThatSelectHer() {
    Scene scene = Scene.of(4, "deeper-and-darker=yes").faces("bull").initiative(1, 3, 4, 2);
    scene.deck().potions().plays("dan: ability").passesUntil("nature").plays("initiative 4 3 1 2");
    scene.passesUntil("nature").plays("initiative 4 3 1 2").passesUntil("nature");
    assertThat(scene.says()).contains("seat 3 receives no damage");
    assertThat(scene.sheet(DAN).life()).isEqualTo(100);
    assertThat(scene.sheet(DAN).abilityUsed()).isTrue();
  }

  @Test
  @Shows("PRE-Q-70")
  void nephiedraDrawsUpToNine() {
    Scene scene = Scene.of(5, "deeper-and-darker=yes").faces("dummy").hand(EVE, "attack-5");
    scene.deck(
        "attack-10",
        "attack-10",
        "attack-20",
        "attack-20",
        "attack-20",
        "attack-25",
        "attack-25",
        "attack-25");
    scene.potions().plays("eve: ability").passes();
    for (String card : new String[] {"10", "10", "20", "20", "20", "25", "25", "25"}) {
      scene.nature("PRE-ABILITY-03").plays("draw attack-" + card);
      scene.tells("draws", "PRE-ABILITY-03");
    }
    assertThat(scene.sheet(EVE).hand().size()).isEqualTo(9);
  }

  @Test
  @Shows("PRE-Q-70")
  void nephiedraCutsHerHandAsSoonAsTheEncounterEnds() {
    Scene scene = Scene.of(5, "deeper-and-darker=yes").faces("dummy").creature(20);
    scene.set(ANN, "attack-20").hand(EVE, "feint", "feint", "feint", "attack-5", "attack-5");
    scene.hand(EVE, "attack-10", "attack-10", "attack-10").deck("attack-20").turns();
    scene.plays("eve: ability").passes().plays("draw attack-20").plays("ann: set attack-20");

    assertThat(scene.passesUntil("hand-limit").says()).contains("encounter 1 is over");
    assertThat(scene.says()).doesNotContain("seat 2 scores dummy");
    assertThat(scene.sheet(ANN).prestige()).isZero();
  }

  @Test
  @Shows("PRE-Q-70")
  void nyxKeepsTwoOfTheCardsThatSheTakes() {
    Scene scene = Scene.of(6, "deeper-and-darker=yes").faces("dummy");
    scene.hand(ANN, "attack-5").hand(BEN, "attack-10").hand(CID, "attack-20");
    scene
        .potions()
        .plays("fay: ability")
        .passesUntil("nature")
        .plays("random attack-5", "random attack-10", "random attack-20");
    scene.asks("give-back", FAY).plays("fay: player seat-1");
    assertThat(scene.sheet(FAY).hand().size()).isEqualTo(2);
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(1);
  }

  /** Nyx has taken Ann's Attack 5 and Ben's Attack 10, and holds a Feint of her own. */
  private static Scene robbed() {
    Scene scene = Scene.of(6, "deeper-and-darker=yes").faces("dummy");
    scene.hand(ANN, "attack-5").hand(BEN, "attack-10").hand(CID, "attack-20").hand(FAY, "feint");
    return scene
        .potions()
        .plays("fay: ability")
        .passesUntil("nature")
        .plays("random attack-5", "random attack-10");
  }

  private static Robbing robbing(Scene scene, Viewer viewer) {
    ImmutableList<PrestigeFrame> agenda = PrestigeView.of(scene.state(), viewer).agenda();
    return (Robbing) agenda.get(agenda.size() - 1);
  }

  @Test
  @Shows("PRE-Q-70")
  void thoseWhoAreRobbedKnowWhichOfTheirCardsWasTaken() {
    Scene scene = robbed();

    assertThat(robbing(scene, ANN).taken()).isEqualTo(Pile.of(number("attack-5"), UNSEEN));
    assertThat(robbing(scene, BEN).taken()).isEqualTo(Pile.of(UNSEEN, number("attack-10")));
    assertThat(robbing(scene, CID).taken()).isEqualTo(Pile.of(UNSEEN, UNSEEN));
    assertThat(robbing(scene, Onlooker.SPECTATOR).taken()).isEqualTo(Pile.of(UNSEEN, UNSEEN));
    assertThat(robbing(scene, FAY).taken())
        .isEqualTo(Pile.of(number("attack-5"), number("attack-10")));
    assertThat(robbing(scene, Onlooker.ARBITER)).isEqualTo(robbing(scene, FAY));
  }

  @Test
  @Shows("PRE-Q-70")
  void onlyThiefAndRobbedAreToldWhichCardItIs() {
    Scene scene = robbed().plays("random attack-20");

    assertThat(scene.says()).contains("seat 5 takes a card of seat 0");
    assertThat(scene.secrets(FAY)).containsExactly("seat 5 takes seat 0's Attack 20");
    assertThat(scene.secrets(CID)).containsExactly("seat 5 takes seat 0's Attack 20");
    assertThat(scene.secrets(ANN)).isEmpty();
    assertThat(scene.hears(ANN)).contains("seat 5 takes a card of seat 0");
    assertThat(scene.hears(CID)).doesNotContain("seat 5 takes a card of seat 0");
    assertThat(scene.hears(FAY)).doesNotContain("seat 5 takes a card of seat 0");
  }

  @Test
  @Shows("PRE-Q-70")
  void whoeverGetsACardBackIsToldWhichItIs() {
    Scene scene = robbed().plays("random attack-20", "fay: player seat-1");

    assertThat(scene.says()).contains("seat 5 gives a card back to seat 1");
    assertThat(scene.secrets(BEN)).containsExactly("seat 5 gives back Attack 10");
    assertThat(scene.secrets(CID)).isEmpty();
    assertThat(scene.hears(BEN)).doesNotContain("seat 5 gives a card back to seat 1");
    assertThat(scene.hears(FAY)).contains("seat 5 gives a card back to seat 1");
  }

  @Test
  @Shows("PRE-Q-70")
  void anAbilityThatChoosesNobodyIsAimedAtNobody() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("dummy").initiative(1, 3, 2);
    scene.character(ANN, "vasha-the-red").set(ANN, "attack-20").hand(ANN, "attack-5").turns();
    Playable vasha = new Playable.Ability(scene.sheet(ANN).character());

    scene.refuses(new Play(ANN, vasha, 0, Target.player(CID)), "PRE-Q-70");
    scene.allows(new Play(ANN, vasha, 0, Target.nothing()), "PRE-ABILITY-02");
  }

  @Test
  @Shows("PRE-ABILITY-03")
  void thatAnAbilityIsUsedIsPublic() {
    Scene scene = bull().randomAttacks().plays("ann: ability").passes();

    scene.tells("ability", "PRE-ABILITY-03");
    assertThat(scene.says()).contains("seat 2 uses the ability of the character");
  }

  @Test
  @Shows({"PRE-ABILITY-02", "PRE-Q-70"})
  void nobodyUsesTheAbilityOfAnother() {
    Scene scene = bull().randomAttacks();
    Play another = Play.of(ANN, new Playable.Ability(scene.sheet(BEN).character()));

    scene.refuses(another, "PRE-ABILITY-01");
    assertThat(scene.faults(another)).containsExactly("no-such-ability");
  }

  @Test
  @Shows("PRE-Q-70")
  void onlyTheThiefGivesBackAndOnlyWhatWasTakenUntilTwoAreKept() {
    Scene scene = robbed();
    scene.refuses(new PickSeat(FAY, ANN), "PRE-Q-70");
    scene.plays("random attack-20").asks("give-back", FAY).asksBy("PRE-Q-70");
    scene.refuses(new PickSeat(ANN, ANN), "PRE-Q-70");
    scene.refuses(new PickSeat(FAY, DAN), "PRE-Q-70");
    scene.allows(new PickSeat(FAY, ANN), "PRE-Q-70");
    assertThat(scene.offers(FAY))
        .containsExactly("player seat-2", "player seat-1", "player seat-0");

    scene.plays("fay: player seat-2").asks("reveal", DAN, EVE);
    assertThat(scene.sheet(FAY).hand().size()).isEqualTo(3);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-70")
  void ofTwoEqualCardsNyxKeepsThatOfWhomSheWants() {
    Scene scene = Scene.of(6, "deeper-and-darker=yes").faces("dummy");
    scene.hand(ANN, "feint").hand(BEN, "feint").hand(CID, "attack-50").potions();
    scene.plays("fay: ability").passesUntil("nature").plays("random feint", "random feint");
    scene.plays("random attack-50", "fay: player seat-1");

    assertThat(scene.sheet(ANN).hand().isEmpty()).isTrue();
    assertThat(scene.counts(scene.sheet(BEN).hand(), "feint")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-70")
  void whoTakesTwoCardsGivesNoneBack() {
    Scene scene = Scene.of(6, "deeper-and-darker=yes").faces("dummy");
    scene.hand(ANN, "attack-5").hand(BEN, "attack-10").potions().plays("fay: ability");
    scene.passesUntil("nature").plays("random attack-5", "random attack-10");

    scene.asks("reveal", DAN, EVE);
    assertThat(scene.sheet(FAY).hand().size()).isEqualTo(2);
  }
}
