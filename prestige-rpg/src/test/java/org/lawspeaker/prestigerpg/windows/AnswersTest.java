package org.lawspeaker.prestigerpg.windows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** What is played can be answered, by what answers plays. */
class AnswersTest {
  /** The cards of {@link Scene}, Talon's ability being to cancel what is played. */
  private static Cards withAbilityThatAnswers() {
    return SceneGame.altered(
        "{at: [strike], by: bystander,\n"
            + "      effects: [{redirect: {from: victims, to: you, half: true}}, play-attack]}",
        "{at: [announced], effects: [cancel-play]}");
  }

  private static Play card(Seat seat, String name) {
    return Play.of(seat, new Playable.Card(number(name)));
  }

  /** The first item of a seat, used. */
  private static Play item(Scene scene, Seat seat) {
    int id = scene.sheet(seat).items().get(0).id();
    return Play.of(seat, new Playable.Item(id));
  }

  /** Cid has played a Rally on Ann's Attack 20; both items answer plays, the Hook only others'. */
  private static Scene rallied(String ofAnn, String ofBen) {
    return Scene.of(3)
        .faces("dummy")
        .set(ANN, "attack-20")
        .hand(ANN, "feint")
        .hand(CID, "rally", "feint")
        .items(ANN, ofAnn)
        .items(BEN, ofBen)
        .turns()
        .passesUntil("flipped")
        .plays("ann: pass", "cid: play rally");
  }

