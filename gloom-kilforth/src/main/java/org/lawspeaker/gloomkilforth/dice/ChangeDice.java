package org.lawspeaker.gloomkilforth.dice;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/**
 * A hero changes the dice of its Test (GOK-TEST-08): what is re-rolled or set are dice that are no
 * successes.
 *
 * @param how what is done
 * @param dice with how many dice
 */
@Doc("Change the dice of your Test.")
public record ChangeDice(How how, @Default("1") @Range(min = 1, max = 12) int dice)
    implements Effect {
  /** What is done with dice. */
  public enum How {
    /** They are rolled again. */
    RE_ROLL,
    /** They are turned to a success. */
    SET,
    /** So many successes are added. */
    ADD
  }

  private static final Citation CHANGE = Citation.of("GOK-TEST-08");

  private static boolean isTester(Table table, Source source) {
    return !table.tests.isEmpty() && table.test().seat().equals(source.user());
  }

  /** Dice that are no successes. */
  private static int failed(Test test) {
    return Math.max(0, test.dice() - test.successes());
  }

  /** A success can always be added. */
  @Override
  public boolean hasAim(Table table, Source source) {
    return isTester(table, source) && (how == How.ADD || failed(table.test()) > 0);
  }

  @Override
  public void act(Table table, Source source) {
    if (!isTester(table, source)) {
      return;
    }
    Test test = table.test();
    int some = Math.min(dice, failed(test));
    switch (how) {
      case RE_ROLL -> {
        table.set(test.withDice(test.dice() - some).withLeft(test.left() + some));
        table.push(new Rolling(test.seat()));
      }
      case SET -> table.set(test.withSuccesses(test.successes() + some));
      case ADD ->
          table.set(test.withSuccesses(test.successes() + dice).withDice(test.dice() + dice));
    }
    if (table.isTelling()) {
      String who = source.user().toString();
      table.tell(CHANGE, "changed-dice", who + ": " + says(), "seat", Table.number(source.user()));
    }
  }

  @Override
  public String says() {
    return switch (how) {
      case RE_ROLL -> "re-roll " + some();
      case SET -> "turn " + some() + " to a success";
      case ADD -> "add " + Words.count(dice, "success", "successes");
    };
  }

  private String some() {
    return dice == 1 ? "1 die" : "up to " + dice + " dice";
  }
}
