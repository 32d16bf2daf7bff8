package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * Which Ancient places a plot, where a card leaves it open: the one who resolves the card says so,
 * at Night the First Hero.
 *
 * @param card the card that places the plot
 * @param place where it is placed
 */
public record NextPlot(Seat seat, @CardNumber int card, int place) implements Asking {
  private static final Citation EVENT = Citation.of("GOK-EVENT-07");
  private static final Citation NIGHT = Citation.of("GOK-NIGHT-09");
  private static final Citation TEXT = Citation.of("GOK-ABILITY-06");
  private static final String ASKS = "Which Ancient places a plot?";
  private static final Window BY_EVENT = Window.of("whose-plot", ASKS, EVENT);
  private static final Window AT_NIGHT = Window.of("whose-plot-at-night", ASKS, NIGHT);
  private static final Window BY_TEXT = Window.of("whose-plot-by-a-text", ASKS, TEXT);

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
    return window(table).citations().get(0);
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    if (table.clock.phase() == Phase.NIGHT) {
      return AT_NIGHT;
    }
    boolean isEvent =
        table.cards.isEncounter(card) && table.cards.encounter(card).type() == EncounterType.EVENT;
    return isEvent ? BY_EVENT : BY_TEXT;
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
