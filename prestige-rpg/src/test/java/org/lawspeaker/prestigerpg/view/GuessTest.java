package org.lawspeaker.prestigerpg.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.Scene.FAY;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.windows.Announced;

/** Guesses at what a viewer cannot know agree with all that the viewer knows. */
class GuessTest {
  private static final int GUESSES = 40;

  /** Guesses of a viewer, each of which looks like the truth and holds the same cards. */
  private static List<PrestigeState> guesses(Scene scene, Viewer viewer) {
    PrestigeView view = PrestigeView.of(scene.state(), viewer);
    Dealer<PrestigeState> dealer = Guess.of(scene.cards(), view);
    List<PrestigeState> guesses = new ArrayList<>();
    for (int seed = 0; seed < GUESSES; seed++) {
      PrestigeState guess = dealer.deal(new SplittableRandom(seed));
      assertThat(guess).isEqualTo(Guess.of(scene.cards(), view).deal(new SplittableRandom(seed)));
      assertThat(PrestigeView.of(guess, viewer)).isEqualTo(view);
      assertThat(all(guess)).isEqualTo(all(scene.state()));
      guesses.add(guess);
    }
    return guesses;
  }

  /** Every card of the draw deck, wherever it is. */
  private static Bag all(PrestigeState state) {
    Bag[] all = {state.piles().deck()};
    all[0] = all[0].withAll(state.piles().discards().toPile());
    all[0] = all[0].withAll(state.piles().buried().toPile());
    all[0] = all[0].withAll(state.piles().removed().toPile()).withAll(state.foe().chest());
    state
        .sheets()
        .forEach(
            sheet -> {
              all[0] = all[0].withAll(sheet.hand().toPile());
              sheet.set().forEach(card -> all[0] = all[0].with(card.card()));
              sheet.items().forEach(item -> all[0] = all[0].with(item.card()));
              sheet.riders().forEach(rider -> see(all, rider.card(), rider.under()));
            });
    state
        .stack()
        .forEach(
            attack -> {
              see(all, attack.card(), attack.under());
              attack.riders().forEach(rider -> see(all, rider.card(), rider.under()));
            });
    for (PrestigeFrame frame : state.agenda().toList()) {
      if (frame.lying() >= 0) {
        all[0] = all[0].with(frame.lying());
      }
    }
    return all[0];
  }

  private static void see(Bag[] all, int card, int under) {
    all[0] = all[0].with(FaceDown.card(card, under));
  }

  private static <F extends PrestigeFrame> F step(PrestigeState state, Class<F> kind) {
    return state.agenda().toList().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .reduce((below, above) -> above)
        .orElseThrow();
  }

  private static Scene fog() {
    return Scene.ofReference(4).faces("ripper").event("t-is-the-fog-of-war");
  }

  /** Ben has announced a Trip, and it is an Attack 5. */
  private static Scene benHasPlayedFaceDown() {
    Scene scene = fog().set(ANN, "attack-20").hand(BEN, "attack-5", "feint").hand(CID, "feint");
    scene.turns().asks("cards-set", BEN, CID, DAN);
    return scene.plays("cid: pass", "dan: pass", "ben: play trip hiding attack-5");
  }

  @Test
  void theArbiterKnowsEverything() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5").set(BEN, "feint").turns();

