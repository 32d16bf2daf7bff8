package org.lawspeaker.prestigerpg.notation;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.DealtQuest;
import org.lawspeaker.prestigerpg.moves.Drawn;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Reveal;
import org.lawspeaker.prestigerpg.moves.TakeCharacter;
import org.lawspeaker.prestigerpg.moves.TopEvent;
import org.lawspeaker.prestigerpg.moves.TopRelic;
import org.lawspeaker.prestigerpg.moves.TurnedUp;
import org.lawspeaker.prestigerpg.table.Names;
import org.lawspeaker.prestigerpg.table.Table;

/** Reads moves as they are written: {@code seat 0: pass}, or Nature's {@code draw edge-out}. */
final class MoveReader {
  private static final int LONGEST = 300;
  private static final int MOST = 99;
  private static final Pattern WITH_SEAT = Pattern.compile("(?i)seat +([0-9]{1,2}) *: *(.*)");
  private static final Splitter WORDS = Splitter.on(' ').trimResults().omitEmptyStrings();
  private static final ImmutableSet<String> NATURE =
      ImmutableSet.of(
          "character",
          "quest",
          "reveal",
          "event",
          "relic",
          "draw",
          "turn-up",
          "random",
          "initiative",
          "lot");
  private static final String FORMS =
      "Nature's moves are: character NAME, quest NAME, reveal ENCOUNTER, event EVENT, relic CARD, "
          + "draw CARD, turn-up CARD, random CARD, initiative N N N, lot N";

  private final Table table;

  MoveReader(Table table) {
    this.table = table;
  }

  /** How moves are written, one form for each; the last ones are Nature's. */
  static ImmutableList<String> forms() {
    Splitter commas = Splitter.on(", ");
    return ImmutableList.<String>builder()
        .addAll(commas.split(SeatMoveReader.FORMS.substring(SeatMoveReader.FORMS.indexOf(':') + 2)))
        .addAll(commas.split(FORMS.substring(FORMS.indexOf(':') + 2)))
        .build();
  }

  Checked<PrestigeMove> read(String text) {
    if (text.length() > LONGEST) {
      return Checked.bad("", "a move has at most " + LONGEST + " characters");
    }
    Matcher seat = WITH_SEAT.matcher(text.trim());
    if (seat.matches()) {
      int index = Integer.parseInt(seat.group(1));
      return index < table.seats()
          ? new SeatMoveReader(table, Seat.of(index)).read(WORDS.splitToList(seat.group(2)))
          : Checked.bad("", "there are seats 0 to " + (table.seats() - 1) + ", not " + index);
    }
    List<String> words = WORDS.splitToList(text);
    return !words.isEmpty() && NATURE.contains(words.get(0)) ? nature(words) : withoutSeat(words);
  }

  /** The seat that owes a move is meant, if only one does. */
  private Checked<PrestigeMove> withoutSeat(List<String> words) {
    ImmutableSet<Seat> owing = owing();
    if (owing.size() == 1) {
      return new SeatMoveReader(table, owing.iterator().next()).read(words);
    }
    return Checked.bad(
        "",
        owing.isEmpty()
            ? "no seat owes a move here; write whose it is, as in \"seat 0: pass\"; " + FORMS
            : "several seats owe a move; write whose it is, as in \"seat 0: pass\"");
  }

  private ImmutableSet<Seat> owing() {
    Pending<PrestigeMove> due = table.pending();
    return due.owing();
  }

  private Checked<PrestigeMove> nature(List<String> words) {
    String verb = words.get(0);
    if (verb.equals("initiative")) {
      return order(words.subList(1, words.size()));
    }
    if (words.size() != 2) {
      return Checked.bad("", Problem.quote(String.join(" ", words)) + " is no move; " + FORMS);
    }
    Names names = table.cards.names();
    String name = words.get(1);
    return switch (verb) {
      case "character" -> named(name, verb, names::findCharacter, TakeCharacter::new);
      case "quest" -> named(name, verb, names::findQuest, DealtQuest::new);
      case "reveal" -> named(name, "encounter", names::findEncounter, Reveal::new);
      case "event" -> named(name, verb, names::findEvent, TopEvent::new);
      case "relic" -> named(name, "card", names::findCard, TopRelic::new);
      case "draw" -> named(name, "card", names::findCard, Drawn::new);
      case "turn-up" -> named(name, "card", names::findCard, TurnedUp::new);
      case "random" -> named(name, "card", names::findCard, FromHandAtRandom::new);
      default -> number(name, 1, MOST).map(way -> new ByLot(way - 1));
    };
  }

  private static Checked<PrestigeMove> order(List<String> words) {
    int[] numbers = new int[words.size()];
    for (int i = 0; i < numbers.length; i++) {
      Checked<Integer> number = number(words.get(i), 1, MOST);
      if (number.value().isEmpty()) {
        return Checked.bad(number.problems());
      }
      numbers[i] = number.value().get();
    }
    return Checked.ok(new Order(Pile.of(numbers)));
  }

  private Checked<PrestigeMove> named(
      String name,
      String what,
      Function<String, Optional<Integer>> find,
      IntFunction<PrestigeMove> move) {
    return found(table, name, what, find).map(move::apply);
  }

  /** The number of what is written like this. */
  static Checked<Integer> found(
      Table table, String name, String what, Function<String, Optional<Integer>> find) {
    return find.apply(name)
        .map(Checked::ok)
        .orElseGet(() -> Checked.bad("", table.cards.names().unknown(what, name)));
  }

  static Checked<Integer> number(String word, int least, int most) {
    Integer number = Ints.tryParse(word);
    return number == null || number < least || number > most
        ? Checked.bad(
            "", "a number from " + least + " to " + most + " is wanted, not " + Problem.quote(word))
        : Checked.ok(number);
  }
}
