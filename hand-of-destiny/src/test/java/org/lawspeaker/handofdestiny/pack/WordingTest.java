package org.lawspeaker.handofdestiny.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Monster;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Stock;

/** Abilities in words. */
class WordingTest {
  private static final CardPack PACK = GAME.cards().pack();

  private static MonsterAbility monster(String name) {
    return PACK.monsters().stream()
        .flatMap(card -> card.faces().stream())
        .filter(monster -> monster.name().equals(name))
        .findFirst()
        .flatMap(Monster::ability)
        .orElseThrow();
  }

  private static HeroAbility hero(int hero, int ability) {
    return PACK.heroes().get(hero).ability(ability);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Assassin | Front (x1): take 1 damage, then move this monster to position 2",
        "Forest Dragon | discard every other visible creature and add their base health to its own"
            + " HP",
        "Hedgehog | when attacked with strength: take 1 damage",
        "Chieftain | it has +2 HP while it is not in front",
        "Captain | every other visible monster has +3 HP",
        "Warlord | it has +1 HP for each strength card",
        "Phase Worm | Instant: flip every other visible monster",
        "Sentry | Second: take 1 damage",
        "Watcher | rotate every visible monster behind it to the half with the higher base health",
        "Specter | the third monster is visible",
        "Thief | Instant: discard a strength card",
        "Bomber | Instant: deal 3 damage to every other visible monster",
        "Warded | each strength attack on it is worth 4 less",
        "Mailed | each strength card of an attack on it is worth 4 less",
        "Banner | every other visible monster has +2 damage"
      })
  void aMonsterAbilityIsSaidInWords(String name, String says) {
    assertThat(monster(name).says()).isEqualTo(says);
  }

  @Test
  void anAbilityMarkedOnceOfNoOtherTypeIsSaidToBeNormal() {
    MonsterAbility hedgehog = monster("Hedgehog");
    MonsterAbility once =
        new MonsterAbility(
            AbilityType.NORMAL, true, hedgehog.on(), hedgehog.lasting(), hedgehog.effects());

    assertThat(once.says()).isEqualTo("when attacked with strength (x1): take 1 damage");
    assertThat(once.isSpentByUse()).isTrue();
    assertThat(hedgehog.isSpentByUse()).isFalse();
    assertThat(monster("Thief").isSpentByUse()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0 | deal 4 damage to a visible monster",
        "0 | 2 | defeat a visible warrior",
        "0 | 3 | Slot: deal 4 damage to a visible monster",
        "0 | 5 | prevent or ignore the ability of a visible monster",
        "1 | 0 | cut the HP of a visible monster in half, rounded up",
        "1 | 1 | double a strength card for its next attack",
        "1 | 2 | boost the next strength attack by 3",
        "1 | 3 | peek at the third monster",
        "1 | 5 | discard a visible monster",
        "2 | 1 | deal 5 damage to the front monster or to the boss",
        "2 | 3 | Stock when a monster's damage is taken: deal 9 damage to the front monster",
        "2 | 4 | either deal 3 damage to the front monster, or deal 5 damage to the front monster",
        "2 | 5 | rotate the highest strength card",
        "3 | 1 | Stock (x1): boost the next strength attack by 2",
        "3 | 2 | Stock: move the front monster to position 2",
        "3 | 4 | Stock: each strength attack is worth 1 more",
        "3 | 5 | deal 2 damage to a known monster in any position"
      })
  void aHeroAbilityIsSaidInWords(int hero, int ability, String says) {
    assertThat(hero(hero, ability).says()).isEqualTo(says);
  }

  @Test
  void aSlotAbilityThatIsStockSaysBoth() {
    HeroAbility fury = hero(3, 0);
    HeroAbility slot =
        new HeroAbility("Fury", true, Stock.FREE, Optional.empty(), fury.lasting(), fury.effects());
    HeroAbility once =
        new HeroAbility("Fury", true, Stock.ONCE, Optional.empty(), fury.lasting(), fury.effects());

    assertThat(slot.says()).isEqualTo("Slot, Stock: deal 2 damage to the front monster");
    assertThat(once.says()).isEqualTo("Slot, Stock (x1): deal 2 damage to the front monster");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | 0 | when the Boss phase starts: take 1 damage",
        "1 | 1 | after each strength attack or critical hit on it: discard a strength card",
        "1 | 2 | it has +2 HP for each strength card",
        "1 | 3 | as soon as there is at most 1 strength card: take 1 damage",
        "2 | 0 | each strength card of an attack on it is worth 4 less"
      })
  void aBossAbilityIsSaidInWords(int boss, int level, String says) {
    assertThat(PACK.bosses().get(boss).levels().get(level).ability().orElseThrow().says())
        .isEqualTo(says);
  }

  @Test
  void waresAreSaidInWords() {
    MerchantCard merchant = PACK.merchants().get(0);

    assertThat(Wares.of(merchant))
        .extracting(ware -> Wares.name(merchant, ware) + ": " + Wares.says(merchant, ware))
        .containsExactly(
            "Sling: deal 4 damage to a visible monster",
            "Great Sling: deal 8 damage to a visible monster",
            "Staff: boost the next strength attack by 5",
            "Great Staff: deal 9 damage to a visible monster or to the boss",
            "Herbs: heal 1 HP",
            "Draught: heal 2 HP",
            "Elixir: at the next set-up, take one more strength card from the back of the deck",
            "Tonic: at the next set-up, boost the next strength attack by 4",
            "Poison: take 1 damage, then gain 4 gold",
            "Salve: at the next set-up, heal 2 HP",
            "Venom: at the next set-up, take 1 damage");
  }
}
