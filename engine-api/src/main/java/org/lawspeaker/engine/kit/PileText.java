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
 * its name, others as {@code unseen} or {@code 12 unseen}, each with the seats that know it: {@code
 * ember@0,2}, {@code unseen@1}, or {@code ember@*} where all know it.
 */
final class PileText {
  private static final String UNSEEN = "unseen";
  private static final Pattern CARDS =
      Pattern.compile("(?:([1-9][0-9]{0,2}) )?([^@ ]+)(?:@(\\*|[0-9]{1,2}(?:,[0-9]{1,2})*))?");

  private static final Splitter SEATS = Splitter.on(',');

  private PileText() {}

  static ImmutableList<String> write(Spread spread, IntFunction<String> name) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    int next = 0;
    for (Spread.Slot slot : spread.slots()) {
      run(slot.at() - next, texts);
      texts.add(slot.card().map(name::apply).orElse(UNSEEN) + knowers(slot.knownTo()));
      next = slot.at() + 1;
    }
    run(spread.size() - next, texts);
    return texts.build();
  }

  private static void run(int cards, ImmutableList.Builder<String> texts) {
    if (cards > 0) {
      texts.add(cards == 1 ? UNSEEN : cards + " " + UNSEEN);
    }
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
   * The pile of these texts.
   *
   * @throws IllegalArgumentException if they are not written like this
   */
  static Spread read(ImmutableList<String> texts, Function<String, Integer> find) {
    ImmutableList.Builder<Spread.Slot> slots = ImmutableList.builder();
    int size = 0;
    for (String text : texts) {
      Matcher cards = CARDS.matcher(text);
      if (!cards.matches()) {
        throw new IllegalArgumentException(
            "write a card as name, name@0 or name@*, and others as \"12 unseen\"");
      }
      int copies = cards.group(1) == null ? 1 : Integer.parseInt(cards.group(1));
      long knownTo = cards.group(3) == null ? 0 : mask(cards.group(3));
      Optional<Integer> card =
          isUnseen(text) ? Optional.empty() : Optional.of(find.apply(cards.group(2)));
      for (int i = 0; i < copies && (card.isPresent() || knownTo != 0); i++) {
        slots.add(new Spread.Slot(size + i, card, knownTo));
      }
      size += copies;
    }
    return new Spread(size, slots.build());
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
