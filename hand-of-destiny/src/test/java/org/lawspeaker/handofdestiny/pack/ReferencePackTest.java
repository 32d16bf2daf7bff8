package org.lawspeaker.handofdestiny.pack;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.pack.ReferencePack.MONSTERS;
import static org.lawspeaker.handofdestiny.pack.ReferencePack.PACK;

import com.google.common.collect.ImmutableSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.handofdestiny.effects.StrengthChoice;
import org.lawspeaker.handofdestiny.effects.TurnStrength;
import org.lawspeaker.handofdestiny.lasting.Count;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.Condition;
import org.lawspeaker.handofdestiny.table.CriticalHit;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.HeroClass;
import org.lawspeaker.handofdestiny.table.HeroOccasion;
import org.lawspeaker.handofdestiny.table.Lasting;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Monster;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Occasion;
import org.lawspeaker.handofdestiny.table.PotionMoment;
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.testkit.cards.Ingredients;
import org.lawspeaker.testkit.coverage.Shows;

/** The reference pack has the cards of the box, well mixed, and all that a card can say. */
class ReferencePackTest {
  private static final ImmutableSet<Object> USED = Ingredients.of(PACK);

  @Test
  @Shows({"HOD-COMPONENT-03", "HOD-FACE-01"})
  void elevenCardsHoldFortyFourDifferentMonsters() {
    assertThat(PACK.monsters()).hasSize(11);
    assertThat(MONSTERS).extracting(Monster::name).doesNotHaveDuplicates().hasSize(44);
  }

  @Test
  void everyMonsterCardShowsAllThreeTypes() {
    assertThat(PACK.monsters())
        .allSatisfy(
            card ->
                assertThat(card.faces())
                    .extracting(Monster::type)
                    .contains(MonsterType.MAGIC, MonsterType.CREATURE, MonsterType.WARRIOR));
  }

  @Test
  @Shows({"HOD-ANATOMY-06", "HOD-ABILTYPE-01"})
  void mostMonstersHaveAnAbilityAndMostOfTheseAreNormal() {
    Map<AbilityType, Long> byType =
        MONSTERS.stream()
            .flatMap(monster -> monster.ability().stream())
            .collect(groupingBy(MonsterAbility::type, counting()));

    assertThat(byType)
        .containsOnlyKeys(AbilityType.values())
        .allSatisfy((type, monsters) -> assertThat(monsters).isGreaterThanOrEqualTo(5));
    assertThat(byType.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(40);
    assertThat(byType.get(AbilityType.NORMAL)).isGreaterThan(20);
  }

  @Test
  @Shows({"HOD-COMPONENT-04", "HOD-BOSS-02", "HOD-CRIT-01", "HOD-CRIT-04"})
  void threeBossesHaveFourLevelsOfThreeCriticalHits() {
    assertThat(PACK.bosses()).hasSize(3);
    assertThat(PACK.bosses())
        .allSatisfy(
            boss ->
                assertThat(boss.levels())
                    .hasSize(4)
                    .allSatisfy(level -> assertThat(level.criticalHits()).hasSize(3)));
  }

  @Test
  void eachBossGrowsFromLevelToLevel() {
    assertThat(PACK.bosses())
        .allSatisfy(
            boss ->
                assertThat(boss.levels())
                    .extracting(
                        level -> level.criticalHits().stream().mapToInt(CriticalHit::attack).sum())
                    .isSorted());
  }

  @Test
  @Shows({"HOD-HERO-02", "HOD-HP-02"})
  void thereAreThreeHeroesOfEachClassWithSixAbilitiesEach() {
    assertThat(PACK.heroes())
        .extracting(HeroCard::heroClass)
        .containsExactlyInAnyOrder(
            HeroClass.MELEE,
            HeroClass.MELEE,
            HeroClass.MELEE,
            HeroClass.RANGED,
            HeroClass.RANGED,
            HeroClass.RANGED);
    assertThat(PACK.heroes())
        .allSatisfy(hero -> assertThat(ReferencePack.abilities(hero)).hasSize(6));
  }

  @Test
  @Shows("HOD-HERO-03")
  void noTwoHeroesShareAnAbility() {
    assertThat(PACK.heroes().stream().flatMap(hero -> ReferencePack.abilities(hero).stream()))
        .extracting(HeroAbility::name)
        .doesNotHaveDuplicates()
        .hasSize(36);
  }

  @Test
  void everyHeroHasANormalASlotAndAStockAbility() {
    assertThat(PACK.heroes())
        .allSatisfy(
            hero ->
                assertThat(ReferencePack.abilities(hero))
                    .anyMatch(ability -> ability.slot())
                    .anyMatch(ability -> ability.stock() != Stock.NONE)
                    .anyMatch(ability -> !ability.slot() && ability.stock() == Stock.NONE));
  }

  @Test
  @Shows("HOD-COMPONENT-02")
  void eachClassHasAMerchantWithThreeWeaponLinesAndFourPotionsBesideTheHealingPotion() {
    assertThat(PACK.merchants())
        .extracting(MerchantCard::heroClass)
        .containsExactlyInAnyOrder(HeroClass.MELEE, HeroClass.RANGED);
    assertThat(PACK.merchants())
        .allSatisfy(
            merchant -> {
              assertThat(merchant.weapons()).hasSize(3);
              assertThat(merchant.potions()).hasSize(4);
            });
  }

  @ParameterizedTest
  @ValueSource(classes = {Effect.class, Lasting.class, Condition.class})
  void everyKindOfThisIsOnACard(Class<?> family) {
    assertThat(USED).containsAll(Ingredients.family(family));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Which.class,
        Count.class,
        StrengthChoice.class,
        TurnStrength.Turn.class,
        Occasion.class,
        HeroOccasion.class,
        Stock.class,
        PotionMoment.class
      })
  void everyConstantOfThisIsOnACard(Class<?> type) {
    assertThat(USED).contains(requireNonNull(type.getEnumConstants()));
  }
}
