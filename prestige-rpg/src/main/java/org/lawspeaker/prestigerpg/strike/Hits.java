package org.lawspeaker.prestigerpg.strike;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.creature.Kills;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.life.Death;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Table;

/** What a creature's attack does to its victims (PRE-Q-59). */
public final class Hits {
  private static final Citation MOVED = Citation.of("PRE-Q-81");

  private static final int SPARED = -1;

  private Hits() {}

  /**
   * The damage of all hits, at the same time; then deaths, then what else befalls the victims, in
   * Initiative order (PRE-PRIO-01).
   */
  public static void deal(Table table) {
    ImmutableList<Hit> hits = table.strike.hits();
    int[] left = left(table, hits);
    for (int i = 0; i < left.length; i++) {
      received(table, i, left[i]);
    }
    for (Seat seat : table.inOrder().reverse()) {
      int at = table.strike.at(seat);
      if (at >= 0) {
        Damage.setOff(table, seat, table.strike.hits().get(at).dealt());
      }
      if (at >= 0 && left[at] != SPARED && hits.get(at).damage() > 0) {
        befall(table, table.strike, seat);
      }
    }
    Death.settle(table);
  }

  /** What is left of each hit, found before anybody is damaged. */
  private static int[] left(Table table, ImmutableList<Hit> hits) {
    int[] left = new int[hits.size()];
    for (int i = 0; i < left.length; i++) {
      Hit hit = hits.get(i);
      left[i] = isUntouched(table, hit.seat()) ? SPARED : left(table, hit.seat(), hit.damage());
    }
    return left;
  }

  /** What is left of what an attack would do to a seat. */
  public static int left(Table table, Seat seat, int damage) {
    return isUntouched(table, seat) ? 0 : Math.max(0, Damage.left(table, seat, damage, true));
  }

  private static void received(Table table, int at, int left) {
    Strike strike = table.strike;
    Hit hit = strike.hits().get(at);
    int dealt = 0;
    if (left == SPARED) {
      Damage.tellNone(table, hit.seat());
    } else {
      dealt = Damage.receive(table, hit.seat(), hit.damage(), left);
    }
    Hit after = new Hit(hit.seat(), hit.damage(), dealt, hit.by());
    table.strike = strike.withHits(Lists.with(strike.hits(), at, after));
  }

  /** Whether attacks of the creature do nothing to this seat. */
  private static boolean isUntouched(Table table, Seat seat) {
    return table
        .changes(Untouched.class)
        .any(Untouched.class, (from, change) -> change.untouched(table, from.source(), seat));
  }

  private static void befall(Table table, Strike strike, Seat seat) {
    Occasions.setOff(table, Occasion.STRUCK, seat, -1);
    if (strike.rule() >= 0) {
      Source source = Source.encounter(table.foe.card(), seat);
      ImmutableList<Effect> effects = table.phase().attacks().get(strike.rule()).effects();
      if (!effects.isEmpty()) {
        table.push(Flow.AFTER_PLAY);
      }
      Program.start(table, source, effects);
    }
  }

  /** The attack is over; a kill that came meanwhile is settled now (PRE-Q-36). */
  public static void over(Table table) {
    table.strike = Strike.NONE;
    Kills.follow(table);
  }

  /**
   * A part of what is done to one player is done to another, who may be hit already; what else
   * befalls a victim, poison too, befalls the new one (PRE-POISON-06).
   */
  public static void move(Table table, Seat from, Seat to, int divisor) {
    int at = table.strike.at(from);
    if (at < 0 || from.equals(to)) {
      return;
    }
    Hit moved = table.strike.hits().get(at);
    Hit taken = new Hit(to, moved.damage() / divisor, 0, moved.by());
    table.strike = table.strike.withHits(plus(Lists.without(table.strike.hits(), at), taken));
    if (table.isTelling()) {
      table.tell(MOVED, "redirected", "the attack on " + from + " goes to " + to);
    }
  }

  /** These hits and another, which adds to the victim's own. */
  static ImmutableList<Hit> plus(ImmutableList<Hit> hits, Hit more) {
    for (int i = 0; i < hits.size(); i++) {
      if (hits.get(i).seat().equals(more.seat())) {
        return Lists.with(hits, i, hits.get(i).and(more));
      }
    }
    return Lists.plus(hits, more);
  }

  /** What is done to a player is less. */
  public static void lessen(Table table, Seat seat, int less) {
    int at = table.strike.at(seat);
    if (at < 0) {
      return;
    }
    Hit hit = table.strike.hits().get(at);
    int damage = Math.max(0, hit.damage() - less);
    table.strike =
        table.strike.withHits(Lists.with(table.strike.hits(), at, hit.withDamage(damage)));
  }
}
