package org.lawspeaker.handofdestiny.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The whole table: the row, the strength cards, the hero, the boss, and what the merchant sells.
 */
final class WholeScene {
  private static final ImmutableList<String> PHASES =
      Arrays.stream(Phase.values()).map(WholeScene::name).collect(ImmutableList.toImmutableList());

  private WholeScene() {}

  static Scene of(Table table) {
    return Scene.builder(title(table))
        .track(new Track(PHASES, PHASES.indexOf(name(table.progress.phase()))))
        .addSeats(
            Seated.builder(Seat.of(0), table.heroCard().name())
                .isOut(false)
                .addGauges(Gauge.of("HP", table.hero.hp(), HeroMarks.ABILITIES))
                .addGauges(Gauge.of("gold", table.purse.gold()))
                .build())
        .addGauges(Gauge.of("wave", table.progress.wave(), Progress.WAVES))
        .zones(MonsterZones.of(table))
        .addAllZones(HeroZones.of(table))
        .addAllZones(BossZones.of(table))
        .build();
  }

  private static String title(Table table) {
    Progress progress = table.progress;
    String wave = "Wave " + progress.wave() + ", " + name(progress.phase());
    List<String> parts = new ArrayList<>(List.of(wave));
    if (progress.phase() == Phase.COMBAT) {
      parts.add("turn " + progress.turn());
    }
    progress.ending().ifPresent(ending -> parts.add("the game is over: " + ending.reason()));
    return String.join(", ", parts);
  }

  private static String name(Phase phase) {
    return switch (phase) {
      case SETUP -> "Setup";
      case COMBAT -> "Combat";
      case BOSS -> "Boss";
      case MERCHANT -> "Merchant";
    };
  }
}
