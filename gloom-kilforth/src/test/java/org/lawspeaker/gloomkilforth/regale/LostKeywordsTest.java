package org.lawspeaker.gloomkilforth.regale;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** A hero loses, in the middle of a Regale, what its chapter still needs. */
class LostKeywordsTest {
  /** Chapter 1 needs a Mountain and an Enemy; the Captain takes a rumour at this moment. */
  private static Scene regaling(String moment, String hero) {
    GloomOfKilforth game =
        OwnPack.captain(
            "keywords: [mountain], abilities: [{on: "
                + moment
                + ", effects: [{give-up-cards: {what: rumours}}]}]");
    return Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: orc, profession: warrior, saga: 0, gold: 6, ap: 3, %s}
            """
                .formatted(hero))
        .then("regale");
  }

  @Test
  @Shows({"GOK-ACTION-04", "GOK-CHAPTER-03"})
  void aChapterWhoseKeywordsAreLostAsTheHeroComesOutIsNotCompleted() {
    Scene scene =
        regaling("hidden-lost", "hidden: true, hand: [devil, deep-mine], assets: [captain]")
            .then("come out", "discard devil");

    assertThat(scene.hero(1).chapter()).isEqualTo(1);
    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertThat(scene.hero(1).ap()).isEqualTo(2);
    assertThat(scene.hero(1).regaled()).isFalse();
    assertThat(scene.asked()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-ACTION-04", "GOK-CHAPTER-03"})
  void norOneWhoseKeywordsAreLostWithASacrifice() {
    Scene scene =
        regaling("leaves-play", "hand: [devil], assets: [captain]")
            .then("sacrifice captain", "discard devil");

    assertThat(scene.told("action-lost"))
        .containsExactly("the Action of seat 1 has become impossible GOK-ACTION-04");
    assertThat(scene.hero(1).chapter()).isEqualTo(1);
    assertThat(scene.hero(1).gold()).isEqualTo(5); // 1, and the Captain's 4
    assertThat(scene.hero(1).regaled()).isFalse();
  }
}
