package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Abilities that were set off at the same moment, whoever's they are: the active hero orders them,
 * or the First Hero (GOK-REQ-04, GOK-REQ-03).
 *
 * @param seat who orders them
 * @param waiting at least one
 */
public record SetOff(Seat seat, ImmutableList<Waiting> waiting) implements Asking {
  private static final Citation ORDER = Citation.of("GOK-REQ-04");
  private static final Window ASKS = Window.of("order", "Which ability is resolved next?", ORDER);

  @Override
  public boolean owes(Table table) {
    return waiting.size() > 1;
  }

  @Override
  public Citation why(Table table) {
    return ORDER;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int i = 0; i < waiting.size(); i++) {
      moves.addLegal(PickOption.of(seat, i));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    next(table, ((PickOption) move).option());
  }

  private void next(Table table, int option) {
    Waiting next = waiting.get(option);
    if (waiting.size() == 1) {
      table.pop();
    } else {
      table.replaceTop(new SetOff(seat, Lists.without(waiting, option)));
    }
    next.start(table);
  }

  @Override
  public void run(Table table) {
    next(table, 0);
  }

  /**
   * What is due to others than who was defeated goes on (GOK-Q-92). The turn of a defeated hero is
   * over, so the next of them goes on; a First Hero decides also when defeated (GOK-Q-100).
   */
  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    ImmutableList<Waiting> others =
        Lists.where(waiting, each -> !each.source().user().equals(defeated));
    if (others.isEmpty()) {
      return Optional.empty();
    }
    boolean goes = seat.equals(defeated) && table.isActive(seat);
    return Optional.of(new SetOff(goes ? others.get(0).source().user() : seat, others));
  }
}
