package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.setup.DrawCharacters;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.view.Guess;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/**
 * A view while it is shown: how its things are called, and a table on which what lies open can be
 * asked of the rules. Lives as long as the making of one scene or choice.
 */
final class Seen {
  private final Cards cards;
  private final FaceIds ids;
  private final PrestigeView view;
  private @Nullable PrestigeState likely;
  private @Nullable Table table;

  Seen(Cards cards, FaceIds ids, PrestigeView view) {
    this.cards = cards;
    this.ids = ids;
    this.view = view;
  }

  Cards cards() {
    return cards;
  }

  FaceIds ids() {
    return ids;
  }

  PrestigeView view() {
    return view;
  }

  int seats() {
    return view.sheets().size();
  }

  /** What is known of a sheet. */
  Sheet sheet(Seat seat) {
    return view.sheets().get(seat.index()).sheet();
  }

  /** Whether this seat looks. */
  boolean isOwn(Seat seat) {
    return view.viewer().equals(seat);
  }

  /** A table that looks like this. Only of what lies open may anything be asked. */
  Table table() {
    Table known = table;
    if (known == null) {
      known = Table.of(cards, likely());
      table = known;
    }
    return known;
  }

  /** A table of one's own, on which something can be tried. */
  Table trial() {
    return Table.playing(cards, likely());
  }

  private PrestigeState likely() {
    PrestigeState known = likely;
    if (known == null) {
      known = Guess.of(cards, view).deal(new SplittableRandom(1));
      likely = known;
    }
    return known;
  }

  /** The step that asks, or comes next; empty when the game is over. */
  Optional<PrestigeFrame> asking() {
    ImmutableList<PrestigeFrame> agenda = view.agenda();
    return agenda.isEmpty() ? Optional.empty() : Optional.of(agenda.get(agenda.size() - 1));
  }

  // ------------------------------------------------------------------ names

  /** The character of a seat, by number; empty until one has been drawn. */
  OptionalInt character(Seat seat) {
    boolean waits =
        asking()
            .filter(step -> step instanceof DrawCharacters draw && draw.waiting().contains(seat))
            .isPresent();
    return waits ? OptionalInt.empty() : OptionalInt.of(sheet(seat).character());
  }

  /** Who plays at a seat: the character, once there is one. */
  String name(Seat seat) {
    OptionalInt character = character(seat);
    return character.isEmpty() ? seat.toString() : cards.character(character.getAsInt()).name();
  }

  /** The same, or how viewers speak of themselves. */
  String whom(Seat seat) {
    return isOwn(seat) ? "yourself" : name(seat);
  }

  String card(int card) {
    return cards.printed(card);
  }

  /** The name of an item, and which of several equal ones of its owner it is. */
  String item(int id) {
    for (int i = 0; i < seats(); i++) {
      int before = 0;
      ImmutableList<Held> items = sheet(Seat.of(i)).items();
      for (int j = 0; j < items.size(); j++) {
        if (items.get(j).id() == id) {
          int card = items.get(j).card();
          for (Held each : items.subList(0, j)) {
            before += each.card() == card ? 1 : 0;
          }
          return card(card) + (before == 0 ? "" : " (the " + Said.nth(before + 1) + ")");
        }
      }
    }
    return "an Item that is gone";
  }

  /** Whose item this is. */
  Optional<Seat> owner(int id) {
    for (int i = 0; i < seats(); i++) {
      if (sheet(Seat.of(i)).items().stream().anyMatch(item -> item.id() == id)) {
        return Optional.of(Seat.of(i));
      }
    }
    return Optional.empty();
  }

  /** A token of the encounter, from 0; one that is a player goes by that name. */
  String token(int token) {
    return view.foe().players().isEmpty()
        ? "token " + (token + 1)
        : name(Seat.of(view.foe().players().get(token)));
  }

  /** The encounter that is faced. */
  String foe() {
    return view.foe().isFaced() ? cards.encounter(view.foe().card()).name() : "nobody";
  }
}
