package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.faces.Places.Placed;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.PickCard;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.piles.Finding;
import org.lawspeaker.thorgal.piles.HandLoss;
import org.lawspeaker.thorgal.piles.PickFromPile;
import org.lawspeaker.thorgal.piles.Sorting;
import org.lawspeaker.thorgal.piles.Zone;
import org.lawspeaker.thorgal.state.Suit;

/** Hands, decks and destroyed cards: which card it is, by its name and place. */
final class PileChoices {
  private PileChoices() {}

  static void addTo(Choices all) {
    all.on(PickCard.class, HandLoss.class, PileChoices::lose);
    all.on(PickCard.class, PickFromPile.class, PileChoices::take);
    all.on(
        Decline.class,
        PickFromPile.class,
        (at, move, step) -> Choice.of("Do without", "Choose no card"));
    all.on(PickOption.class, Finding.class, (at, move, step) -> find(at, move));
    all.on(
        Decline.class,
        Finding.class,
        (at, move, step) -> Choice.of("Do without", "Take no card, and shuffle"));
    all.on(PickOption.class, Sorting.class, PileChoices::sort);
    all.on(
        Decline.class,
        Sorting.class,
        (at, move, step) -> Choice.of("Leave", "Leave the rest on top of the deck"));
  }

  private static Choice lose(Sight at, PickCard move, HandLoss step) {
    String name = at.names.card(move.suit(), move.card());
    String label = Says.capital(step.fate().says(name));
    Choice choice =
        Choice.of(
            label.substring(0, label.indexOf(' ')),
            label,
            Places.inHand(at, move.seat(), move.suit(), move.card()));
    return step.left() == 1 ? choice : choice.withHint(step.left() + " cards to go");
  }

  private static Choice take(Sight at, PickCard move, PickFromPile step) {
    String label = Says.capital(step.effect().says(at.names.card(move.suit(), move.card())));
    String zone =
        step.effect().from() == Zone.HAND
            ? Places.hand(move.suit(), move.seat())
            : Places.destroyed(move.suit(), move.seat());
    return Choice.of(
            label.substring(0, label.indexOf(' ')),
            label,
            Places.card(at, zone, move.suit(), move.card()))
        .withHint("by " + at.names.source(step.source()));
  }

  private static Choice find(Sight at, PickOption move) {
    boolean travels = at.view.clock().destiny().equals(move.seat());
    Suit suit = travels ? Suit.DESTINY : Suit.BANE;
    Placed card = known(at, move.seat(), suit, move.option());
    return Choice.of(
        "Take", "Take " + named(at, suit, card, move.option()) + ", to your hand", card.uid());
  }

  private static Choice sort(Sight at, PickOption move, Sorting step) {
    Placed card = known(at, move.seat(), step.suit(), move.option());
    return Choice.of(
        "Put under the deck",
        "Put " + named(at, step.suit(), card, move.option()) + ", under the deck",
        card.uid());
  }

  /** {@code Archers, 2nd from the top}. */
  private static String named(Sight at, Suit suit, Placed card, int place) {
    String where = place == 0 ? "on top" : Says.nth(place + 1) + " from the top";
    return at.names.card(suit, card.card()) + ", " + where;
  }

  private static Placed known(Sight at, Seat seat, Suit suit, int place) {
    return Places.deck(at, seat, suit).stream()
        .filter(card -> card.at().filter(where -> where == place).isPresent())
        .findFirst()
        .orElseThrow();
  }

  /** The piece on top of a deck, if the viewer knows it. */
  static ImmutableList<String> topOfDeck(Sight at, Seat seat, Suit suit) {
    return top(Places.deck(at, seat, suit));
  }

  static ImmutableList<String> top(ImmutableList<Placed> pile) {
    return pile.stream()
        .filter(card -> card.at().filter(where -> where == 0).isPresent())
        .map(Placed::uid)
        .collect(ImmutableList.toImmutableList());
  }
}
