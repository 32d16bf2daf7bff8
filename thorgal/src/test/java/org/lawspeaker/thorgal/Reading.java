package org.lawspeaker.thorgal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.InPlayNames;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * Names as the tests write them, and moves: those of the notation, but with the names of the seats,
 * as in {@code ben: play curse}.
 */
final class Reading {
  private static final ImmutableMap<String, Seat> SEATS =
      ImmutableMap.of(
          "ann", Position.ANN, "ben", Position.BEN, "cid", Position.CID, "dot", Position.DOT);
  private static final Cards CARDS = Position.GAME.cards();

  private Reading() {}

  static Seat seat(String name) {
    Seat seat = SEATS.get(name);
    if (seat == null) {
      throw unknown(name);
    }
    return seat;
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
    return new Source(user, card, id);
  }

  static ThorgalMove move(ThorgalState state, String text) {
    int colon = text.indexOf(": ");
    String written =
        colon < 0 ? text : "seat " + seat(text.substring(0, colon)).index() + text.substring(colon);
    return Position.GAME.notation().readMove(state, written).orThrow();
  }

  private static IllegalArgumentException unknown(String word) {
    return new IllegalArgumentException("no such word: " + word);
  }
}