  @Test
  @Shows({"PRE-Q-11"})
  void aCardThatAnswersPlaysCancelsOne() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "rally")
            .hand(CID, "second-thoughts")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play rally", "cid: pass")
            .asks("announced", CID)
            .plays("cid: play second-thoughts")
            .passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(80);
    assertThat(Scene.count(scene.state().piles().discards(), "rally")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-11")
  void aCardThatIsCancelledHasBeenPlayed() {
    Scene scene = Scene.ofReference(3).faces("hex-weaver").set(ANN, "attack-20");
    scene.hand(BEN, "critical-miss").items(CID, "mask-of-the-herald").turns();
    scene.passesUntil("flipped").plays("ben: play critical-miss").asks("announced", CID);
    scene.plays("cid: use seat-0-mask-of-the-herald");

    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
  }

  @Test
  @Shows("PRE-FOG-05")
  void aLieThatIsCounteredHasBeenPlayedToo() {
    Scene scene = Scene.ofReference(3).faces("hex-weaver").event("t-is-the-fog-of-war");
    scene.hand(BEN, "attack-5").set(ANN, "attack-20").turns().passesUntil("cards-set");
    scene.plays("ben: play edge-out hiding attack-5 on seat-2");
    scene.plays("ann: choose challenge", "cid: choose believe");

    assertThat(scene.state().clock().actions()).isEqualTo(1);
    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
    assertThat(scene.kinds()).doesNotContain("set-discarded");
  }

  @Test
  @Shows({"PRE-Q-11"})
  void theNewestAnswerResolvesFirst() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "rally", "second-thoughts")
            .hand(CID, "second-thoughts")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play rally", "cid: pass", "cid: play second-thoughts")
            .asks("announced", BEN)
            .plays("ben: play second-thoughts")
            .passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(60);
  }

  @Test
  @Shows({"PRE-Q-11"})
  void noOtherCardIsPlayedInAnswer() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "rally")
            .hand(CID, "stumble")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play rally", "cid: pass");

    assertThat(scene.asks("announced", CID).offers(CID)).containsExactly("pass");
    scene.refuses(card(CID, "stumble"), "PRE-ACTION-03");
  }

  @Test
  @Shows({"PRE-Q-11"})
  void anAnswerIsNotPlayedOutsideAnAnswer() {
    Scene.of(3)
        .faces("dummy")
        .set(ANN, "attack-20")
        .hand(BEN, "second-thoughts")
        .turns()
        .refuses(card(BEN, "second-thoughts"), "PRE-Q-11");
  }

  @Test
  @Shows({"PRE-Q-11", "PRE-Q-105"})
  void anItemThatAnswersPlaysDoesNotAnswerItself() {
    Scene scene = rallied("seal-of-silence", "hook").asks("announced", ANN, BEN);

    scene.plays("ann: use seat-2-seal-of-silence", "ben: pass").asks("announced", BEN, CID);
    assertThat(scene.offers(BEN)).containsExactly("pass", "use seat-1-hook");
  }

  @Test
  @Shows("PRE-Q-11")
  void whileItWaitsItIsNotUsedOnWhatAnswersIt() {
    Scene scene = rallied("seal-of-silence", "hook");
    scene.plays("ann: use seat-2-seal-of-silence", "ben: pass");
    scene.plays("ben: use seat-1-hook", "cid: pass");

    scene.asks("announced", ANN, CID).refuses(item(scene, ANN), "PRE-Q-11");
    assertThat(scene.offers(ANN)).containsExactly("pass");
  }

  @Test
  @Shows({"PRE-Q-11"})
  void theSameItemOfAnotherPlayerAnswersIt() {
    Scene scene = rallied("seal-of-silence", "seal-of-silence");

    scene.plays(
        "ann: use seat-2-seal-of-silence",
        "ben: pass",
        "ben: use seat-1-seal-of-silence",
        "cid: pass");
    scene.passesUntil("checked");
    assertThat(scene.state().stack().get(0).value()).isEqualTo(40);
  }

  @Test
  @Shows({"PRE-Q-11", "PRE-Q-70", "PRE-ABILITY-02"})
  void anAbilityThatAnswersPlaysDoesNotAnswerItselfAndIsSpentThoughCancelled() {
    Scene scene =
        Scene.with(withAbilityThatAnswers(), 3, "deeper-and-darker=yes")
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "second-thoughts")
            .hand(CID, "rally", "feint")
            .turns()
            .passesUntil("flipped");
    scene.plays("ben: pass", "cid: play rally").asks("announced", ANN, BEN);

    scene.plays("ann: ability", "ben: pass").asks("announced", BEN, CID);
    scene.plays("ben: play second-thoughts", "cid: pass").asks("announced", CID);
    scene.plays("cid: pass");
    assertThat(scene.sheet(ANN).abilityUsed()).isTrue();
  }

  @Test
  @Shows({"PRE-Q-11", "PRE-Q-70"})
  void whileItWaitsItIsNotUsedOnWhatAnswersItEither() {
    Scene scene =
        Scene.with(withAbilityThatAnswers(), 3, "deeper-and-darker=yes")
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(ANN, "feint")
            .hand(BEN, "second-thoughts")
            .hand(CID, "rally")
            .turns()
            .passesUntil("flipped");
    scene.plays("ann: pass", "ben: pass", "cid: play rally", "ann: ability", "ben: pass");
    scene.plays("ben: play second-thoughts").asks("announced", ANN);

    scene.refuses(Play.of(ANN, new Playable.Ability(scene.sheet(ANN).character())), "PRE-Q-11");
    assertThat(scene.offers(ANN)).containsExactly("pass");
  }

  @Test
  @Shows({"PRE-Q-11"})
  void whatIsCancelledIsAnsweredNoMore() {
    Scene scene = rallied("seal-of-silence", "hook");
    scene.plays("ann: use seat-2-seal-of-silence", "ben: pass", "ben: pass", "cid: pass");

    assertThat(scene.says()).contains("it has no effect");
    scene.asks("flipped", ANN, CID);
  }

  @Test
  @Shows("PRE-ITEM-04")
  void anItemWhoseUseIsCancelledHasBeenUsed() {
    Scene scene = rallied("seal-of-silence", "hook");
    scene.plays("ann: use seat-2-seal-of-silence", "ben: pass");
    scene.plays("ben: use seat-1-hook", "cid: pass", "ann: pass", "cid: pass");

    assertThat(scene.sheet(ANN).items().get(0).used()).isTrue();
  }

  @Test
  @Shows({"PRE-Q-11"})
  void anAnswerMayTakeTheCardIntoTheHand() {
    Scene scene = rallied("lantern", "hook").plays("ann: pass", "ben: use seat-1-hook").passes();

    assertThat(Scene.count(scene.sheet(BEN).hand(), "rally")).isEqualTo(1);
    assertThat(Scene.count(scene.state().piles().discards(), "rally")).isZero();
  }

  @Test
  @Shows({"PRE-Q-11", "PRE-DEATH-01"})
  void whatADeadPlayerHasAnnouncedIsOff() {
    Cards deadly =
        SceneGame.altered(
            "{name: Second Thoughts, copies: 2, face: {action: [{at: [announced], by: other,"
                + " effects: [cancel-play]}]}",
            "{name: Second Thoughts, copies: 2, face: {action: [{at: [announced], by: other,"
                + " effects: [{hurt: {who: others, damage: 5}}]}]}");
    Scene scene = Scene.with(deadly, 3).faces("dummy").set(ANN, "attack-20").life(BEN, 5);
    scene.hand(BEN, "rally").hand(CID, "second-thoughts", "feint").turns().passesUntil("flipped");
    scene.plays("ben: play rally", "cid: pass", "cid: play second-thoughts").passesUntil("checked");

    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    assertThat(scene.state().stack().get(0).value()).isEqualTo(20);
  }

  /** A Rally has been played; Ann's ability cancels what is played as this. */
  private static Scene againstARally(String kind) {
    Cards cards =
        SceneGame.altered(
            "{at: [strike], by: bystander,\n"
                + "      effects: [{redirect: {from: victims, to: you, half: true}}, play-attack]}",
            "{at: [announced], when: [{play-is: " + kind + "}], effects: [cancel-play]}");
    return Scene.with(cards, 3, "deeper-and-darker=yes")
        .faces("dummy")
        .set(ANN, "attack-20")
        .items(ANN, "seal-of-silence")
        .hand(BEN, "feint")
        .hand(CID, "rally", "feint")
        .turns()
        .passesUntil("flipped")
        .plays("ben: pass", "cid: play rally");
  }

  @Test
  @Shows("PRE-Q-11")
  void anAnswerMayBeLimitedToActionCards() {
    String seal = "use seat-2-seal-of-silence";
    assertThat(againstARally("action-card").offers(ANN)).containsExactly("pass", seal, "ability");
    Scene scene = againstARally("item");
    assertThat(scene.offers(ANN)).containsExactly("pass", seal);
    scene.refuses(Play.of(ANN, new Playable.Ability(scene.sheet(ANN).character())), "PRE-Q-70");
    assertThat(againstARally("ability").offers(ANN)).containsExactly("pass", seal);
  }
}
