package org.lawspeaker.prestigerpg.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.effects.OneOf;
import org.lawspeaker.prestigerpg.hand.DrawCards;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.Who;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.terms.Holder;
import org.lawspeaker.testkit.coverage.Shows;

class ModuleTest {
  private static final String ROPE = "choose on-the-rope-one-by-one";
  private static final String STAIRS = "choose by-the-broken-stairs-with-all-you-carry";

  private static final String WELL = "module=the-well-of-saint-orsola";

  /** The story begins; these know it. */
  private static Scene story(String knowers, int... initiative) {
    return Scene.with(
            Scene.REFERENCE,
            3,
            "relics-and-ruin=yes",
            "tombs-and-tomes=yes",
            WELL,
            "module-known-to=" + knowers)
        .initiative(initiative)
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
    scene.plays("ann: " + ROPE, "ben: " + ROPE, "cid: " + STAIRS).plays("initiative 3 1 2");
    assertThat(scene.sheet(BEN).life()).isEqualTo(90);
    assertThat(scene.state().clock().encounter()).isEqualTo(1);
    assertThat(Scene.REFERENCE.encounter(scene.state().foe().card()).name())
        .isEqualTo("Cave Leech");
  }

  @Test
  @Shows({"PRE-Q-99", "PRE-BEGIN-01"})
  void theEncounterThatTheStoryNamesIsNotAmongThoseStillUnseen() {
    Scene scene = story("nobody");
    scene.plays("ann: " + ROPE, "ben: " + ROPE, "cid: " + ROPE).plays("initiative 3 1 2");

    int card = scene.state().foe().card();
    assertThat(scene.state().piles().encounters().count(card)).isZero();
  }

  @Test
  @Shows("PRE-MODULE-03")
  void thoseWhoDoNotKnowTheStoryDecide() {
    story("seat-0").asks("vote", BEN, ANN).asksBy("PRE-MODULE-03");
  }

  @Test
  @Shows("PRE-MODULE-03")
  void aTieIsDecidedByTheVoterClosestToInitiativeOne() {
    Scene ben = story("seat-0", 2, 1, 3).plays("ben: " + STAIRS, "ann: " + ROPE);
    Scene ann = story("seat-0", 1, 2, 3).plays("ben: " + STAIRS, "ann: " + ROPE);

    assertThat(ben.says()).contains("How do you go down? by-the-broken-stairs-with-all-you-carry");
    assertThat(ann.says()).contains("How do you go down? on-the-rope-one-by-one");
  }

  @Test
  @Shows("PRE-MODULE-03")
  void aTieIsDecidedByThoseWhoVotedForOneOfTheWaysThatAreTied() {
    Scene scene = Scene.with(Scene.REFERENCE, 5, "tombs-and-tomes=yes", WELL).deck();
    scene.initiative(1, 5, 4, 2, 3).begins(new Chapter(font()));
    scene.plays("ben: choose take-the-coins", "cid: choose take-the-coins");
    scene.plays("ann: choose leave-it-alone", "dan: choose wash-your-wounds-in-it");

    scene.plays("eve: choose wash-your-wounds-in-it");
    assertThat(scene.says()).contains("What do you do with the font? wash-your-wounds-in-it");
  }

  @Test
  @Shows("PRE-MODULE-04")
  void ifAllKnowItChanceDecides() {
    Scene scene = story("everybody").nature("PRE-MODULE-04").plays("lot 1");
    assertThat(scene.says()).contains("How do you go down? on-the-rope-one-by-one");
  }

  /** The same story from one of its steps on, with no more than these cards in the deck. */
  private static Scene from(int step, String... deck) {
    ImmutableList<ModuleCard.Step> steps = Scene.REFERENCE.pack().modules().get(0).steps();
    return story().deck(deck).begins(new Chapter(steps.subList(step, steps.size())));
  }

  private static Scene story() {
    return Scene.with(Scene.REFERENCE, 3, "relics-and-ruin=yes", "tombs-and-tomes=yes", WELL);
  }

  private static String met(Scene scene) {
    return Scene.REFERENCE.encounter(scene.state().foe().card()).name();
  }

