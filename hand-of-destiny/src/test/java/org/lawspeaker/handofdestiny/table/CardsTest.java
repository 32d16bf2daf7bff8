package org.lawspeaker.handofdestiny.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.testkit.coverage.Shows;

/** A card pack laid out for play. */
class CardsTest {
  private final Cards cards = new Cards(GAME.cards().pack());

  private ImmutableList<String> allNames() {
    return IntStream.range(0, Faces.COUNT)
        .mapToObj(cards::nameOf)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void everyMonsterIsFoundByItsName() {
    assertThat(allNames())
        .hasSize(44)
        .startsWith("brute-1", "guard-11", "forest-dragon", "ogre", "brute-2")
        .endsWith("brute-11", "guard-21", "mailed", "banner")
        .allSatisfy(
            name -> assertThat(cards.nameOf(cards.faceOf(name).orElseThrow())).isEqualTo(name));
    assertThat(cards.faceOf("nobody")).isEmpty();
  }

  @Test
  @Shows("HOD-VISIBLE-04")
  void onlyTheSpecterMayShowTheThirdMonster() {
    assertThat(
            IntStream.range(0, Faces.COUNT)
                .filter(face -> cards.mayChange(face, Quantity.SIGHT))
                .mapToObj(cards::nameOf))
        .containsExactly("specter");
  }

  @Test
  void aMonsterHasTheAbilityOfItsOwnFace() {
    int bear = cards.faceOf("bear").orElseThrow();
    int banshee = cards.faceOf("banshee").orElseThrow();

    assertThat(cards.ability(bear)).isNull();
    assertThat(cards.ability(banshee)).isEqualTo(cards.monster(banshee).ability().orElseThrow());
    assertThat(cards.monster(banshee).name()).isEqualTo("Banshee");
  }

  @ParameterizedTest
  @CsvSource({
    "Phase Worm, phase-worm",
    "Brute 11, brute-11",
    "'  O''Neill! ', o-neill",
    "Mother-in-law, mother-in-law"
  })
  void aPrintedNameIsWrittenInSmallLettersAndHyphens(String printed, String written) {
    assertThat(Words.slug(printed)).isEqualTo(written);
  }

  @Test
  @Shows({"HOD-SETUP-18", "HOD-SETUP-19"})
  void eachClassHasItsMerchant() {
    assertThat(cards.merchant(HeroClass.RANGED).heroClass()).isEqualTo(HeroClass.RANGED);
    assertThat(cards.merchant(HeroClass.MELEE).heroClass()).isEqualTo(HeroClass.MELEE);
  }
}
