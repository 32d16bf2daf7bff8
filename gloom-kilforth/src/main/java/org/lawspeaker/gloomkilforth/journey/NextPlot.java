package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Which Ancient places a plot, where a card leaves it open: the one who resolves the card says so,
 * at Night the First Hero.
 *
 * @param place where the plot is placed
 */
public record NextPlot(Seat seat, int place) implements Asking {
  private static final Citation CHOOSE = Citation.of("GOK-EVENT-07");
  private static final Citation NIGHT = Citation.of("GOK-NIGHT-09");
  private static final Window ASKS =
      Window.of("whose-plot", "Which Ancient places a plot?", CHOOSE, NIGHT);

  /** The Ancients that have a plot left (GOK-Q-89), none that is defeated (GOK-Q-98). */
  private static ImmutableList<Integer> able(Table table) {
    return IntStream.range(0, table.ancients.size())
        .filter(i -> isAble(table.ancients.get(i)))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  private static boolean isAble(Ancient ancient) {
    return !ancient.defeated() && !ancient.plots().isEmpty();
  }

  @Override
  public boolean owes(Table table) {
    return able(table).size() > 1;
  }

  @Override
  public void run(Table table) {
    table.pop();
    for (int ancient : able(table)) {
      table.push(new PlotDraw(place, ancient));
    }
  }

  @Override
  public Citation why(Table table) {
    return CHOOSE;
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    boolean isNight = move instanceof PickCard && table.clock.phase() == Phase.NIGHT;
    return isNight ? ImmutableList.of(NIGHT) : Asking.super.allows(table, move);
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int ancient : able(table)) {
      moves.addLegal(PickCard.of(seat, table.ancients.get(ancient).card()));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    for (int ancient : able(table)) {
      if (table.ancients.get(ancient).card() == ((PickCard) move).card()) {
        table.push(new PlotDraw(place, ancient));
      }
    }
  }
}
