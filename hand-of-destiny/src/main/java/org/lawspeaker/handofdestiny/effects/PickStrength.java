package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Pick;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Asks which strength card an effect is for (HOD-Q-83).
 *
 * @param source where the effect comes from
 * @param effect the effect
 * @param faces the cards to choose from, as bits by face
 */
public record PickStrength(Source source, OnStrength effect, long faces) implements EffectChoice {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation NOT_SLOTTED = Citation.of("HOD-SLOT-03");
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
  public Iterable<HandMove> candidates() {
    ImmutableList.Builder<HandMove> moves = ImmutableList.builder();
    for (long left = faces; left != 0; left &= left - 1) {
      moves.add(Pick.of(Long.numberOfTrailingZeros(left)));
    }
    return moves.build();
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (!(move instanceof Pick pick)) {
      faults.notAsked();
    } else if ((faces & Faces.bit(pick.face())) == 0) {
      boolean slotted = table.strength.contains(pick.face());
      faults.add(
          slotted ? CHOICE : NOT_SLOTTED,
          slotted ? "not-a-candidate" : "not-a-strength-card",
          "card",
          table.nameOf(pick.face()));
    } else {
      Repeats.judgeChoice(table, move, faults);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return ImmutableList.of(CHOICE);
  }

  @Override
  public void make(Table table, HandMove move) {
    table.pop();
    effect.hit(table, ((Pick) move).face());
  }

  @Override
  public void check(StepCheck check) {
    check.source(source);
    check.slotted("/faces", faces);
  }
}
