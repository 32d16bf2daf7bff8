package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Rule;
import org.lawspeaker.prestigerpg.table.Table;

/** What encounters and events do by themselves. */
public final class Occasions {
  private Occasions() {}

  /**
   * Puts on the agenda what this sets off.
   *
   * @param concerns the seat that it concerns
   * @param attack the id of the attack that it concerns; -1 for none
   */
  public static void setOff(Table table, Occasion on, Seat concerns, int attack) {
    if (isAwaited(table, on)) {
      setOff(table, on, Source.encounter(table.foe.card(), concerns).withAttack(attack));
    }
  }

  /** Puts on the agenda what a death sets off, also one that nobody has caused (PRE-Q-106). */
  public static void setOffByDeath(Table table, Occasion on, Optional<Seat> killer) {
    Seat concerns = killer.orElse(table.first());
    if (isAwaited(table, on)) {
      Source source = Source.encounter(table.foe.card(), concerns);
      setOff(table, on, source.withByNobody(killer.isEmpty()));
    }
  }

  /** Whether the encounter or the event has a rule for this. */
  private static boolean isAwaited(Table table, Occasion on) {
    int event = table.foe.event();
    return table.foe.isFaced()
        && (isAwaited(table.phase().rules(), on)
            || (event >= 0 && isAwaited(table.cards.event(event).rules(), on)));
  }

  private static boolean isAwaited(ImmutableList<Rule> rules, Occasion on) {
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).on() == on) {
        return true;
      }
    }
    return false;
  }

  private static void setOff(Table table, Occasion on, Source source) {
    int event = table.foe.event();
    if (event >= 0) {
      Source ofEvent = source.withOrigin(Origin.EVENT).withCard(event);
      start(table, table.cards.event(event).rules(), on, ofEvent);
    }
    start(table, table.phase().rules(), on, source);
  }

  private static void start(Table table, ImmutableList<Rule> rules, Occasion on, Source source) {
    for (int i = rules.size() - 1; i >= 0; i--) {
      Rule rule = rules.get(i);
      if (rule.on() == on && Condition.all(rule.when(), table, source)) {
        table.push(Flow.AFTER_PLAY);
        Program.start(table, source, rule.effects());
      }
    }
  }
}
