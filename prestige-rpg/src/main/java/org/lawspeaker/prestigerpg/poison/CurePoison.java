package org.lawspeaker.prestigerpg.poison;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.life.Marking;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Every poisoned player may remove one poison token (PRE-POISON-05), except those of whom a card
 * took one in this encounter (PRE-Q-80).
 *
 * @param order who is still to be asked, the first next
 * @param isOpen whether it has been settled who is asked
 */
public record CurePoison(ImmutableList<Seat> order, boolean isOpen) implements PrestigeFrame {
  public static final CurePoison FIRST = new CurePoison(ImmutableList.of(), false);
  private static final Citation REMOVE = Citation.of("PRE-POISON-05");
  private static final Citation ONE = Citation.of("PRE-Q-80");
  private static final Window ASKED = Window.of("poison", "Remove one poison token?", REMOVE);
  private static final String CURE = "remove";
  private static final ImmutableList<String> WAYS = ImmutableList.of("keep", CURE);

  @Override
  public boolean owes(Table table) {
    return isOpen && !order.isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(order.get(0), ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    WAYS.forEach(way -> moves.add(new PickOption(order.get(0), way)));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickOption pick)) {
      faults.notAsked();
    } else if (!WAYS.contains(pick.way())) {
      faults.add(REMOVE, "not-that-way");
    }
  }

  /** Whoever has lost a token to a card is not asked. */
  @Override
  public void judgeUnasked(Table table, PrestigeMove move, Faults faults) {
    if (move instanceof PickOption pick
        && pick.way().equals(CURE)
        && table.sheet(pick.seat()).marks().cured()) {
      faults.add(ONE, "lost-one");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(REMOVE);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    answer(table, ((PickOption) move).seat(), ((PickOption) move).way().equals(CURE));
  }

  private void answer(Table table, Seat by, boolean cures) {
    table.replaceTop(new CurePoison(order.subList(1, order.size()), true));
    if (cures) {
      Marking.takeOff(table, by, Mark.POISON, 1);
      if (table.isTelling()) {
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
    table.replaceTop(new CurePoison(Lists.where(table.inOrder(), seat -> may(table, seat)), true));
  }

  private static boolean may(Table table, Seat seat) {
    Marks marks = table.sheet(seat).marks();
    return marks.poison() > 0 && !marks.cured();
  }
}
