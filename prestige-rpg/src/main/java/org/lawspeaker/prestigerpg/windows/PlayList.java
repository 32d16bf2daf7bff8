package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.items.Offers;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/** All that a seat might play in a window. */
final class PlayList {
  private PlayList() {}

  static void propose(Table table, PlayWindow window, Seat seat, Proposals<PrestigeMove> moves) {
    moves.add(Pass.of(seat));
    Sheet sheet = table.sheet(seat);
    Bag hand = sheet.hand();
    boolean fog = table.changes(Fog.class).has(Fog.class);
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.nth(i);
      boolean repeats = i > 0 && hand.nth(i - 1) == card;
      if (!repeats && fog) {
        inFog(table, window, seat, card, moves);
      } else if (!repeats) {
        card(table, window, seat, card, FaceDown.OPEN, moves);
      }
    }
    if (!sheet.isAlive()) {
      return; // the dead have their cards only (PRE-LICH-07)
    }
    for (int i = 0; i < sheet.items().size(); i++) {
      Held item = sheet.items().get(i);
      ImmutableList<Use> uses = table.cards.kit(item.card()).uses();
      propose(table, window, seat, Origin.ITEM, item.id(), uses, FaceDown.OPEN, moves);
    }
    if (table.settings.has(Expansion.DEEPER_AND_DARKER) && !sheet.abilityUsed()) {
      Use ability = table.cards.character(sheet.character()).ability();
      propose(
          table,
          window,
          seat,
          Origin.ABILITY,
          sheet.character(),
          ImmutableList.of(ability),
          FaceDown.OPEN,
          moves);
    }
    Offers.propose(table, window.moment(), window.made(), seat, moves);
  }

  /** Any card can be announced as any Action card of the game (PRE-Q-97). */
  private static void inFog(
      Table table, PlayWindow window, Seat seat, int under, Proposals<PrestigeMove> moves) {
    for (int card = 0; card < table.cards.deckKinds(); card++) {
      card(table, window, seat, card, under, moves);
    }
  }

  private static void card(
      Table table,
      PlayWindow window,
      Seat seat,
      int card,
      int under,
      Proposals<PrestigeMove> moves) {
    if (table.cards.face(card) instanceof CardFace.Action action) {
      propose(table, window, seat, Origin.CARD, card, action.uses(), under, moves);
    }
  }

  private static void propose(
      Table table,
      PlayWindow window,
      Seat seat,
      Origin origin,
      int which,
      ImmutableList<Use> uses,
      int under,
      Proposals<PrestigeMove> moves) {
    for (int use = 0; use < uses.size(); use++) {
      if (uses.get(use).at().contains(window.moment())) {
        ImmutableList<Target> targets = Aims.targets(table, uses.get(use).aim(), seat);
        for (int i = 0; i < targets.size(); i++) {
          moves.add(new Play(seat, origin, which, use, targets.get(i), under));
        }
      }
    }
  }
}
