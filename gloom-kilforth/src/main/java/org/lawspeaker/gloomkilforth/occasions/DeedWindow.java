package org.lawspeaker.gloomkilforth.occasions;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.WhileHidden;

/**
 * The active hero may perform Deeds at a named moment (GOK-Q-03); it is asked only if one is
 * possible.
 */
public record DeedWindow(Seat seat) implements Asking {
  private static final Citation WINDOW = Citation.of("GOK-DEED-01");
  private static final Window ASKS = Window.of("deeds", "Perform a Deed now?", WINDOW);

  /** Opens it for the active hero. */
  public static void open(Table table, Seat seat) {
    if (table.isActive(seat) && !table.turn.ended() && !isBarred(table, seat)) {
      table.push(new DeedWindow(seat));
    }
  }

  @Override
  public boolean owes(Table table) {
    return takesDeeds(table) && !isBarred(table, seat) && isWorthIt(table);
  }

  private boolean isWorthIt(Table table) {
    for (GloomMove move : Proposals.of(this, table)) {
      if (move instanceof DeedMove deed && table.cards.deeds.opens(table, deed)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBarred(Table table, Seat seat) {
    return WhileHidden.bars(table, seat, WhileHidden.What.DEEDS);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return WINDOW;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    moves.addLegal(Done.of(seat));
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
  }
}
