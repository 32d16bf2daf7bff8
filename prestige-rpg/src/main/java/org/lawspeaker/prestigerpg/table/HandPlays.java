package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.prestigerpg.pack.By;
import org.lawspeaker.prestigerpg.pack.CardFace;
import org.lawspeaker.prestigerpg.pack.CardPack;
import org.lawspeaker.prestigerpg.pack.DeckCard;
import org.lawspeaker.prestigerpg.pack.Expansion;
import org.lawspeaker.prestigerpg.pack.Moment;
import org.lawspeaker.prestigerpg.pack.Use;
import org.lawspeaker.prestigerpg.state.Settings;

/**
 * In which windows, and in which parts, somebody may play a card from the hand at all, by the card
 * list in use: public facts, so that windows open on them (PRE-Q-105).
 */
public final class HandPlays {
  /** By expansions in use, then by moment: who may, as bits of {@link By}. */
  private final int[][] may = new int[1 << Expansion.values().length][Moment.values().length];

  /** The same of the cards that dead players keep (PRE-LICH-07). */
  private final int[][] fallenMay = new int[may.length][Moment.values().length];

  HandPlays(CardPack pack) {
    for (int in = 0; in < may.length; in++) {
      for (DeckCard card : pack.deck()) {
        if (card.face() instanceof CardFace.Action action
            && (card.expansion() == Expansion.BASE || (in & bit(card.expansion())) != 0)) {
          for (Use use : action.uses()) {
            for (Moment at : use.at()) {
              may[in][at.ordinal()] |= 1 << use.by().ordinal();
              if (card.fallenKeep()) {
                fallenMay[in][at.ordinal()] |= 1 << use.by().ordinal();
              }
            }
          }
        }
      }
    }
  }

  private static int bit(Expansion expansion) {
    return 1 << expansion.ordinal();
  }

  /**
   * Whether some card may be played then by somebody who is this.
   *
   * @param fallen whether it is a dead player who fights
   */
  public boolean any(Settings settings, Moment at, By by, boolean fallen) {
    int in = 0;
    for (Expansion expansion : settings.expansions()) {
      in |= bit(expansion);
    }
    return ((fallen ? fallenMay : may)[in][at.ordinal()] & 1 << by.ordinal()) != 0;
  }
}
