package org.lawspeaker.handofdestiny.combat.fight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Strike;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Strength cards put together one by one: what the steps that ask for them share (HOD-STRENGTH-02).
 */
public final class Combining {
  private static final Citation SLOTTED = Citation.of("HOD-SLOT-03");
  private static final Citation ATTACK = Citation.of("HOD-STRENGTH-05");

  private Combining() {}

  /** Whether a set of slotted cards, as bits by face, is worth what is needed. */
  @FunctionalInterface
  public interface Worth {
    boolean suffices(long cards);
  }

  /** Asks for the next card. */
  public static Pending<HandMove> asking(Citation... why) {
    return new Pending.Choose<>(
        Seat.of(0), Window.of("strength", "Which strength cards make the attack?", why));
  }

  /** Proposes every slotted card, and to strike. */
  public static void propose(Table table, Proposals<HandMove> moves) {
    for (int i = 0; i < table.strength.size(); i++) {
      moves.add(Add.of(table.strength.get(i)));
    }
    moves.add(Strike.MOVE);
  }

  /** Adds that this card cannot be added to these: it is not slotted, or there already. */
  public static void judge(Table table, int face, long cards, Faults faults) {
    if (!table.strength.contains(face)) {
      faults.add(SLOTTED, "not-a-strength-card", "card", table.nameOf(face));
    }
    if ((cards & Faces.bit(face)) != 0) {
      faults.add(ATTACK, "already-added", "card", table.nameOf(face));
    }
  }

  /** Adds that no card makes no attack. */
  public static void judgeStrike(long cards, Faults faults) {
    if (cards == 0) {
      faults.add(ATTACK, "no-strength-cards");
    }
  }

  /**
   * Whether these cards, or these and others, are worth what is needed. More cards are mostly
   * better, so all of them are tried first; only where an enemy minds how many cards stay slotted
   * must other sets be looked at.
   */
  public static boolean canSuffice(Table table, long cards, Worth worth) {
    long all = all(table);
    if (all != 0 && worth.suffices(all)) {
      return true;
    }
    long others = all & ~cards;
    for (long more = others; ; more = (more - 1) & others) {
      if ((cards | more) != 0 && worth.suffices(cards | more)) {
        return true;
      }
      if (more == 0) {
        return false;
      }
    }
  }

  /** All slotted cards, as bits by face. */
  private static long all(Table table) {
    long cards = 0;
    for (int i = 0; i < table.strength.size(); i++) {
      cards |= Faces.bit(table.strength.get(i));
    }
    return cards;
  }
}
