package org.lawspeaker.gloomkilforth.engagement;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Modifier;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;
import org.lawspeaker.gloomkilforth.table.Until;

/**
 * How the battle of a lone hero goes from a round on of which the dice may already show something.
 * What lasts until the end of a round or a Test counts for this round alone.
 */
public final class RoundOdds {
  private RoundOdds() {}

  /** How likely a hero with these HP wins a battle with such a foe that is still to begin. */
  static double before(Table table, Seat seat, int foe, int foeHp, Surprise surprise) {
    BattleOdds now = BattleOdds.of(table, seat, foe);
    return later(table, seat, foe, now)
        .wins(table.hero(seat).hp(), foeHp, now.hits(surprise), now.harm(surprise));
  }

  /** How likely the hero wins the battle under way. */
  public static double of(Table table, Seat seat, Battle battle) {
    BattleOdds now = BattleOdds.of(table, seat, battle.foe());
    BattleOdds later = later(table, seat, battle.foe(), now);
    int hp = table.hero(seat).hp();
    Optional<GloomStep> round = round(table);
    if (round.isEmpty()) {
      return later.wins(hp, battle.hp(), Surprise.NOBODY);
    }
    boolean isStruck = round.get() instanceof Skirmish it && it.hasStruck(seat);
    boolean hasTested = round.get() instanceof Skirmish it && it.hasTested(seat);
    Surprise surprise = battle.surpriseOf(seat);
    boolean hasRolled = hasTested && !isCounting(table, battle.foe());
    double[] hits = hasRolled ? shown(table, battle, seat, false) : now.hits(surprise);
    double[] harm = isStruck ? now.spared(shown(table, battle, seat, true)) : now.harm(surprise);
    return later.wins(hp, battle.hp(), hits, harm);
  }

  /**
   * What one side has made in this Skirmish: what its finished Test has brought, or what that under
   * way shows, with the dice still to be rolled.
   */
  private static double[] shown(Table table, Battle battle, Seat seat, boolean byFoe) {
    for (Test test : table.tests) {
      if (test.foe() == byFoe && test.purpose().equals(new Strike(battle.foe()))) {
        return BattleOdds.shown(test.successes(), test.left(), Chances.face(table, test));
      }
    }
    int made = byFoe ? battle.harm().get(battle.heroes().indexOf(seat)) : battle.hits();
    return BattleOdds.shown(made, 0, table.settings.heroSuccess());
  }

  /** Whether the hero's Test has begun but its dice are still to be counted. */
  private static boolean isCounting(Table table, int foe) {
    return table.tests.stream()
        .anyMatch(
            test ->
                !test.foe()
                    && test.purpose().equals(new Strike(foe))
                    && test.left() + test.dice() + test.successes() == 0);
  }

  /** The odds of the rounds that follow. */
  private static BattleOdds later(Table table, Seat seat, int foe, BattleOdds now) {
    if (table.modifiers.stream().map(Modifier::until).noneMatch(RoundOdds::isBrief)) {
      return now;
    }
    Table next = new Table(table.cards, table.state(), WorkTable.Use.READING);
    next.end(Until.ROUND);
    next.end(Until.TEST);
    return BattleOdds.of(next, seat, foe);
  }

  private static boolean isBrief(Until until) {
    return until == Until.ROUND || until == Until.TEST;
  }

  /** The step of the round that is under way or to come; none when its losses are taken. */
  private static Optional<GloomStep> round(Table table) {
    return table.agenda().toList().stream()
        .filter(step -> step instanceof RoundStart || step instanceof Skirmish)
        .findFirst();
  }
}
