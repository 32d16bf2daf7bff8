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
    Position.of("row: [brute-9]", "hero=robin")
        .refuses("use cleave", "HOD-HERO-03")
        .refuses("use cleave by exhausting", "HOD-HERO-03")
        .refuses("use cleave with brute-1", "HOD-HERO-03")
        .refuses("first cleave", "HOD-HERO-03");
    Position.of("row: [brute-9]", "hero=galathar").refuses("use arrow of robin", "HOD-HERO-03");
    Position.of("row: [brute-9]", "hero=robin")
        .refuses("use cheer", "HOD-HERO-03")
        .refuses("use cheer of merlin", "HOD-HERO-03");
  }
}
