package org.lawspeaker.handofdestiny.setup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.moves.Drink;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Pass;
import org.lawspeaker.handofdestiny.pack.Potion;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** The moment of the potions held for this set-up: each is used, or lapses (HOD-Q-67). */
public record HeldPotions() implements HandFrame {
  private static final Citation BEFORE_COMBAT = Citation.of("HOD-POTION-04");
  private static final Citation MOMENT = Citation.of("HOD-Q-67");
  private static final Citation USED = Citation.of("HOD-POTION-03");
  private static final Pending<HandMove> ASKS =
      new Pending.Choose<>(
          Seat.of(0), Window.of("potion", "Do you use a potion now?", BEFORE_COMBAT, MOMENT));

  /** Whether this potion, which is held, would change anything. */
  public static boolean canDrink(Table table, int potion) {
    return Program.canAct(table, source(potion), potion(table, potion).effects());
  }

  private static Source source(int potion) {
    return new Source(Source.Kind.POTION, potion);
  }

  private static Potion potion(Table table, int index) {
    return table.merchant().potions().get(index);
  }

  @Override
  public boolean owes(Table table) {
    for (int held = table.purse.potionsHeld(); held != 0; held &= held - 1) {
      if (canDrink(table, Integer.numberOfTrailingZeros(held))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return ASKS;
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int held = table.purse.potionsHeld(); held != 0; held &= held - 1) {
      moves.propose(new Drink(Integer.numberOfTrailingZeros(held)));
    }
    moves.propose(new Pass());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  /** Uses a potion; it is used up (HOD-POTION-03). */
  public static void drink(Table table, int index) {
    Potion potion = potion(table, index);
    table.purse = table.purse.withPotionsHeld(table.purse.potionsHeld() & ~(1 << index));
    if (table.tells()) {
      table.tell(USED, "potion-used", potion.name() + " is used", "potion", potion.name());
    }
    table.push(new Toll());
    Program.start(table, source(index), potion.effects());
  }
}
