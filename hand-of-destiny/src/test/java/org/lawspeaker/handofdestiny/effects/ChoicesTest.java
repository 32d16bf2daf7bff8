package org.lawspeaker.handofdestiny.effects;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.combat.sight.Peek;
import org.lawspeaker.handofdestiny.hero.Hurt;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.merchant.Heal;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

class ChoicesTest {
  private static final Source HERO = Source.hero(0);

  private static OneOf oneOf(Effect... effects) {
    return new OneOf(ImmutableList.copyOf(effects));
  }

  private final Position fight = Position.of("row: [brute-11, bear]", "hero=galathar");

  @Test
  void oneOfTwoAmountsIsChosen() {
    Position asked = fight.plays("use two-blows by exhausting");
    asked
        .isSilentOf("allows-slotting", "damaged")
        .asks("option", "HOD-Q-83")
        .offers("option 1", "option 2")
        .refusesBecause("option 3", "no-such-option (HOD-Q-83), options: 2")
        .refusesBecause("option 0", "no-such-option (HOD-Q-83), options: 2")
        .allows("option 2", "HOD-Q-83");
    asked.plays("option 1").sees("brute-11 8/1", "bear 7/3");
    asked.plays("option 2").sees("brute-11 6/1", "bear 7/3");
  }

  @Test
  void whatWouldChangeNothingIsNoOption() {
    fight
        .does(HERO, oneOf(new Boost(1), new Heal(1), new Peek(), new Boost(4)))
        .offers("option 1", "option 4")
        .refuses("option 2", "HOD-Q-82");
  }

  @Test
  void theOnlyOptionLeftIsCarriedOut() {
    fight.does(HERO, oneOf(new Heal(1), new Boost(2))).has("/boost", 2);
    assertThat(fight.can(HERO, oneOf(new Heal(1), new Peek()))).isFalse();
    assertThat(fight.can(HERO, oneOf(new Heal(1), new Boost(2)))).isTrue();
  }

  @Test
  @Shows("HOD-Q-28")
  void aheadOfAMonsterAbilityAnAbilityOfTheHeroOnlyPreventsIt() {
    Effect either = oneOf(new Ignore(Which.CHOSEN, Optional.empty()), new Boost(2));
    Position ahead = Position.of("step: resolve, row: [assassin, bear]", "hero=robin");
    ahead
        .does(HERO, either)
        .cites("prevented", "HOD-ORDER-07")
        .has("/boost", "")
        .has("/monsters/assassin/spent", true);
    ahead.does(new Source(Source.Kind.WEAPON, 0), either).offers("option 1", "option 2");
    ahead.does(HERO, oneOf(new Boost(1), new Boost(2))).offers("option 1", "option 2");
    Position.of("row: [warded, bear]", "hero=robin")
        .does(HERO, either)
        .offers("option 1", "option 2");
  }

  @Test
  void theChosenOptionTellsWhatItMeansForSlotting() {
    fight.does(HERO, oneOf(new Heal(1), new Boost(2))).cites("allows-slotting", "HOD-NORMAL-09");
    fight
        .does(HERO, oneOf(new Boost(1), new Boost(2)))
        .isSilentOf("allows-slotting")
        .plays("option 2")
        .cites("allows-slotting", "HOD-NORMAL-09");
  }

  @Test
  void oneOfSeveralPreventsIfAnyOfThemDoes() {
    Ignore ignore = new Ignore(Which.CHOSEN, Optional.empty());
    Position waiting = Position.of("row: [banshee, bear], step: resolve", "hero=robin");
    assertThat(prevents(waiting, oneOf(new Boost(1), ignore))).isTrue();
    assertThat(prevents(waiting, oneOf(new Boost(1), new Boost(2)))).isFalse();
    assertThat(prevents(waiting, ignore)).isTrue();
    assertThat(prevents(fight, ignore)).isFalse();
  }

  private static boolean prevents(Position at, Effect effect) {
    return effect.prevents(Table.of(Position.GAME.cards(), at.state()), HERO);
  }

  @Test
  void theOnlyTargetIsNotAskedFor() {
    Position.of("row: [brute-11]", "hero=robin")
        .plays("use arrow by exhausting")
        .sees("brute-11 7/1");
  }

  @Test
  void aTargetMustBeAmongTheCandidates() {
    Position.of("row: [brute-11, brute-10, wolf]", "hero=robin")
        .plays("use slay by exhausting")
        .asks("target", "HOD-Q-83")
        .offers("target brute-11", "target brute-10")
        .refuses("target wolf", "HOD-HERO-07")
        .allows("target brute-10", "HOD-Q-83");
    Position.of("row: [brute-11, wolf, brute-10], peeked: [brute-10]", "hero=robin")
        .plays("use slay by exhausting")
        .refuses("target wolf", "HOD-ANATOMY-04");
  }

  @Test
  void choicesAreMadeOnlyWhenTheyAreAskedFor() {
    fight
        .refuses("target bear", "HOD-Q-83")
        .refuses("option 1", "HOD-Q-83")
        .refuses("pick bear", "HOD-Q-83");
  }

  @Test
  void effectsAreCarriedOutInOrderAndWhatCannotBeDoneIsSkipped() {
    fight
        .does(HERO, new Boost(1), new Heal(1), new Hurt(1), new Boost(2))
        .has("/boost", 1)
        .plays("exhaust 1 0")
        .has("/boost", 3)
        .has("/hero/hp", 5);
  }

  @Test
  void allTargetsAreDeterminedBeforeTheFirstIsTouched() {
    Position.of("row: [brute-11, bear, brute-5]")
        .does(HERO, new Discard(Which.ALL, Optional.empty()))
        .has("/row", "brute-5")
        .has("/underworld/8", "brute-11")
        .has("/underworld/9", "bear");
  }
}
