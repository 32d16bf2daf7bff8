package org.lawspeaker.prestigerpg.attack;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Table;

/** A card is flipped, or played from the hand in place of another (PRE-TURN-02). */
public final class Flipping {
  private static final Citation FLIP = Citation.of("PRE-TURN-02");
  private static final Citation BLUFF = Citation.of("PRE-SET-05");
  private static final Citation STAND_IN = Citation.of("PRE-STANDIN-02");

  private Flipping() {}

  /** The set card of a turn is flipped, and does what it says (PRE-TURN-03). */
  public static void flip(Table table, Seat seat, int card) {
    if (table.isTelling()) {
      String name = table.cards.printed(card);
      String written = table.cards.names().card(card);
      table.tell(FLIP, "flipped", seat + " flips " + name, "card", written);
    }
    CardFace face = table.cards.face(card);
    if (!face.isAttack()) {
      bluff(table, seat, card, FaceDown.OPEN);
    } else {
      play(table, seat, card, false);
    }
  }

  /** A set card has been announced in the fog: it counts as what was said (PRE-Q-97). */
  public static void announced(Table table, Seat seat, int card, boolean special, int under) {
    if (table.cards.face(card).isAttack()) {
      lay(table, Revealing.announced(seat, card, special, under));
    } else {
      bluff(table, seat, card, under);
    }
  }

  private static void bluff(Table table, Seat seat, int card, int under) {
    table.discard(card, under);
    if (table.isTelling()) {
      table.tell(BLUFF, "bluff", "it was a bluff of " + seat);
    }
  }

  /**
   * An Attack card is played face up.
   *
   * @param linked whether it is linked to an ability (PRE-ABILITY-04)
   */
  public static void play(Table table, Seat seat, int card, boolean linked) {
    lay(table, Revealing.of(seat, card, linked, false));
  }

  /** An Attack card is played in place of a Stand In (PRE-STANDIN-02). */
  static void playInstead(Table table, Seat seat, int card) {
    lay(table, Revealing.of(seat, card, false, true));
  }

  private static void lay(Table table, Revealing revealed) {
    Seat seat = revealed.seat();
    if (table.cards.face(revealed.card()) instanceof CardFace.StandIn standIn) {
      // No window opens on the Stand In itself, only on what replaces it (PRE-STANDIN-03).
      table.discard(revealed.card(), revealed.under());
      if (table.isTelling()) {
        table.tell(STAND_IN, "replaced", "it is replaced by cards from the hand of " + seat);
      }
      table.push(new StandInFirst(seat, standIn.second()));
      return;
    }
    table.push(revealed);
  }
}
