package org.lawspeaker.gloomkilforth.engagement;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * How a battle of one hero goes if it is fought to the end, Fate and what cards do left out.
 *
 * @param own the hero's Fight Test
 * @param foe the foe's
 * @param spared by how much every loss of HP is less for the hero
 */
public record BattleOdds(Chances own, Chances foe, int spared) {
  /** The Fight Tests of a hero and this foe. */
  public static BattleOdds of(Table table, Seat seat, int foe) {
    Strike strike = new Strike(foe);
    Chances own = Chances.of(table, seat, Attribute.FIGHT, 0, strike);
    Table taken = Chances.taken(table, seat, Attribute.FIGHT, strike);
    int changed = taken.changes(seat).sum(FoeFight.class, (source, each) -> each.amount());
    int dice = Math.max(0, Foes.fight(table, foe) + changed);
    Chances its = new Chances(dice, table.settings.foeSuccess());
    return new BattleOdds(own, its, Harm.spared(taken, seat));
  }

  /** How likely a hero wins a battle with this foe that is still to begin, without Surprise. */
  public static double before(Table table, Seat seat, int foe) {
    return before(table, seat, foe, Surprise.NOBODY);
  }

  /** The same, with Surprise for the side that has it. */
  public static double before(Table table, Seat seat, int foe, Surprise surprise) {
    Table taken = Chances.taken(table, seat, Attribute.FIGHT, new Strike(foe));
    int more = taken.changes(seat).sum(FoeHealth.class, (source, each) -> each.of(table, seat));
    return RoundOdds.before(table, seat, foe, Foes.health(table, foe) + more, surprise);
  }

  /**
   * How likely a hero with so many HP defeats a foe with so many, and is not defeated. The wounds
   * of an Ancient may be more than it has HP by now; it is then defeated by whoever battles it.
   */
  public double wins(int hp, int foeHp, Surprise surprise) {
    return wins(hp, foeHp, hits(surprise), harm(surprise));
  }

  /** The same with a first round that brings each number of hits and of HP lost this likely. */
  double wins(int hp, int foeHp, double[] first, double[] lost) {
    if (hp <= 0 || foeHp <= 0) {
      return hp > 0 ? 1 : 0;
    }
    double[][] later = new double[hp + 1][foeHp + 1];
    double[] hits = hits(Surprise.NOBODY);
    double[] harm = harm(Surprise.NOBODY);
    for (int h = 1; h <= hp; h++) {
      for (int f = 1; f <= foeHp; f++) {
        later[h][f] = round(later, h, f, hits, harm);
      }
    }
    return first[0] * lost[0] * later[hp][foeHp] + sum(later, hp, foeHp, first, lost);
  }

  /** How likely the hero makes each number of hits in a round. */
  double[] hits(Surprise surprise) {
    return shown(0, own.dice() + (surprise.isOfHero() ? 1 : 0), own.face());
  }

  /** How likely the hero loses each number of HP in a round. */
  double[] harm(Surprise surprise) {
    return spared(shown(0, foe.dice() + (surprise.isOfFoe() ? 1 : 0), foe.face()));
  }

  /** A round in which nobody hits is fought again. */
  private static double round(double[][] later, int h, int f, double[] hits, double[] harm) {
    double nothing = hits[0] * harm[0];
    return nothing >= 1 ? 0 : sum(later, h, f, hits, harm) / (1 - nothing);
  }

  /** All that can come of a round in which somebody hits. */
  private static double sum(double[][] later, int h, int f, double[] hits, double[] harm) {
    double wins = 0;
    for (int x = 0; x < hits.length; x++) {
      for (int y = x == 0 ? 1 : 0; y < harm.length && y < h; y++) {
        wins += hits[x] * harm[y] * (x >= f ? 1 : later[h - y][f - x]);
      }
    }
    return wins;
  }

  /** What is left of each number of hits when cards have made the loss less. */
  double[] spared(double[] hits) {
    double[] harm = new double[hits.length];
    for (int i = 0; i < hits.length; i++) {
      harm[Math.max(0, i - spared)] += hits[i];
    }
    return harm;
  }

  /** How likely each number of successes is, with some shown and so many dice to be rolled. */
  static double[] shown(int successes, int left, int face) {
    Chances all = new Chances(left, face);
    double[] hits = new double[successes + left + 1];
    for (int i = 0; i <= left; i++) {
      hits[successes + i] = all.atLeast(i).minus(all.atLeast(i + 1)).doubleValue();
    }
    return hits;
  }
}
