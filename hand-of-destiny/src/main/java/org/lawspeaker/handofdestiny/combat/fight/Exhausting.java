package org.lawspeaker.handofdestiny.combat.fight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.moves.Exhaust;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.HandFrame;
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
  private static final Citation PICKS = Citation.of("HOD-Q-45");
  private static final Citation FROM_BOTTOM = Citation.of("HOD-EXHAUST-02");
  private static final Citation BELOW_FIRST = Citation.of("HOD-EXHAUST-03");
  private static final Citation LOWERS = Citation.of("HOD-HP-03");

  /** Whether this damage may lead to these counts. */
  public boolean allows(HeroMarks hero, int left, int right) {
    if (amount >= hero.hp()) {
      return left == HeroCard.ROWS && right == HeroCard.ROWS;
    }
    return left >= hero.left()
        && right >= hero.right()
        && left + right == hero.left() + hero.right() + amount
        && HeroMarks.allows(left, right);
  }

  private int ways(HeroMarks hero) {
    int ways = 0;
    for (int left = 0; left <= HeroCard.ROWS; left++) {
      for (int right = 0; right <= HeroCard.ROWS; right++) {
        ways += allows(hero, left, right) ? 1 : 0;
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
            "The hero takes " + amount + " damage. How many of each column are exhausted then?",
            TAKES,
            FROM_BOTTOM,
            BELOW_FIRST,
            PICKS));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int left = 0; left <= HeroCard.ROWS; left++) {
      for (int right = 0; right <= HeroCard.ROWS; right++) {
        if (allows(table.hero, left, right)) {
          moves.propose(new Exhaust(left, right));
        }
      }
    }
  }

  @Override
  public void run(Table table) {
    for (int left = 0; left <= HeroCard.ROWS; left++) {
      for (int right = 0; right <= HeroCard.ROWS; right++) {
        if (allows(table.hero, left, right)) {
          choose(table, left, right);
          return;
        }
      }
    }
    throw new IllegalStateException("damage can always be placed (HOD-Q-45): " + table.hero);
  }

  /** Exhausts abilities up to these counts. */
  public void choose(Table table, int left, int right) {
    table.pop();
    exhaust(table, left, right, LOWERS);
  }

  /** Exhausts abilities up to these counts, for whatever reason (HOD-HP-03). */
  static void exhaust(Table table, int left, int right, Citation why) {
    table.hero = table.hero.withLeft(left).withRight(right);
    if (table.tells()) {
      table.tell(
          why,
          "exhausted",
          "the hero has "
              + table.hero.hp()
              + " HP: exhausted are "
              + left
              + " of 3 abilities on the left, "
              + right
              + " of 3 on the right",
          "left",
          "" + left,
          "right",
          "" + right,
          "hp",
          "" + table.hero.hp());
    }
  }
}
