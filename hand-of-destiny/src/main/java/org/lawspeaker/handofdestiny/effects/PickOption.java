package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Option;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Asks which of several effects is carried out.
 *
 * @param source where they come from
 * @param choice the effects
 * @param options the ones that would change anything, as bits
 */
public record PickOption(Source source, OneOf choice, int options) implements EffectChoice {
  private static final Citation CHOICE = Citation.of("HOD-Q-83");
  private static final Citation NO_EFFECT = Citation.of("HOD-Q-82");
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
  public Iterable<HandMove> candidates() {
    ImmutableList.Builder<HandMove> moves = ImmutableList.builder();
    for (int number = 1; number <= choice.of().size(); number++) {
      if (offers(number)) {
        moves.add(new Option(number));
      }
    }
    return moves.build();
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (!(move instanceof Option option)) {
      faults.notAsked();
    } else if (!exists(option.number())) {
      faults.add(CHOICE, "no-such-option", "options", choice.of().size());
    } else if (!offers(option.number())) {
      faults.add(NO_EFFECT, "no-effect", "option", option.number());
    } else {
      Repeats.judgeChoice(table, move, faults);
    }
  }

  private boolean exists(int number) {
    return number >= 1 && number <= choice.of().size();
  }

  private boolean offers(int number) {
    return exists(number) && (options & 1 << (number - 1)) != 0;
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return ImmutableList.of(CHOICE);
  }

  @Override
  public void make(Table table, HandMove move) {
    table.pop();
    Program.carryOut(table, source, choice.of().get(((Option) move).number() - 1));
  }

  @Override
  public void check(StepCheck check) {
    check.source(source);
  }
}
