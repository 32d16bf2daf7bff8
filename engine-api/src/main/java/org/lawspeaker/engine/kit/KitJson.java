package org.lawspeaker.engine.kit;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import com.google.common.reflect.TypeToken;
import java.util.List;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Form;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Records;

/**
 * How the kit's values are written: piles, bags and sets of seats as {@code "3 1 4"}, a seat as
 * {@code "0"}, a deck as its size, what is known of its slots and the bag of the others, an agenda
 * as the list of its steps, the next one last. A {@link CardIndex} writes cards by their names.
 */
public final class KitJson {
  /** The highest id of a card in a file: a bag takes memory in proportion to it. */
  public static final int HIGHEST_CARD = 9999;

  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  @SuppressWarnings("unchecked") // what the steps are does not matter here
  private static final Class<Agenda<?>> AGENDA = (Class<Agenda<?>>) (Class<?>) Agenda.class;

  /**
   * Knows seats, sets of seats, piles, bags, decks and agendas; the other values of the kit are
   * records.
   */
  public static final Records RECORDS =
      Records.STANDARD
          .with(Seat.class, Leaf.of(KitJson::seat, seat -> String.valueOf(seat.index())))
          .with(Viewer.class, Leaf.of(KitJson::viewer, KitJson::text))
          .with(Seats.class, Leaf.of(KitJson::seats, KitJson::text))
          .with(Pile.class, Leaf.of(KitJson::pile, KitJson::text))
          .with(Bag.class, Leaf.of(text -> Bag.of(pile(text)), bag -> text(bag.toPile())))
          .with(Deck.class, Form.of(TypeToken.of(DeckForm.class), DeckForm::of, DeckForm::deck))
          .with(AGENDA, Form.ofList(Agenda::toList, Agenda::of));

  private KitJson() {}

  private static Viewer viewer(String text) {
    return switch (text) {
      case "spectator" -> Onlooker.SPECTATOR;
      case "arbiter" -> Onlooker.ARBITER;
      default -> seat(text);
    };
  }

  private static String text(Viewer viewer) {
    return viewer instanceof Seat seat
        ? String.valueOf(seat.index())
        : viewer == Onlooker.ARBITER ? "arbiter" : "spectator";
  }

  private static Seat seat(String text) {
    return Seat.of(number(text));
  }

  private static Seats seats(String text) {
    return Seats.of(WORDS.splitToStream(text).map(KitJson::seat).collect(toImmutableSet()));
  }

  private static String text(Seats seats) {
    return seats.asSet().stream()
        .map(seat -> String.valueOf(seat.index()))
        .collect(Collectors.joining(" "));
  }

  private static Pile pile(String text) {
    List<String> words = WORDS.splitToList(text);
    int[] cards = new int[words.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = card(words.get(i));
    }
    return Pile.of(cards);
  }

  private static int card(String word) {
    int card = number(word);
    if (card > HIGHEST_CARD) {
      throw new IllegalArgumentException(
          "the id of a card is at most " + HIGHEST_CARD + ", not " + card);
    }
    return card;
  }

  private static int number(String word) {
    Integer number = Ints.tryParse(word);
    if (number == null) {
      throw new IllegalArgumentException("a number is wanted, not " + Problem.quote(word));
    }
    return number;
  }

  private static String text(Pile pile) {
    return CharMatcher.anyOf("[,]").removeFrom(pile.toString());
  }
}
