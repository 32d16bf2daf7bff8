package org.lawspeaker.handofdestiny.faces;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** What choices say of arranged positions. */
class ChoiceTest {
  private static final String MONSTERS =
      "row: [bear, captain, brute-7], strength: [brute-9, brute-8]";

  @Test
  void everyMoveReads() {
    assertThat(leaves(HandMove.class)).isNotEmpty().allMatch(Choices::knows);
  }

  private static Stream<Class<?>> leaves(Class<?> family) {
    return family.isSealed()
        ? Arrays.stream(family.getPermittedSubclasses()).flatMap(ChoiceTest::leaves)
        : Stream.of(family);
  }

  @Test
  void anAttackSaysWhatIsNeededAndWhatItComesTo() {
    Position position = Position.of(MONSTERS, "hero=galathar");
    Seen attacking = new Seen(position.plays("attack front"));

    assertThat(new Seen(position).reads("attack front"))
        .isEqualTo(
            "Attack Bear, in front | it has 10 HP left; all your strength cards are worth 17");
    assertThat(attacking.reads("add brute-8"))
        .isEqualTo("Add Brute 8, strength 8 | the attack is then worth 8 of 10 needed");
    Position chosen = position.plays("attack front", "add brute-8");
    assertThat(new Seen(chosen).reads("strike")).isEqualTo("Strike Bear for 8 | leaves it 2 HP");
    assertThat(new Seen(chosen.plays("add brute-9")).reads("strike"))
        .isEqualTo("Strike Bear for 17 | defeats it; it becomes a strength card of 7");
  }

  @Test
  void anAbilitySaysWhatItCostsInEachWay() {
    Seen seen = new Seen(Position.of(MONSTERS, "hero=galathar"));

    assertThat(seen.reads("use cleave by exhausting"))
        .isEqualTo(
            "Use Cleave by exhausting it | costs 1 HP, 5 left; deal 4 damage to a visible monster");
    assertThat(seen.reads("use cleave with brute-9"))
        .isEqualTo(
            "Use Cleave with Brute 9 | spends a strength card of 9; deal 4 damage to a visible"
                + " monster");
    assertThat(seen.choice("use cleave with brute-9").pieces()).hasSize(2);
  }

  @Test
  void damageThatKillsIsGrave() {
    Seen low = new Seen(Position.of(MONSTERS + ", hero: {left: 2, right: 2}", "hero=galathar"));

    assertThat(low.reads("take front"))
        .isEqualTo(
            "Take the damage of Bear | costs 3 HP, 0 left; the monster goes to the Underworld;"
                + " loses the game !");
    assertThat(new Seen(Position.of(MONSTERS, "hero=galathar")).choice("take front").isGrave())
        .isFalse();
  }

  @Test
  void whatIsExhaustedIsNamed() {
    Seen seen =
        new Seen(
            Position.of("row: [brute-4, brute-5], strength: [brute-9]", "hero=galathar")
                .plays("take front"));

    assertThat(seen.reads("exhaust 1 0")).isEqualTo("Exhaust Cleave | 5 HP left");
    assertThat(seen.reads("exhaust 0 1")).isEqualTo("Exhaust Build Rage | 5 HP left");
  }

  @Test
  void aTargetIsNamedInTheEffect() {
    Seen seen = new Seen(Position.of(MONSTERS, "hero=galathar").plays("use cleave by exhausting"));

    assertThat(seen.reads("target captain")).isEqualTo("Deal 4 damage to Captain");
  }

  @Test
  void stoppingInTheLastWaveLosesTheGame() {
    Seen last = new Seen(Position.of("phase: boss, wave: 4, strength: [brute-9]", "hero=robin"));
    Seen first = new Seen(Position.of("phase: boss, strength: [brute-9]", "hero=robin"));

    assertThat(last.reads("stop")).startsWith("Stop fighting ").endsWith(" | loses the game !");
    assertThat(first.reads("stop")).contains(" | not defeated: ");
  }

  @Test
  void aWareSaysItsPriceAndWhatItDoes() {
    Seen seen =
        new Seen(Position.of("phase: merchant, strength: [], purse: {gold: 9}", "hero=robin"));

    assertThat(seen.reads("buy sling"))
        .isEqualTo("Buy Sling | costs 3 of 9 gold: deal 4 damage to a visible monster");
    assertThat(seen.reads("leave")).isEqualTo("Leave the merchant | 9 gold is lost");
  }

  @Test
  @Shows("HOD-Q-87")
  void anAttackOnTheBossSaysWhatIsNeededWhenItsCardHasLeft() {
    String laid = "phase: boss, wave: 3, row: [], strength: [brute-5, brute-6], boss: {damage: 3}";
    Position attack = Position.of(laid, "hero=robin", "boss=warlock").plays("attack boss");

    assertThat(new Seen(attack).reads("add brute-6"))
        .isEqualTo("Add Brute 6, strength 6 | the attack is then worth 6 of 9 needed");
    assertThat(new Seen(attack.plays("add brute-6")).reads("strike"))
        .isEqualTo("Strike Warlock for 6 | leaves it 3 HP");
  }

