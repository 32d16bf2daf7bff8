package org.lawspeaker.handofdestiny.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.pack.ReferencePack.MONSTERS;
import static org.lawspeaker.handofdestiny.pack.ReferencePack.PACK;
import static org.lawspeaker.handofdestiny.pack.ReferencePack.abilityOf;
import static org.lawspeaker.handofdestiny.pack.ReferencePack.someHeroHas;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.handofdestiny.effects.Absorb;
import org.lawspeaker.handofdestiny.effects.Boost;
import org.lawspeaker.handofdestiny.effects.ChangeGold;
import org.lawspeaker.handofdestiny.effects.Damage;
import org.lawspeaker.handofdestiny.effects.Defeat;
import org.lawspeaker.handofdestiny.effects.DoubleStrength;
import org.lawspeaker.handofdestiny.effects.Flip;
import org.lawspeaker.handofdestiny.effects.Halve;
import org.lawspeaker.handofdestiny.effects.MoveTo;
import org.lawspeaker.handofdestiny.effects.OneOf;
import org.lawspeaker.handofdestiny.effects.RotateHigher;
import org.lawspeaker.handofdestiny.effects.StrengthChoice;
import org.lawspeaker.handofdestiny.hero.Hurt;
import org.lawspeaker.handofdestiny.lasting.AttackChange;
import org.lawspeaker.handofdestiny.lasting.CardChange;
import org.lawspeaker.handofdestiny.lasting.Conditions;
import org.lawspeaker.handofdestiny.lasting.HpChange;
import org.lawspeaker.handofdestiny.lasting.ThirdVisible;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.BossCard;
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
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.testkit.coverage.Shows;

/** The cards that the rulebook names or quotes are in the reference pack, as it describes them. */
class NamedCardsTest {
  @Test
  @Shows("HOD-Q-01")
  void onlyTheCardsThatTheRulebookNamesAreMarkedAsComingFromIt() {
    assertThat(MONSTERS)
        .filteredOn(monster -> monster.provenance() == Provenance.RULEBOOK)
        .extracting(Monster::name)
        .containsExactlyInAnyOrder(
            "Assassin", "Chieftain", "Forest Dragon", "Phase Worm", "Scout", "Specter", "Watcher");
    assertThat(PACK.heroes())
        .filteredOn(hero -> hero.provenance() == Provenance.RULEBOOK)
        .extracting(HeroCard::name)
        .containsExactly("Galathar");
    assertThat(PACK.bosses()).extracting(BossCard::provenance).containsOnly(Provenance.HOUSE);
    assertThat(PACK.merchants())
        .extracting(MerchantCard::provenance)
        .containsOnly(Provenance.HOUSE);
  }

  @Test
  void theSpecterMakesTheThirdMonsterVisible() {
    assertThat(abilityOf("Specter")).isEqualTo(lasting(new ThirdVisible(Optional.empty())));
  }

  @Test
  void theForestDragonDiscardsVisibleCreaturesAndAddsTheirHealth() {
    assertThat(abilityOf("Forest Dragon"))
        .isEqualTo(
            resolved(AbilityType.NORMAL, false, new Absorb(Optional.of(MonsterType.CREATURE))));
  }

  @Test
  void theChieftainHasTwoMoreHpWhenNotInFront() {
    assertThat(abilityOf("Chieftain"))
        .isEqualTo(
            lasting(
                new HpChange(
                    2,
                    Optional.empty(),
                    Which.SELF,
                    Optional.empty(),
                    Optional.of(new Conditions.NotInFront()))));
  }

  @Test
  void theWatcherRotatesWhatIsBehindItToTheHigherHp() {
    assertThat(abilityOf("Watcher"))
        .isEqualTo(
            resolved(AbilityType.NORMAL, false, new RotateHigher(Which.BEHIND, Optional.empty())));
  }

  @Test
  void theAssassinDealsOneDamageAndStepsBackOnceInAWave() {
    assertThat(abilityOf("Assassin"))
        .isEqualTo(
            resolved(
                AbilityType.FRONT, true, new Hurt(1), new MoveTo(Which.SELF, Optional.empty(), 2)));
  }

  @Test
  void thePhaseWormFlipsAllOtherVisibleMonstersAtOnce() {
    assertThat(abilityOf("Phase Worm"))
        .isEqualTo(resolved(AbilityType.INSTANT, false, new Flip(Which.OTHERS, Optional.empty())));
  }

