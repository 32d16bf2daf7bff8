package org.lawspeaker.handofdestiny.state;

import org.immutables.value.Value;

/**
 * What is remembered of every monster face until the wave ends (HOD-Q-27, HOD-Q-32). Sets of faces
 * are bits of a long.
 *
 * @param waiting whose ability waits to be resolved
 * @param spent whose Instant or x1 ability is used up for the wave
 * @param triggered whose Front or Second ability without a limit has triggered (HOD-ABILTYPE-09)
 * @param ignored whose lasting ability is ignored for the rest of the turn (HOD-Q-28)
 * @param barred whom a Normal ability dealt damage or defeated (HOD-NORMAL-01)
 * @param struck whom a strength attack struck
 * @param bySlot whom a Slot ability dealt damage or defeated (HOD-SLOTABIL-01)
 * @param byWeapon whom a weapon dealt damage or defeated (HOD-NORMAL-10)
 * @param beaten who is defeated outright, whatever the HP
 * @param halved whose HP is cut in half (HOD-Q-31)
 * @param peeked cards (bits by card) seen by peeking (HOD-Q-23)
 * @param arrived cards (bits by card) that have come into view since abilities were last triggered
 * @param noticed the faces visible when abilities were last triggered, see {@link Sight}
 * @param damage accumulated damage
 * @param bonus HP gained until the monster leaves the row
 */
@Value.Builder
public record Memory(
    long waiting,
    long spent,
    long triggered,
    long ignored,
    long barred,
    long struck,
    long bySlot,
    long byWeapon,
    long beaten,
    long halved,
    int peeked,
    int arrived,
    Sight noticed,
    Tally damage,
    Tally bonus)
    implements WithMemory {
  /** Nothing to remember: the start of a wave. */
  public static final Memory NONE =
      new Memory(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Sight.NOTHING, Tally.NONE, Tally.NONE);

  /** Whether the card of this face was peeked at (HOD-Q-23). */
  public boolean isPeekedAt(int face) {
    return face != Faces.UNSEEN && (peeked & 1 << Faces.cardOf(face)) != 0;
  }

  /** Whether the Instant or x1 ability of this face is used up for the wave. */
  public boolean isSpent(int face) {
    return (spent & Faces.bit(face)) != 0;
  }

  /**
   * The cards that have come into view, as bits by card: what was visible when the resolution under
   * way began, what was peeked at, and what has come into view as one was complete (HOD-Q-77).
   */
  public int inView() {
    return noticed.cards() | peeked | arrived;
  }
}
