package org.lawspeaker.prestigerpg.lasting;

import com.google.common.collect.ImmutableList;
import java.util.function.Predicate;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;

/** Changes that last for a time, from their beginning to their end. */
public final class Spans {
  private Spans() {}

  /** Something changes from now on; ids tell the order in which changes came (PRE-Q-108). */
  public static void start(Table table, Source source, Lasting gives, Span span) {
    InForce begun = new InForce(table.takeId(), source, gives, span.until(), span.rounds());
    table.inForce = Lists.plus(table.inForce, begun);
    table.push(Flow.HAND_LIMIT);
  }

  /** A turn has ended. */
  public static void endOfTurn(Table table) {
    end(table, each -> each.until() == Span.Until.TURN);
  }

  /** A round has ended. */
  public static void endOfRound(Table table) {
    ImmutableList.Builder<InForce> counted = ImmutableList.builder();
    for (InForce each : table.inForce) {
      boolean counts = each.until() == Span.Until.ROUNDS;
      counted.add(counts ? each.withRounds(each.rounds() - 1) : each);
    }
    table.inForce = counted.build();
    end(
        table,
        each ->
            each.until() == Span.Until.TURN
                || each.until() == Span.Until.ROUND
                || (each.until() == Span.Until.ROUNDS && each.rounds() == 0));
  }

  /** An encounter has ended. */
  public static void endOfEncounter(Table table) {
    end(table, each -> each.until() != Span.Until.ROUNDS && each.until() != Span.Until.GAME);
  }

  private static void end(Table table, Predicate<InForce> over) {
    ImmutableList<InForce> before = table.inForce;
    table.inForce = Lists.where(before, over.negate());
    if (table.inForce.size() != before.size()) {
      Items.removeDrunk(table);
      table.push(Flow.HAND_LIMIT);
    }
  }
}
