package org.lawspeaker.handofdestiny.boss;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.ending.Endings;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.BossAbility;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Occasion;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * What follows something completely resolved in the Boss phase: victory, defeat, and what the boss
 * does about it before the player's next action (HOD-Q-46, HOD-Q-79, HOD-Q-80).
 */
public record BossSettle() implements HandFrame {
  private static final Citation RESOLVED = Citation.of("HOD-Q-79");
  private static final Citation CONSEQUENCE = Citation.of("HOD-BATTACK-03");
  private static final Citation ANEW = Citation.of("HOD-BATTACK-04");

  @Override
  public void run(Table table) {
    table.pop();
    boolean beaten = BossPhase.isBeaten(table);
    boolean fallen = table.hero.hp() == 0;
    if (beaten && table.isFinalWave()) {
      Endings.end(table, fallen ? Ending.SACRIFICE : Ending.TRIUMPH);
    } else if (fallen) {
      Endings.fallen(table); // in waves 1 to 3 even with the boss defeated (HOD-Q-56)
    } else if (beaten) {
      Rewards.collect(table);
    } else {
      resolveAbility(table);
    }
  }

  private static void resolveAbility(Table table) {
    BossAbility ability = table.bossLevel().ability().orElse(null);
    if (ability == null || ability.effects().isEmpty()) {
      return;
    }
    boolean holds = ability.when().isEmpty() || ability.when().get().holds(table, Place.BOSS);
    boolean newlyMet =
        ability.on() == Occasion.APPEARS
            && ability.when().isPresent()
            && holds
            && !table.boss.met();
    boolean due = newlyMet || (table.boss.due() && holds);
    table.boss = table.boss.withMet(holds).withDue(false);
    Source source = new Source(Source.Kind.BOSS, 0);
    if (due && Effect.anyCanAct(table, source, ability.effects())) {
      if (table.isTelling()) {
        table.tell(
            why(ability),
            "boss-ability",
            "the ability of " + table.bossName() + " is resolved",
            "boss",
            table.bossName());
      }
      table.push(new BossSettle());
      Program.start(table, source, ability.effects());
    }
  }

  /** An answer to an attack, a condition looked at anew, or simply the start of the phase. */
  private static Citation why(BossAbility ability) {
    if (ability.on() == Occasion.ATTACKED) {
      return CONSEQUENCE;
    }
    return ability.when().isPresent() ? ANEW : RESOLVED;
  }
}
