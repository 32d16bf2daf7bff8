package org.lawspeaker.thorgal.notation;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.moves.Absent;
import org.lawspeaker.thorgal.moves.Absent.Verb;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.ChooseParty;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Destroy;
import org.lawspeaker.thorgal.moves.Draw;
import org.lawspeaker.thorgal.moves.Fill;
import org.lawspeaker.thorgal.moves.Keep;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.PayHand;
import org.lawspeaker.thorgal.moves.PayPool;
import org.lawspeaker.thorgal.moves.PayTop;
import org.lawspeaker.thorgal.moves.PickAttached;
import org.lawspeaker.thorgal.moves.PickCard;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.Place;
import org.lawspeaker.thorgal.moves.Play;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.moves.Suffer;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.InPlayNames;
import org.lawspeaker.thorgal.table.Table;

/** Reads the moves of one seat. */
final class SeatMoveReader {
  static final String FORMS =
      "the moves are: start with CARD [+ CARD], lands LAND + LAND, draw, fill N, play CARD, "
          + "activate CARD, pass, travel LAND, oppose CARD, accept, decline, pay top|pool|CARD, "
          + "choose CARD, take CARD, player N, option N, attached N, check CARD, destroy, suffer, "
          + "pool CARD, deck CARD, keep";
  private static final int MOST = 99;
  private static final Splitter WORDS = Splitter.on(' ').trimResults().omitEmptyStrings();
  private static final Splitter PARTS = Splitter.on('+').trimResults();

  /** A card of either suit. */
  record AnyCard(Suit suit, int card) {}

  private final Table table;
  private final Seat seat;

  SeatMoveReader(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
  }

  Checked<ThorgalMove> read(String text) {
    List<String> words = WORDS.splitToList(text);
    if (words.isEmpty()) {
      return Checked.bad("", FORMS);
    }
    String rest = String.join(" ", words.subList(1, words.size()));
    Optional<Checked<ThorgalMove>> move =
        rest.isEmpty()
            ? bare(words.get(0)).map(Checked::ok)
            : words.size() == 2 ? withWord(words.get(0), rest) : withNames(words.get(0), rest);
    return move.orElseGet(() -> Checked.bad("", "\"" + text + "\" is no move; " + FORMS));
  }

  private Optional<ThorgalMove> bare(String verb) {
    return switch (verb) {
      case "draw" -> Optional.of(new Draw(seat));
      case "pass" -> Optional.of(pass());
      case "accept" -> Optional.of(new Accept(seat));
      case "decline" -> Optional.of(new Decline(seat));
      case "destroy" -> Optional.of(new Destroy(seat));
      case "suffer" -> Optional.of(new Suffer(seat));
      case "keep" -> Optional.of(new Keep(seat));
      default -> Optional.empty();
    };
  }

  /** Whoever passes where nobody plays in turn does without what is asked, if that is an answer. */
  private SeatMove pass() {
    return Stream.of(new Pass(seat), new Decline(seat), new Fill(seat, 0), new Keep(seat))
        .filter(word -> table.judge(word).isLegal())
        .findFirst()
        .orElseGet(() -> new Pass(seat));
  }

  private Optional<Checked<ThorgalMove>> withNames(String verb, String rest) {
    return switch (verb) {
      case "start" ->
          rest.startsWith("with ")
              ? Optional.of(
                  names(rest.substring(5), name -> destiny(name))
                      .map(cards -> new ChooseParty(seat, cards)))
              : Optional.empty();
      case "lands" ->
          Optional.of(names(rest, this::land).map(cards -> new ChooseLands(seat, cards)));
      default -> Optional.empty();
    };
  }

  private Optional<Checked<ThorgalMove>> withWord(String verb, String word) {
    return switch (verb) {
      case "lands" -> withNames(verb, word);
      case "fill" -> number(word, 0, number -> new Fill(seat, number));
      case "option" -> number(word, 1, number -> new PickOption(seat, number - 1));
      case "attached" -> number(word, 1, number -> new PickAttached(seat, number - 1));
      case "player" -> player(word);
      case "activate" -> inPlay(word, Verb.ACTIVATE);
      case "travel" -> inPlay(word, Verb.TRAVEL);
      case "oppose" -> inPlay(word, Verb.OPPOSE);
      case "check" -> inPlay(word, Verb.CHECK);
      case "choose" -> inPlay(word, Verb.CHOOSE);
      case "play" -> card(word, card -> new Play(seat, card.suit(), card.card()));
      case "pool" -> card(word, card -> new Place(seat, card.suit(), card.card(), true));
      case "deck" -> card(word, card -> new Place(seat, card.suit(), card.card(), false));
      case "take" -> card(word, card -> new PickCard(seat, card.suit(), card.card()));
      case "pay" -> Optional.of(pay(word));
      default -> Optional.empty();
    };
  }

