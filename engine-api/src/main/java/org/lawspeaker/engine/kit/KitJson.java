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
 * {@link CardIndex} gives them names, and in views; a seat as {@code 0}, several as a list; what is
 * seen of a deck or hand as a list from the top down, {@code [ember@0, 2 unseen]}, hands by their
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
          .with(Seat.class, Leaf.ofNumber(KitJson::seat, Seat::index))
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
          .with(
              CardRun.class,
              Leaf.of(text -> new CardRun(1, card(text)), run -> String.valueOf(run.card())))
          .with(PileText.class, pileText(KitJson::card, String::valueOf))
          .with(
              Spread.class,
              Form.of(new TypeToken<ImmutableList<PileText>>() {}, PileText::of, PileText::spread))
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
   * These records as views write them: piles and bags are lists, whether or not cards have names.
   */
  static Records inViews(Records records) {
    TypeToken<ImmutableList<CardRun>> list = new TypeToken<>() {};
    return records
        .with(Pile.class, Form.of(list, CardRun::of, CardRun::pile))
        .with(
            Bag.class,
            Form.of(list, bag -> CardRun.of(bag.toPile()), runs -> Bag.of(CardRun.pile(runs))));
  }

  /** The cards of a spread by these names. */
  static Leaf<PileText> pileText(Function<String, Integer> find, IntFunction<String> name) {
    return Leaf.of(text -> PileText.read(text, find), cards -> cards.write(name));
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
