package org.lawspeaker.prestigerpg.tombs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.rulebook.Shows;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.table.Flow;

class ModuleTest {
  private static final String ROPE = "choose on-the-rope-one-by-one";
  private static final String STAIRS = "choose by-the-broken-stairs-with-all-you-carry";

  /** The story begins; these know it. */
  private static Scene story(String knowers) {
    return Scene.with(
            Scene.REFERENCE,
            3,
            "relics-and-ruin=yes",
            "tombs-and-tomes=yes",
            "module=the-well-of-saint-orsola",
            "module-known-to=" + knowers)
        .encounter(0)
        .begins(Flow.START);
  }

  @Test
  @Shows({"PRE-MODULE-01", "PRE-Q-99"})
  void theStoryIsToldAndThePartyDecides() {
    Scene scene = story("nobody").tells("scene", "PRE-MODULE-01").asks("vote", ANN, BEN, CID);
    assertThat(scene.offers(ANN)).containsExactly(ROPE, STAIRS);
  }

  @Test
  @Shows({"PRE-MODULE-02", "PRE-Q-99"})
  void whatFollowsIsCarriedOutAndTheEncounterOfTheStoryIsPlayedAsUsual() {
    Scene scene = story("nobody");
    scene.plays("ann: " + ROPE, "ben: " + ROPE, "cid: " + STAIRS).plays("initiative 2 1 3");
    assertThat(scene.sheet(BEN).life()).isEqualTo(90);
    assertThat(scene.state().clock().encounter()).isEqualTo(1);
    assertThat(Scene.REFERENCE.encounter(scene.state().foe().card()).name())
        .isEqualTo("Cave Leech");
  }

  @Test
  @Shows("PRE-MODULE-03")
  void thoseWhoDoNotKnowTheStoryDecide() {
    story("seat-0").asks("vote", BEN, CID).asksBy("PRE-MODULE-03");
  }

  @Test
  @Shows("PRE-MODULE-03")
  void aTieIsDecidedByTheVoterClosestToInitiativeOne() {
    Scene scene = story("seat-0").plays("ben: " + STAIRS, "cid: " + ROPE);
    assertThat(scene.says())
        .contains("How do you go down? by-the-broken-stairs-with-all-you-carry");
  }

  @Test
  @Shows("PRE-MODULE-04")
  void ifAllKnowItChanceDecides() {
    Scene scene = story("everybody").nature("PRE-MODULE-04").plays("lot 1");
    assertThat(scene.says()).contains("How do you go down? on-the-rope-one-by-one");
  }
}
