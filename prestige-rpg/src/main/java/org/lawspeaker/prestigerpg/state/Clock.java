package org.lawspeaker.prestigerpg.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Pile;

/**
 * Where in the game it is.
 *
 * @param encounter the number of the encounter, from 1; 0 before the first (PRE-SETUP-10, PRE-Q-06)
 * @param round the round of the encounter, from 1; 0 before the first
 * @param flipped whether a card has been flipped or played face up in this round (PRE-SET-03)
 * @param nextId the id of the next thing that needs one
 * @param dealers the seats that did damage this round, in order (PRE-SPECIFIC-03)
 * @param fallen the seats that have died, in order (PRE-Q-63)
 * @param fallenBefore how many of them died before this encounter (PRE-LICH-03)
 * @param totalled whether the damage of the round has been totalled (PRE-Q-110)
 * @param quest the Quest card that is for all, by number; -1 for none (PRE-Q-100)
 * @param actions how many Action cards were played this round
 * @param ending how the game ended, if it has
 */
@Value.Builder
public record Clock(
    int encounter,
    int round,
    boolean flipped,
    int nextId,
    Pile dealers,
    Pile fallen,
    int fallenBefore,
    boolean totalled,
    @Default("-1") int quest,
    int actions,
    Ending ending)
    implements WithClock {
  /** Encounters from this number on are Bonus Rounds (PRE-BONUS-01, PRE-Q-05). */
  public static final int FIRST_BONUS = 7;

  /** How many encounters a game has without a tie (PRE-SETUP-05). */
  public static final int ENCOUNTERS = 9;

  public static final Clock SETUP =
      new Clock(0, 0, false, 1, Pile.empty(), Pile.empty(), 0, false, -1, 0, Ending.NONE);

  /** At the start of the next round, in which nothing has happened yet. */
  public Clock atNextRound() {
    return withRound(round + 1)
        .withFlipped(false)
        .withDealers(Pile.empty())
        .withTotalled(false)
        .withActions(0);
  }

  /** Whether the encounter is a Bonus Round. */
  public boolean isBonus() {
    return encounter >= FIRST_BONUS;
  }
}
