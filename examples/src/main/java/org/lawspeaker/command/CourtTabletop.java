package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.play.Tabletop;
import org.lawspeaker.examples.embercourt.Court;
import org.lawspeaker.examples.embercourt.EmberCourt;
import org.lawspeaker.examples.embercourt.Sight;

/** Draws the table of Ember Court: a line for each seat, the deck and the ashes. */
public record CourtTabletop() implements Tabletop<EmberCourt, Sight> {
  @Override
  public Class<EmberCourt> game() {
    return EmberCourt.class;
  }

  @Override
  public Class<Sight> views() {
    return Sight.class;
  }

  @Override
  public String draw(EmberCourt game, Sight sight, Ink ink) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    int night = Math.min(sight.night(), Court.NIGHTS);
    lines.add(
        ink.bold("Night " + night + " of " + Court.NIGHTS)
            + ", "
            + sight.order().current()
            + " leads");
    for (int i = 0; i < sight.coals().size(); i++) {
      lines.add(seat(sight, Seat.of(i), ink));
    }
    lines.add("  deck    " + deck(sight.deck()));
    lines.add(
        "  ashes   " + (sight.ashes().isEmpty() ? "none" : cards(sight.ashes().toPile(), " ")));
    return String.join("\n", lines.build());
  }

  private static String seat(Sight sight, Seat seat, Ink ink) {
    if (!sight.order().isIn(seat)) {
      return "  " + seat + "  is out of the game";
    }
    String line =
        String.format(
            Locale.ROOT,
            "  %s  coals %d  hand %-8s table %s",
            seat,
            sight.coals().get(seat.index()),
            hand(sight, seat),
            table(sight.table().get(seat.index())));
    return seat.equals(sight.viewer()) ? ink.bold(line) : line;
  }

  private static String hand(Sight sight, Seat seat) {
    if (sight.hands().sizes().get(seat.index()) == 0) {
      return "-";
    }
    return Optional.ofNullable(sight.hands().known().get(seat))
        .map(hand -> cards(hand, " "))
        .orElseGet(
            () -> String.join(" ", "?".repeat(sight.hands().sizes().get(seat.index())).split("")));
  }

  /** EMB-STOKE-02: the values add up. */
  private static String table(Pile laid) {
    if (laid.isEmpty()) {
      return "-";
    }
    int total = 0;
    for (int i = 0; i < laid.size(); i++) {
      total += laid.get(i);
    }
    return cards(laid, " + ") + (laid.size() == 1 ? "" : " = " + total);
  }

  private static String deck(Spread deck) {
    StringBuilder text = new StringBuilder(deck.size() == 1 ? "1 card" : deck.size() + " cards");
    for (Spread.Slot slot : deck.slots()) {
      slot.card().ifPresent(card -> text.append(", the one on top is ").append(card));
    }
    return text.toString();
  }

  private static String cards(Pile cards, String between) {
    StringBuilder text = new StringBuilder();
    cards.forEach(card -> text.append(text.isEmpty() ? "" : between).append(card));
    return text.toString();
  }
}
