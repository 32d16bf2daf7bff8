package org.lawspeaker.prestigerpg.faces;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.strike.TokenStrike;
import org.lawspeaker.prestigerpg.turns.Bite;

/** Players who attack players. */
final class VictimChoices {
  private VictimChoices() {}

  static Choice bite(Seen at, Bite step, SeatMove move) {
    return victim(at, "Bite", ((PickSeat) move).chosen(), step.damage());
  }

  static Choice strike(Seen at, TokenStrike step, SeatMove move) {
    if (move instanceof PickCard pick) {
      int damage = step.showing(pick.card()).damage(at.table());
      return Choice.builder("Attack", "Attack with " + at.card(pick.card()))
          .addPieces(PieceIds.hand(at, pick.seat(), pick.card(), 1))
          .hint(damage + " damage; the card is discarded")
          .build();
    }
    return victim(at, "Attack", ((PickSeat) move).chosen(), step.damage(at.table()));
  }

  private static Choice victim(Seen at, String verb, Seat victim, int damage) {
    int life = at.sheet(victim).life();
    return Choice.builder(verb, verb + " " + at.name(victim))
        .addPieces(PieceIds.character(at, victim))
        .hint(damage + " damage; " + at.name(victim) + " has " + life + " life")
        .build();
  }
}
