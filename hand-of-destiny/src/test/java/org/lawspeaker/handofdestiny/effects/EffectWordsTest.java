package org.lawspeaker.handofdestiny.effects;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.combat.cleanup.SlotNewest;
import org.lawspeaker.handofdestiny.combat.sight.Peek;
import org.lawspeaker.handofdestiny.hero.Hurt;
import org.lawspeaker.handofdestiny.lasting.Count;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.merchant.Heal;
import org.lawspeaker.handofdestiny.setup.TakeStartingStrength;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.MonsterType;

class EffectWordsTest {
  private static final Optional<MonsterType> ANY = Optional.empty();
  private static final Optional<MonsterType> WARRIOR = Optional.of(MonsterType.WARRIOR);

  private static void says(Effect effect, String words) {
    assertThat(effect.says()).isEqualTo(words);
  }

  @Test
  void effectsOnMonstersSayWhom() {
    says(
        new Damage(4, Optional.empty(), Which.ALL, ANY, false),
        "deal 4 damage to every visible monster");
    says(
        new Damage(2, Optional.of(Count.WAVE), Which.FRONT, WARRIOR, true),
        "deal 2 damage for each wave up to this one to a warrior in front or to the boss");
    says(new Defeat(Which.CHOSEN, WARRIOR), "defeat a visible warrior");
    says(new Discard(Which.OTHERS, ANY), "discard every other visible monster");
    says(new Flip(Which.SECOND, ANY), "flip the second monster");
    says(new Rotate(Which.THIRD, ANY), "rotate the third monster");
    says(
        new RotateHigher(Which.BEHIND, ANY),
        "rotate every visible monster behind it to the half with the higher base health");
    says(new Halve(Which.FRONT, ANY), "cut the HP of the front monster in half, rounded up");
    says(new MoveTo(Which.SELF, ANY, 2), "move this monster to position 2");
    says(new Flip(Which.SELF, WARRIOR), "flip this monster if it is a warrior");
    says(new Ignore(Which.CHOSEN, ANY), "prevent or ignore the ability of a visible monster");
    says(
        new Absorb(Optional.of(MonsterType.CREATURE)),
        "discard every other visible creature and add their base health to its own HP");
    says(
        new Absorb(ANY),
        "discard every other visible monster and add their base health to its own HP");
    says(new Peek(), "peek at the third monster");
  }

  @Test
  void effectsOnStrengthSayWhichCard() {
    says(new DiscardStrength(StrengthChoice.CHOSEN), "discard a strength card");
    says(
        new DoubleStrength(StrengthChoice.LOWEST),
        "double the lowest strength card for its next attack");
    says(
        new TurnStrength(StrengthChoice.HIGHEST, TurnStrength.Turn.FLIP),
        "flip the highest strength card");
    says(
        new TurnStrength(StrengthChoice.EACH, TurnStrength.Turn.ROTATE),
        "rotate every strength card");
    says(new Boost(3), "boost the next strength attack by 3");
    says(new SlotNewest(), "slot the newest card of the Underworld");
    says(new TakeStartingStrength(), "take one more strength card from the back of the deck");
    // Its moment stands last: what follows in a list of effects is not put off with it.
    says(new RotateNextWave(), "rotate the highest strength card when the next wave starts");
  }

  @Test
  void effectsOnTheHeroSayHowMuch() {
    says(new Hurt(2), "take 2 damage");
    says(new Heal(1), "heal 1 HP");
    says(new ChangeGold(-3), "lose 3 gold");
    says(new ChangeGold(3), "gain 3 gold");
    says(new RecoverWeapon(), "make the used weapon ready again");
    says(
        new OneOf(ImmutableList.of(new Hurt(1), new Heal(2))),
        "either take 1 damage, or heal 2 HP");
  }
}
