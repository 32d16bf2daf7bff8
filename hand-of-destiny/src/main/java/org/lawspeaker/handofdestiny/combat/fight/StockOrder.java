package org.lawspeaker.handofdestiny.combat.fight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Order;
import org.lawspeaker.handofdestiny.pack.HeroAbility;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.Stock;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
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
    return Integer.bitCount(abilities) > 1;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return ASKS;
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int i = 0; i < HeroCard.ABILITIES; i++) {
      if (offers(i)) {
        moves.propose(new Order(i));
      }
    }
  }

  /** Whether this ability may be carried out first. */
  public boolean offers(int ability) {
    return (abilities & 1 << ability) != 0;
  }

  @Override
  public void run(Table table) {
    choose(table, Integer.numberOfTrailingZeros(abilities));
  }

  /** Carries this ability out, then the others. */
  public void choose(Table table, int index) {
    table.pop();
    int rest = abilities & ~(1 << index);
    if (rest != 0) {
      table.push(new StockOrder(rest));
    }
    HeroAbility ability = table.sheet.ability(index);
    if (ability.stock() == Stock.ONCE) {
      table.hero = table.hero.withOnce(table.hero.once() | 1 << index);
    }
    if (table.tells()) {
      table.tell(SET_OFF, "set-off", ability.name() + " is set off", "ability", ability.name());
    }
    Program.start(table, Source.hero(index), ability.effects());
  }
}
