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
import org.lawspeaker.gloomkilforth.table.Trial;

/** Dice are rolled, until none is left (GOK-TEST-07). */
public record Rolling(Seat seat) implements GloomStep {
  private static final Citation ROLL = Citation.of("GOK-TEST-07");
  private static final Citation SUCCESS = Citation.of("GOK-TEST-09");

  /** From which face on dice are successes. */
  static int threshold(Table table, Trial trial) {
    if (trial.foe()) {
      return table.settings.foeSuccess();
    }
    return table
        .changes(trial.seat())
        .fold(
            SuccessOn.class,
            table.settings.heroSuccess(),
            (lowest, source, each) -> Math.min(lowest, each.face()));
  }

  @Override
  public boolean owes(Table table) {
    return table.trial().left() > 0;
  }

  @Override
  public Pending<GloomMove> asks(Table table) {
    Trial trial = table.trial();
    return new Pending.Chance<>(ROLL, Odds.of(trial.left(), threshold(table, trial)));
  }

  @Override
  public void judge(Table table, GloomMove move, Faults faults) {
    if (!(move instanceof Roll roll)) {
      faults.notAsked();
    } else if (roll.dice() != Odds.together(table.trial().left())
        || roll.successes() < 0
        || roll.successes() > roll.dice()) {
      faults.add(ROLL, "other-dice", "dice", table.trial().left());
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    return ImmutableList.of(ROLL);
  }

  @Override
  public void make(Table table, GloomMove move) {
    Roll roll = (Roll) move;
    Trial trial = table.trial();
    table.set(
        trial
            .withLeft(trial.left() - roll.dice())
            .withDice(trial.dice() + roll.dice())
            .withSuccesses(trial.successes() + roll.successes()));
    if (table.isTelling()) {
      String count = String.valueOf(roll.successes());
      String who = trial.foe() ? "the foe" : seat.toString();
      table.tell(
          SUCCESS,
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
