package org.lawspeaker.thorgal;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Activate;
import org.lawspeaker.thorgal.moves.Check;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.ChooseParty;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Destroy;
import org.lawspeaker.thorgal.moves.Draw;
import org.lawspeaker.thorgal.moves.Fill;
import org.lawspeaker.thorgal.moves.GoFirst;
import org.lawspeaker.thorgal.moves.Insert;
import org.lawspeaker.thorgal.moves.Keep;
import org.lawspeaker.thorgal.moves.Oppose;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.PayHand;
import org.lawspeaker.thorgal.moves.PayPool;
import org.lawspeaker.thorgal.moves.PayTop;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.PickAttached;
import org.lawspeaker.thorgal.moves.PickCard;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.Place;
import org.lawspeaker.thorgal.moves.Play;
import org.lawspeaker.thorgal.moves.Suffer;
import org.lawspeaker.thorgal.moves.TakeDeck;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Travel;
import org.lawspeaker.thorgal.moves.Turn;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.state.ThorgalState;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.InPlayNames;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Moves as the tests write them: {@code ben: play curse} is Ben's, {@code play curse} is of the
 * seat that is asked. Illegal moves can be written, too.
 */
final class Reading {
  private static final ImmutableList<String> SEATS = ImmutableList.of("ann", "ben", "cid", "dot");
  private static final Cards CARDS = Position.GAME.cards();

  private Reading() {}

  static Seat seat(String name) {
    return Seat.of(SEATS.indexOf(name));
  }

  /** The suit of a card; a card that is in no pack is an error of the test. */
  static Suit suit(String card) {
    return CARDS.find(Suit.DESTINY, card).isPresent() ? Suit.DESTINY : Suit.BANE;
  }

  static int card(String name) {
    return CARDS.find(suit(name), name).orElseThrow(() -> unknown(name));
  }

  static int land(String name) {
    return CARDS.findLand(name).orElseThrow(() -> unknown(name));
  }

  static int id(ThorgalState state, String name) {
    ImmutableList<Integer> ids = InPlayNames.find(Table.of(CARDS, state), name);
    if (ids.isEmpty()) {
      throw unknown(name);
    }
    return ids.get(0);
  }

  /** A card in a party as the source of an effect. */
  static Source source(ThorgalState state, String name) {
    Table table = Table.of(CARDS, state);
    int id = id(state, name);
    Seat user = Optional.ofNullable(table.partyOf(id)).orElseThrow(() -> unknown(name));
    int card = Optional.ofNullable(table.inPlay(id)).orElseThrow(() -> unknown(name)).card();
    return new Source(user, Source.Kind.DESTINY, card, id);
  }

  static ThorgalMove move(ThorgalState state, String text) {
    int colon = text.indexOf(": ");
    Seat seat = colon < 0 ? asked(state) : seat(text.substring(0, colon));
    String words = text.substring(colon < 0 ? 0 : colon + 2);
    int space = words.indexOf(' ');
    return space < 0 ? word(seat, words) : phrase(state, seat, words, space);
  }

  private static Seat asked(ThorgalState state) {
    Pending<ThorgalMove> pending = Position.GAME.pending(state);
    return pending instanceof Pending.Choose<ThorgalMove> choose ? choose.seat() : Position.ANN;
  }

  private static ThorgalMove word(Seat seat, String word) {
    return switch (word) {
      case "pass" -> new Pass(seat);
      case "draw" -> new Draw(seat);
      case "accept" -> new Accept(seat);
      case "decline" -> new Decline(seat);
      case "destroy" -> new Destroy(seat);
      case "suffer" -> new Suffer(seat);
      case "keep" -> new Keep(seat);
      default -> throw unknown(word);
    };
  }

  private static ThorgalMove phrase(ThorgalState state, Seat seat, String words, int space) {
    String rest = words.substring(space + 1);
    return switch (words.substring(0, space)) {
      case "play" -> new Play(seat, suit(rest), card(rest));
      case "activate" -> new Activate(seat, id(state, rest));
      case "travel" -> new Travel(seat, id(state, rest));
      case "oppose" -> new Oppose(seat, id(state, rest));
      case "choose" -> new Pick(seat, id(state, rest));
      case "check" -> new Check(seat, id(state, rest));
      case "take" -> new PickCard(seat, suit(rest), card(rest));
      case "pay" -> pay(seat, rest);
      case "pool" -> new Place(seat, suit(rest), card(rest), true);
      case "deck" -> new Place(seat, suit(rest), card(rest), false);
      case "fill" -> new Fill(seat, Integer.parseInt(rest));
      case "option" -> new PickOption(seat, Integer.parseInt(rest) - 1);
      case "attached" -> new PickAttached(seat, Integer.parseInt(rest) - 1);
      case "player" -> new PickSeat(seat, Seat.of(Integer.parseInt(rest)));
      case "start" -> new ChooseParty(seat, cards(rest.substring("with ".length())));
      case "lands" -> new ChooseLands(seat, lands(rest));
      default -> nature(words.substring(0, space), rest);
    };
  }

  private static ThorgalMove nature(String verb, String rest) {
    return switch (verb) {
      case "turn" -> new Turn(suit(rest), card(rest));
      case "first" -> new GoFirst(Seat.of(Integer.parseInt(rest.substring("player ".length()))));
      case "slot" -> new Insert(Integer.parseInt(rest));
      case "faction" -> new TakeDeck(Position.GAME.cards().deckNames().indexOf(rest));
      default -> throw unknown(verb);
    };
  }

  private static ThorgalMove pay(Seat seat, String with) {
    return switch (with) {
      case "top" -> new PayTop(seat);
      case "pool" -> new PayPool(seat);
      default -> new PayHand(seat, card(with));
    };
  }

  private static Pile cards(String names) {
    return names.isEmpty()
        ? Pile.empty()
        : Pile.of(Arrays.stream(names.split(" \\+ ")).mapToInt(Reading::card).toArray());
  }

  private static Pile lands(String names) {
    return Pile.of(Arrays.stream(names.split(" \\+ ")).mapToInt(Reading::land).toArray());
  }

  private static IllegalArgumentException unknown(String word) {
    return new IllegalArgumentException("no such word: " + word);
  }
}
