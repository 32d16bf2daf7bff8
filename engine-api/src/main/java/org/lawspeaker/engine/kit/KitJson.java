package org.lawspeaker.engine.kit;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import com.google.common.reflect.TypeToken;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Form;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Records;

/**
 * How the kit's values are written: piles and bags as {@code "3 1 4"}, or as lists of cards where a
 * {@link CardIndex} gives them names, and in views; a seat as {@code "0"}, several as a list; what
 * is seen of a deck or hand as a list from the top down, {@code [ember@0, 2 unseen]}, hands by their
 * seats; a deck as that and the bag of the unseen; an agenda as the list of its steps, the next one
 * last.
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
          .with(
              Seats.class,
              Form.of(
                  new TypeToken<ImmutableList<Seat>>() {},
                  seats -> seats.asSet().asList(),
                  seats -> Seats.of(seats)))
          .with(
              TurnOrder.class,
              Form.of(TypeToken.of(TurnOrderForm.class), TurnOrderForm::of, TurnOrderForm::order))
          .with(Spread.class, spread(KitJson::card, String::valueOf))
          .with(
              Hands.class,
              Form.of(
                  new TypeToken<ImmutableMap<Seat, Spread>>() {}, Hands::spreads, Hands::ofSpreads))
          .with(Pile.class, Leaf.of(KitJson::pile, KitJson::text))
          .with(Bag.class, Leaf.of(text -> Bag.of(pile(text)), bag -> text(bag.toPile())))
          .with(Deck.class, Form.of(TypeToken.of(DeckForm.class), DeckForm::of, DeckForm::deck))
          .with(AGENDA, Form.ofList(Agenda::toList, Agenda::of));

  private KitJson() {}

  /**
   * These records as views write them: a pile or bag is a list, as it is where cards have names and
   * where a viewer knows only some of them.
   */
  static Records inViews(Records records) {
    return records
        .with(Pile.class, cards(Function.identity(), Function.identity()))
        .with(Bag.class, cards(Bag::toPile, Bag::of));
  }

  private static <T> Form<T> cards(Function<T, Pile> pile, Function<Pile, T> back) {
    return Form.of(
        new TypeToken<ImmutableList<String>>() {},
        cards -> texts(pile.apply(cards)),
        texts -> back.apply(pile(String.join(" ", texts))));
  }

  private static ImmutableList<String> texts(Pile pile) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    pile.forEach(card -> texts.add(String.valueOf(card)));
    return texts.build();
  }

  /** A spread as a list of its cards. */
  static Form<Spread> spread(Function<String, Integer> find, IntFunction<String> name) {
    return Form.of(
        new TypeToken<ImmutableList<String>>() {},
        spread -> PileText.write(spread, name),
        texts -> PileText.read(texts, find));
  }

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
