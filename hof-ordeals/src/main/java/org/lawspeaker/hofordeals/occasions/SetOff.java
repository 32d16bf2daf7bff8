package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Abilities of one player that were set off at the same moment: the player orders them (HOF-Q-65,
 * HOF-Q-66).
 *
 * @param seat who orders them
 * @param waiting at least one
 */
public record SetOff(Seat seat, ImmutableList<Waiting> waiting) implements Choosing<PickOption> {
  private static final Citation ORDER = Citation.of("HOF-Q-65");

  @Override
  public boolean owes(Table table) {
    return waiting.size() > 1;
  }

  @Override
  public Class<PickOption> kind() {
    return PickOption.class;
  }

  @Override
  public Citation why() {
    return ORDER;
  }

  @Override
  public Window window(Table table) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < waiting.size(); i++) {
      String name = table.cards.name(waiting.get(i).source().card());
      names.append(i == 0 ? "" : ", ").append(i + 1).append(' ').append(name);
    }
    return Window.of("order", "Which ability is resolved next: " + names + "?", ORDER);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int i = 0; i < waiting.size(); i++) {
      moves.addLegal(PickOption.of(seat, i));
    }
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return pick.option() >= 0 && pick.option() < waiting.size();
  }

  @Override
  public void choose(Table table, PickOption pick) {
    Waiting next = waiting.get(pick.option());
    if (waiting.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(new SetOff(seat, Lists.without(waiting, pick.option())));
    }
    next.start(table);
  }

  @Override
  public void run(Table table) {
    choose(table, PickOption.of(seat, 0));
  }
}
