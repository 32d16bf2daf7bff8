package org.lawspeaker.engine.kit;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Seat;

/**
 * How a pile is written of which a viewer need not know everything: from the top down, a card by
 * its name, others as {@code 12 unseen}, each with the seats that know it: {@code ember@0,2},
 * {@code unseen@1}, or {@code ember@*} where all know it.
 *
 * @param count how many such cards lie there
 * @param card which, if the viewer knows it
 * @param knownTo who knows them, as {@link Deck#knownTo}
 */
record PileText(int count, Optional<Integer> card, long knownTo) {
  private static final String UNSEEN = "unseen";
  private static final Pattern CARDS =
      Pattern.compile("(?:([1-9][0-9]{0,2}) )?([^@ ]+)(?:@(\\*|[0-9]{1,2}(?:,[0-9]{1,2})*))?");

  private static final Splitter SEATS = Splitter.on(',');

  /** The cards of a spread, in runs where nothing is known. */
  static ImmutableList<PileText> of(Spread spread) {
    ImmutableList.Builder<PileText> texts = ImmutableList.builder();
    int next = 0;
    for (Spread.Slot slot : spread.slots()) {
      unseen(slot.at() - next, texts);
      texts.add(new PileText(1, slot.card(), slot.knownTo()));
      next = slot.at() + 1;
    }
    unseen(spread.size() - next, texts);
    return texts.build();
  }

  private static void unseen(int cards, ImmutableList.Builder<PileText> texts) {
    if (cards > 0) {
      texts.add(new PileText(cards, Optional.empty(), 0));
    }
  }

  /** The spread that these make. */
  static Spread spread(ImmutableList<PileText> texts) {
    ImmutableList.Builder<Spread.Slot> slots = ImmutableList.builder();
    int size = 0;
    for (PileText text : texts) {
      for (int i = 0; i < text.count && (text.card.isPresent() || text.knownTo != 0); i++) {
        slots.add(new Spread.Slot(size + i, text.card, text.knownTo));
      }
      size += text.count;
    }
    return new Spread(size, slots.build());
  }

  String write(IntFunction<String> name) {
    String many = count > 1 || (card.isEmpty() && knownTo == 0) ? count + " " : "";
    return many + card.map(name::apply).orElse(UNSEEN) + knowers(knownTo);
  }

  private static String knowers(long mask) {
    if (mask == Deck.EVERYBODY) {
      return "@*";
    }
    StringBuilder text = new StringBuilder();
    for (int seat = 0; seat < Seat.MOST; seat++) {
      if ((mask & Deck.mask(Seat.of(seat))) != 0) {
        text.append(text.isEmpty() ? '@' : ',').append(seat);
      }
    }
    return text.toString();
  }

  /**
   * What a text says.
   *
   * @throws IllegalArgumentException if it says nothing that can be understood
   */
  static PileText read(String text, Function<String, Integer> find) {
    Matcher cards = CARDS.matcher(text);
    if (!cards.matches()) {
      throw new IllegalArgumentException(
          "write a card as name, name@0 or name@*, and others as \"12 unseen\"");
    }
    return new PileText(
        cards.group(1) == null ? 1 : Integer.parseInt(cards.group(1)),
        isUnseen(text) ? Optional.empty() : Optional.of(find.apply(cards.group(2))),
        cards.group(3) == null ? 0 : mask(cards.group(3)));
  }

  /** Whether a text stands for cards that the viewer does not know. */
  static boolean isUnseen(String text) {
    Matcher cards = CARDS.matcher(text);
    return cards.matches() && cards.group(2).equals(UNSEEN);
  }

  /** Whether a text stands for cards that nobody knows. */
  static boolean isUnknown(String text) {
    return isUnseen(text) && text.indexOf('@') < 0;
  }

  private static long mask(String seats) {
    if (seats.equals("*")) {
      return Deck.EVERYBODY;
    }
    long mask = 0;
    for (String seat : SEATS.split(seats)) {
      mask |= Deck.mask(Seat.of(Integer.parseInt(seat)));
    }
    return mask;
  }
}
