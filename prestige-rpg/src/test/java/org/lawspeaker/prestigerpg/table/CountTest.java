package org.lawspeaker.prestigerpg.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.testkit.coverage.Shows;

/** What can be counted, for all and for Ben. */
class CountTest {
  private static Table table() {
    Scene scene = Scene.of(4).faces("swarm").tokens(30, 0, 5, 5).dead(DAN).encounter(6).round(4);
    scene.hand(BEN, "feint", "trip", "rally", "feint", "attack-5").items(BEN, "alchemist-fire");
    scene.riders(BEN, "focus-strength", "focus-strength").poison(BEN, 9).bites(BEN, 7);
    scene.prestige(BEN, 8).life(BEN, 55).clock(clock -> clock.withActions(10));
    scene.sheet(ANN, sheet -> sheet.withPace(sheet.pace().withDealt(20)));
    scene.sheet(CID, sheet -> sheet.withPace(sheet.pace().withDealt(1).withSuffered(99)));
    scene.sheet(
        BEN,
        sheet ->
            sheet
                .withPace(sheet.pace().withDealt(12).withSuffered(13))
                .withTrophies(Pile.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
    scene.totals();
    Table table = Table.of(scene.cards(), scene.state());
    table.clock = table.clock.withActions(10).withRound(4);
    return table;
  }

  @ParameterizedTest
  @CsvSource({
    "TOKENS_LEFT, 3",
    "LIVING, 3",
    "FALLEN, 1",
    "ROUND, 4",
    "ENCOUNTER, 6",
    "ACTIONS, 10",
    "DAMAGE, 33",
    "YOUR_DAMAGE, 12",
    "YOUR_SUFFERING, 13",
    "YOUR_CARDS, 5",
    "YOUR_ITEMS, 1",
    "YOUR_POISON, 9",
    "YOUR_BITES, 7",
    "YOUR_RIDERS, 2",
    "YOUR_PRESTIGE, 8",
    "YOUR_LIFE, 55",
    "YOUR_TROPHIES, 11"
  })
  void isWhatLiesThere(Count count, int number) {
    assertThat(count.in(table(), Source.encounter(0, BEN))).isEqualTo(number);
  }

  @ParameterizedTest
  @EnumSource
  @Shows("PRE-Q-106")
  void whatIsYoursIsNothingIfItConcernsNobody(Count count) {
    Source nobody = Source.encounter(0, BEN).withByNobody(true);

    assertThat(count.isYours()).isEqualTo(count.name().startsWith("YOUR"));
    assertThat(count.in(table(), nobody))
        .isEqualTo(count.isYours() ? 0 : count.in(table(), Source.encounter(0, ANN)));
  }

  @Test
  void isToldForWhomItIsCounted() {
    assertThat(Count.FALLEN.says()).isEqualTo("dead player");
    assertThat(Count.YOUR_POISON.says()).isEqualTo("poison token you have");
    assertThat(Count.YOUR_POISON.saysOf(Group.ALL)).isEqualTo("poison token they have");
    assertThat(Count.YOUR_POISON.saysOf(Group.YOU)).isEqualTo("poison token you have");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FALLEN | 1 | | the party has at least 1 dead player",
        "FALLEN | 2 | | the party has at least 2 dead players",
        "FALLEN | | 0 | the party has no dead players",
        "LIVING | 2 | 4 | the party has at least 2 and at most 4 living players",
        "YOUR_CARDS | | 1 | you have at most 1 card in hand",
        "YOUR_TROPHIES | 3 | 3 | you have scored exactly 3 encounters",
        "DAMAGE | | 0 | the party did no damage this round",
        "ROUND | 2 | | it is at least round 2",
        "ENCOUNTER | | 6 | it is at most encounter 6",
        "ROUND | 2 | 2 | it is round 2",
        "ROUND | 2 | 4 | it is round 2 to 4"
      })
  void isToldWithItsBounds(
      Count count, @Nullable Integer least, @Nullable Integer most, String says) {
    assertThat(count.clause(Optional.ofNullable(least), Optional.ofNullable(most))).isEqualTo(says);
  }
}
