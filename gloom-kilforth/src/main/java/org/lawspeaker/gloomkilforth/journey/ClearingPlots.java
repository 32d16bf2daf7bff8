package org.lawspeaker.gloomkilforth.journey;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.ClearPlot;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.occasions.Paying;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Clear, where there are plots and no obstacles (GOK-CLEAR-03, GOK-CLEAR-07). */
public final class ClearingPlots implements Action<ClearPlot> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.CLEAR);
  private static final Citation CLEAR = Citation.of("GOK-CLEAR-01");
  private static final Citation GATHERED = Citation.of("GOK-ASSAULT-07");
  private static final Citation FIRST = Citation.of("GOK-CLEAR-03");
  private static final Citation PAY = Citation.of("GOK-Q-52");

  @Override
  public Class<ClearPlot> kind() {
    return ClearPlot.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return FIRST;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Pile plots = table.site(seat).plots();
    for (int i = 0; i < plots.size(); i++) {
      moves.add(ClearPlot.of(seat, plots.get(i)));
    }
  }

  @Override
  public void judge(Table table, Seat seat, ClearPlot move, Faults faults) {
    if (!table.site(seat).plots().contains(move.card())) {
      boolean gathered =
          table.ancients.stream().anyMatch(each -> each.gathered().count(move.card()) > 0);
      faults.add(gathered ? GATHERED : CLEAR, "no-such-plot");
      return;
    }
    if (table.site(seat).obstacles() > 0) {
      faults.add(FIRST, "obstacle-there");
    }
    Plot plot = (Plot) table.cards.card(move.card());
    if (!Paying.isAffordable(table, seat, Paying.inAction(table, plot.cost()), move.card())) {
      faults.add(PAY, "too-dear", "cost", plot.cost().orders());
    }
  }

  @Override
  public void perform(Table table, Seat seat, ClearPlot move) {
    Plot plot = (Plot) table.cards.card(move.card());
    table.push(new ClearingPlot(seat, move.card()));
    if (!plot.cost().equals(Cost.NONE)) {
      Paying.start(table, new Source(seat, move.card()), plot.cost(), ImmutableList.of());
    }
  }
}
