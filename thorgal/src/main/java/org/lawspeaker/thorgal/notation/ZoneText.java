package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;

/**
 * How the cards of a face-down pile are written: {@code archers} for a card that lies there and
 * nobody knows, {@code archers@0,2} for one that seats know, {@code archers@*} for one that all
 * know, {@code unseen@1} for one that only others know, {@code 12 unseen} for cards that nobody
 * knows.
 */
final class ZoneText {
  private static final Pattern RUN = Pattern.compile("([1-9][0-9]?) unseen");
  private static final Pattern CARD = Pattern.compile("([^@]+)(?:@(\\*|[0-3](?:,[0-3])*))?");
  private static final String UNSEEN = "unseen";

  /** One card that is known, or that others know; at a place counted from the top. */
  record Slot(int at, Optional<Integer> card, long knownTo) {}

  /**
   * A pile as read.
   *
   * @param size how many cards it has
   * @param slots those of which somebody knows something
   */
  record Zone(int size, ImmutableList<Slot> slots) {}

  private final Cards cards;
  private final Suit suit;

  ZoneText(Cards cards, Suit suit) {
    this.cards = cards;
    this.suit = suit;
  }

  /** The slots of a spread from one up to another, as written. */
  ImmutableList<String> write(Spread spread, int from, int to) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    int next = from;
    for (Spread.Slot slot : spread.slots()) {
      if (slot.at() >= from && slot.at() < to) {
        run(slot.at() - next, texts);
        String name = slot.card().map(card -> cards.name(suit, card)).orElse(UNSEEN);
        texts.add(name + knowers(slot.knownTo()));
        next = slot.at() + 1;
      }
    }
    run(to - next, texts);
    return texts.build();
  }

  static void run(int cards, ImmutableList.Builder<String> texts) {
    if (cards > 0) {
      texts.add(cards + " unseen");
    }
  }

  /** So many cards that nobody knows. */
  static ImmutableList<String> run(int cards) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    run(cards, texts);
    return texts.build();
  }

  /** How many cards a text stands for that nobody knows; none if it names one. */
  static int unseen(String text) {
    Matcher run = RUN.matcher(text);
    return run.matches() ? Integer.parseInt(run.group(1)) : 0;
  }

  static String knowers(long mask) {
    if (mask == 0) {
      return "";
    }
    if (mask == Deck.EVERYBODY) {
      return "@*";
    }
    StringBuilder text = new StringBuilder();
    for (int seat = 0; seat < 4; seat++) {
      if ((mask & 1L << seat) != 0) {
        text.append(text.isEmpty() ? '@' : ',').append(seat);
      }
    }
    return text.toString();
  }

  /** The pile of these texts; adds what is wrong with them. */
  Zone read(String place, ImmutableList<String> texts, Problems problems) {
    List<Slot> slots = new ArrayList<>();
    int size = 0;
    for (int i = 0; i < texts.size(); i++) {
      Matcher run = RUN.matcher(texts.get(i));
      if (run.matches()) {
        size += Integer.parseInt(run.group(1));
        continue;
      }
      Slot slot = slot(place + "/" + i, texts.get(i), size, problems);
      if (slot.card().isPresent() || slot.knownTo() != 0) {
        slots.add(slot);
      }
      size++;
    }
    return new Zone(size, ImmutableList.copyOf(slots));
  }

  private Slot slot(String place, String text, int at, Problems problems) {
    Matcher card = CARD.matcher(text);
    if (!card.matches()) {
      problems.add(place, "write a card as name, name@0 or name@*, not " + text);
      return new Slot(at, Optional.empty(), 0);
    }
    long knowers = card.group(2) == null ? 0 : mask(card.group(2));
    if (card.group(1).equals(UNSEEN)) {
      return new Slot(at, Optional.empty(), knowers);
    }
    return new Slot(at, Names.find(cards, suit, place, card.group(1), problems), knowers);
  }

  private static long mask(String seats) {
    if (seats.equals("*")) {
      return Deck.EVERYBODY;
    }
    long mask = 0;
    for (int i = 0; i < seats.length(); i += 2) {
      mask |= 1L << (seats.charAt(i) - '0');
    }
    return mask;
  }
}
