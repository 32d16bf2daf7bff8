package org.lawspeaker.prestigerpg.faces;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.strike.Hits;
import org.lawspeaker.prestigerpg.strike.TokenStrike;
import org.lawspeaker.prestigerpg.turns.Bite;

/** Players who attack players. */
final class VictimChoices {
  private VictimChoices() {}

  static Choice bite(Seen at, Bite step, SeatMove move) {
    Seat victim = ((PickSeat) move).chosen();
    return victim(
        at, "Bite", victim, step.damage(), Damage.left(at.table(), victim, step.damage(), false));
  }

  static Choice strike(Seen at, TokenStrike step, SeatMove move) {
    if (move instanceof PickCard pick) {
      int damage = step.showing(pick.card()).damage(at.table());
      return Choice.builder("Attack", "Attack with " + at.card(pick.card()))
          .addPieces(PieceIds.hand(at, pick.seat(), pick.card(), 1))
          .hint(damage + " damage; the card is discarded")
          .build();
    }
    Seat victim = ((PickSeat) move).chosen();
    int damage = step.damage(at.table());
    return victim(at, "Attack", victim, damage, Hits.left(at.table(), victim, damage));
  }

  /** Whom, for how much, and what is left of it after all that prevents it. */
  private static Choice victim(Seen at, String verb, Seat victim, int damage, int left) {
    int life = at.sheet(victim).life();
    String much = left == damage ? "" + damage : left + " of " + damage;
    return Choice.builder(verb, verb + " " + at.name(victim))
        .addPieces(PieceIds.character(at, victim))
        .hint(much + " damage; " + at.name(victim) + " has " + life + " life")
        .build();
  }
}
