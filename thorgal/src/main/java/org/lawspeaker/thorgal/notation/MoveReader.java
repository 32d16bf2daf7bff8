package org.lawspeaker.thorgal.notation;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.moves.GoFirst;
import org.lawspeaker.thorgal.moves.Insert;
import org.lawspeaker.thorgal.moves.TakeDeck;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Turn;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.TopCard;

/** Reads moves as they are written: {@code seat 0: play archers}, or Nature's {@code turn stun}. */
final class MoveReader {
  private static final int LONGEST = 300;
  private static final Pattern WITH_SEAT = Pattern.compile("(?i)seat +([0-9]{1,2}) *: *(.*)");
  private static final String NATURE =
      "Nature's moves are: faction NAME, first player N, turn CARD, slot N";

  private final Table table;

  MoveReader(Table table) {
    this.table = table;
  }

  /** How moves are written, one form for each; the last ones are Nature's. */
  static ImmutableList<String> forms() {
    Splitter commas = Splitter.on(", ");
    return ImmutableList.<String>builder()
        .addAll(commas.split(SeatMoveReader.FORMS.substring(SeatMoveReader.FORMS.indexOf(':') + 2)))
        .addAll(commas.split(NATURE.substring(NATURE.indexOf(':') + 2)))
        .build();
  }

  Checked<ThorgalMove> read(String text) {
    if (text.length() > LONGEST) {
      return Checked.bad("", "a move has at most " + LONGEST + " characters");
    }
    String trimmed = text.trim();
    Matcher seat = WITH_SEAT.matcher(trimmed);
    if (seat.matches()) {
      int index = Integer.parseInt(seat.group(1));
      return index < table.seats()
          ? new SeatMoveReader(table, Seat.of(index)).read(seat.group(2))
          : Checked.bad("", "there are seats 0 to " + (table.seats() - 1) + ", not " + index);
    }
    String verb = trimmed.split("\\s+", 2)[0];
    return switch (verb) {
      case "faction", "first", "turn", "slot" -> nature(trimmed);
      default -> withoutSeat(trimmed);
    };
  }

  /** The seat that owes a move is meant, if only one does. */
  private Checked<ThorgalMove> withoutSeat(String text) {
    ImmutableSet<Seat> owing = table.pending().owing();
    if (owing.size() == 1) {
      return new SeatMoveReader(table, owing.iterator().next()).read(text);
    }
    return Checked.bad(
        "",
        owing.isEmpty()
            ? "no seat owes a move here; write whose it is, as in \"seat 0: pass\"; " + NATURE
            : "several seats owe a move; write whose it is, as in \"seat 0: " + text + "\"");
  }

  private Checked<ThorgalMove> nature(String text) {
    String[] words = text.split("\\s+", -1);
    if (words.length == 3 && text.startsWith("first") && words[1].equals("player")) {
      return number(words[2], table.seats() - 1).map(seat -> new GoFirst(Seat.of(seat)));
    }
    if (words.length != 2) {
      return Checked.bad("", "\"" + text + "\" is no move; " + NATURE);
    }
    return switch (words[0]) {
      case "faction" -> faction(words[1]);
      case "turn" -> turn(words[1]);
      case "slot" -> number(words[1], 999).map(Insert::new);
      default -> Checked.bad("", "\"" + text + "\" is no move; " + NATURE);
    };
  }

  private Checked<ThorgalMove> faction(String name) {
    for (int faction = 0; faction < table.cards.pack().factions().size(); faction++) {
      if (table.cards.factionName(faction).equals(name)) {
        return Checked.ok(new TakeDeck(faction));
      }
    }
    return Checked.bad("", "no faction is written " + name);
  }

  /** A card of the deck whose top is due; of either suit, if none is. */
  private Checked<ThorgalMove> turn(String name) {
    boolean isDue = !table.agenda().isEmpty();
    Suit first = isDue && table.agenda().top() instanceof TopCard due ? due.suit() : Suit.DESTINY;
    return SeatMoveReader.card(table.cards, first, name)
        .map(card -> new Turn(card.suit(), card.card()));
  }

  static Checked<Integer> number(String word, int most) {
    if (!word.matches("[0-9]{1,3}") || Integer.parseInt(word) > most) {
      return Checked.bad("", "a number from 0 to " + most + " is wanted, not " + word);
    }
    return Checked.ok(Integer.parseInt(word));
  }
}
