package org.lawspeaker.handofdestiny.boss;

import java.util.stream.Collectors;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.table.BossAbility;
import org.lawspeaker.handofdestiny.table.BossLevel;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Occasion;
import org.lawspeaker.handofdestiny.table.Table;

/** The Boss phase: how it begins, and what a blow does to the boss (HOD-BOSS-01, HOD-Q-59). */
public final class BossPhase {
  private static final Citation FACED = Citation.of("HOD-BOSS-01");
  private static final Citation LEVELS = Citation.of("HOD-BOSS-02");
  private static final Citation REWARD = Citation.of("HOD-BOSS-10");
  private static final Citation PENALTY = Citation.of("HOD-BOSS-11");
  private static final Citation NO_PENALTY = Citation.of("HOD-Q-54");
  private static final Citation ACTIVE = Citation.of("HOD-BOSS-07");
  private static final Citation ONE_BY_ONE = Citation.of("HOD-BATTACK-01");

  private BossPhase() {}

  /** No monster is left: the boss of the wave is faced. */
  public static void start(Table table) {
    table.progress = table.progress.withDeparted(false);
    table.boss = BossMarks.FRESH;
    table.memory = table.memory.withWaiting(0).withIgnored(0);
    boolean due = table.bossLevel().ability().map(ability -> isDueAtStart(ability)).orElse(false);
    table.boss = table.boss.withDue(due);
    table.push(BossStep.FRESH);
    table.push(new BossSettle());
    if (table.isTelling()) {
      present(table);
    }
  }

  /** Tells what is on the card of the boss. */
  private static void present(Table table) {
    BossLevel level = table.bossLevel();
    String wave = "" + table.progress.wave();
    table.tell(FACED, "boss-faced", table.bossName() + " is faced", "boss", table.bossName());
    table.tell(
        LEVELS,
        "boss-level",
        "its level is " + wave + ", with " + Numbers.bossHp(table) + " HP",
        "level",
        wave,
        "hp",
        "" + Numbers.bossHp(table));
    presentStakes(table, level);
    level
        .ability()
        .ifPresent(
            ability ->
                table.tell(
                    ACTIVE,
                    "boss-active",
                    "the ability of " + table.bossName() + " is active: " + ability.says(),
                    "ability",
                    ability.says()));
  }

  /** In the last wave neither gold nor the fail penalty counts: the game ends (HOD-Q-54). */
  private static void presentStakes(Table table, BossLevel level) {
    if (table.isFinalWave()) {
      String loss = "the game is lost";
      table.tell(NO_PENALTY, "boss-penalty", "if it is not defeated, " + loss, "penalty", loss);
      return;
    }
    table.tell(
        REWARD,
        "boss-reward",
        "defeating it brings " + level.reward() + " gold",
        "gold",
        "" + level.reward());
    String penalty = level.penalties().stream().map(Effect::says).collect(Collectors.joining("; "));
    table.tell(PENALTY, "boss-penalty", "failing costs: " + penalty, "penalty", penalty);
  }

  private static boolean isDueAtStart(BossAbility ability) {
    return ability.on() == Occasion.APPEARS
        && ability.when().isEmpty()
        && !ability.effects().isEmpty();
  }

  /** A blow of an attack or a critical hit lands; damage adds up in the phase (HOD-Q-59). */
  public static void struck(Table table, int value) {
    table.boss = table.boss.withDamage(table.boss.damage() + value);
    if (isBeaten(table)) {
      table.boss = table.boss.withBeaten(true);
    }
    boolean answers =
        table
            .bossLevel()
            .ability()
            .map(ability -> ability.on() == Occasion.ATTACKED && !ability.effects().isEmpty())
            .orElse(false);
    if (answers) {
      table.boss = table.boss.withDue(true);
    }
    if (table.isTelling()) {
      table.tell(
          ONE_BY_ONE,
          "boss-attacked",
          table.bossName() + " takes " + value + ", in all " + table.boss.damage(),
          "amount",
          "" + value,
          "damage",
          "" + table.boss.damage());
    }
  }

  /** Whether the damage on the boss has reached its current HP (HOD-Q-80). */
  public static boolean isBeaten(Table table) {
    return table.boss.beaten() || table.boss.damage() >= Numbers.bossHp(table);
  }
}
