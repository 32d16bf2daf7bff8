package org.lawspeaker.prestigerpg.end;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.relics.Marking;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingOption;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Every poisoned player may remove one poison token (PRE-POISON-05).
 *
 * @param order who is still to be asked, the first next
 * @param isOpen whether it has been settled who is asked
 */
public record CurePoison(ImmutableList<Seat> order, boolean isOpen)
    implements PrestigeFrame, PickingOption {
  static final CurePoison FIRST = new CurePoison(ImmutableList.of(), false);
  private static final Citation REMOVE = Citation.of("PRE-POISON-05");
  private static final Window ASKED = Window.of("poison", "Remove one poison token?", REMOVE);
  private static final ImmutableList<String> WAYS = ImmutableList.of("keep", "remove");

  @Override
  public boolean owes(Table table) {
    return isOpen && !order.isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Choose<>(order.get(0), ASKED);
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    WAYS.forEach(way -> moves.propose(new PickOption(order.get(0), way)));
  }

  @Override
  public boolean asksSeat(Seat asked) {
    return !order.isEmpty() && asked.equals(order.get(0));
  }

  @Override
  public Citation why() {
    return REMOVE;
  }

  @Override
  public ImmutableList<String> options(Table table) {
    return WAYS;
  }

  @Override
  public void pickOption(Table table, Seat by, int option) {
    table.replaceTop(new CurePoison(order.subList(1, order.size()), true));
    if (option == 1) {
      Marking.takeOff(table, by, Mark.POISON, 1);
      if (table.tells()) {
        table.tell(REMOVE, "cured", by + " removes a poison token");
      }
    }
  }

  @Override
  public void run(Table table) {
    if (isOpen) {
      table.pop();
      return;
    }
    ImmutableList<Seat> poisoned =
        Lists.where(table.inOrder(), seat -> table.sheet(seat).marks().poison() > 0);
    table.replaceTop(new CurePoison(poisoned, true));
  }
}
