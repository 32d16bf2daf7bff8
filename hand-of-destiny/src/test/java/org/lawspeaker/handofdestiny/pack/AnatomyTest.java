package org.lawspeaker.handofdestiny.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.testkit.coverage.Shows;

/** What is printed on a monster card: chapter ANATOMY. */
class AnatomyTest {
  private static final String PACK =
      PackText.resource(Position.class, "/rulings/test-pack.yaml").text();

  @Test
  @Shows("HOD-ANATOMY-01")
  void theDamageValueIsWhatTakingAMonstersDamageCosts() {
    Position.of("row: [bear, brute-9]")
        .sees("bear 7/3", "brute-9 9/1")
        .allows("take front", "HOD-ANATOMY-01")
        .plays("take front", "exhaust 2 1")
        .has("/hero/hp", 3);
  }

  @Test
  @Shows("HOD-ANATOMY-02")
  void theHealthValueIsWhatDefeatingAMonsterTakes() {
    Position attacked = Position.of("row: [bear, brute-9], strength: [brute-6, brute-7]");

    attacked.plays("attack front").asks("strength", "HOD-ANATOMY-02");
    attacked.plays("attack front", "add brute-7", "strike").has("/row", "brute-9");
    attacked.plays("attack front", "add brute-6", "strike").has("/row", "bear brute-9");
  }

  @Test
  @Shows("HOD-ANATOMY-03")
  void aMonsterWithoutANameIsRefused() {
    assertThat(PackFile.read(new PackText("pack", PACK.replace("Brute 1,", "\"-\","))).problems())
        .extracting(Problem::message)
        .containsExactly("each monster has a name, with letters or digits (HOD-ANATOMY-03)");
  }

  @Test
  @Shows("HOD-ANATOMY-04")
  void anEffectCanReferToAType() {
    Position.of("row: [specter, brute-5, brute-6]", "hero=robin")
        .plays("use slay by exhausting")
        .offers("target brute-5", "target brute-6")
        .refuses("target specter", "HOD-ANATOMY-04");
  }

  @Test
  @Shows("HOD-ANATOMY-04")
  void theTypesAreMagicCreatureAndWarrior() {
    assertThat(MonsterType.values())
        .extracting(MonsterType::toString)
        .containsExactlyInAnyOrder("MAGIC", "CREATURE", "WARRIOR");
    assertThat(
            PackFile.read(
                    new PackText(
                        "pack",
                        PACK.replace(
                            "hp: 11, coins: 3, type: magic", "hp: 11, coins: 3, type: ghost")))
                .problems())
        .singleElement()
        .asString()
        .contains("/monsters/0/faces/1/type", "ghost");
  }

  @Test
  @Shows("HOD-ANATOMY-05")
  void thePrefixOfAnAbilityTextNamesItsType() {
    Position waiting = Position.of("row: [banshee, scout], step: resolve", "hero=robin");
    Pending.Choose<?> asked = (Pending.Choose<?>) Position.GAME.pending(waiting.state());

    waiting.asks("react", "HOD-ANATOMY-05");
    assertThat(asked.window().asks())
        .isEqualTo(
            "The ability of Banshee is about to be resolved"
                + " (Instant: take 1 damage). What do you do first?");
  }

  @Test
  @Shows("HOD-ANATOMY-06")
  void aMonsterWithoutAbilityHasNothingToResolve() {
    Position.of("row: [brute-5, wolf], step: resolve", "hero=robin")
        .asks("fight", "HOD-FIGHT-01")
        .has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-ANATOMY-06")
  void aMonsterWithoutAbilityHasNothingToIgnore() {
    Position.of("row: [specter, warded, brute-5], strength: [brute-9]", "hero=robin")
        .plays("use hush with brute-9")
        .offers("target specter", "target warded")
        .refuses("target brute-5", "HOD-ANATOMY-06");
  }
}
