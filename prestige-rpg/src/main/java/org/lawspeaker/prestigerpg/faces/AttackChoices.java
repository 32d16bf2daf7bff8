package org.lawspeaker.prestigerpg.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.ChoiceBuilder;
import org.lawspeaker.prestigerpg.attack.ExtraAttack;
import org.lawspeaker.prestigerpg.attack.Revealing;
import org.lawspeaker.prestigerpg.attack.StandInFirst;
import org.lawspeaker.prestigerpg.attack.StandInSecond;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PickToken;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.setting.SetCards;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.table.CardFace;

/** Attack cards: set, revealed, played from the hand. */
final class AttackChoices {
  private AttackChoices() {}

  static Choice set(Seen at, SetCards step, SeatMove move) {
    SetFaceDown set = (SetFaceDown) move;
    List<String> names = new ArrayList<>();
    List<String> hints = new ArrayList<>();
    Pile cards = set.cards();
    ChoiceBuilder choice = Choice.builder("Set", "Set");
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.get(i);
      names.add(at.card(card));
      worth(at, set.seat(), card).ifPresent(hints::add);
      choice.addPieces(PieceIds.hand(at, set.seat(), card, cards.top(i + 1).count(card)));
    }
    boolean bluff = !at.cards().isAttack(cards.first());
    return choice
        .label("Set " + String.join(", then ", names) + (bluff ? " as a bluff" : ""))
        .hint(Said.hint(hints))
        .build();
  }

  /** What an Attack card would do if it were played now. */
  private static Optional<String> worth(Seen at, Seat seat, int card) {
    CardFace face = at.cards().face(card);
    if (face instanceof CardFace.Rider rider) {
      return Optional.of(rider.doubles() ? "doubles your next attack" : "joins your next attack");
    }
    if (face.isManeuver()) {
      return Optional.of("does no damage");
    }
    if (face.isStandIn()) {
      return Optional.of("two Attack cards of your hand take its place");
    }
    return Prospect.of(at, seat, card).map(value -> "worth " + value + " as things stand");
  }

  static Choice reveal(Seen at, Revealing step, SeatMove move) {
    String name = at.card(step.card());
    String piece = PieceIds.underWay(at);
    if (move instanceof PickOption pick) {
      boolean special = pick.way().equals("special");
      Mode mode = special ? Mode.SPECIAL : Mode.ORDINARY;
      return Choice.builder(
              "Attack",
              special
                  ? "Make the Special Attack of " + name
                  : "Make an ordinary attack with " + name)
          .addPieces(piece)
          .hint(
              Prospect.of(at, step.seat(), step.card(), mode)
                  .map(value -> "worth " + value + (special ? ", and protected" : "")))
          .build();
    }
    if (move instanceof PickToken pick) {
      int life = at.view().foe().tokens().get(pick.token());
      return Choice.builder("Attack", "Attack " + at.token(pick.token()) + " with " + name)
          .addPieces(piece, PieceIds.token(pick.token()))
          .hint(at.token(pick.token()) + " has " + life + " life")
          .build();
    }
    Seat named = ((PickSeat) move).chosen();
    return Choice.builder("Name", "Name " + at.name(named) + " with " + name)
        .addPieces(piece, PieceIds.character(at, named))
        .hint("attacks of the creature on a single player go there, if this attack hits")
        .build();
  }

  static Choice first(Seen at, StandInFirst step, SeatMove move) {
    return fromHand(at, (PickCard) move, "Play", " first");
  }

  static Choice second(Seen at, StandInSecond step, SeatMove move) {
    return step.second() == CardFace.Second.SET
        ? fromHand(at, (PickCard) move, "Set", " face down as your second card")
        : fromHand(at, (PickCard) move, "Play", " as your second card");
  }

  static Choice extra(Seen at, ExtraAttack step, SeatMove move) {
    return fromHand(at, (PickCard) move, "Play", " at once");
  }

  private static Choice fromHand(Seen at, PickCard pick, String verb, String how) {
    return Choice.builder(verb, verb + " " + at.card(pick.card()) + how)
        .addPieces(PieceIds.hand(at, pick.seat(), pick.card(), 1))
        .hint(worth(at, pick.seat(), pick.card()))
        .build();
  }
}
