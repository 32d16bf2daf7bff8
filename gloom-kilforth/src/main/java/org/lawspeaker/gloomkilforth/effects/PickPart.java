package org.lawspeaker.gloomkilforth.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.occasions.LeftOpen;
import org.lawspeaker.gloomkilforth.occasions.Paying;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Wording;

/**
 * A hero chooses one of several parts of an effect.
 *
 * @param source whose text it is, the chooser as its user
 * @param of what there is to choose from
 * @param cost what the first part costs
 */
public record PickPart(
    Source source, ImmutableList<ImmutableList<Effect>> of, @Default("{}") Cost cost)
    implements Asking {
  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public Citation why(Table table) {
    return LeftOpen.by(table, source);
  }

  @Override
  public Window window(Table table) {
    String pay = cost.equals(Cost.NONE) ? "" : cost.orders() + ": ";
    String parts = String.join(", or ", of.stream().map(PickPart::says).toList());
    String asks = table.cards.name(source.card()) + ": " + pay + parts + "?";
    return Window.of("choose", asks, why(table));
  }

  private static String says(ImmutableList<Effect> part) {
    return part.isEmpty() ? "nothing" : Wording.of(part);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int i = 0; i < of.size(); i++) {
      if (i > 0 || Paying.isAffordable(table, seat(), cost, source.card())) {
        moves.addLegal(PickOption.of(seat(), i));
      }
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    int option = ((PickOption) move).option();
    table.pop();
    if (table.isTelling()) {
      String says = seat() + " chooses: " + says(of.get(option));
      table.tell(LeftOpen.by(table, source), "chose", says, "seat", Table.number(seat()));
    }
    if (option == 0 && !cost.equals(Cost.NONE)) {
      Paying.start(table, source, cost, of.get(0));
    } else {
      Program.start(table, source, of.get(option));
    }
  }
}
