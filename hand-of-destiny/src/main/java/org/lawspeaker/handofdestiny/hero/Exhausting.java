package org.lawspeaker.handofdestiny.hero;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.moves.Exhaust;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The hero takes damage: the player says how many abilities of each column are exhausted, each
 * column from the bottom, never three against none (HOD-TAKE-03, HOD-Q-45). Forced splits are
 * carried out by themselves.
 *
 * @param amount how many abilities, at least 1
 */
public record Exhausting(int amount) implements HandFrame {
  private static final Citation TAKES = Citation.of("HOD-TAKE-03");
  private static final Citation THREE_ROWS = Citation.of("HOD-EXHAUST-01");
  private static final Citation GRID = Citation.of("HOD-EXHAUST-05");
  private static final Citation PICKS = Citation.of("HOD-Q-45");
  private static final Citation FROM_BOTTOM = Citation.of("HOD-EXHAUST-02");
  private static final Citation BELOW_FIRST = Citation.of("HOD-EXHAUST-03");
  private static final Citation LOWERS = Citation.of("HOD-HP-03");

  /** Whether this damage may lead to these counts. */
  private boolean fits(HeroMarks hero, int left, int right) {
    if (amount >= hero.hp()) {
      return left == HeroMarks.ROWS && right == HeroMarks.ROWS;
    }
    return left >= hero.left()
        && right >= hero.right()
        && left + right == hero.left() + hero.right() + amount
        && HeroMarks.allows(left, right);
  }

  private int ways(HeroMarks hero) {
    int ways = 0;
    for (int left = 0; left <= HeroMarks.ROWS; left++) {
      for (int right = 0; right <= HeroMarks.ROWS; right++) {
        ways += fits(hero, left, right) ? 1 : 0;
      }
    }
    return ways;
  }

  @Override
  public boolean owes(Table table) {
    return ways(table.hero) > 1;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return new Pending.Choose<>(
        Seat.of(0),
        Window.of(
            "exhaust",
            "The hero takes "
                + amount
                + " damage. How many abilities of each column are exhausted after it?",
            TAKES,
            FROM_BOTTOM,
            BELOW_FIRST,
            PICKS));
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    for (int left = 0; left <= HeroMarks.ROWS; left++) {
      for (int right = 0; right <= HeroMarks.ROWS; right++) {
        if (fits(table.hero, left, right)) {
          moves.add(new Exhaust(left, right));
        }
      }
    }
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (!(move instanceof Exhaust placed)) {
      faults.notAsked();
    } else if (placed.left() > HeroMarks.ROWS || placed.right() > HeroMarks.ROWS) {
      faults.add(THREE_ROWS, "no-such-abilities", "rows", HeroMarks.ROWS);
    } else if (!fits(table.hero, placed.left(), placed.right())) {
      boolean againstGrid = isExact(table.hero, placed);
      faults.add(
          againstGrid ? GRID : TAKES,
          againstGrid ? "three-against-none" : "not-the-damage",
          "damage",
          amount);
    }
  }

  /** Whether so many more are exhausted as there is damage. */
  private boolean isExact(HeroMarks hero, Exhaust placed) {
    return placed.left() >= hero.left()
        && placed.right() >= hero.right()
        && placed.left() + placed.right() == hero.left() + hero.right() + amount;
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return ImmutableList.of(PICKS, TAKES);
  }

  @Override
  public void make(Table table, HandMove move) {
    Exhaust placed = (Exhaust) move;
    choose(table, placed.left(), placed.right());
  }

  @Override
  public void run(Table table) {
    for (int left = 0; left <= HeroMarks.ROWS; left++) {
      for (int right = 0; right <= HeroMarks.ROWS; right++) {
        if (fits(table.hero, left, right)) {
          choose(table, left, right);
          return;
        }
      }
    }
    throw new IllegalStateException("damage can always be placed (HOD-Q-45): " + table.hero);
  }

  /** Exhausts abilities up to these counts. */
  private void choose(Table table, int left, int right) {
    table.pop();
    exhaust(table, left, right, LOWERS);
  }

  /** Exhausts abilities up to these counts, for whatever reason (HOD-HP-03). */
  static void exhaust(Table table, int left, int right, Citation why) {
    table.hero = table.hero.withLeft(left).withRight(right);
    if (table.isTelling()) {
      table.tell(
          why,
          "exhausted",
          "the hero has " + table.hero.hp() + " HP: " + table.hero.says(),
          "left",
          "" + left,
          "right",
          "" + right,
          "hp",
          "" + table.hero.hp());
    }
  }

  @Override
  public void check(StepCheck check) {
    check.within("", amount, 0, Progress.MOST);
  }
}