    assertThat(guesses(scene, Onlooker.ARBITER)).containsOnly(scene.state());
  }

  @Test
  void othersMayHoldAnything() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5").hand(BEN, "feint", "trip");
    List<PrestigeState> guesses = guesses(scene.hand(CID, "rally").turns(), ANN);

    assertThat(guesses.stream().map(each -> each.sheets().get(1).hand()).distinct().count())
        .isGreaterThan(20);
    assertThat(guesses)
        .allMatch(each -> each.sheets().get(2).hand().equals(scene.sheet(ANN).hand()));
    assertThat(guesses).allMatch(each -> each.sheets().get(0).hand().size() == 1);
  }

  @Test
  void nobodyHoldsAnItem() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "feint", "trip", "rally", "attack-5");

    for (PrestigeState guess : guesses(scene.turns(), ANN)) {
      Bag hand = guess.sheets().get(1).hand();
      for (int i = 0; i < hand.size(); i++) {
        assertThat(scene.cards().isItem(hand.nth(i))).isFalse();
      }
    }
  }

  @Test
  void whoHoldsAnAttackCardHasSetOne() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "trip").hand(BEN, "rally", "edge-out");

    for (PrestigeState guess : guesses(scene.hand(ANN, "feint").turns(), ANN)) {
      int set = guess.sheets().get(1).set().get(0).card();
      Bag hand = guess.sheets().get(1).hand();
      boolean holds = false;
      for (int i = 0; i < hand.size(); i++) {
        holds |= scene.cards().isAttack(hand.nth(i));
      }
      assertThat(holds && !scene.cards().isAttack(set)).isFalse();
    }
  }

  @Test
  void aSecondCardIsAnAttackCardButNoStandIn() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-5").hand(CID, "feint");
    int second = scene.numberOf("attack-20");
    scene.set(BEN, "attack-20").sheet(BEN, sheet -> sheet.withSet(seconds(second)));

    for (PrestigeState guess : guesses(scene.turns(), CID)) {
      SetCard card = guess.sheets().get(1).set().get(0);
      assertThat(card.second()).isTrue();
      assertThat(scene.cards().isPlainAttack(card.card())).isTrue();
    }
  }

  private static ImmutableList<SetCard> seconds(int card) {
    return ImmutableList.of(new SetCard(card, true));
  }

  @Test
  void twoCardsAreSetOnlyIfBothAreAttackCards() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-5").set(BEN, "attack-10");

    for (PrestigeState guess : guesses(scene.hand(CID, "feint").turns(), CID)) {
      assertThat(guess.sheets().get(1).set()).allMatch(each -> scene.cards().isAttack(each.card()));
    }
  }

  @Test
  void whoIsAskedForAnAttackCardHoldsOne() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "double-strike");
    scene.hand(ANN, "attack-5").hand(CID, "feint").turns().passesUntil("stand-in");

    for (PrestigeState guess : guesses(scene, CID)) {
      assertThat(scene.cards().isPlainAttack(guess.sheets().get(2).hand().nth(0))).isTrue();
    }
  }

  @Test
  void whoTookBackARefusedCardHoldsIt() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "ambush-of-talon");
    scene.hand(BEN, "rally", "feint").hand(CID, "attack-5").turns().passesUntil("special");
    scene.plays("ann: choose special", "ben: play rally", "cid: pass").passesUntil("consent");
    scene.plays("ann: refuse");

    assertThat(guesses(scene, CID))
        .allMatch(each -> each.sheets().get(1).hand().count(scene.numberOf("rally")) > 0);
  }

  @Test
  void whoWasRobbedKnowsTheCardInTheHandOfTheThief() {
    Scene scene = Scene.of(6, "deeper-and-darker=yes").faces("dummy").hand(ANN, "attack-100");
    scene.hand(BEN, "attack-10").hand(CID, "attack-20").potions().plays("fay: ability");
    scene.passesUntil("nature").plays("random attack-100", "random attack-10");

    for (PrestigeState guess : guesses(scene, ANN)) {
      Bag hand = guess.sheets().get(FAY.index()).hand();
      Robbing robbing = step(guess, Robbing.class);
      assertThat(robbing.taken().first()).isEqualTo(scene.numberOf("attack-100"));
      assertThat(hand).isEqualTo(Bag.of(robbing.taken()));
    }
    assertThat(guesses(scene, CID))
        .extracting(each -> step(each, Robbing.class).taken())
        .allMatch(taken -> taken.size() == 2 && taken.indexOf(FaceDown.UNSEEN) < 0);
  }

  @Test
  void whoHasBuriedACardKnowsWhereItIs() {
    Scene scene = benHasPlayedFaceDown();

    int buried = scene.numberOf("attack-5");
    for (PrestigeState guess : guesses(scene, BEN)) {
      assertThat(guess.piles().buried()).isEqualTo(Bag.of(buried));
      assertThat(step(guess, Announced.class).under()).isEqualTo(buried);
    }
  }

  @Test
  void whatOthersHaveAnnouncedIsAmongTheCardsThatLieFaceDown() {
    Scene scene = benHasPlayedFaceDown();

    for (PrestigeState guess : guesses(scene, CID)) {
      assertThat(guess.piles().buried()).isEqualTo(Bag.of(step(guess, Announced.class).under()));
    }
  }

  @Test
  void aSetCardThatIsBeingAnnouncedMayBeAnything() {
    Scene scene = fog().set(ANN, "attack-5").hand(BEN, "feint").turns().passesUntil("announce");
    scene.plays("ann: choose attack-50");

    assertThat(guesses(scene, BEN))
        .extracting(each -> step(each, Claiming.class).under())
        .doesNotContain(FaceDown.UNSEEN)
        .anyMatch(card -> card != scene.numberOf("attack-5"));
  }

  @Test
  void aBluffIsAnnouncedAsItself() {
    Scene scene = fog().set(ANN, "edge-out").hand(BEN, "feint").turns().passesUntil("announce");
    scene.plays("ann: choose edge-out");

    assertThat(guesses(scene, BEN))
        .allMatch(each -> step(each, Claiming.class).under() == scene.numberOf("edge-out"));
  }

  @Test
  void attacksAndRidersInTheFogMayBeAnything() {
    Scene scene = fog().set(ANN, "attack-5").set(BEN, "attack-10").hand(DAN, "feint").turns();
    scene.passesUntil("announce").plays("ann: choose focus-strength");
    scene.plays("ben: choose believe", "cid: choose believe", "dan: choose believe");
    scene.passesUntil("announce").plays("ben: choose attack-20");
    scene.plays("ann: choose believe", "cid: choose believe", "dan: choose believe");

    List<PrestigeState> guesses = guesses(scene, CID);
    assertThat(guesses)
        .extracting(each -> each.stack().get(0).under())
        .anyMatch(card -> card != scene.numberOf("attack-10"));
    assertThat(guesses)
        .extracting(each -> each.sheets().get(2).riders().get(0).under())
        .anyMatch(card -> card != scene.numberOf("attack-5"));
  }

  @Test
  void secretQuestsOfOthersAreDifferentOnes() {
    Scene scene = Scene.ofReference(4).faces("ripper");
    int[] secret = {-1};
    for (int quest = 0; quest < scene.cards().pack().quests().size(); quest++) {
      if (scene.cards().pack().quests().get(quest).secret()) {
        int number = quest;
        secret[0]++;
        if (secret[0] < 3) {
          scene.sheet(Seat.of(secret[0]), sheet -> sheet.withQuest(number));
        }
      }
    }
    for (PrestigeState guess : guesses(scene.turns(), ANN)) {
      int ben = guess.sheets().get(1).quest();
      int cid = guess.sheets().get(0).quest();
      assertThat(guess.sheets().get(2).quest()).isEqualTo(scene.sheet(ANN).quest());
      assertThat(ben).isNotEqualTo(cid).isNotEqualTo(scene.sheet(ANN).quest()).isNotNegative();
      assertThat(guess.sheets().get(3).quest()).isEqualTo(-1);
      assertThat(scene.cards().pack().quests().get(ben).secret()).isTrue();
      assertThat(scene.cards().pack().quests().get(cid).secret()).isTrue();
    }
  }

  @Test
  void aSingleSetCardMayBeABluff() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "trip").hand(ANN, "feint").turns();

    assertThat(guesses(scene, ANN))
        .extracting(each -> each.sheets().get(1).set().get(0).card())
        .anyMatch(card -> !scene.cards().isAttack(card))
        .anyMatch(card -> scene.cards().isAttack(card));
  }

  @Test
  void ofFewCardsASecondOneIsNeverTheStandIn() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-5").hand(CID, "feint");
    int second = scene.numberOf("attack-20");
    scene.set(BEN, "attack-20").sheet(BEN, sheet -> sheet.withSet(seconds(second)));
    scene.deck("double-strike", "double-strike", "opportunity-fire", "attack-10");

    assertThat(guesses(scene.turns(), CID))
        .extracting(each -> each.sheets().get(1).set().get(0).card())
        .allMatch(card -> scene.cards().isPlainAttack(card));
  }

  @Test
  void oneOfTwoSetCardsMayBeAStandIn() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-5").set(BEN, "double-strike");
    scene.hand(CID, "feint").deck("trip", "trip", "rally");

    assertThat(guesses(scene.turns(), CID))
        .allMatch(
            each ->
                each.sheets().get(1).set().stream()
                    .anyMatch(card -> card.card() == scene.numberOf("double-strike")));
  }

  @Test
  void whoIsAskedForSomethingElseNeedNotHoldAnAttackCard() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-5").hand(BEN, "trip").turns();

    assertThat(scene.state().agenda().top().showsAttackOf(BEN)).isFalse();
    assertThat(guesses(scene, CID))
        .extracting(each -> each.sheets().get(1).hand().nth(0))
        .anyMatch(card -> !scene.cards().isAttack(card));
  }

  @Test
  void eachOfTwoAnnouncedCardsIsAnotherOfThoseFaceDown() {
    Scene scene = Scene.with(SceneGame.IN_FOG.cards(), 3).faces("dummy").event("fog");
    scene.set(ANN, "attack-20").hand(BEN, "attack-5", "feint").hand(CID, "rally", "feint").turns();
    scene.plays("cid: pass", "ben: play trip hiding attack-5");
    scene.plays("ann: choose believe", "cid: choose believe");
    scene.plays("cid: play second-thoughts hiding rally");

    for (PrestigeState guess : guesses(scene, ANN)) {
      Bag under = Bag.empty();
      for (PrestigeFrame frame : guess.agenda().toList()) {
        under = frame instanceof Announced play ? under.with(play.under()) : under;
      }
      assertThat(under).isEqualTo(guess.piles().buried());
    }
  }

  @Test
  void whatLiesOpenLiesNowhereElse() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-100").items(BEN, "healing-potion");
    scene.riders(ANN, "focus-strength").riders(BEN, "slip-behind").hand(CID, "rally");
    scene.foe(foe -> foe.withChest(Pile.of(scene.fromDeck("attack-50"))));
    scene.deck("attack-5", "trip", "feint").turns().passesUntil("flipped");

    assertThat(scene.state().stack().get(0).riders()).hasSize(1);
    assertThat(guesses(scene, CID)).hasSize(GUESSES);
    assertThat(guesses(scene, ANN)).hasSize(GUESSES);
  }

  @Test
  void theOwnSetCardIsInNoOtherHand() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-100").hand(BEN, "trip");
    scene.deck("feint").turns();

    assertThat(guesses(scene, ANN))
        .allMatch(each -> each.sheets().get(1).hand().count(scene.numberOf("attack-100")) == 0);
  }
}
