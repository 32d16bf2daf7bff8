package org.lawspeaker.gloomkilforth.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What single words of cards do, shown with cards that say them. */
class CardWordsTest {
  @Test
  @Shows("GOK-HP-02")
  void maximumHealthRisesWithACardThatEntersPlay() {
    Scene scene =
        Scene.of(1, "heroes: {0: {at: ROBE, hand: [robe-of-sigils]}}".replace("ROBE", robe()))
            .then("discover robe-of-sigils");

    assertThat(scene.hero(0).maxHealth()).isEqualTo(5);
    assertThat(scene.hero(0).hp()).isEqualTo(4);
  }

  private static String robe() {
    return Scene.GAME.cards().pack.rewards().stream()
        .filter(each -> each.name().equals("Robe of Sigils"))
        .findFirst()
        .orElseThrow()
        .location()
        .toLowerCase(Locale.ROOT)
        .replace(' ', '-');
  }

  @Test
  @Shows("GOK-VEIL-02")
  void unveilingMakesVeiledCardsUsableAgain() {
    Scene scene =
        Scene.of(
            1,
            "heroes: {0: {skills: [rune-mastery], assets: [weather-witch], veiled:"
                + " [weather-witch]}}");
    assertThat(scene.refused("resolve weather-witch")).containsExactly("GOK-VEIL-02");

    scene.then("resolve rune-mastery");

    assertThat(scene.hero(0).veiled().isEmpty()).isTrue();
    assertThat(scene.allowed("resolve weather-witch")).isNotEmpty();
  }

  @Test
  @Shows("GOK-TEST-05")
  void aTrapVeilsTheAssetsOfOneType() {
    Scene scene =
        Scene.of(
            1,
            """
            heroes: {0: {at: old-wood, assets: [captain, gilded-sword]}}
            places: {old-wood: {encounters: [web-mother]}}
            """);

    assertThat(scene.hero(0).veiled().size()).isEqualTo(1);
    assertThat(scene.hero(0).veiled().count(Scene.card("captain"))).isEqualTo(1);
  }

  @Test
  void aSkillAgainstHumanoidsIsNoneAgainstDemons() {
    assertThat(dice("kobold", "roll 0 of 2")).contains("roll 5 of 5").doesNotContain("roll 6 of 6");
    assertThat(dice("ash-marauder", "roll 0 of 3")).contains("roll 6 of 6");
  }

  private static Iterable<String> dice(String foe, String itsRoll) {
    return Scene.of(
            1,
            """
            heroes: {0: {at: bone-fields, skills: [killer]}}
            places: {bone-fields: {encounters: [%s]}}
            """
                .formatted(foe))
        .then(itsRoll)
        .odds()
        .keySet();
  }
}
