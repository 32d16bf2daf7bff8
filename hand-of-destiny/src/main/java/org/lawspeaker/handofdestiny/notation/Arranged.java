package org.lawspeaker.handofdestiny.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.handofdestiny.boss.BossPhase;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.merchant.Market;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Purse;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.wave.Course;

/**
 * Brings an arranged position to the step that is asked about. {@code step: fight} (the default in
 * combat) takes what is visible as seen before, with nothing to resolve; {@code step: resolve}
 * takes it as coming into view just now.
 */
final class Arranged {
  static final String STEP = "step";
  static final String FIGHT = "fight";
  static final ImmutableSet<String> STEPS = ImmutableSet.of(FIGHT, "resolve");

  private static final Citation LEVEL = Citation.of("HOD-BOSS-03");

  private Arranged() {}

  /** The phase meant: monsters in the row mean combat unless the overlay says otherwise. */
  static String phase(JsonNode overlay, String before) {
    if (overlay.has("phase")) {
      return overlay.get("phase").asText();
    }
    return overlay.path("row").size() > 0 ? Phase.COMBAT.name().toLowerCase(Locale.ROOT) : before;
  }

  /** Puts the step on the agenda and goes on to the next choice. */
  static Checked<Table> begin(Table table, JsonNode overlay) {
    String step = overlay.has(STEP) ? overlay.get(STEP).asText() : FIGHT;
    if (!STEPS.contains(step)) {
      return Checked.bad("/step", step + " is not one of " + STEPS);
    }
    if (overlay.has(STEP) && table.progress.phase() != Phase.COMBAT) {
      return Checked.bad("/step", "only combat has steps");
    }
    switch (table.progress.phase()) {
      case COMBAT -> combat(table, step.equals("resolve"));
      case BOSS -> boss(table, overlay.has("boss"));
      case MERCHANT -> merchant(table, overlay.path("purse").has("gold"));
      case SETUP -> {
        return overlay.has("phase")
            ? Checked.bad("/phase", "arrange combat, boss or merchant; setup follows by leaving")
            : Checked.bad("/row", "lay monsters, or name the phase: combat, boss or merchant");
      }
    }
    JsonNode hp = overlay.path("boss").path("hp");
    int follows = Numbers.bossHp(table);
    if (!hp.isMissingNode() && hp.asInt() != follows) {
      return Checked.bad(
          "/boss/hp",
          "the boss of wave %d has %d HP, not %d (%s)"
              .formatted(table.progress.wave(), follows, hp.asInt(), LEVEL));
    }
    return Checked.ok(table.settle());
  }

  private static void combat(Table table, boolean resolves) {
    if (!resolves) {
      Visibility.comeIntoView(table);
      table.memory = table.memory.withNoticed(Visibility.sight(table)).withArrived(0);
    }
    table.setAgenda(Agenda.of(Course.NEXT));
    // Either step is one of a turn that has begun (HOD-TURN-01).
    table.progress = table.progress.withTurn(Math.max(1, table.progress.turn()));
    if (!resolves) {
      table.push(FightStep.FRESH);
    }
    table.push(Settle.FIRST_LOOK);
  }

  private static void boss(Table table, boolean underWay) {
    BossMarks marks = table.boss;
    table.setAgenda(Agenda.of(Course.NEXT));
    BossPhase.start(table);
    if (underWay) {
      table.boss = marks;
    }
  }

  private static void merchant(Table table, boolean goldGiven) {
    Purse purse = table.purse;
    table.setAgenda(Agenda.of(Course.NEXT));
    Market.open(table);
    table.purse = purse.withGold(goldGiven ? purse.gold() : table.purse.gold());
  }
}
