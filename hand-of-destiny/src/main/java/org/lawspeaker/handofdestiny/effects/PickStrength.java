package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Pick;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Asks which strength card an effect is for (HOD-Q-83).
 *
 * @param source where the effect comes from
 * @param effect the effect
 * @param faces the cards to choose from, as bits by face
 */
public record PickStrength(Source source, OnStrength effect, long faces) implements HandFrame {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation SLOTTED = Citation.of("HOD-SETUP-11");
  private static final Citation SINGLE = Citation.of("HOD-STRENGTH-07");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return new Pending.Choose<>(
        Seat.of(0),
        Window.of("pick", "Which strength card: " + effect.says() + "?", SINGLE, CHOICE, SLOTTED));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (long left = faces; left != 0; left &= left - 1) {
      moves.propose(new Pick(Long.numberOfTrailingZeros(left)));
    }
  }

  /** Whether this card may be chosen. */
  public boolean offers(int face) {
    return (faces & Faces.bit(face)) != 0;
  }

  /** Carries the effect out on the card chosen. */
  public void choose(Table table, int face) {
    table.pop();
    effect.hit(table, face);
  }
}
