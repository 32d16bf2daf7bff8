package org.lawspeaker.prestigerpg.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.ChoiceBuilder;
import org.lawspeaker.prestigerpg.items.Negotiation;
import org.lawspeaker.prestigerpg.items.OfferMade;
import org.lawspeaker.prestigerpg.loot.Looting;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.SeatMove;

/** Items that change hands. */
final class ItemChoices {
  private ItemChoices() {}

  static Choice loot(Seen at, Looting step, SeatMove move) {
    String body = at.name(step.body());
    if (move instanceof PickItem pick) {
      return Choice.of(
          "Take",
          "Take " + at.item(pick.item()) + " from the body of " + body,
          PieceIds.item(pick.item()));
    }
    boolean isLast = at.sheet(step.body()).items().size() == 1 || step.order().size() == 1;
    return Choice.builder("Leave", "Take nothing from the body of " + body)
        .hint(
            isLast
                ? Optional.empty()
                : Optional.of("you are asked again if others take something and something is left"))
        .build();
  }

  static Choice offer(Seen at, Negotiation step, SeatMove move) {
    String with = at.name(step.with());
    if (move instanceof PickItem pick) {
      boolean own = at.owner(pick.item()).filter(step.seat()::equals).isPresent();
      String item = at.item(pick.item());
      return Choice.of(
          own ? "Offer" : "Ask for",
          own ? "Offer " + item + " to " + with : "Ask " + with + " for " + item,
          PieceIds.item(pick.item()));
    }
    return pieces(
            step.gives(), step.wants(), Choice.builder("Send", "Make " + with + " this offer"))
        .hint(items(at, step.gives()) + " for " + items(at, step.wants()))
        .build();
  }

  static Choice answer(Seen at, OfferMade step, SeatMove move) {
    String from = at.name(step.seat());
    String gives = items(at, step.gives());
    String wants = items(at, step.wants());
    boolean yes = ((PickOption) move).way().equals("accept");
    return pieces(
            step.gives(),
            step.wants(),
            yes
                ? Choice.builder("Trade", "Take " + gives + " of " + from + " for " + wants)
                : Choice.builder("Refuse", "Refuse the offer of " + from))
        .build();
  }

  private static ChoiceBuilder pieces(Pile gives, Pile wants, ChoiceBuilder choice) {
    gives.forEach(id -> choice.addPieces(PieceIds.item(id)));
    wants.forEach(id -> choice.addPieces(PieceIds.item(id)));
    return choice;
  }

  private static String items(Seen at, Pile ids) {
    List<String> names = new ArrayList<>();
    ids.forEach(id -> names.add(at.item(id)));
    return Words.list(names);
  }

  /** Begins an offer to another player. */
  static Choice negotiate(Seen at, Seat with) {
    return Choice.builder("Negotiate", "Offer " + at.name(with) + " a trade")
        .addPieces(PieceIds.character(at, with))
        .hint("Potions and other Items of one use, once in this window")
        .build();
  }
}
