package org.lawspeaker.gloomkilforth.journey;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.moves.ClearObstacle;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.piles.LootDraw;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Clear, where there are obstacles. */
public final class ClearingObstacles implements Action<ClearObstacle> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.CLEAR);
  private static final Citation CLEAR = Citation.of("GOK-CLEAR-01");
  private static final Citation ONE = Citation.of("GOK-CLEAR-02");

  @Override
  public Class<ClearObstacle> kind() {
    return ClearObstacle.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return CLEAR;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    moves.add(ClearObstacle.of(seat));
  }

  @Override
  public void judge(Table table, Seat seat, ClearObstacle move, Faults faults) {
    if (table.site(seat).obstacles() == 0) {
      faults.add(CLEAR, "no-obstacle");
    }
  }

  @Override
  public void perform(Table table, Seat seat, ClearObstacle move) {
    int place = table.hero(seat).at();
    Site site = table.sites.get(place);
    table.set(place, site.withObstacles(site.obstacles() - 1));
    if (table.isTelling()) {
      table.tell(ONE, "cleared-obstacle", seat + " clears an obstacle", "seat", Table.number(seat));
    }
    table.push(LimitCheck.of(table));
    table.push(new LootDraw(seat, 1)); // GOK-CLEAR-05
  }
}
