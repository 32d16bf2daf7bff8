package org.lawspeaker.thorgal.dusk;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Upkeep;

/**
 * Of conditions joined by "or" the player meets any that can be met now (THO-Q-54).
 *
 * @param source the companion
 * @param of the conditions
 */
public record UpkeepOptions(Source source, UpkeepCondition.AnyOf of)
    implements Choosing<PickOption> {
  private static final Citation ANY = Citation.of("THO-Q-54");

  /** Meets the only one that can be met, or asks. */
  public static void start(Table table, Source source, UpkeepCondition.AnyOf of) {
    ImmutableList<Upkeep> open = Lists.where(of.of(), each -> each.canBeMet(table, source));
    if (open.size() == 1) {
      open.get(0).meet(table, source);
    } else {
      table.push(new UpkeepOptions(source, of));
    }
  }

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Class<PickOption> kind() {
    return PickOption.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("upkeep-option", "Which condition: " + of.says() + "?", ANY));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (int option = 0; option < of.of().size(); option++) {
      moves.add(new PickOption(seat(), option));
    }
  }

  @Override
  public Citation why() {
    return ANY;
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return pick.option() >= 0
        && pick.option() < of.of().size()
        && of.of().get(pick.option()).canBeMet(table, source);
  }

  @Override
  public void choose(Table table, PickOption pick) {
    table.pop();
    of.of().get(pick.option()).meet(table, source);
  }
}
