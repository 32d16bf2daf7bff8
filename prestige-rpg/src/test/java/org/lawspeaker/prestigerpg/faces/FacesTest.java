package org.lawspeaker.prestigerpg.faces;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.testkit.golden.CatalogueFile;

/** Every card has a face, and what it says reads well. */
class FacesTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();
  private static final Catalogue CATALOGUE = GAME.showing().catalogue();
  private static final int BACKS = 5;
  private static final int MARKS = 3;

  /** What a machine would say. */
  private static final Pattern CLUMSY =
      Pattern.compile(
          "not \\(|\\b1 (cards|rounds|tokens|points|enemies)\\b|\\bnull\\b|%|  |\\.\\.");

  private static Face face(String id) {
    return CATALOGUE.face(id).orElseThrow(() -> new AssertionError("no face " + id));
  }

  @Test
  void thePageOfAllCardsIsWhatTheCardsSay() {
    CatalogueFile.check(
        CATALOGUE, "Cards of Prestige RPG", Path.of("../docs/cards/prestige-rpg.md"));
  }

  @Test
  void everyCardHasOneFaceAndEveryEncounterWithTokensATokenMore() {
    CardPack pack = GAME.cards().pack();
    long withTokens =
        pack.encounters().stream()
            .filter(card -> card.phases().stream().anyMatch(phase -> phase.tokens().isPresent()))
            .count();

    assertThat(CATALOGUE.faces())
        .hasSize(
            (int) withTokens
                + pack.characters().size()
                + pack.deck().size()
                + pack.encounters().size()
                + pack.events().size()
                + pack.relics().size()
                + pack.quests().size()
                + pack.modules().size()
                + MARKS
                + BACKS);
  }

  @Test
  void everyFaceSaysSomethingInSentences() {
    for (Face face : CATALOGUE.faces()) {
      assertThat(face.text()).as(face.id()).isNotEmpty();
      assertThat(face.text())
          .as(face.id())
          .allMatch(paragraph -> paragraph.matches("[A-Z0-9].*\\."))
          .noneMatch(paragraph -> CLUMSY.matcher(paragraph).find());
    }
  }

  @Test
  void theCardsOfTheScenesSaySomethingToo() {
    for (Face face : SceneGame.GAME.showing().catalogue().faces()) {
      assertThat(face.text()).as(face.id()).isNotEmpty();
      assertThat(face.text()).noneMatch(paragraph -> CLUMSY.matcher(paragraph).find());
    }
  }

  @Test
  void whatAFaceCitesIsInTheRulebook() {
    for (Face face : CATALOGUE.faces()) {
      assertThat(face.citations()).as(face.id()).allMatch(GAME.rulebook()::has);
      assertThat(ImmutableSet.copyOf(face.citations())).hasSize(face.citations().size());
    }
  }

  @Test
  void aCardShowsItsKindItsTypesAndItsNumbers() {
    Face attack = face("backstab-of-nyx");
    Face rider = face("slip-behind");

    assertThat(attack.kind()).isEqualTo("Attack");
    assertThat(attack.types()).containsExactly("Standard Attack", "Special Attack of Nyx");
    assertThat(attack.facts().toString())
        .contains("label=damage, value=10", "value=20/10/5/0", "value=100/50/25/0");
    assertThat(rider.types()).containsExactly("Rider", "multiplicative");
    assertThat(face("ripper").types()).containsExactly("creature", "Beast");
    assertThat(face("vampyre").types()).contains("Relics & Ruin");
    assertThat(face("slayer").types()).contains("secret");
    assertThat(face("long-road").types()).contains("for all");
  }

  @ParameterizedTest
  @CsvSource({
    "edge-out, PRE-EDGE-01",
    "counter-strike, PRE-COUNTER-01",
    "opportunity-fire, PRE-OPPFIRE-01",
    "double-strike, PRE-Q-25",
    "healing-potion, PRE-POTION-03",
    "alchemist-fire, PRE-ONEUSE-01",
    "barrier-magus, PRE-MAGUS-01",
    "gluttony, PRE-GLUTTONY-01",
    "vampyre, PRE-VAMPYRE-03",
    "wereboar, PRE-WEREBOAR-01",
    "emperor-lich, PRE-LICH-03",
    "ragnarok, PRE-RAGNAROK-02",
    "thantigist, PRE-THANTIGIST-01",
    "t-is-the-fog-of-war, PRE-FOG-01",
    "bring-the-chest-we-ll-solve-the-riddle-later, PRE-CHEST-04"
  })
  void aCardWithAClauseOfItsOwnCitesIt(String id, String clause) {
    assertThat(face(id).citations()).contains(Citation.of(clause));
  }

  @Test
  void onlyAPotionThatHealsCitesWhoIsHealed() {
    assertThat(face("potion-of-strength").citations())
        .contains(Citation.of("PRE-POTION-01"), Citation.of("PRE-Q-48"))
        .doesNotContain(Citation.of("PRE-POTION-03"), Citation.of("PRE-POTION-04"));
    assertThat(face("healing-potion").citations())
        .contains(Citation.of("PRE-POTION-03"), Citation.of("PRE-POTION-04"))
        .doesNotContain(Citation.of("PRE-Q-48"));
  }

  @Test
  void whatAStoryTellsIsNotOnItsFace() {
    assertThat(face("the-well-of-saint-orsola").text().toString())
        .contains("A story of ")
        .doesNotContain("saint", "leech", "Cave Leech");
  }
}