  @Test
  @Shows({"PRE-MODULE-01", "PRE-MODULE-03"})
  void aWayMayHaveStepsOfItsOwn() {
    Scene scene = from(4).asks("vote", ANN, BEN, CID);
    scene.plays(
        "ann: choose take-the-coins", "ben: choose take-the-coins", "cid: choose leave-it-alone");

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(95, 95, 95);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(2);
    assertThat(met(scene)).isEqualTo("Bone Chorus");
  }

  @Test
  @Shows("PRE-MODULE-01")
  void theStoryGoesOnAfterAWayWithoutStepsOfItsOwn() {
    Scene scene = from(4, "attack-5", "attack-10", "attack-20");
    scene.plays(
        "ann: choose leave-it-alone",
        "ben: choose leave-it-alone",
        "cid: choose leave-it-alone",
        "draw attack-5",
        "draw attack-10",
        "draw attack-20");

    scene.nature("PRE-BEGIN-01");
  }

  @Test
  @Shows("PRE-END-08")
  void aHandThatADecisionMakesTooLargeIsCutAtOnce() {
    Scene scene = story().hand(ANN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.hand(ANN, "feint", "feint").begins(new Chapter(font()));
    scene.plays(
        "ann: choose leave-it-alone",
        "ben: choose leave-it-alone",
        "cid: choose leave-it-alone",
        "draw attack-5",
        "draw attack-10",
        "draw attack-20");

    scene.asks("hand-limit", ANN).plays("ann: card feint").nature("PRE-BEGIN-01");
  }

  /** A decision, and the encounter that follows it. */
  private static ImmutableList<ModuleCard.Step> font() {
    return Scene.REFERENCE.pack().modules().get(0).steps().subList(4, 6);
  }

  @Test
  @Shows({"PRE-END-08", "PRE-MODULE-01"})
  void aHandThatASceneMakesTooLargeIsCutAtOnceAndTheStoryGoesOn() {
    DrawCards draws = new DrawCards(Group.YOU, 1, Optional.empty());
    Scene scene = story().faces("cave-leech").hand(ANN, "attack-5", "attack-5", "attack-5");
    scene.hand(ANN, "attack-5", "attack-5", "feint", "feint");
    ModuleCard.Scene crate = new ModuleCard.Scene("A crate of oil.", ImmutableList.of(draws));
    scene.begins(new Chapter(ImmutableList.of(crate, font().get(0))));

    scene.nature("PRE-MODULE-01").plays("draw attack-20").asks("hand-limit", ANN);
    assertThat(scene.sheet(BEN).hand().isEmpty()).isTrue();
    scene.plays("ann: card feint").asks("vote", ANN, BEN, CID);
  }

  @Test
  @Shows("PRE-MODULE-01")
  void anEffectOfTheStoryMayBeginAnEncounter() {
    Scene scene = from(7).asks("vote", ANN, BEN, CID);
    scene.plays(
        "ann: choose kill-it-in-its-sleep",
        "ben: choose kill-it-in-its-sleep",
        "cid: choose kill-it-in-its-sleep");

    assertThat(met(scene)).isEqualTo("Mire Hydra");
    assertThat(scene.state().clock().encounter()).isEqualTo(2);
  }

  @Test
  @Shows({"PRE-MODULE-01", "PRE-Q-99"})
  void theStoryMayEndTheGame() {
    int steps = Scene.REFERENCE.pack().modules().get(0).steps().size();
    Scene scene =
        story()
            .prestige(BEN, 2)
            .begins(
                new Chapter(
                    Scene.REFERENCE.pack().modules().get(0).steps().subList(steps - 1, steps)));

    Ending ending = scene.state().clock().ending();
    assertThat(ending).isEqualTo(new Ending(Ending.Cause.STORY, 0b010));
    assertThat(ending.cause().citation()).isEqualTo(Citation.of("PRE-Q-99"));
  }

  @Test
  @Shows("PRE-Q-99")
  void aStoryWithoutAnEndOfItsOwnIsDecidedByPrestige() {
    Scene scene = story().prestige(CID, 2).begins(Flow.STORY_END);

    assertThat(scene.state().clock().ending())
        .isEqualTo(new Ending(Ending.Cause.MOST_PRESTIGE, 0b001));
  }

  @Test
  @Shows({"PRE-MODULE-02", "PRE-END-04", "PRE-POISON-05"})
  void afterAnEncounterOfTheStoryPlayersAreCuredDiscardAndRefill() {
    Scene scene = story().faces("cave-leech").poison(BEN, 1).hand(ANN, "attack-5").ends();

    scene.asks("poison", BEN).plays("ben: choose keep").asks("discards", ANN);
    scene.plays("ann: done").nature("PRE-END-05");
  }

  /** The story, which these know, begins with a scene in which this happens. */
  private static Scene told(String knowers, Effect effect) {
    ModuleCard.Scene scene = new ModuleCard.Scene("Something stirs.", ImmutableList.of(effect));
    String known = "module-known-to=" + knowers;
    return Scene.with(Scene.REFERENCE, 3, "tombs-and-tomes=yes", WELL, known)
        .initiative(1, 3, 2)
        .begins(new Chapter(ImmutableList.of(scene, font().get(0))));
  }

  private static Effect hurts(Who who, int damage) {
    return new Hurt(who, damage, Optional.empty());
  }

  private static Effect vote() {
    ImmutableList<Effect> yes = ImmutableList.of(hurts(Group.ALL, 5));
    return new Vote("Touch it?", ImmutableList.of(), yes, ImmutableList.of());
  }

  @Test
  @Shows("PRE-MODULE-03")
  void whoKnowsTheStoryHasNoVoteInItsScenesEither() {
    told("seat-0", vote()).asks("vote", BEN, ANN);
  }

  @Test
  @Shows("PRE-MODULE-04")
  void aVoteOfASceneThatAllKnowIsDecidedByLot() {
    Scene scene = told("everybody", vote()).nature("PRE-MODULE-04").plays("lot 2");

    assertThat(scene.says()).contains("Touch it? yes");
    assertThat(scene.sheet(ANN).life()).isEqualTo(95);
  }

  private static Effect choice(Who who) {
    ImmutableList<Effect> other = ImmutableList.of(hurts(Group.ALL, 2));
    return new OneOf(who, ImmutableList.of(ImmutableList.of(hurts(Group.CHOOSER, 7)), other));
  }

  @Test
  @Shows("PRE-MODULE-03")
  void ofSeveralWhoMayChooseInASceneOneChoosesWhoDoesNotKnowTheStory() {
    Scene scene = told("seat-0", choice(Group.ALL)).asks("choice", ANN).asksBy("PRE-MODULE-01");

    assertThat(scene.plays("ann: choose 1").sheet(ANN).life()).isEqualTo(93);
  }

  @Test
  @Shows("PRE-MODULE-04")
  void whoKnowsTheStoryAndMustChooseDoesSoByLot() {
    Scene scene = told("seat-0", choice(new Holder(2))).nature("PRE-MODULE-04");

    assertThat(scene.outcomes()).containsExactly("lot 1", "lot 2");
    scene.refuses(new ByLot(2), "PRE-MODULE-04").refuses(new ByLot(-1), "PRE-MODULE-04");
    assertThat(scene.offers(CID)).isEmpty();
    assertThat(scene.plays("lot 1").sheet(CID).life()).isEqualTo(93);
  }

  @Test
  @Shows({"PRE-MODULE-02", "PRE-TIE-01", "PRE-TIE-02"})
  void aTieAtTheEndOfAStoryIsFoughtOutToo() {
    Scene scene = story().deck().begins(Flow.STORY_END).tells("tie", "PRE-TIE-01");

    assertThat(met(scene.nature("PRE-BEGIN-01").plays("reveal gutter-ogre")))
        .isEqualTo("Gutter Ogre");
  }

  @Test
  @Shows({"PRE-MODULE-02", "PRE-TIE-03"})
  void afterTheEncounterThatFightsATieOutTheStoryIsDecided() {
    Scene scene = story().faces("gutter-ogre").prestige(CID, 2).foe(foe -> foe.withOver(true));

    assertThat(scene.ends().state().clock().ending())
        .isEqualTo(new Ending(Ending.Cause.MOST_PRESTIGE, 0b001));
  }
}
