package org.lawspeaker.prestigerpg.windows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.notation.PrestigeNotation;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.testkit.coverage.Shows;

class FogTest {
  private static Scene fog() {
    return Scene.ofReference(3).faces("ripper").creature(100).event("t-is-the-fog-of-war");
  }

  /** Ann's Attack 5 has been announced as this. */
  private static Scene announced(String as) {
    return fog().set(ANN, "attack-5").turns().passesUntil("announce").plays("ann: choose " + as);
  }

  private static Attack onStack(Scene scene) {
    return scene.state().stack().get(0);
  }

  @Test
  @Shows({"PRE-FOG-01", "PRE-FOG-02", "PRE-Q-97"})
  void aSetCardIsAnnouncedAsAnyAttackCard() {
    Scene scene = fog().set(ANN, "attack-5").turns().passesUntil("announce");
    scene.asks("announce", ANN).asksBy("PRE-FOG-02");
    assertThat(scene.offers(ANN))
        .contains("choose attack-5", "choose attack-100", "choose feint")
        .contains("choose ambush-of-talon", "choose ambush-of-talon-special")
        .doesNotContain("choose edge-out", "choose healing-potion")
        .doesNotContain("choose hammer-of-orn-special");
    scene.plays("ann: choose ambush-of-talon-special");
    assertThat(scene.says()).contains("seat 2 announces Ambush of Talon as a Special Attack");
  }

  @Test
  @Shows("PRE-Q-97")
  void allOtherLivingPlayersSealWhetherTheyChallenge() {
    Scene scene = announced("attack-50").asks("doubt", BEN, CID);
    assertThat(scene.says()).contains("seat 2 announces Attack 50");
    assertThat(scene.offers(BEN)).containsExactly("choose believe", "choose challenge");
  }

  @Test
  @Shows({"PRE-Q-97", "PRE-FOG-02"})
  void unchallengedItTakesEffectAsAnnounced() {
    Scene scene = announced("attack-50").plays("ben: choose believe", "cid: choose believe");
    assertThat(onStack(scene).card()).isEqualTo(scene.numberOf("attack-50"));
    assertThat(onStack(scene).under()).isEqualTo(scene.numberOf("attack-5"));
    scene.passesUntil("nature");
    assertThat(scene.state().foe().life()).isEqualTo(50);
  }