  private Checked<ThorgalMove> pay(String word) {
    return switch (word) {
      case "top" -> Checked.ok(new PayTop(seat));
      case "pool" -> Checked.ok(new PayPool(seat));
      default ->
          card(table.cards, Suit.DESTINY, word)
              .map(card -> new PayHand(seat, card.suit(), card.card()));
    };
  }

  private Checked<Integer> destiny(String name) {
    return table
        .cards
        .find(Suit.DESTINY, name)
        .map(Checked::ok)
        .orElseGet(() -> Checked.bad("", Names.unknown(table.cards, Suit.DESTINY, name)));
  }

  private Checked<Integer> land(String name) {
    return table
        .cards
        .findLand(name)
        .map(Checked::ok)
        .orElseGet(() -> Checked.bad("", Names.unknownLand(table.cards, name)));
  }

  /** Cards with {@code +} between them; every name that is wrong is a problem. */
  private static Checked<Pile> names(String text, Function<String, Checked<Integer>> find) {
    List<Problem> problems = new ArrayList<>();
    Pile cards = Pile.empty();
    for (String name : PARTS.split(text)) {
      Checked<Integer> card = find.apply(name);
      problems.addAll(card.problems());
      cards = card.value().isPresent() ? cards.withLast(card.value().get()) : cards;
    }
    return problems.isEmpty() ? Checked.ok(cards.sorted()) : Checked.bad(problems);
  }

  private static Optional<Checked<ThorgalMove>> number(
      String word, int least, IntFunction<ThorgalMove> move) {
    Integer number = Ints.tryParse(word);
    return number == null || number < least || number > MOST
        ? Optional.empty()
        : Optional.of(Checked.ok(move.apply(number)));
  }

  private Optional<Checked<ThorgalMove>> player(String word) {
    Checked<Integer> number = MoveReader.number(word, table.seats() - 1);
    return Optional.of(number.map(chosen -> new PickSeat(seat, Seat.of(chosen))));
  }

  private Optional<Checked<ThorgalMove>> inPlay(String word, Verb verb) {
    Absent named = new Absent(seat, verb, word);
    Integer left = word.startsWith("#") ? Ints.tryParse(word.substring(1)) : null;
    if (left != null) {
      return Optional.of(Checked.ok(named.with(left)));
    }
    ImmutableList<Integer> found = InPlayNames.find(table, word);
    if (found.size() == 1) {
      return Optional.of(Checked.ok(named.with(found.get(0))));
    }
    if (found.isEmpty() && isOfThePack(word)) {
      return Optional.of(Checked.ok(named));
    }
    List<String> candidates = found.stream().map(table::nameOf).toList();
    return Optional.of(
        Checked.bad(
            "",
            found.isEmpty()
                ? Names.unknown(table.cards, Suit.DESTINY, word)
                : word + " may be " + String.join(" or ", candidates)));
  }

  private boolean isOfThePack(String name) {
    return table.cards.find(Suit.DESTINY, name).isPresent()
        || table.cards.find(Suit.BANE, name).isPresent()
        || table.cards.findLand(name).isPresent();
  }

  private Optional<Checked<ThorgalMove>> card(String word, Function<AnyCard, ThorgalMove> move) {
    return Optional.of(card(table.cards, table.suitOf(seat), word).map(move));
  }

  /** The card of this name; if there is none, what is like it among the cards of one suit. */
  static Checked<AnyCard> card(Cards cards, Suit first, String name) {
    Optional<Integer> there = cards.find(first, name);
    if (there.isPresent()) {
      return Checked.ok(new AnyCard(first, there.get()));
    }
    Suit other = first == Suit.DESTINY ? Suit.BANE : Suit.DESTINY;
    return cards
        .find(other, name)
        .map(card -> Checked.ok(new AnyCard(other, card)))
        .orElseGet(() -> Checked.bad("", Names.unknown(cards, first, name)));
  }
}
