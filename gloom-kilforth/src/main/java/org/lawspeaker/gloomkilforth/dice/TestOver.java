package org.lawspeaker.gloomkilforth.dice;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.moves.CallFate;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/**
 * A Test is complete: what passing or failing it sets off comes first, then what it was for.
 *
 * @param told whether what it sets off is over
 */
public record TestOver(Seat seat, boolean told) implements GloomStep {
  private static final Citation ONCE = Citation.of("GOK-TEST-11");

  @Override
  public boolean isTest() {
    return true;
  }

  /** Who has called on Fate today is not asked again. */
  @Override
  public void judgeUnasked(Table table, GloomMove move, Faults faults) {
    if (move instanceof CallFate call && table.hero(call.by()).fateUsed()) {
      faults.add(ONCE, "used");
    }
  }

  @Override
  public void run(Table table) {
    Test test = table.test();
    if (!told && !test.foe()) {
      table.replaceTop(new TestOver(seat, true));
      boolean passed = test.purpose().isPassed(table, test);
      table.fire(seat, passed ? Moment.TEST_PASSED : Moment.TEST_FAILED);
      return;
    }
    boolean enough =
        test.purpose()
            .needed(table, test.seat(), test.attribute())
            .filter(needed -> test.successes() >= needed)
            .isPresent();
    table.pop();
    table.tests = table.tests.subList(0, table.tests.size() - 1);
    if (!test.foe()) {
      table.endTest(seat); // what a hero was given for its Test is not for the foe's before it
    }
    boolean alone = table.battles.isEmpty() && !test.foe() && table.isActive(test.seat());
    test.purpose().settle(table, test, enough);
    if (alone && table.battles.isEmpty()) {
      table.turn = table.turn.disbanded(); // GOK-TEAM-14
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