  @Test
  @Shows("HOD-Q-87")
  void aCriticalHitSaysTheHpOfTheBossWhenItsCardsHaveLeft() {
    String laid = "phase: boss, wave: 3, row: [], strength: [brute-5, brute-6], boss: {damage: 3}";
    Position boss = Position.of(laid, "hero=robin", "boss=warlock");

    assertThat(new Seen(boss).reads("critical 1"))
        .endsWith("; attacks for 6 of 11 HP, which the cards used may change");
    assertThat(new Seen(boss).reads("critical 2")).endsWith("; attacks for 4 of 11 HP");
    assertThat(new Seen(boss.plays("critical 1", "add brute-5")).reads("strike"))
        .endsWith("pays for it; attacks for 6 of 9 HP");
  }

  @Test
  @Shows({"HOD-Q-80", "HOD-Q-87"})
  void aCriticalHitWhoseCardsStaySaysTheHpThatFallsWhenTheyLeave() {
    String laid = "phase: boss, wave: 3, row: [], strength: [brute-5, brute-6], boss: {damage: 3}";
    Position paid =
        Position.of(laid, "hero=robin", "boss=warlock", "attacking-cards=slotted")
            .plays("critical 1", "add brute-5");

    assertThat(new Seen(paid).reads("strike")).endsWith("pays for it; attacks for 6 of 9 HP");
  }

  @Test
  void aCriticalHitForTheLastHpSaysSo() {
    String laid = "phase: boss, row: [], strength: [brute-5], hero: {left: 2, right: 2}";
    Seen two = new Seen(Position.of(laid, "hero=robin"));

    assertThat(two.reads("critical 1")).startsWith("Make critical hit 1 | costs 1 HP and");
    assertThat(two.choice("critical 1").isGrave()).isFalse();
    assertThat(two.reads("critical 2"))
        .startsWith("Make critical hit 2 | costs 2 HP, your last; attacks for 4 of 10 HP");
    assertThat(two.choice("critical 2").isGrave()).isTrue();
  }

  @Test
  @Shows("HOD-Q-87")
  void aCriticalHitSaysTheHpOfTheBossWhenItsDamageCostIsPaid() {
    assertThat(secondCriticalOfTheMage("left: 0")).endsWith("; attacks for 14 of 16 HP");
    assertThat(secondCriticalOfTheMage("left: 2, right: 1")).endsWith("; attacks for 14 of 19 HP");
  }

  /** What it says at 26 damage, with so much exhausted; the Mage has 40 HP and 1 more for each. */
  private static String secondCriticalOfTheMage(String exhausted) {
    HandOfDestiny game = new HandOfDestinyProvider().game();
    Setup setup = new Setup(1, ImmutableMap.of("boss", "hollow-mage"));
    String laid = "{phase: boss, wave: 4, row: [], strength: [], boss: {damage: 26}, hero: {";
    JsonNode zones = Document.yaml("overlay", laid + exhausted + "}}").orThrow().root();
    HandState state = game.notation().arrange(game.start(setup).orThrow(), zones).orThrow();
    HandMove critical = game.notation().readMove(state, "critical 2").orThrow();
    return new HandShowing(game.cards())
        .choice(game.view(state, Seat.of(0)), critical)
        .hint()
        .orElseThrow();
  }

  @Test
  @Shows({"HOD-Q-33", "HOD-Q-87"})
  void whereCardsLeaveAfterTheBlowTheHpThatFallsThenIsSaid() {
    String laid = "row: [warlord, brute-5], strength: [brute-2, brute-6, brute-4]";
    Position attack =
        Position.of(laid, "hero=robin", "attacking-cards=slotted").plays("attack front");

    assertThat(new Seen(attack).reads("add brute-6"))
        .isEqualTo("Add Brute 6, strength 6 | the attack is then worth 6 of 7 needed");
    assertThat(new Seen(attack.plays("add brute-6")).reads("strike"))
        .isEqualTo("Strike Warlord for 6 | leaves it 1 HP");
    assertThat(new Seen(attack.plays("add brute-6", "add brute-2")).reads("strike"))
        .isEqualTo("Strike Warlord for 8 | defeats it; it becomes a strength card of 5");
    assertThat(new Seen(attack.plays("add brute-4", "add brute-2")).reads("strike"))
        .isEqualTo("Strike Warlord for 6 | defeats it; it becomes a strength card of 5");
  }

  @Test
  @Shows({"HOD-Q-35", "HOD-Q-87"})
  void whereAnAttackMustDefeatWhatItNeedsIsTheHpThatItStrikes() {
    String laid = "row: [warlord, brute-5], strength: [brute-2, brute-6]";
    Position attack =
        Position.of(laid, "hero=robin", "attacking-cards=slotted", "partial-attacks=forbidden")
            .plays("attack front");

    assertThat(new Seen(attack).reads("add brute-6"))
        .isEqualTo("Add Brute 6, strength 6 | the attack is then worth 6 of 7 needed");
    attack.plays("add brute-6").refuses("strike", "HOD-Q-35");
  }

  @Test
  void whatPaysForACriticalHitIsNoAttack() {
    Position boss = Position.of("phase: boss, row: [], strength: [brute-5]", "hero=robin");

    assertThat(new Seen(boss.plays("critical 1")).reads("add brute-5"))
        .isEqualTo("Add Brute 5, strength 5 | the payment is then worth 5 of 5 needed");
    assertThat(new Seen(boss.plays("attack boss")).reads("add brute-5"))
        .isEqualTo("Add Brute 5, strength 5 | the attack is then worth 5 of 10 needed");
  }
}
