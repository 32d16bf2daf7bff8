package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;

/**
 * A character sheet and what lies beside it: all that belongs to a seat.
 *
 * @param status what has become of its player
 * @param character which, by number
 * @param life Life Points, 0 to 100 (PRE-SETUP-08, PRE-Q-103)
 * @param hand the cards in hand
 * @param set cards set face down, in the order in which they are flipped
 * @param riders Riders on stand-by, the oldest first
 * @param items the Items, in the order in which they came; no cards in hand (PRE-ITEM-02)
 * @param initiative the Initiative number; 0 for none
 * @param prestige Prestige Points, of any sign (PRE-Q-68), known to all (PRE-Q-69)
 * @param trophies the Encounter cards scored, by number (PRE-END-02)
 * @param marks its tokens
 * @param pace what happened in this round
 * @param abilityUsed whether the character's ability has been used (PRE-Q-70)
 * @param quest the Quest card, by number; -1 for none
 * @param shown the cards that it last discarded together, face up: all have seen whose they were,
 *     which the discards do not tell
 */
@Value.Builder
public record Sheet(
    Status status,
    int character,
    int life,
    Bag hand,
    ImmutableList<SetCard> set,
    ImmutableList<StandBy> riders,
    ImmutableList<Held> items,
    int initiative,
    int prestige,
    Pile trophies,
    Marks marks,
    Pace pace,
    boolean abilityUsed,
    int quest,
    Pile shown)
    implements WithSheet {
  /** Life Points at the start, and the most that there can be (PRE-SETUP-08, PRE-Q-103). */
  public static final int FULL_LIFE = 100;

  /** The sheet of a character at the start. */
  public static Sheet of(int character) {
    return new Sheet(
        Status.ALIVE,
        character,
        FULL_LIFE,
        Bag.empty(),
        ImmutableList.of(),
        ImmutableList.of(),
        ImmutableList.of(),
        0,
        0,
        Pile.empty(),
        Marks.NONE,
        Pace.NONE,
        false,
        -1,
        Pile.empty());
  }

  public boolean isAlive() {
    return status == Status.ALIVE;
  }
}
