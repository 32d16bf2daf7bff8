package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.items.Offers;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/** All that a seat might play in a window. */
final class PlayList {
  private PlayList() {}

  static void propose(Table table, PlayWindow window, Seat seat, Proposals<PrestigeMove> moves) {
    moves.addLegal(Pass.of(seat)); // everybody asked may pass
    Sheet sheet = table.sheet(seat);
    Bag hand = sheet.hand();
    boolean fog = !hand.isEmpty() && table.changes(Fog.class).has(Fog.class);
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.nth(i);
      boolean repeats = !hand.isFirst(i);
      if (!repeats && fog) {
        inFog(table, window, seat, card, moves);
      } else if (!repeats && table.cards.face(card) instanceof CardFace.Action action) {
        propose(table, window, seat, Playable.Card.of(card), action.uses(), moves);
      }
    }
    if (!sheet.isAlive()) {
      return; // the dead have their cards only (PRE-LICH-07)
    }
    for (int i = 0; i < sheet.items().size(); i++) {
      Held item = sheet.items().get(i);
      ImmutableList<Use> uses = table.cards.kit(item.card()).uses();
      if (isTime(window, uses)) {
        propose(table, window, seat, new Playable.Item(item.id()), uses, moves);
      }
    }
    if (table.settings.has(Expansion.DEEPER_AND_DARKER) && !sheet.abilityUsed()) {
      Use ability = table.cards.character(sheet.character()).ability();
      Playable own = new Playable.Ability(sheet.character());
      propose(table, window, seat, own, ImmutableList.of(ability), moves);
    }
    Offers.propose(table, window.moment(), window.history().made(), seat, moves);
  }

  /** Whether something with these uses can be used in a window. */
  private static boolean isTime(PlayWindow window, ImmutableList<Use> uses) {
    for (int i = 0; i < uses.size(); i++) {
      if (uses.get(i).isAt(window.moment())) {
        return true;
      }
    }
    return false;
  }

  /** Any card can be announced as any Action card of the game (PRE-Q-97). */
  private static void inFog(
      Table table, PlayWindow window, Seat seat, int card, Proposals<PrestigeMove> moves) {
    Optional<Integer> hidden = Optional.of(card);
    for (int says = 0; says < table.cards.deckKinds(); says++) {
      if (table.cards.face(says) instanceof CardFace.Action action) {
        propose(table, window, seat, new Playable.InFog(says, hidden), action.uses(), moves);
      }
    }
  }

  private static void propose(
      Table table,
      PlayWindow window,
      Seat seat,
      Playable what,
      ImmutableList<Use> uses,
      Proposals<PrestigeMove> moves) {
    for (int i = 0; i < uses.size(); i++) {
      if (uses.get(i).isAt(window.moment()) && Parts.isBy(table, uses.get(i).by(), seat, window)) {
        Play untargeted = new Play(seat, what, i, Target.nothing());
        if (uses.get(i).aim() == Aim.NOTHING) {
          moves.add(untargeted);
        } else {
          Aims.each(table, uses.get(i).aim(), target -> moves.add(untargeted.on(target)));
        }
      }
    }
  }
}
