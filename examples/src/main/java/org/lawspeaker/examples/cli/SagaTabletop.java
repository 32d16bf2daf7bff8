package org.lawspeaker.examples.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.view.SideView;
import org.lawspeaker.thorgal.view.StoreView;
import org.lawspeaker.thorgal.view.ThorgalView;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Draws the table of Thorgal: the lands, the journey, and for each seat its party and its cards.
 */
record SagaTabletop() implements Tabletop<Thorgal, ThorgalView> {
  @Override
  public Class<Thorgal> game() {
    return Thorgal.class;
  }

  @Override
  public Class<ThorgalView> views() {
    return ThorgalView.class;
  }

  @Override
  public String draw(Thorgal game, ThorgalView view, Ansi ansi) {
    List<String> lines = new ArrayList<>();
    lines.add(title(view, ansi) + "  (Bravery/Cunning/Power; the cost of a card in hand)");
    for (Land land : view.lands()) {
      lines.add(land(game.cards(), view, land, ansi));
    }
    journey(game.cards(), view.journey(), lines);
    for (int i = 0; i < view.sides().size(); i++) {
      side(game.cards(), view, Seat.of(i), ansi, lines);
    }
    return String.join("\n", lines);
  }

  private static String title(ThorgalView view, Ansi ansi) {
    int round = view.clock().round();
    return round == 0
        ? bold(ansi, "Setup")
        : bold(ansi, "Round " + round + ", " + view.clock().phase().says())
            + "; "
            + view.clock().destiny()
            + " is the destiny player";
  }

  private static String land(Cards cards, ThorgalView view, Land land, Ansi ansi) {
    String name = String.format("%-26s", cards.land(land.card()).name());
    boolean destination = land.id() == view.journey().destination();
    return "  land    "
        + (destination ? bold(ansi, name) : name)
        + " "
        + cards.land(land.card()).attributes()
        + land.conqueror().map(seat -> "  conquered by " + seat).orElse("")
        + (destination ? "  destination" : "")
        + marks(land.exhaustion(), land.markers());
  }

  private static void journey(Cards cards, Journey journey, List<String> lines) {
    List<String> there = new ArrayList<>();
    journey.opposers().forEach(each -> there.add(inPlay(cards, each.companion()) + " opposes"));
    journey.attached().forEach(each -> there.add(cards.printed(each.suit(), each.card())));
    if (!there.isEmpty()) {
      lines.add("  journey " + String.join(", ", there));
    }
  }

  private static void side(
      Cards cards, ThorgalView view, Seat seat, Ansi ansi, List<String> lines) {
    SideView side = view.sides().get(seat.index());
    String faction =
        side.faction() == Side.OWN
            ? "a deck of their own"
            : cards.pack().factions().get(side.faction()).name();
    if (!side.in()) {
      lines.add("  " + seat + "  is out of the game");
      return;
    }
    String heading = seat + ", " + faction + ", horns " + horns(view, seat) + " of 3";
    lines.add("  " + (seat.equals(view.viewer()) ? bold(ansi, heading) : heading));
    List<String> party = new ArrayList<>();
    side.party().forEach(card -> party.add(inPlay(cards, card)));
    lines.add("    party   " + (party.isEmpty() ? "nobody" : String.join(", ", party)));
    lines.add("    destiny " + store(cards, Suit.DESTINY, side.destiny()));
    lines.add("    bane    " + store(cards, Suit.BANE, side.bane()));
  }

  private static int horns(ThorgalView view, Seat seat) {
    int horns = view.sides().get(seat.index()).hornChange();
    for (Land land : view.lands()) {
      horns += land.isConqueredBy(seat) ? 1 : 0;
    }
    return horns;
  }

  private static String inPlay(Cards cards, InPlay card) {
    return cards.printed(Suit.DESTINY, card.card())
        + " "
        + cards.destiny(card.card()).card.attributes()
        + marks(card.exhaustion(), card.markers());
  }

  private static String marks(int exhaustion, Attributes markers) {
    String exhausted = exhaustion > 1 ? " exhausted " + exhaustion + " times" : " exhausted";
    return (exhaustion > 0 ? exhausted : "") + (markers.isNone() ? "" : " changed by " + markers);
  }

  private static String store(Cards cards, Suit suit, StoreView store) {
    int deck = store.faceDown().size() - store.discard() - store.pool();
    return "hand "
        + hand(cards, suit, store)
        + "; pool "
        + store.pool()
        + ", discarded "
        + store.discard()
        + ", deck "
        + deck
        + top(cards, suit, store.faceDown())
        + ", destroyed "
        + store.destroyed().size();
  }

  private static String hand(Cards cards, Suit suit, StoreView store) {
    List<String> hand = new ArrayList<>();
    for (int i = 0; i < store.hand().size(); i++) {
      int card = store.hand().card(i);
      hand.add(cards.printed(suit, card) + " (" + cards.cost(suit, card) + ")");
    }
    int unknown = store.handSize() - store.hand().size();
    if (unknown > 0) {
      hand.add(unknown == 1 ? "1 card" : unknown + " cards");
    }
    return hand.isEmpty() ? "none" : String.join(", ", hand);
  }

  private static String top(Cards cards, Suit suit, Spread faceDown) {
    Optional<Integer> top =
        faceDown.slots().isEmpty() || faceDown.slots().get(0).at() > 0
            ? Optional.empty()
            : faceDown.slots().get(0).card();
    return top.map(card -> " with " + cards.printed(suit, card) + " on top").orElse("");
  }

  private static String bold(Ansi ansi, String text) {
    return ansi.enabled() ? Style.bold.on() + text + Style.reset.on() : text;
  }
}
