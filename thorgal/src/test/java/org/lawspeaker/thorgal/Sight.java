package org.lawspeaker.thorgal;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.journey.Weighing;
import org.lawspeaker.thorgal.party.Shown;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * What lies where, in words: cards by name with spaces between them, numbers as they are.
 *
 * <p>Of a seat: {@code ann hand}, {@code valhalla}, {@code party}, {@code horns}, {@code reserve};
 * sizes {@code deck}, {@code pool}, {@code discard}; {@code deck-cards}, {@code pool-cards}, {@code
 * discard-cards} with {@code ?} for a card that is not settled. The same of bane cards with {@code
 * bane-} in front, and {@code niflheim}. Of a card in play: {@code exhaustion of X}, {@code markers
 * of X}, {@code shown by X}. Of all: {@code lands}, {@code conquered}, {@code destination}, {@code
 * attached}, {@code opposing}, {@code strength}, {@code difficulty}, {@code destiny}, {@code
 * round}, {@code phase}.
 */
record Sight(ThorgalState state) {
  private static final Cards CARDS = Position.GAME.cards();

  String of(String what) {
    for (String prefix : List.of("exhaustion of ", "markers of ", "shown by ")) {
      if (what.startsWith(prefix)) {
        return ofCard(prefix, Reading.id(state, what.substring(prefix.length())));
      }
    }
    int space = what.indexOf(' ');
    return space < 0
        ? ofAll(what)
        : ofSeat(Reading.seat(what.substring(0, space)), what.substring(space + 1));
  }

  private String ofCard(String prefix, int id) {
    Table table = Table.of(CARDS, state);
    if (prefix.startsWith("exhaustion")) {
      return "" + table.exhaustion(id);
    }
    if (prefix.startsWith("markers")) {
      return table.markers(id).toString();
    }
    Land land = table.land(id);
    return (land == null ? Shown.of(table, id) : Shown.ofLand(table, land)).toString();
  }

  private String ofAll(String what) {
    Table table = Table.of(CARDS, state);
    return switch (what) {
      case "lands" -> lands(false);
      case "conquered" -> lands(true);
      case "destination" -> state.journey().destination().map(table::nameOf).orElse("");
      case "attached" -> names(state.journey().attached().stream().map(Sight::name).toList());
      case "opposing" -> names(state.journey().opposers().stream().map(Sight::name).toList());
      case "strength" -> Weighing.strength(table).toString();
      case "difficulty" -> Weighing.difficulty(table).toString();
      case "destiny" -> state.clock().destiny().toString();
      case "round" -> "" + state.clock().round();
      case "phase" -> state.clock().phase().says();
      default -> throw new IllegalArgumentException(what);
    };
  }

  private String ofSeat(Seat seat, String what) {
    boolean bane = what.startsWith("bane-") || what.equals("niflheim");
    Store store = state.sides().get(seat.index()).store(bane ? Suit.BANE : Suit.DESTINY);
    Suit suit = bane ? Suit.BANE : Suit.DESTINY;
    return switch (what.startsWith("bane-") ? what.substring("bane-".length()) : what) {
      case "hand" -> names(suit, store.hand().cards());
      case "valhalla", "niflheim" -> names(suit, store.destroyed());
      case "deck" -> "" + store.deck();
      case "pool" -> "" + store.pool();
      case "discard" -> "" + store.discard();
      case "deck-cards" -> slots(suit, store.faceDown(), 0, store.deck());
      case "discard-cards" -> slots(suit, store.faceDown(), store.discardTop(), store.discard());
      case "pool-cards" -> slots(suit, store.faceDown(), store.poolTop(), store.pool());
      case "party" ->
          names(state.sides().get(seat.index()).party().stream().map(Sight::name).toList());
      case "reserve" -> reserve(seat);
      case "horns" -> "" + Table.of(CARDS, state).horns(seat);
      default -> throw new IllegalArgumentException(what);
    };
  }

  private String reserve(Seat seat) {
    List<String> names = new ArrayList<>();
    state.sides().get(seat.index()).reserve().forEach(card -> names.add(CARDS.landName(card)));
    return names(names);
  }

  private String lands(boolean conquered) {
    return names(
        state.lands().stream()
            .filter(land -> land.isConquered() == conquered)
            .map(Sight::name)
            .toList());
  }

  private static String name(Land land) {
    return CARDS.landName(land.card());
  }

  private static String name(Attached attached) {
    return CARDS.name(attached.suit(), attached.card());
  }

  private static String name(Opposer opposer) {
    return name(opposer.companion());
  }

  private static String name(InPlay card) {
    return CARDS.name(Suit.DESTINY, card.card());
  }

  private static String slots(Suit suit, Deck deck, int from, int count) {
    List<String> names = new ArrayList<>();
    for (int slot = from; slot < from + count; slot++) {
      names.add(deck.isUnseen(slot) ? "?" : CARDS.name(suit, deck.cardAt(slot)));
    }
    return names(names);
  }

  private static String names(Suit suit, Pile cards) {
    List<String> names = new ArrayList<>();
    cards.forEach(card -> names.add(CARDS.name(suit, card)));
    return names(names);
  }

  private static String names(List<String> names) {
    return String.join(" ", names);
  }
}
