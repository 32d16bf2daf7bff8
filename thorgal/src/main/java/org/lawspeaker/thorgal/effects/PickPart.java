package org.lawspeaker.thorgal.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Asks which part of an effect is carried out.
 *
 * @param source where the effect comes from
 * @param effect the effect
 */
public record PickPart(Source source, OneOf effect) implements Choosing<PickOption> {
  private static final Citation TEXT = Citation.of("THO-GEN-03");

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
        seat(), Window.of("part", "Which part, by number, " + effect.says() + "?", TEXT));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (int option = 0; option < effect.of().size(); option++) {
      moves.add(new PickOption(seat(), option));
    }
  }

  @Override
  public Citation why() {
    return TEXT;
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return pick.option() >= 0 && pick.option() < effect.of().size();
  }

  @Override
  public void choose(Table table, PickOption pick) {
    table.pop();
    Program.start(table, source, effect.of().get(pick.option()));
  }
}