  @Test
  @Shows("HOD-Q-06")
  void theScoutHasAFrontAbilityAndIsOnTheOtherSideOfTheAssassin() {
    List<String> card = PACK.monsters().get(0).faces().stream().map(Monster::name).toList();

    assertThat(abilityOf("Scout").type()).isEqualTo(AbilityType.FRONT);
    assertThat(card.get(0)).isEqualTo("Assassin");
    assertThat(card.get(2)).isEqualTo("Scout");
  }

  @Test
  void someMonsterOfTypeMagicHasAnInstantAbility() {
    assertThat(MONSTERS)
        .anyMatch(
            monster ->
                monster.type() == MonsterType.MAGIC
                    && monster
                        .ability()
                        .map(MonsterAbility::type)
                        .equals(Optional.of(AbilityType.INSTANT)));
  }

  @Test
  void someMonstersReduceStrengthAttacksOrStrengthCardsByFour() {
    assertThat(abilityOf("Thornback"))
        .isEqualTo(lasting(new AttackChange(-4, Optional.empty(), Optional.empty())));
    assertThat(abilityOf("Shield Sister"))
        .isEqualTo(lasting(new CardChange(-4, Optional.empty(), Optional.empty())));
  }

  @Test
  @Shows({"HOD-Q-02", "HOD-RAGE-01"})
  void galatharIsAMeleeHeroWithBuildRage() {
    HeroCard galathar = ReferencePack.hero("Galathar");

    assertThat(galathar.heroClass()).isEqualTo(HeroClass.MELEE);
    assertThat(ReferencePack.abilities(galathar))
        .contains(
            new HeroAbility(
                "Build Rage",
                false,
                Stock.FREE,
                Optional.of(HeroOccasion.MONSTER_DAMAGE_TAKEN),
                ImmutableList.of(),
                ImmutableList.of(damage(9, Which.FRONT))));
  }

  @Test
  void heroesHaveTheNormalAbilitiesThatTheRulebookQuotes() {
    assertThat(PACK.heroes().stream().flatMap(hero -> ReferencePack.abilities(hero).stream()))
        .filteredOn(ability -> !ability.slot())
        .flatExtracting(HeroAbility::effects)
        .anyMatch(NamedCardsTest::isAttackOfOneOfTwoAmounts);
    assertThat(someHeroHas(false, new Defeat(Which.CHOSEN, Optional.of(MonsterType.WARRIOR))))
        .isTrue();
    assertThat(someHeroHas(false, new MoveTo(Which.FRONT, Optional.empty(), 2))).isTrue();
    assertThat(someHeroHas(false, new Halve(Which.CHOSEN, Optional.empty()))).isTrue();
    assertThat(someHeroHas(false, new DoubleStrength(StrengthChoice.CHOSEN))).isTrue();
    assertThat(someHeroHas(false, new Boost(3))).isTrue();
  }

  @Test
  void someHeroDealsFourDamageToFrontAndSecond() {
    assertThat(PACK.heroes().stream().flatMap(hero -> ReferencePack.abilities(hero).stream()))
        .extracting(HeroAbility::effects)
        .contains(ImmutableList.of(damage(4, Which.FRONT), damage(4, Which.SECOND)));
  }

  @Test
  @Shows("HOD-Q-03")
  void theThirdLevelOfABossCostsThreeDamageAndThreeGold() {
    assertThat(PACK.bosses())
        .extracting(boss -> boss.levels().get(2).penalties())
        .contains(ImmutableList.of(new Hurt(3), new ChangeGold(-3)));
  }

  @Test
  @Shows("HOD-Q-04")
  void bothMerchantsSellAHealingPotion() {
    assertThat(PACK.merchants())
        .extracting(merchant -> merchant.healing().name())
        .containsExactly("Healing Potion", "Healing Potion");
  }

  private static MonsterAbility lasting(Lasting lasting) {
    return new MonsterAbility(
        AbilityType.NORMAL, false, Occasion.APPEARS, ImmutableList.of(lasting), ImmutableList.of());
  }

  private static MonsterAbility resolved(AbilityType type, boolean once, Effect... effects) {
    return new MonsterAbility(
        type, once, Occasion.APPEARS, ImmutableList.of(), ImmutableList.copyOf(effects));
  }

  private static boolean isAttackOfOneOfTwoAmounts(Object effect) {
    return effect instanceof OneOf oneOf
        && oneOf.of().size() == 2
        && oneOf.of().stream().allMatch(Damage.class::isInstance);
  }

  private static Damage damage(int amount, Which target) {
    return new Damage(amount, Optional.empty(), target, Optional.empty(), false);
  }
}
