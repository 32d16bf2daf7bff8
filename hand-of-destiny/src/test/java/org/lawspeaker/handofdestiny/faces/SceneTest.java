package org.lawspeaker.handofdestiny.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.handofdestiny.Position;

/** Scenes of arranged positions. */
class SceneTest {
  private static final Seen FIGHT =
      new Seen(
          Position.of(
              "row: [bear, captain, brute-7], strength: [brute-9, brute-8]", "hero=galathar"));

  @Test
  void showsTheNumbersThatCountNow() {
    assertThat(FIGHT.marks("row", "bear")).isEqualTo("HP 10, damage 3; front");
    assertThat(FIGHT.marks("row", "captain")).isEqualTo("HP 5, damage 1; second");
    assertThat(FIGHT.marks("row", "brute-7")).isEqualTo("; not visible");
  }

  @Test
  void countsWhatAnAttackHasLeft() {
    Seen struck = new Seen(FIGHT.position().plays("attack front", "add brute-8", "strike"));

    assertThat(struck.marks("row", "bear")).startsWith("HP 2 of 10, damage 3; front");
    assertThat(struck.zone("strength").gauges()).containsExactly(Gauge.of("strength in all", 9));
    assertThat(struck.zone("underworld").pieces())
        .extracting(piece -> piece.face())
        .endsWith("brute-8");
  }

  @Test
  void marksTheCardsOfAnAttackThatIsPutTogether() {
    Seen seen = new Seen(FIGHT.position().plays("attack front", "add brute-8"));

    assertThat(seen.marks("strength", "brute-8")).isEqualTo("strength 8; in the attack");
    assertThat(seen.marks("strength", "brute-9")).isEqualTo("strength 9; ");
  }

  @Test
  void laysTheAbilitiesAsTheyStandOnTheCard() {
    Seen seen = new Seen(Position.of("row: [brute-1], hero: {left: 1, right: 2}", "hero=galathar"));

    assertThat(seen.marks("abilities", "hero.galathar.cleave")).isEqualTo("; exhausted");
    assertThat(seen.marks("abilities", "hero.galathar.smite")).isEqualTo("; ");
    assertThat(seen.zone("abilities").pieces().get(0).cell()).contains(new Cell(0, 2));
    assertThat(seen.zone("abilities").pieces().get(5).cell()).contains(new Cell(1, 0));
    assertThat(seen.marks("hero", "hero.galathar")).isEqualTo("HP 3 of 6; ");
  }

  @Test
  void showsTheBossWhenItIsFaced() {
    Seen seen = new Seen(Position.of("phase: boss, strength: [brute-9]", "hero=robin"));
    Scene scene = seen.scene();

    assertThat(scene.title()).isEqualTo("Wave 1, Boss");
    assertThat(scene.track().orElseThrow().now()).isEqualTo(2);
    assertThat(seen.zone("boss").pieces().get(0).badges()).isNotEmpty();
    assertThat(FIGHT.zone("boss").pieces().get(0).states())
        .containsExactly("comes when no monster is left");
  }

  @Test
  void showsTheWaresWithTheirPrices() {
    Seen seen =
        new Seen(Position.of("phase: merchant, strength: [], purse: {gold: 3}", "hero=robin"));

    assertThat(seen.marks("merchant", "ware.ranged.sling")).isEqualTo("price 3; ");
    assertThat(seen.marks("merchant", "ware.ranged.great-sling")).isEqualTo("price 4; too dear");
  }

  @Test
  void anUnseenCardIsABack() {
    Seen seen =
        new Seen(
            Position.of(
                "row: [brute-5, brute-6, '?', '?', '?', '?', '?', '?', '?'],"
                    + " strength: [brute-11, brute-10]",
                "hero=merlin"));

    assertThat(seen.zone("row").pieces())
        .extracting(piece -> piece.face())
        .startsWith("brute-5", "brute-6", "back.monster")
        .hasSize(9);
  }
}
