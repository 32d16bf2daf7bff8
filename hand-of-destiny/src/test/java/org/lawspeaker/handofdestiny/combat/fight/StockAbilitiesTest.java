package org.lawspeaker.handofdestiny.combat.fight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

class StockAbilitiesTest {
  private static Position hilda(String row, String more) {
    return Position.of("row: [" + row + "], strength: [brute-9]" + more, "hero=hilda");
  }

  @Test
  @Shows("HOD-STOCK-01")
  void aStockAbilityCostsNothing() {
    hilda("brute-5, brute-6", "")
        .allows("use war-cry", "HOD-STOCK-01")
        .plays("use war-cry")
        .has("/hero/hp", 6)
        .has("/strength", "brute-9")
        .has("/boost", 2);
  }

  @Test
  @Shows("HOD-STOCK-01")
  void aStockAbilityIsNotPaidForEither() {
    hilda("brute-5, brute-6", "")
        .refuses("use swap by exhausting", "HOD-STOCK-01")
        .refuses("use swap with brute-9", "HOD-STOCK-01");
  }

  @Test
  @Shows("HOD-STOCK-02")
  void aStockAbilityIsUsedAnyNumberOfTimes() {
    hilda("brute-5, brute-6, brute-7", "")
        .allows("use swap", "HOD-STOCK-02")
        .plays("use swap", "attack front", "add brute-9", "strike")
        .has("/row", "brute-5 brute-7")
        .allows("use swap", "HOD-STOCK-02")
        .plays("use swap")
        .has("/row", "brute-7 brute-5");
  }

  @Test
  void aFreeUseThatBringsASituationBackIsRefused() {
    hilda("brute-5, brute-6, brute-7", "")
        .plays("use swap")
        .has("/row", "brute-6 brute-5 brute-7")
        .refuses("use swap", "HOD-Q-48");
  }

  @Test
  void aFreeUseThatChangesNothingIsRefused() {
    hilda("brute-5", "").refuses("use swap", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-STOCK-03")
  void aLastingStockAbilityAppliesByItself() {
    hilda("guard-20, brute-6", "")
        .refuses("use might", "HOD-STOCK-03")
        .plays("attack front", "add brute-9", "strike")
        .cites("attack-changed", "HOD-STRENGTH-10")
        .sees("guard-20 10/2", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-STOCK-03")
  void aLastingStockAbilityEndsWhenItIsExhausted() {
    hilda("guard-20, brute-6", ", hero: {left: 1, right: 2}")
        .refuses("use might", "HOD-Q-48", "HOD-STOCK-03")
        .plays("attack front", "add brute-9", "strike")
        .isSilentOf("attack-changed")
        .sees("guard-20 11/2", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-STOCK-04")
  void aStockAbilityMarkedOnceIsUsedOnceAWave() {
    hilda("brute-5, brute-6", "")
        .allows("use war-cry", "HOD-STOCK-04")
        .plays("use war-cry")
        .has("/hero/once", "war-cry")
        .refuses("use war-cry", "HOD-STOCK-04")
        .plays("attack front", "add brute-9", "strike")
        .refuses("use war-cry", "HOD-STOCK-04");
  }

  @Test
  @Shows("HOD-STOCK-04")
  void inTheNextWaveItMayBeUsedAgain() {
    Position.of("phase: merchant, row: [], hero: {once: [war-cry]}", "hero=hilda")
        .plays("leave")
        .has("/hero/once", "")
        .allows("use war-cry", "HOD-STOCK-04");
  }

  @Test
  void anExhaustedStockAbilityDoesNotWork() {
    hilda("brute-5, brute-6", ", hero: {left: 2}").refuses("use war-cry", "HOD-Q-48");
  }

  private static Position bothSetOff() {
    return Position.of("row: [brute-1, guard-20, brute-6]", "hero=freya")
        .plays("take front", "exhaust 1 0");
  }

  @Test
  void severalSetOffTogetherAreOrderedByThePlayer() {
    bothSetOff().asks("order", "HOD-Q-78").offers("first wrath", "first retort");
    bothSetOff().refuses("first jab", "HOD-Q-78");
    bothSetOff()
        .plays("first retort")
        .tells("set-off", "set-off", "cleanup")
        .sees("guard-20 15/2", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-STOCK-04")
  void oneThatIsSetOffOnceAWaveIsSpent() {
    bothSetOff()
        .plays("first wrath")
        .has("/hero/once", "retort")
        .plays("take front", "exhaust 2 1")
        .isSilentOf("set-off")
        .sees("brute-6 6/1");
  }

  @Test
  void oneThatIsFreeIsSetOffEveryTime() {
    Position.of("row: [brute-1, guard-20, brute-6], hero: {once: [retort]}", "hero=freya")
        .plays("take front", "exhaust 0 1")
        .sees("guard-20 18/2", "brute-6 6/1")
        .plays("take front", "exhaust 1 2")
        .sees("brute-6 4/1");
  }

  @Test
  @Shows("HOD-Q-48")
  void oneThatIsExhaustedByAnotherOfThemDoesNotWork() {
    // Retort hurts the hero besides, and the player lets that exhaust Wrath.
    Position setOff =
        Position.of("row: [brute-1, guard-20, brute-6]", "hero=freya")
            .plays("take front", "exhaust 1 0");
    HandOfDestiny game = hurtingRetort();
    HandState state = setOff.state();
    for (String move : new String[] {"first retort", "exhaust 2 0"}) {
      state = game.apply(state, game.notation().readMove(state, move).orThrow());
    }
    assertThat(game.notation().state(state).at("/monsters/guard-20/damage").asInt()).isEqualTo(3);
  }

  private static HandOfDestiny hurtingRetort() {
    String text = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    int at = text.indexOf("{amount: 3}}]", text.indexOf("name: Retort"));
    String hurting = text.substring(0, at) + "{amount: 3}}, {hurt: 1}]" + text.substring(at + 13);
    return HandOfDestinyProvider.read(new PackText("hurting", hurting)).orThrow();
  }

  @Test
  void nothingIsOrderedWhereNothingIsSetOff() {
    hilda("brute-5, brute-6", "").refuses("first fury", "HOD-Q-78");
  }
}
