package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Roll;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** Dice are rolled, until none is left (GOK-TEST-07). */
public record Rolling(Seat seat) implements GloomStep {
  private static final Citation ROLL = Citation.of("GOK-TEST-07");
  private static final Citation SUCCESS = Citation.of("GOK-TEST-09");
  private static final Citation EASIER = Citation.of("GOK-TEST-12");
  private static final int STANDARD = 5;

  /** From which face on dice are successes. */
  static int threshold(Table table, Test test) {
    if (test.foe()) {
      return settled(table, test);
    }
    return table
        .changes(test.seat())
        .fold(
            SuccessOn.class,
            settled(table, test),
            (lowest, source, each) -> Math.min(lowest, each.face()));
  }

  /** The same as the table has agreed, without what cards change. */
  private static int settled(Table table, Test test) {
    return test.foe() ? table.settings.foeSuccess() : table.settings.heroSuccess();
  }

  @Override
  public boolean owes(Table table) {
    return table.test().left() > 0;
  }

  @Override
  public Pending<GloomMove> asks(Table table) {
    Test test = table.test();
    return new Pending.Chance<>(ROLL, Odds.of(test.left(), threshold(table, test)));
  }

  @Override
  public void judge(Table table, GloomMove move, Faults faults) {
    if (!(move instanceof Roll roll)) {
      faults.notAsked();
    } else if (roll.dice() != Odds.together(table.test().left())
        || roll.successes() < 0
        || roll.successes() > roll.dice()) {
      faults.add(ROLL, "other-dice", "dice", table.test().left());
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    return ImmutableList.of(ROLL);
  }

  @Override
  public void make(Table table, GloomMove move) {
    Roll roll = (Roll) move;
    Test test = table.test();
    table.set(
        test.withLeft(test.left() - roll.dice())
            .withDice(test.dice() + roll.dice())
            .withSuccesses(test.successes() + roll.successes()));
    if (table.isTelling()) {
      String count = String.valueOf(roll.successes());
      String who = test.foe() ? "the foe" : seat.toString();
      table.tell(
          settled(table, test) < STANDARD ? EASIER : SUCCESS,
          "rolled",
          who + " rolls " + Words.count(roll.successes(), "success", "successes"),
          "seat",
          Table.number(seat),
          "successes",
          count);
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