  @Test
  @Shows("PRE-Q-97")
  void anUnchallengedCardGoesFaceDownToTheDiscards() {
    Scene scene = announced("attack-50").plays("ben: choose believe", "cid: choose believe");
    scene.passesUntil("nature");
    assertThat(scene.counts(scene.state().piles().buried(), "attack-5")).isEqualTo(1);
    assertThat(scene.state().piles().discards().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-FOG-05")
  void aLieThatIsChallengedIsCountered() {
    Scene scene = announced("attack-50").plays("ben: choose believe", "cid: choose challenge");
    scene.tells("challenged", "PRE-FOG-05");
    assertThat(scene.state().stack()).isEmpty();
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(scene.counts(scene.state().piles().discards(), "attack-5")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-FOG-06")
  void aLieThatIsChallengedCostsThreePrestige() {
    Scene scene = announced("attack-50").plays("ben: choose believe", "cid: choose challenge");
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(-3);
    assertThat(scene.sheet(CID).prestige()).isZero();
  }

  @Test
  @Shows({"PRE-FOG-07", "PRE-Q-97"})
  void theTruthThatIsChallengedCostsTheFirstChallengerOnePrestigeAndTakesEffect() {
    Scene scene = announced("attack-5").plays("cid: choose challenge", "ben: choose challenge");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(-1);
    assertThat(scene.sheet(CID).prestige()).isZero();
    assertThat(scene.sheet(ANN).prestige()).isZero();
    assertThat(onStack(scene).under()).isEqualTo(FaceDown.OPEN);
    scene.tells("challenged", "PRE-FOG-07");
  }

  @Test
  @Shows({"PRE-FOG-03", "PRE-Q-98"})
  void theLifeMovesAtOnceAndIsNotCountedAgainInStepC() {
    Scene scene = announced("attack-20").plays("ben: choose believe", "cid: choose believe");
    scene.tells("blow", "PRE-FOG-03").passesUntil("before-flip");
    assertThat(scene.state().foe().life()).isEqualTo(80);
    scene.passesUntil("nature");
    assertThat(scene.state().foe().life()).isEqualTo(80);
    assertThat(scene.sheet(ANN).pace().dealt()).isEqualTo(20);
  }

  @Test
  @Shows("PRE-Q-98")
  void theKillIsCheckedAtOnce() {
    Scene scene = fog().creature(20).set(ANN, "attack-5").set(BEN, "attack-5").turns();
    scene
        .passesUntil("announce")
        .plays("ann: choose attack-20", "ben: choose believe", "cid: choose believe");
    scene.tells("killed", "PRE-TURN-06").passesUntil("nature");
    assertThat(scene.sheet(ANN).trophies().size()).isEqualTo(1);
    assertThat(scene.counts(scene.state().piles().discards(), "attack-5")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-97")
  void anActionCardIsAnnouncedAsAnyActionCardOfTheGame() {
    Scene scene = fog().hand(BEN, "attack-5").set(ANN, "attack-20").turns();
    scene.asks("cards-set", BEN);
    assertThat(scene.offers(BEN))
        .contains("play trip hiding attack-5", "play edge-out hiding attack-5 on seat-2")
        .doesNotContain("play critical-miss hiding attack-5");
  }

  @Test
  @Shows({"PRE-Q-97", "PRE-FOG-02"})
  void aFalseActionCardThatNobodyChallengesTakesEffect() {
    Scene scene = fog().hand(BEN, "attack-5").set(ANN, "attack-20").turns();
    scene.plays("ben: play edge-out hiding attack-5 on seat-2");
    scene.asks("doubt", ANN, CID).plays("ann: choose believe", "cid: choose believe");
    assertThat(scene.sheet(ANN).set()).isEmpty();
    assertThat(scene.counts(scene.state().piles().buried(), "attack-5")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-FOG-05", "PRE-FOG-06"})
  void aFalseActionCardThatIsChallengedHasNoEffect() {
    Scene scene = fog().hand(BEN, "attack-5").set(ANN, "attack-20").turns();
    scene.plays("ben: play edge-out hiding attack-5 on seat-2");
    scene.plays("ann: choose challenge", "cid: choose believe");
    assertThat(scene.asks("set", ANN).offers(ANN)).containsExactly("set attack-20");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(-3);
    assertThat(scene.counts(scene.state().piles().discards(), "attack-5")).isEqualTo(1);
    assertThat(scene.state().piles().buried().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-FOG-07")
  void aTrueActionCardThatIsChallengedTakesEffectFaceUp() {
    Scene scene = fog().hand(BEN, "edge-out").set(ANN, "attack-20").turns();
    scene.plays("ben: play edge-out hiding edge-out on seat-2");
    scene.plays("ann: choose challenge", "cid: choose believe");
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(-1);
    assertThat(scene.sheet(ANN).set()).isEmpty();
    assertThat(scene.counts(scene.state().piles().discards(), "edge-out")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-FOG-01")
  void nothingIsPlayedOpenlyInTheFogAndNothingHiddenWithoutIt() {
    Scene scene = fog().hand(BEN, "edge-out").set(ANN, "attack-20").turns();
    int edge = scene.numberOf("edge-out");
    Target target = new Target.Card(ANN, 0);
    Play open = new Play(BEN, new Playable.Card(edge), 0, target);
    scene.refuses(open, "PRE-FOG-01");
    Scene clear = Scene.ofReference(3).faces("ripper").hand(BEN, "edge-out");
    clear.set(ANN, "attack-20").turns().refuses(open.hiding(edge), "PRE-FOG-01");
  }

  @Test
  @Shows({"PRE-Q-97", "PRE-FOG-02"})
  void onlyTheAnnouncerSeesWhichCardItIs() {
    Scene scene = announced("attack-50").plays("ben: choose believe", "cid: choose believe");
    Attack own = PrestigeView.of(scene.state(), ANN).stack().get(0);
    Attack others = PrestigeView.of(scene.state(), BEN).stack().get(0);
    Attack arbiters = PrestigeView.of(scene.state(), Onlooker.ARBITER).stack().get(0);
    assertThat(own.under()).isEqualTo(scene.numberOf("attack-5"));
    assertThat(others.under()).isEqualTo(FaceDown.UNSEEN);
    assertThat(arbiters.under()).isEqualTo(scene.numberOf("attack-5"));
  }

  @Test
  @Shows("PRE-Q-97")
  void anAnnouncedRiderStandsByFaceDown() {
    Scene scene = announced("focus-strength").plays("ben: choose believe", "cid: choose believe");
    scene.passesUntil("checked");
    assertThat(scene.sheet(ANN).riders().get(0).card()).isEqualTo(scene.numberOf("focus-strength"));
    assertThat(scene.sheet(ANN).riders().get(0).under()).isEqualTo(scene.numberOf("attack-5"));
  }

  @Test
  @Shows("PRE-Q-97")
  void theSpecialAttackIsAnnouncedWithItsMode() {
    Scene scene =
        announced("ambush-of-talon-special").plays("ben: choose believe", "cid: choose believe");
    scene.passesUntil("before-flip");
    assertThat(scene.state().foe().life()).isEqualTo(50);
  }

  @Test
  @Shows("PRE-Q-97")
  void itemsAreUsedOpenly() {
    Scene scene = fog().items(ANN, "alchemist-fire").set(ANN, "attack-5").turns();
    int item = scene.sheet(ANN).items().get(0).id();
    Play fire = Play.of(ANN, new Playable.Item(item));
    scene.allows(fire, "PRE-ITEM-04");
  }

  @Test
  @Shows({"PRE-Q-97", "PRE-Q-10"})
  void whereAllHearTheAnswersOnlyThePlayerKnowsWhatWasPlayedFaceDown() {
    Scene scene =
        Scene.with(
                Scene.REFERENCE,
                3,
                "relics-and-ruin=yes",
                "tombs-and-tomes=yes",
                "asking=one-by-one")
            .faces("ripper")
            .event("t-is-the-fog-of-war")
            .hand(BEN, "attack-5", "feint")
            .hand(CID, "feint")
            .set(ANN, "attack-20")
            .turns()
            .plays("ben: play trip hiding attack-5");
    PrestigeFrame own = window(PrestigeView.of(scene.state(), BEN));
    PrestigeFrame others = window(PrestigeView.of(scene.state(), CID));

    assertThat(hidden(own)).hasValue(scene.numberOf("attack-5"));
    assertThat(hidden(others)).isEmpty();
  }

  /** The card that was played first in a window, face down, as far as it is known. */
  private static Optional<Integer> hidden(PrestigeFrame window) {
    Play play = (Play) ((PlayWindow) window).history().made().get(0);
    return ((Playable.InFog) play.what()).card();
  }

  /** The last window in which something has been played. */
  private static PrestigeFrame window(PrestigeView view) {
    return Lists.where(
            view.agenda(),
            frame -> frame instanceof PlayWindow window && !window.history().made().isEmpty())
        .get(0);
  }

  @Test
  @Shows({"PRE-FOG-02", "PRE-Q-97"})
  void onlyThePlayerOfTheCardAnnouncesItAndAllHearAsWhat() {
    Scene scene = fog().set(ANN, "attack-5").turns().passesUntil("announce");
    scene.refuses(new PickOption(BEN, "attack-5"), "PRE-FOG-02");

    scene.plays("ann: choose attack-50").tells("announces", "PRE-FOG-02");
    assertThat(scene.says()).containsExactly("seat 2 announces Attack 50");
  }

  @Test
  @Shows("PRE-Q-97")
  void onlyTheOthersChallengeAndEachAnswersOnce() {
    Scene scene = announced("attack-50").plays("ben: choose believe");

    scene.refuses(new PickOption(ANN, "challenge"), "PRE-Q-97");
    scene.refuses(new PickOption(BEN, "challenge"), "PRE-Q-97");
  }

  @Test
  @Shows({"PRE-FOG-01", "PRE-Q-97"})
  void withoutFogNothingIsPlayedFaceDownAndInItNothingFaceUp() {
    Scene clear = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "trip").turns();
    Play hidden = play(clear).hiding(clear.numberOf("trip"));
    clear.refuses(hidden, "PRE-FOG-01");
    assertThat(clear.faults(hidden)).containsExactly("no-fog");

    Scene fog = fog().hand(BEN, "trip").set(ANN, "attack-20").turns();
    fog.refuses(play(fog), "PRE-FOG-01");
    assertThat(fog.faults(play(fog))).containsExactly("hidden-in-the-fog");
  }

  @Test
  @Shows("PRE-Q-97")
  void itemsAreNotPlayedFaceDown() {
    Scene scene = fog().items(ANN, "alchemist-fire").set(ANN, "attack-20").turns();
    int item = scene.sheet(ANN).items().get(0).id();

    String hidden = "seat 2: use seat-2-alchemist-fire hiding attack-5";
    assertThat(new PrestigeNotation(scene.cards()).readMove(scene.state(), hidden).problems())
        .extracting(Problem::message)
        .containsExactly("only cards are played face down");
    scene.allows(Play.of(ANN, new Playable.Item(item)), "PRE-ITEM-04");
  }

  private static Play play(Scene scene) {
    return Play.of(BEN, new Playable.Card(scene.numberOf("trip")));
  }

  @Test
  @Shows({"PRE-FOG-07", "PRE-Q-11"})
  void aCardThatWasShownLiesOpenWhenItIsAnswered() {
    Cards foggy =
        SceneGame.altered(
            "{name: Gust, kind: event, activation: [2, 5, 8],",
            "{name: Gust, kind: event, activation: [2, 5, 8],"
                + " lasting: [{fog: {liar: 3, doubter: 1}}],");
    Scene scene = Scene.with(foggy, 3).faces("dummy").event("gust").set(ANN, "attack-20");
    scene.hand(BEN, "trip").items(CID, "hook").turns();
    scene.plays("ben: play trip hiding trip", "ann: choose believe", "cid: choose challenge");
    scene.asks("announced", CID).plays("cid: use seat-0-hook");

    assertThat(scene.sheet(CID).prestige()).isEqualTo(-1);
    assertThat(scene.counts(scene.sheet(CID).hand(), "trip")).isEqualTo(1);
    assertThat(scene.counts(scene.state().piles().discards(), "trip")).isZero();
    assertThat(scene.state().piles().buried().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-Q-97")
  void whatLiesUnderAnAnnouncedCardOnlyItsPlayerKnows() {
    Scene scene = fog().hand(BEN, "attack-5").set(ANN, "attack-20").turns();
    scene.plays("ben: play edge-out hiding attack-5 on seat-2");

    assertThat(under(scene, BEN)).isEqualTo(scene.numberOf("attack-5"));
    assertThat(under(scene, Onlooker.ARBITER)).isEqualTo(scene.numberOf("attack-5"));
    assertThat(under(scene, CID)).isEqualTo(FaceDown.UNSEEN);
    assertThat(under(scene, Onlooker.SPECTATOR)).isEqualTo(FaceDown.UNSEEN);
  }

  private static int under(Scene scene, Viewer viewer) {
    return PrestigeView.of(scene.state(), viewer).agenda().stream()
        .filter(Announced.class::isInstance)
        .mapToInt(frame -> ((Announced) frame).under())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Shows({"PRE-SET-05", "PRE-Q-97"})
  void aBluffIsAnnouncedAsItselfAndLiesFaceDownWithTheDiscards() {
    Scene scene = fog().set(ANN, "edge-out").turns().passesUntil("announce");
    scene.plays("ann: choose edge-out", "ben: choose believe", "cid: choose believe");

    scene.tells("bluff", "PRE-SET-05");
    assertThat(scene.state().stack()).isEmpty();
    assertThat(scene.counts(scene.state().piles().buried(), "edge-out")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-97")
  void whileItsChoicesAreMadeOnlyThePlayerKnowsTheCard() {
    Scene scene = fog().set(ANN, "attack-5").turns().passesUntil("announce");
    scene.plays("ann: choose i-think-he-called-you-ugly-too");
    scene.plays("ben: choose believe", "cid: choose believe").asks("name", ANN);

    assertThat(revealing(scene, ANN)).isEqualTo(scene.numberOf("attack-5"));
    assertThat(revealing(scene, Onlooker.ARBITER)).isEqualTo(scene.numberOf("attack-5"));
    assertThat(revealing(scene, BEN)).isEqualTo(FaceDown.UNSEEN);
    PrestigeFrame guess =
        scene.state().agenda().top().seenBy(BEN).guessing(scene.numberOf("feint"));
    assertThat(guess.lying()).isEqualTo(scene.numberOf("feint"));
  }

  private static int revealing(Scene scene, Viewer viewer) {
    return scene.state().agenda().top().seenBy(viewer).lying();
  }

  @Test
  @Shows("PRE-Q-97")
  void ofTwoWhoChallengeTheTruthTheInitiativeClosestToOneLoses() {
    Scene scene = fog().initiative(1, 3, 2).prestige(BEN, 9).prestige(ANN, 9);
    scene.set(CID, "attack-5").turns().passesUntil("announce").plays("cid: choose attack-5");
    scene.plays("ben: choose challenge", "ann: choose challenge");

    assertThat(scene.sheet(BEN).prestige()).isEqualTo(9);
    assertThat(scene.sheet(ANN).prestige()).isLessThan(9);
  }
}
