package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Amounts "for each" of something. */
class EachNumberTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          enemies | hp: 4 | old-wood: {encounters: [wood-bandit, kobold, farmer]} | 2
          places | hp: 4 | old-wood: {encounters: [remote-town, buried-temple, farmer]} | 2
          quests | hp: 4 | old-wood: {encounters: [burn-the-nest, light-the-beacons, farmer]} | 2
          strangers | hp: 4 | old-wood: {encounters: [farmer, cleric, kobold]} | 2
          plots | hp: 4 | old-wood: {plots: [altar-of-ruin, cult-of-ruin]}, windrow: {plots: [pact-of-ruin]} | 3
          gloom-locations | hp: 4 | old-wood: {gloom: true}, windrow: {gloom: true} | 2
          obstacles-here | hp: 4 | green-meadows: {obstacles: 3}, windrow: {obstacles: 2} | 3
          other-heroes-here | at: frostmaw | windrow: {obstacles: 2} | 1
          assets | assets: [captain, gilded-sword] | windrow: {obstacles: 2} | 2
          rumours | hand: [farmer, kobold, devil] | windrow: {obstacles: 2} | 3
          chapters | chapter: 4 | windrow: {obstacles: 2} | 3
          chapters | chapter: 6 | windrow: {obstacles: 2} | 4
          """)
  @Shows({"GOK-GAME-06", "GOK-REQ-05"})
  void areSoMuchForEachThatThereIs(String each, String hero, String places, int number) {
    assertThat(gold("gain", each, hero, places)).isEqualTo(20 + number);
    assertThat(gold("lose", each, hero, places)).isEqualTo(20 - number);
  }

  @Test
  @Shows("GOK-STRANGER-05")
  void aStrangerWithTheHerosTokenIsAnEnemyForIt() {
    String hero = "enemies: [farmer]";
    String all = "old-wood: {encounters: [farmer, cleric, kobold]}";

    assertThat(gold("gain", "enemies", hero, all)).isEqualTo(20 + 2);
    assertThat(gold("gain", "strangers", hero, all)).isEqualTo(20 + 1);
  }

  @Test
  @Shows({"GOK-DEFEATED-06", "GOK-GAME-06"})
  void aDefeatedHeroIsNoneOfThoseWhoAreHere() {
    String other = "0: {at: sprawl-city}, 2: {defeated: true, hp: 0}";

    assertThat(gold("gain", "other-heroes-here", "at: sprawl-city", "", other)).isEqualTo(20 + 1);
  }

  /** What is left of 20 gold. */
  private static int gold(String verb, String each, String hero, String places) {
    return gold(verb, each, hero, places, "0: {at: frostmaw}, 2: {at: spire-tor}");
  }

  private static int gold(String verb, String each, String hero, String places, String others) {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{%s: {what: gold,"
                    .formatted(verb)
                + " amount: 1, each: %s}}]}]".formatted(each));
    return Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            heroes: {1: {%s}, %s}
            places: {%s}
            """
                .formatted(
                    Scene.hero(hero, "at: green-meadows", "assets: [captain]", "gold: 20"),
                    others,
                    places))
        .then("resolve captain")
        .hero(1)
        .gold();
  }
}
