package org.lawspeaker.thorgal.notation;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.KitJson;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;

/**
 * The values of steps and viewers as texts. A deck is {@code 12: 0=7@1 3=5@0 of 1 1 4}: its size,
 * its known slots each with its card and the mask of those who know it, and its bag.
 */
final class FrameRecords {
  private static final Pattern DECK =
      Pattern.compile(
          "([0-9]{1,3}):((?: [0-9]{1,3}=[0-9]{1,4}@-?[0-9]{1,18})*) of((?: [0-9]{1,4})*)");
  private static final Pattern SLOT = Pattern.compile("([0-9]+)=([0-9]+)@(-?[0-9]+)");
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  static final Records RECORDS =
      KitJson.RECORDS
          .with(Seat.class, Leaf.ofNumber(FrameRecords::seat, Seat::index))
          .with(Viewer.class, Leaf.of(FrameRecords::viewer, FrameRecords::text))
          .with(Deck.class, Leaf.of(FrameRecords::deck, FrameRecords::text));

  private FrameRecords() {}

  private static Seat seat(String text) {
    return switch (text) {
      case "0", "1", "2", "3" -> Seat.of(text.charAt(0) - '0');
      default -> throw new IllegalArgumentException("seats are 0 to 3, not " + text);
    };
  }

  private static Viewer viewer(String text) {
    return switch (text) {
      case "arbiter" -> Onlooker.ARBITER;
      case "spectator" -> Onlooker.SPECTATOR;
      case "0", "1", "2", "3" -> seat(text);
      default -> throw new IllegalArgumentException("0 to 3, spectator or arbiter, not " + text);
    };
  }

  private static String text(Viewer viewer) {
    return viewer instanceof Seat seat
        ? "" + seat.index()
        : viewer == Onlooker.ARBITER ? "arbiter" : "spectator";
  }

  private static Deck deck(String text) {
    Matcher deck = DECK.matcher(text);
    if (!deck.matches()) {
      throw new IllegalArgumentException("a deck is written like 3: 0=7@1 of 2 5, not " + text);
    }
    ImmutableList.Builder<Spread.Slot> slots = ImmutableList.builder();
    for (String word : WORDS.split(deck.group(2))) {
      Matcher slot = SLOT.matcher(word);
      if (slot.matches()) {
        slots.add(
            new Spread.Slot(
                Integer.parseInt(slot.group(1)),
                Optional.of(Integer.parseInt(slot.group(2))),
                Long.parseLong(slot.group(3))));
      }
    }
    List<String> bag = WORDS.splitToList(deck.group(3));
    return Deck.of(
        new Spread(Integer.parseInt(deck.group(1)), slots.build()),
        Bag.of(Pile.of(bag.stream().mapToInt(Integer::parseInt).toArray())));
  }

  private static String text(Deck deck) {
    Spread spread = deck.spread(Onlooker.ARBITER);
    StringBuilder text = new StringBuilder().append(spread.size()).append(':');
    for (Spread.Slot slot : spread.slots()) {
      if (slot.card().isPresent()) {
        text.append(' ').append(slot.at()).append('=').append(slot.card().get());
        text.append('@').append(slot.knownTo());
      }
    }
    text.append(" of");
    deck.bag().toPile().forEach(card -> text.append(' ').append(card));
    return text.toString();
  }
}
