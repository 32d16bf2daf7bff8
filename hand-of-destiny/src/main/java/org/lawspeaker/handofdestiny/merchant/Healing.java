package org.lawspeaker.handofdestiny.merchant;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.effects.Repeats;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Uncover;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The hero is healed: the player says how many abilities of each column are uncovered, from the top
 * down, never to three against none (HOD-POTION-08, HOD-Q-51). Forced splits are carried out by
 * themselves.
 *
 * @param amount how many HP; more than are missing is lost (HOD-HP-05)
 */
public record Healing(int amount) implements HandFrame {
  private static final Citation HEALS = Citation.of("HOD-POTION-08");
  private static final Citation AVAILABLE = Citation.of("HOD-POTION-09");
  private static final Citation GRID = Citation.of("HOD-EXHAUST-05");
  private static final Citation PICKS = Citation.of("HOD-Q-51");
  private static final Citation AT_MOST_SIX = Citation.of("HOD-HP-05");

  /** Whether this healing may lead to these counts of exhausted abilities. */
  private boolean fits(HeroMarks hero, int left, int right) {
    return isExact(hero, left, right) && HeroMarks.allows(left, right);
  }

  /** Whether so many fewer are exhausted as are healed. */
  private boolean isExact(HeroMarks hero, int left, int right) {
    int exhausted = hero.left() + hero.right();
    return left >= 0
        && right >= 0
        && left <= hero.left()
        && right <= hero.right()
        && left + right == exhausted - Math.min(amount, exhausted);
  }

  private int ways(HeroMarks hero) {
    int ways = 0;
    for (int left = 0; left <= hero.left(); left++) {
      for (int right = 0; right <= hero.right(); right++) {
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
            "heal",
            "The hero heals " + amount + " HP. How many abilities of each column stay exhausted?",
            HEALS,
            PICKS));
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    for (int left = 0; left <= table.hero.left(); left++) {
      for (int right = 0; right <= table.hero.right(); right++) {
        if (fits(table.hero, left, right)) {
          moves.add(new Uncover(left, right));
        }
      }
    }
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (!(move instanceof Uncover stay)) {
      faults.notAsked();
    } else if (!fits(table.hero, stay.left(), stay.right())) {
      boolean againstGrid = isExact(table.hero, stay.left(), stay.right());
      faults.add(
          againstGrid ? GRID : HEALS,
          againstGrid ? "three-against-none" : "not-the-healing",
          "heals",
          amount);
    } else {
      Repeats.judgeChoice(table, move, faults);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return ImmutableList.of(PICKS, HEALS);
  }

  @Override
  public void make(Table table, HandMove move) {
    Uncover stay = (Uncover) move;
    choose(table, stay.left(), stay.right());
  }

  @Override
  public void run(Table table) {
    for (int left = 0; left <= table.hero.left(); left++) {
      for (int right = 0; right <= table.hero.right(); right++) {
        if (fits(table.hero, left, right)) {
          choose(table, left, right);
          return;
        }
      }
    }
    throw new IllegalStateException("healing can always be placed (HOD-Q-51): " + table.hero);
  }

  /** Uncovers abilities down to these counts; they are available again (HOD-POTION-09). */
  private void choose(Table table, int left, int right) {
    table.pop();
    HeroMarks before = table.hero;
    if (amount > HeroMarks.ABILITIES - table.hero.hp()) {
      table.tell(AT_MOST_SIX, "healing-lost", "HP cannot rise above 6");
    }
    table.hero = table.hero.withLeft(left).withRight(right);
    if (table.isTelling()) {
      table.tell(
          HEALS,
          "healed",
          "the hero has " + table.hero.hp() + " HP: " + table.hero.says(),
          "left",
          "" + left,
          "right",
          "" + right,
          "hp",
          "" + table.hero.hp());
      tellAvailable(table, before);
    }
  }

  private static void tellAvailable(Table table, HeroMarks before) {
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      if (before.isExhausted(i) && !table.hero.isExhausted(i)) {
        String name = table.heroCard().ability(i).name();
        table.tell(AVAILABLE, "uncovered", name + " is available again", "ability", name);
      }
    }
  }

  @Override
  public void check(StepCheck check) {
    check.within("", amount, 0, Progress.MOST);
  }
}
