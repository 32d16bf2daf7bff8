package org.lawspeaker.thorgal.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Trigger;

/**
 * An effect that was set off and waits to be carried out.
 *
 * @param source the card
 * @param trigger the effect
 */
public record Waiting(Source source, Trigger trigger) {
  private static final Citation BOUND = Citation.of("THO-Q-104");
  private static final Citation ORDER = Citation.of("THO-Q-75");

  /** Puts these on the agenda: by seat in the order of play, each seat ordering its own. */
  static void push(Table table, ImmutableList<Waiting> waiting) {
    ImmutableList<Seat> order = table.inOrder();
    for (int i = order.size() - 1; i >= 0; i--) {
      Seat seat = order.get(i);
      ImmutableList<Waiting> its = Lists.where(waiting, each -> each.source().user().equals(seat));
      if (!its.isEmpty()) {
        table.push(new SetOff(seat, its));
      }
    }
  }

  /** Whether it would be carried out, or asked for, if its turn were now; all can see that. */
  boolean happens(Table table) {
    return trigger.holdsInTurn(table, source) && !isOverBound(table);
  }

  /** As many were set off in this step as may be (THO-Q-104). */
  private static boolean isOverBound(Table table) {
    return table.clock.triggers() >= table.settings.actionBound();
  }

  /** Carries the effect out, or asks whether to, if its condition holds now that it is its turn. */
  void start(Table table) {
    if (!trigger.holdsInTurn(table, source)) {
      return;
    }
    if (isOverBound(table)) {
      tellCutOff(table);
      return;
    }
    table.clock = table.clock.withTriggers(table.clock.triggers() + 1);
    if (table.isTelling()) {
      String name = table.cards.printed(Suit.DESTINY, source.card());
      table.tell(ORDER, "set-off", "the effect of " + name + " is set off", "card", name);
    }
    if (trigger.may()) {
      table.push(new Offer(source, trigger.effects()));
    } else {
      Program.start(table, source, trigger.effects());
    }
  }

  /** The bound of this step is reached: the effect is not carried out. */
  private void tellCutOff(Table table) {
    if (table.isTelling()) {
      String name = table.cards.printed(Suit.DESTINY, source.card());
      String says = "the effect of " + name + " is not set off: too many were in this step";
      table.tell(BOUND, "cut-off", says, "card", name);
    }
  }
}
