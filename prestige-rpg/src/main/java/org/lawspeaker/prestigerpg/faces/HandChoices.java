package org.lawspeaker.prestigerpg.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.feast.Feasting;
import org.lawspeaker.prestigerpg.hand.CutHand;
import org.lawspeaker.prestigerpg.hand.DiscardChosen;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.hand.HandLimit;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.SeatMove;

/** Cards of hands: discarded, given back, drawn. */
final class HandChoices {
  private HandChoices() {}

  static Choice cut(Seen at, CutHand step, SeatMove move) {
    Seat seat = step.seat();
    int over = at.sheet(seat).hand().size() - HandLimit.ceiling(at.table(), seat);
    return discard(at, (PickCard) move, 1, more(over - 1));
  }

  static Choice lose(Seen at, DiscardChosen step, SeatMove move) {
    return discard(at, (PickCard) move, 1, more(step.left() - 1));
  }

  private static Optional<String> more(int left) {
    return left > 0 ? Optional.of("then " + Words.more(left, "card")) : Optional.empty();
  }

  private static Choice discard(Seen at, PickCard pick, int copy, Optional<String> hint) {
    return Choice.builder("Discard", "Discard " + at.card(pick.card()))
        .addPieces(PieceIds.hand(at, pick.seat(), pick.card(), copy))
        .hint(hint)
        .build();
  }

  /** Cards are chosen in the order of the list: what is passed over stays. */
  static Choice atEnd(Seen at, EndDiscards step, SeatMove move) {
    Seat seat = move.seat();
    Pile chosen = at.view().discards(seat);
    Pile hand = at.sheet(seat).hand().toPile();
    if (move instanceof PickCard pick) {
      List<String> kept = new ArrayList<>();
      for (int i = 0; i < hand.size(); i++) {
        int card = hand.get(i);
        boolean past = !chosen.isEmpty() && card < chosen.last();
        boolean discarded = hand.top(i + 1).count(card) <= chosen.count(card);
        if (card < pick.card() && !past && !discarded) {
          kept.add(at.card(card));
        }
      }
      return discard(
          at,
          pick,
          chosen.count(pick.card()) + 1,
          kept.isEmpty() ? Optional.empty() : Optional.of("you keep " + Words.list(kept)));
    }
    int kept = hand.size() - chosen.size();
    int limit = HandLimit.of(at.table(), seat);
    return Choice.builder(
            "Keep",
            chosen.isEmpty()
                ? "Keep all cards"
                : "Discard " + Words.count(chosen.size(), "card") + " and keep the rest")
        .hint(
            "you keep "
                + Words.count(kept, "card")
                + (kept < limit ? ", then draw up to " + limit : ""))
        .build();
  }

  static Choice giveBack(Seen at, Robbing step, SeatMove move) {
    Seat owner = ((PickSeat) move).chosen();
    int card = step.taken().get(step.owners().indexOf(owner));
    return Choice.builder("Give back", "Give back " + at.card(card) + " to " + at.name(owner))
        .addPieces(PieceIds.hand(at, move.seat(), card, 1), PieceIds.character(at, owner))
        .hint("you keep " + Words.count(step.keep(), "card") + " of those taken")
        .build();
  }

  static Choice feast(Seen at, Feasting step, SeatMove move) {
    if (!((PickOption) move).way().equals("draw")) {
      return Choice.of("Stop", "Draw no further card");
    }
    int grows = step.grows(at.table());
    return Choice.builder("Draw", "Draw a further card")
        .hint(grows == 0 ? "free" : at.foe() + " gains " + grows + " life")
        .build();
  }
}
