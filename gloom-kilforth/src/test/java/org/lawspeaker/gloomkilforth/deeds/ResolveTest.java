package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Deed abilities and Loot. */
class ResolveTest {
  private static Scene hero(String says) {
    return Scene.of(
        2, "turn-of: 1\nheroes: {1: {race: elf, profession: wizard, %s}}".formatted(says));
  }

  @Test
  @Shows({"GOK-RESOLVE-01"})
  void aLootTokenIsUsedByDiscardingIt() {
    Scene scene = hero("hp: 2, loot: [bandage]").then("resolve bandage");

    assertThat(scene.hero(1).hp()).isEqualTo(3);
    assertThat(scene.hero(1).loot().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-RESOLVE-01"})
  void onlyWhatLiesInThePlayAreaIsResolved() {
    assertThat(hero("hp: 2, hand: [mend-wounds]").refused("resolve mend-wounds"))
        .containsExactly("GOK-RESOLVE-01");
    assertThat(hero("hp: 2, assets: [gilded-sword]").refused("resolve gilded-sword"))
        .containsExactly("GOK-RESOLVE-01");
  }

  @Test
  @Shows({"GOK-RESOLVE-02"})
  void aVeilAbilityIsResolvedOnceADay() {
    Scene scene = hero("hp: 1, assets: [mend-wounds]").then("resolve mend-wounds");

    assertThat(scene.hero(1).hp()).isEqualTo(2);
    assertThat(scene.hero(1).veiled().count(Scene.card("mend-wounds"))).isEqualTo(1);
    assertThat(scene.refused("resolve mend-wounds")).containsExactly("GOK-VEIL-02");
  }

  @Test
  @Shows({"GOK-Q-03", "GOK-HP-01"})
  void aDeedThatWouldDoNothingOpensNoWindow() {
    String dwarf = "heroes: {0: {race: dwarf, profession: warrior, at: frostmaw, hp: %d, gold: 0}}";
    Setup every = Setup.of(1).with("deed-windows", "every-deed");

    assertThat(Scene.of(1, dwarf.formatted(4)).moves()).contains("resolve dwarf"); // it may
    assertThat(Scene.of(1, dwarf.formatted(4)).then("move sprawl-city").window())
        .isEqualTo("action");
    assertThat(Scene.of(1, dwarf.formatted(3)).then("move sprawl-city").window())
        .isEqualTo("end-turn");
    assertThat(Scene.of(every, dwarf.formatted(4)).then("move sprawl-city").window())
        .isEqualTo("end-turn");
  }

  /** Seat 1 of two has made Camp; with a Deed left that does something it is asked for it. */
  private static boolean isAsked(String hero, String other) {
    String zones = "turn-of: 1\nheroes: {0: {%s}, 1: {race: elf, profession: wizard, ap: 1, %s}}";
    String plain = "fate: 0, gold: 1, hand: [], ";
    Scene scene = Scene.of(2, zones.formatted(other, plain + hero)).then("camp");
    return scene.window().equals("end-turn");
  }

  @Test
  @Shows("GOK-Q-03")
  void aDeedThatDoesNothingToAnyHeroItMeansOpensNoWindow() {
    String circle = "at: windrow, assets: [circle-of-rest], hp: 4";
    assertThat(isAsked(circle, "at: windrow, hp: 4")).isFalse();
    assertThat(isAsked(circle, "at: frostmaw, hp: 3")).isFalse();
    assertThat(isAsked(circle, "at: windrow, hp: 3")).isTrue();
    String road = "hp: 4, assets: [road-home], at: ";
    assertThat(isAsked(road + "sprawl-city", "at: frostmaw")).isFalse();
    assertThat(isAsked(road + "windrow", "at: frostmaw")).isTrue();
    String map = "hp: 4, loot: [old-map], at: ";
    assertThat(isAsked(map + "sprawl-city", "at: frostmaw")).isFalse();
    assertThat(isAsked(map + "windrow", "at: frostmaw")).isTrue();
    String eye = "saga: 3, chapter: 6, hp: 4, at: windrow, assets: [unsealed-eye, plate-of-dawn]";
    assertThat(isAsked(eye, "at: frostmaw")).isFalse();
    assertThat(isAsked(eye + ", veiled: [unsealed-eye]", "at: frostmaw")).isFalse();
    assertThat(isAsked(eye + ", veiled: [plate-of-dawn]", "at: frostmaw")).isTrue();
  }

  @Test
  @Shows("GOK-Q-03")
  void anExchangeAloneOpensAWindowWhereTheTableSaysSo() {
    String zones =
        """
        turn-of: 1
        turn: {unwilling: ["2"]}
        heroes:
          0: {at: spire-tor}
          1: {race: elf, profession: priest, at: bone-fields, gold: 1, fate: 0}
          2: {at: bone-fields, gold: 1}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """;
    Scene usual = Scene.of(3, zones);
    Scene every = Scene.of(Setup.of(3).with("deed-windows", "every-deed"), zones);

    assertThat(usual.odds()).containsKey("roll 2 of 2");
    assertThat(every.moves())
        .containsExactlyInAnyOrder("choose sulphur-imp", "exchange with seat 2");
    assertThat(every.then("choose sulphur-imp").window()).isEqualTo("deeds");
  }
}
