package org.lawspeaker.handofdestiny.hero;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Order;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.StepCheck;
import org.lawspeaker.handofdestiny.table.Stock;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Stock abilities set off by one event, carried out one after another; the player orders several
 * (HOD-Q-78).
 *
 * @param abilities which, as bits, at least one
 */
public record StockOrder(int abilities) implements HandFrame {
  private static final Citation ORDER = Citation.of("HOD-Q-78");
  private static final Citation SET_OFF = Citation.of("HOD-RAGE-01");
  private static final Pending<HandMove> ASKS =
      new Pending.Choose<>(
          Seat.of(0), Window.of("order", "Which ability is carried out first?", ORDER));

  @Override
  public boolean owes(Table table) {
    return Integer.bitCount(working(table)) > 1;
  }

  /** Those of them that have not been exhausted by another one meanwhile (HOD-Q-48). */
  private int working(Table table) {
    return abilities & ~table.hero.exhausted();
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return ASKS;
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      if (offers(table, i)) {
        moves.add(Order.of(i));
      }
    }
  }

  private boolean offers(Table table, int ability) {
    return (working(table) & 1 << ability) != 0;
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (!(move instanceof Order first)) {
      faults.notAsked();
    } else if (!offers(table, first.ability())) {
      faults.add(ORDER, "not-set-off");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return ImmutableList.of(ORDER);
  }

  @Override
  public void make(Table table, HandMove move) {
    choose(table, ((Order) move).ability());
  }

  @Override
  public void run(Table table) {
    int working = working(table);
    if (working == 0) {
      table.pop();
    } else {
      choose(table, Integer.numberOfTrailingZeros(working));
    }
  }

  /** Carries this ability out, then the others. */
  private void choose(Table table, int index) {
    table.pop();
    int rest = working(table) & ~(1 << index);
    if (rest != 0) {
      table.push(new StockOrder(rest));
    }
    HeroAbility ability = table.sheet.ability(index);
    if (ability.stock() == Stock.ONCE) {
      table.hero = table.hero.withOnce(table.hero.once() | 1 << index);
    }
    if (table.isTelling()) {
      table.tell(SET_OFF, "set-off", ability.name() + " is set off", "ability", ability.name());
    }
    Program.start(table, Source.hero(index), ability.effects());
  }

  @Override
  public void check(StepCheck check) {
    check.within("", abilities, 1, (1 << HeroMarks.ABILITIES) - 1);
  }
}
