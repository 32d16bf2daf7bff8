package org.lawspeaker.prestigerpg.notation;

import com.google.common.primitives.Ints;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.Absent;
import org.lawspeaker.prestigerpg.moves.Accept;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PickToken;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Refuse;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.table.Table;

/** Reads the moves of one seat. */
final class SeatMoveReader {
  static final String FORMS =
      "the moves are: set CARD [CARD], pass, play CARD [hiding CARD] [as WAY] [on TARGET], use ITEM"
          + " [as WAY] [on TARGET], ability [of CHARACTER] [on TARGET], negotiate seat-N, card CARD,"
          + " item ITEM, choose WAY, player seat-N, token N, accept, refuse, done";
  private static final int MOST = 99;
  private static final String SEAT = "seat-";

  private final Table table;
  private final Seat seat;

  SeatMoveReader(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
  }

  Checked<PrestigeMove> read(List<String> words) {
    String verb = words.isEmpty() ? "" : words.get(0);
    Optional<Checked<PrestigeMove>> move =
        switch (verb) {
          case "set" -> words.size() < 2 ? Optional.empty() : Optional.of(set(words));
          case "play", "use", "ability" -> new PlayReader(table, seat).read(words);
          default ->
              words.size() == 1
                  ? bare(verb).map(Checked::ok)
                  : words.size() == 2 ? withWord(verb, words.get(1)) : Optional.empty();
        };
    return move.orElseGet(
        () -> Checked.bad("", Problem.quote(String.join(" ", words)) + " is no move; " + FORMS));
  }

  private Optional<PrestigeMove> bare(String verb) {
    return switch (verb) {
      case "pass" -> Optional.of(new Pass(seat));
      case "accept" -> Optional.of(new Accept(seat));
      case "refuse" -> Optional.of(new Refuse(seat));
      case "done" -> Optional.of(Done.of(seat));
      default -> Optional.empty();
    };
  }

  private Optional<Checked<PrestigeMove>> withWord(String verb, String word) {
    return switch (verb) {
      case "card" -> Optional.of(card(table, word).map(card -> new PickCard(seat, card)));
      case "item" ->
          Optional.of(item(table, word, seat, new Absent.Picked(), id -> new PickItem(seat, id)));
      case "choose" -> Optional.of(Checked.ok(new PickOption(seat, word)));
      case "token" ->
          Optional.of(
              MoveReader.number(word, 1, MOST).map(token -> new PickToken(seat, token - 1)));
      case "player" -> seat(word, chosen -> new PickSeat(seat, Seat.of(chosen)));
      case "negotiate" -> seat(word, with -> new Negotiate(seat, Seat.of(with)));
      default -> Optional.empty();
    };
  }

  private Optional<Checked<PrestigeMove>> seat(String word, IntFunction<PrestigeMove> move) {
    return Optional.of(seat(table, word).map(move::apply));
  }

  /** Cards are set in the order in which they are named. */
  private Checked<PrestigeMove> set(List<String> words) {
    Pile cards = Pile.empty();
    for (String word : words.subList(1, words.size())) {
      Checked<Integer> card = card(table, word);
      if (card.value().isEmpty()) {
        return Checked.bad(card.problems());
      }
      cards = cards.withLast(card.value().get());
    }
    return Checked.ok(new SetFaceDown(seat, cards));
  }

  static Checked<Integer> card(Table table, String word) {
    return MoveReader.found(table, word, "card", table.cards.names()::findCard);
  }

  /** What is done with the item of this name, or with a card of this name that lies nowhere. */
  static Checked<PrestigeMove> item(
      Table table, String word, Seat seat, Absent.Act act, IntFunction<PrestigeMove> move) {
    Optional<Integer> lies = ItemText.find(table, seat, word);
    return lies.isPresent()
        ? Checked.ok(move.apply(lies.get()))
        : MoveReader.found(table, word, "item", name -> ItemText.named(table, name))
            .map(card -> new Absent(seat, act, card));
  }

  static Checked<Integer> seat(Table table, String word) {
    Integer number = word.startsWith(SEAT) ? Ints.tryParse(word.substring(SEAT.length())) : null;
    return number == null || number < 0 || number >= table.seats()
        ? Checked.bad(
            "", "seat-0 to seat-" + (table.seats() - 1) + " is wanted, not " + Problem.quote(word))
        : Checked.ok(number);
  }
}
