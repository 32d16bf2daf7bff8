package org.lawspeaker.prestigerpg.creature;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.hand.Hands;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;

/** Players who are the tokens of an encounter (PRE-LICH-04, PRE-WEREBOAR-01). */
public final class TokenPlayers {
  private static final Citation KILLED = Citation.of("PRE-Q-84");
  private static final Citation LEFT = Citation.of("PRE-Q-62");

  private TokenPlayers() {}

  /** Their seats, token by token: the dead in the order of death (PRE-Q-90). */
  public static Pile of(Table table, Tokens.Of of) {
    Pile seats = Pile.empty();
    switch (of) {
      case COUNT -> {}
      case FALLEN -> {
        Pile fallen = table.clock.fallen().top(table.clock.fallenBefore());
        for (int i = 0; i < fallen.size(); i++) {
          if (table.sheets.get(fallen.get(i)).status() == Status.DEAD) {
            seats = seats.withLast(fallen.get(i));
          }
        }
      }
      case CREATURES -> {
        for (Seat seat : table.withStatus(Status.CREATURE)) {
          seats = seats.withLast(seat.index());
        }
      }
    }
    return seats;
  }

  /** The life of each token that is a player: what the card says, or else the player's own. */
  public static Pile life(Table table, Pile players, int life) {
    Pile tokens = Pile.empty();
    for (int i = 0; i < players.size(); i++) {
      tokens = tokens.withLast(life > 0 ? life : table.sheets.get(players.get(i)).life());
    }
    return tokens;
  }

  /** A token has been killed; if it was a player, it is over for that player. */
  public static void killed(Table table, int token) {
    if (table.foe.players().isEmpty()) {
      return;
    }
    Seat seat = Seat.of(table.foe.players().get(token));
    Hands.discardAll(table, seat, LEFT);
    if (table.sheet(seat).status() == Status.CREATURE) {
      die(table, seat);
    }
  }

  /** An encounter is completed whose tokens live: the dead among them have no cards any more. */
  public static void leave(Table table) {
    Pile players = table.foe.players();
    for (int i = 0; i < players.size(); i++) {
      Seat seat = Seat.of(players.get(i));
      if (table.sheet(seat).status() == Status.DEAD) {
        Hands.discardAll(table, seat, LEFT);
      }
    }
  }

  /**
   * What it owned nobody can take (PRE-WEREBOAR-03); it has stopped being a player, and is no dead
   * one (PRE-WEREBOAR-01).
   */
  private static void die(Table table, Seat seat) {
    Items.removeTipped(table, seat);
    Sheet sheet = table.sheet(seat);
    for (StandBy rider : sheet.riders()) {
      table.discard(rider.card(), rider.under());
    }
    for (Held item : sheet.items()) {
      Items.discardUnused(table, item.card());
    }
    table.set(
        seat,
        sheet
            .withStatus(Status.DEAD)
            .withLife(0)
            .withRiders(ImmutableList.of())
            .withItems(ImmutableList.of())
            .withMarks(Marks.NONE));
    if (table.isTelling()) {
      table.tell(KILLED, "died", seat + " dies", "seat", "" + seat.index());
    }
  }
}
