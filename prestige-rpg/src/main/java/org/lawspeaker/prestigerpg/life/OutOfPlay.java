package org.lawspeaker.prestigerpg.life;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.hand.Fallen;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.table.Table;

/** Who may not act at all: the dead, and those who have become creatures. */
public final class OutOfPlay {
  private static final Citation DEAD = Citation.of("PRE-DEATH-01");
  private static final Citation FIGHTS = Citation.of("PRE-LICH-06");
  private static final Citation CARDS_ONLY = Citation.of("PRE-LICH-07");
  private static final Citation OFFERS = Citation.of("PRE-Q-50");
  private static final Citation CREATURE = Citation.of("PRE-WEREBOAR-01");
  private static final Citation ITEMS = Citation.of("PRE-WEREBOAR-04");

  private OutOfPlay() {}

  /** Adds why the player of this move may not act, or not like this. */
  public static void judge(Table table, SeatMove move, Faults faults) {
    switch (table.sheet(move.seat()).status()) {
      case ALIVE -> {}
      case CREATURE -> faults.add(usesItem(move) ? ITEMS : CREATURE, "a-creature");
      case DEAD -> {
        if (Fallen.fights(table, move.seat())) {
          judgeFallen(move, faults);
        } else {
          faults.add(DEAD, "dead");
        }
      }
    }
  }

  private static boolean usesItem(SeatMove move) {
    return move instanceof Play play && play.what() instanceof Playable.Item;
  }

  /** The dead who fight have cards, an attack at the end of the round, and nothing else. */
  private static void judgeFallen(SeatMove move, Faults faults) {
    if (move instanceof SetFaceDown) {
      faults.add(FIGHTS, "attacks-at-the-end");
    } else if (move instanceof Negotiate) {
      faults.add(OFFERS, "dead");
    } else if (move instanceof Play play && play.what().origin() != Origin.CARD) {
      faults.add(CARDS_ONLY, "cards-only");
    }
  }
}
