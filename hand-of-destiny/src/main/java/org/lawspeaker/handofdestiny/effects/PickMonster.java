package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Target;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Asks which monster an effect is for (HOD-Q-83).
 *
 * @param source where the effect comes from
 * @param effect the effect
 * @param faces the monsters to choose from, as bits
 */
public record PickMonster(Source source, OnMonsters effect, long faces) implements HandFrame {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation COMPLETELY = Citation.of("HOD-ORDER-08");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return new Pending.Choose<>(
        Seat.of(0),
        Window.of("target", "Which monster: " + effect.says() + "?", CHOICE, COMPLETELY));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (long left = faces; left != 0; left &= left - 1) {
      moves.propose(new Target(Long.numberOfTrailingZeros(left)));
    }
  }

  /** Whether this monster may be chosen. */
  public boolean offers(int face) {
    return (faces & Faces.bit(face)) != 0;
  }

  /** Carries the effect out on the monster chosen. */
  public void choose(Table table, int face) {
    table.pop();
    effect.hitEach(table, source, Faces.bit(face));
  }
}
