package org.lawspeaker.handofdestiny.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;
import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.pack.PackFile;
import org.lawspeaker.testkit.coverage.Shows;

/** Choosing a hero: chapter HERO, before the game. */
class HeroChoiceTest {
  private static final OptionSpec HERO = GAME.info().option("hero").orElseThrow();

  @ParameterizedTest
  @CsvSource({"robin, arrow", "galathar, cleave"})
  @Shows("HOD-HERO-01")
  void thePlayerSelectsOneHeroBeforeTheGame(String hero, String ability) {
    assertThat(HERO.values()).contains(hero);
    assertThat(HERO.citations()).contains(Citation.of("HOD-HERO-01"));
    start("hero=" + hero).has("/settings/hero", hero);
    Position.of("row: [brute-9, brute-8]", "hero=" + hero)
        .allows("use " + ability + " by exhausting", "HOD-ACTIVATE-04");
  }

  @Test
  @Shows("HOD-HERO-02")
  void aHeroIsMeleeOrRangedAndNothingElse() {
    String pack = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();

    assertThat(HERO.citations()).contains(Citation.of("HOD-HERO-02"));
    assertThat(
            PackFile.read(
                    new PackText(
                        "pack", pack.replaceFirst("hero-class: melee", "hero-class: wise")))
                .problems())
        .singleElement()
        .asString()
        .contains("/heroes/2/hero-class", "wise", "melee", "ranged");
  }

  @Test
  @Shows("HOD-HERO-03")
  void abilitiesAreNotSharedBetweenHeroes() {
    assertThat(Position.of("row: [brute-9]", "hero=robin").cannotRead("use cleave"))
        .containsExactly(
            "unknown ability of this hero (HOD-HERO-03) \"cleave\"."
                + " Known: arrow, volley, slay, trap, shove, hush");
    assertThat(Position.of("row: [brute-9]", "hero=galathar").cannotRead("use arrow"))
        .containsExactly(
            "unknown ability of this hero (HOD-HERO-03) \"arrow\"."
                + " Known: cleave, smite, execute, build-rage, two-blows, pivot");
  }
}
