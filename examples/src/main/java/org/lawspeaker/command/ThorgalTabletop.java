package org.lawspeaker.command;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.play.Tabletop;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.journey.Weighing;
import org.lawspeaker.thorgal.party.Shown;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.SideView;
import org.lawspeaker.thorgal.view.StoreView;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Draws the lands, the journey, and of each seat the party, the horns and what is in hand. */
public record ThorgalTabletop() implements Tabletop<Thorgal, ThorgalView> {
  @Override
  public Class<Thorgal> game() {
    return Thorgal.class;
  }

  @Override
  public Class<ThorgalView> views() {
    return ThorgalView.class;
  }

  @Override
  public String draw(Thorgal game, ThorgalView view, Ink ink) {
    Table table = Table.of(game.cards(), known(game, view));
    List<String> lines = new ArrayList<>();
    lines.add(title(table, ink));
    for (Land land : table.lands) {
      lines.add("  " + land(table, land));
    }
    journey(table, lines);
    for (int i = 0; i < view.sides().size(); i++) {
      side(table, view, Seat.of(i), ink, lines);
    }
    return String.join("\n", lines);
  }

  /** A position like the true one; what is drawn of it, besides the view, lies open in any. */
  private static ThorgalState known(Thorgal game, ThorgalView view) {
    return view.viewer() == Onlooker.ARBITER
        ? game.notation().readState(game.notation().view(view)).orThrow()
        : game.determinize(view, new SplittableRandom(1));
  }

  private static String title(Table table, Ink ink) {
    if (table.clock.round() == 0) {
      return ink.bold("Setup");
    }
    return ink.bold("Round " + table.clock.round() + ", " + table.clock.phase().says())
        + "; "
        + table.clock.destiny()
        + " is the destiny player";
  }

  private static String land(Table table, Land land) {
    String needs = "needs " + Shown.ofLand(table, land);
    String owner = land.conqueror().map(seat -> ", conquered by " + seat).orElse("");
    String marks = land.exhaustion() > 0 ? ", exhausted " + land.exhaustion() : "";
    boolean destination = table.journey.goesTo(land.id());
    return String.format("%-26s %s", table.nameOf(land.id()), needs)
        + owner
        + marks
        + (destination ? ", destination" : "");
  }

  private static void journey(Table table, List<String> lines) {
    if (!table.journey.hasDestination()) {
      return;
    }
    lines.add(
        "  journey  strength "
            + Weighing.strength(table)
            + " against difficulty "
            + Weighing.difficulty(table)
            + " (Bravery/Cunning/Power)");
    table
        .journey
        .opposers()
        .forEach(each -> lines.add("  opposed by " + card(table, each.seat(), each.companion())));
    if (!table.journey.attached().isEmpty()) {
      lines.add(
          "  attached "
              + table.journey.attached().stream()
                  .map(each -> table.cards.printed(each.suit(), each.card()))
                  .collect(Collectors.joining(", ")));
    }
  }

  private static void side(Table table, ThorgalView view, Seat seat, Ink ink, List<String> lines) {
    SideView side = view.sides().get(seat.index());
    if (!side.in()) {
      lines.add("  " + seat + " is out of the game");
      return;
    }
    String faction =
        side.faction()
            .map(number -> table.cards.pack().factions().get(number).name())
            .orElse("a deck of their own");
    String name = seat + ", " + faction + ", " + table.horns(seat) + " of 3 horns";
    lines.add("  " + (seat.equals(view.viewer()) ? ink.bold(name) : name));
    lines.add(
        "    party    "
            + (side.party().isEmpty()
                ? "nobody"
                : side.party().stream()
                    .map(card -> card(table, seat, card))
                    .collect(Collectors.joining(", "))));
    lines.add(store(table, Suit.DESTINY, side.destiny()));
    lines.add(store(table, Suit.BANE, side.bane()));
  }

  private static String card(Table table, Seat seat, InPlay card) {
    Attributes symbols = Shown.inParty(table, seat, card);
    return table.nameOf(card.id())
        + " "
        + symbols
        + (card.isExhausted() ? " exhausted " + card.exhaustion() : "")
        + (card.markers().isNone() ? "" : " markers " + card.markers());
  }

  private static String store(Table table, Suit suit, StoreView store) {
    List<String> known = new ArrayList<>();
    for (int i = 0; i < store.hand().size(); i++) {
      known.add(table.cards.name(suit, store.hand().card(i)));
    }
    int deck = store.faceDown().size() - store.discard() - store.pool();
    return String.format(
        "    %-8s hand %d%s, pool %d, deck %d, discarded %d, %s %d",
        suit.says(),
        store.handSize(),
        known.isEmpty() ? "" : " (" + String.join(", ", known) + ")",
        store.pool(),
        deck,
        store.discard(),
        suit.destroyed(),
        store.destroyed().size());
  }
}
