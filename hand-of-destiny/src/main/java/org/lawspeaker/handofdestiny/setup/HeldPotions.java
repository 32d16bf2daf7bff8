package org.lawspeaker.handofdestiny.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.moves.Drink;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Pass;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.PotionMoment;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** The moment of the potions held for this set-up: each is used, or lapses (HOD-Q-67). */
public record HeldPotions() implements HandFrame {
  private static final Citation BEFORE_COMBAT = Citation.of("HOD-POTION-04");
  private static final Citation MOMENT = Citation.of("HOD-Q-67");
  private static final Citation NO_EFFECT = Citation.of("HOD-Q-82");
  private static final Citation USED = Citation.of("HOD-POTION-03");
  private static final Pending<HandMove> ASKS =
      new Pending.Choose<>(
          Seat.of(0), Window.of("potion", "Do you use a potion now?", BEFORE_COMBAT, MOMENT));

  /** Whether this potion, which is held, would change anything. */
  private static boolean canDrink(Table table, int potion) {
    return Effect.anyCanAct(table, source(potion), potion(table, potion).effects());
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
  public void propose(Table table, Proposals<HandMove> moves) {
    for (int held = table.purse.potionsHeld(); held != 0; held &= held - 1) {
      moves.add(new Drink(Integer.numberOfTrailingZeros(held)));
    }
    moves.add(Pass.MOVE);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (move instanceof Drink drink) {
      if ((table.purse.potionsHeld() & 1 << drink.potion()) == 0) {
        faults.add(wasHeld(table, drink.potion()) ? USED : MOMENT, "not-held");
      } else if (!canDrink(table, drink.potion())) {
        faults.add(NO_EFFECT, "no-effect");
      }
    } else if (!(move instanceof Pass)) {
      faults.notAsked();
    }
  }

  /** Whether this potion was bought for this moment, so that it has been used since. */
  private static boolean wasHeld(Table table, int potion) {
    return (table.purse.potionsBought() & 1 << potion) != 0
        && potion(table, potion).moment() == PotionMoment.NEXT_SETUP;
  }

  /** Why no potion can be used now: it is held for another moment, or for none. */
  public static void unasked(Table table, Faults faults) {
    table.notNow(faults, MOMENT);
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    return ImmutableList.of(MOMENT);
  }

  @Override
  public void make(Table table, HandMove move) {
    if (move instanceof Drink drink) {
      drink(table, drink.potion());
    } else {
      table.pop();
    }
  }

  @Override
  public boolean isAtRest() {
    return true;
  }

  /** Uses a potion; it is used up (HOD-POTION-03). */
  private static void drink(Table table, int index) {
    Potion potion = potion(table, index);
    table.purse = table.purse.withPotionsHeld(table.purse.potionsHeld() & ~(1 << index));
    if (table.isTelling()) {
      table.tell(USED, "potion-used", potion.name() + " is used", "potion", potion.name());
    }
    table.push(new Toll());
    Program.start(table, source(index), potion.effects());
  }
}
