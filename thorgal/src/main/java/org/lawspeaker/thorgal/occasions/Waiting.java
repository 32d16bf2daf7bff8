package org.lawspeaker.thorgal.occasions;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Condition;
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

  /** Puts these on the agenda: by seat, each seat ordering its own. */
  static void push(Table table, ImmutableList<Waiting> inOrderOfSeats) {
    List<Seat> seats =
        inOrderOfSeats.stream().map(waiting -> waiting.source().user()).distinct().toList();
    for (int i = seats.size() - 1; i >= 0; i--) {
      Seat seat = seats.get(i);
      table.push(
          new SetOff(
              seat,
              inOrderOfSeats.stream()
                  .filter(waiting -> waiting.source().user().equals(seat))
                  .collect(ImmutableList.toImmutableList())));
    }
  }

  /** Carries the effect out, or asks whether to, if its condition holds now that it is its turn. */
  void start(Table table) {
    if (!trigger.on().isOutcome() && !Condition.all(trigger.when(), table, source)) {
      return;
    }
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
  void tellCutOff(Table table) {
    if (table.isTelling()) {
      String name = table.cards.printed(Suit.DESTINY, source.card());
      String says = "the effect of " + name + " is not set off: too many were in this step";
      table.tell(BOUND, "cut-off", says, "card", name);
    }
  }
}
