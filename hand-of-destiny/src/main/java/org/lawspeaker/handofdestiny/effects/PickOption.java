package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Option;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Asks which of several effects is carried out.
 *
 * @param source where they come from
 * @param choice the effects
 * @param options the ones that would change anything, as bits
 */
public record PickOption(Source source, OneOf choice, int options) implements HandFrame {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation COMPLETELY = Citation.of("HOD-ORDER-08");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return new Pending.Choose<>(
        Seat.of(0), Window.of("option", "Which: " + choice.says() + "?", CHOICE, COMPLETELY));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int i = 0; i < choice.of().size(); i++) {
      moves.propose(new Option(i + 1));
    }
  }

  /** Whether this option, counted from 1, may be chosen. */
  public boolean offers(int number) {
    return number >= 1 && number <= choice.of().size() && (options & 1 << (number - 1)) != 0;
  }

  /** Carries out the option chosen, counted from 1. */
  public void choose(Table table, int number) {
    table.pop();
    choice.of().get(number - 1).carryOut(table, source);
  }
}
