package org.lawspeaker.thorgal.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Effects of one player that were set off at the same moment: the player orders them, and the
 * result of one is applied before the next is looked at (THO-Q-75).
 *
 * @param seat who controls them
 * @param waiting none while the last is carried out, if it must be kept apart from what lies below
 */
public record SetOff(Seat seat, ImmutableList<Waiting> waiting) implements Choosing<PickOption> {
  private static final Citation ORDER = Citation.of("THO-Q-75");

  /** Nothing is ordered if none happens: what was looked at in vain changes nothing (THO-Q-75). */
  @Override
  public boolean owes(Table table) {
    return waiting.size() > 1 && waiting.stream().anyMatch(each -> each.happens(table));
  }

  @Override
  public Class<PickOption> kind() {
    return PickOption.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < waiting.size(); i++) {
      String name = table.cards.printed(Suit.DESTINY, waiting.get(i).source().card());
      names.append(i == 0 ? "" : ", ").append(i + 1).append(' ').append(name);
    }
    return new Pending.Choose<>(
        seat, Window.of("order", "Which effect is resolved next: " + names + "?", ORDER));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (int i = 0; i < waiting.size(); i++) {
      moves.add(new PickOption(seat, i));
    }
  }

  @Override
  public Citation why() {
    return ORDER;
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return pick.option() >= 0 && pick.option() < waiting.size();
  }

  @Override
  public void choose(Table table, PickOption pick) {
    Waiting next = waiting.get(pick.option());
    table.pop();
    if (waiting.size() > 1 || isOverAnother(table, next.source())) {
      table.push(new SetOff(seat, Lists.without(waiting, pick.option())));
    }
    next.start(table);
  }

  /**
   * Whether another effect of the same card lies right below, which what is chosen for this one
   * does not bind (THO-Q-86). This step then stays between the two.
   */
  private static boolean isOverAnother(Table table, Source source) {
    return table.banePlayers().size() > 1
        && !table.agenda().isEmpty()
        && table.agenda().top() instanceof Program program
        && program.source().equals(source);
  }

  @Override
  public void run(Table table) {
    if (waiting.isEmpty()) {
      table.pop();
    } else {
      choose(table, new PickOption(seat, 0));
    }
  }
}
