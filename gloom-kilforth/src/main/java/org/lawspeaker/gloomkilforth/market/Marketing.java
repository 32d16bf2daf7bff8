package org.lawspeaker.gloomkilforth.market;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.GoToMarket;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Market. */
public final class Marketing implements Action<GoToMarket> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.MARKET);
  private static final Citation MARKET = Citation.of("GOK-MARKET-01");
  private static final Citation FULL = Citation.of("GOK-ACTION-04");

  @Override
  public Class<GoToMarket> kind() {
    return GoToMarket.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return MARKET;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    moves.add(GoToMarket.of(seat));
  }

  @Override
  public void judge(Table table, Seat seat, GoToMarket move, Faults faults) {
    boolean city = !table.location(table.hero(seat).at()).terrain().isWild();
    if (!city && !table.changes(seat).has(MarketHere.class)) {
      faults.add(MARKET, "no-market");
    } else if (!AtTheMarket.begin(seat).hasAny(table)) {
      faults.add(FULL, "nothing-to-do"); // GOK-MARKET-02
    }
  }

  @Override
  public void perform(Table table, Seat seat, GoToMarket move) {
    table.push(LimitCheck.of(table));
    table.push(AtTheMarket.begin(seat));
  }
}
