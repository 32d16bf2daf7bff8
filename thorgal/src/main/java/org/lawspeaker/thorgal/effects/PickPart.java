package org.lawspeaker.thorgal.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.thorgal.moves.LegalMoves;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.PickingOption;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Asks which part of an effect is carried out.
 *
 * @param source where the effect comes from
 * @param effect the effect
 */
public record PickPart(Source source, OneOf effect) implements ThorgalFrame, PickingOption {
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
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("part", "Which part, by number, " + effect.says() + "?", TEXT));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int option = 0; option < effect.of().size(); option++) {
      moves.propose(new PickOption(seat(), option));
    }
  }

  @Override
  public Citation why() {
    return TEXT;
  }

  @Override
  public boolean offers(Table table, int option) {
    return option >= 0 && option < effect.of().size();
  }

  @Override
  public void choose(Table table, int option) {
    table.pop();
    Program.start(table, source, effect.of().get(option));
  }

  @Override
  public Optional<ThorgalFrame> without(Seat out) {
    return seat().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
