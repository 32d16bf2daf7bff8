package org.lawspeaker.prestigerpg.turns;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.attack.Settled;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.setting.SetPile;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Step b: the players take their turns in Initiative order (PRE-TURN-01), then those who set a
 * second card take their extra turns (PRE-Q-26). After a turn that does not end the encounter the
 * next player takes one (PRE-TURN-07), until everybody has (PRE-TURN-08). If Initiative changes
 * between two turns, nobody has another turn, and nobody loses theirs.
 *
 * @param had the characters, by number, who have had their turn: with a seat the turn changes hands
 *     (PRE-Q-93)
 * @param extra whether these are the extra turns
 * @param first whether no turn has been taken yet
 */
public record Turns(Pile had, boolean extra, boolean first) implements PrestigeFrame {
  /** The turns of a round from their beginning. */
  public static final Turns FIRST = new Turns(Pile.empty(), false, true);

  @Override
  public void run(Table table) {
    for (Seat seat : table.inOrder()) {
      Sheet sheet = table.sheet(seat);
      if (sheet.initiative() > 0 && !had.contains(sheet.character()) && isTurn(table, seat)) {
        Pile now = had.withLast(sheet.character()).sorted();
        table.replaceTop(new Turns(now, extra, false));
        table.push(new Turn(seat, extra, first, Turn.Part.BEFORE));
        return;
      }
    }
    if (extra) {
      table.pop();
    } else {
      table.replaceTop(new Turns(Pile.empty(), true, first));
    }
  }

  /** Who has been turned acts on the regular turn, and never flips a second card (PRE-Q-83). */
  private boolean isTurn(Table table, Seat seat) {
    Sheet sheet = table.sheet(seat);
    return extra
        ? SetPile.next(table, seat, true) >= 0 && !sheet.marks().turned()
        : !sheet.pace().sitsOut();
  }

  /** The turn that is under way; null if none is. */
  private static @Nullable Turn underWay(Table table) {
    for (Agenda<PrestigeFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof Turn turn) {
        return turn;
      }
    }
    return null;
  }

  /**
   * Ends the turn that is under way, with all that it still had to do (PRE-Q-38), but not with what
   * a rule of the encounter or the Event does because something has been played, nor with the rest
   * of the text that ends it. An attack that has hit is settled, and so is a kill (PRE-TURN-06).
   *
   * @param by what ends it
   */
  public static void end(Table table, Source by) {
    if (underWay(table) == null) {
      return;
    }
    List<PrestigeFrame> left = new ArrayList<>();
    while (!(table.agenda().top() instanceof Turn)) {
      PrestigeFrame step = table.agenda().top();
      if (step instanceof Settled) {
        left.add(step);
      } else if (step instanceof Program program
          && (program.isOfRule() || program.source().equals(by))) {
        left.add(program);
        left.add(Flow.AFTER_PLAY);
      }
      table.pop();
    }
    Turn turn = (Turn) table.agenda().top();
    table.replaceTop(new Turn(turn.seat(), turn.second(), turn.first(), Turn.Part.OVER));
    table.then(Flow.AFTER_PLAY, Flow.EXCHANGE);
    table.then(ImmutableList.copyOf(left));
  }
}
