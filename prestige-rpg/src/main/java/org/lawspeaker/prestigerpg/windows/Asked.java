package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.hand.Fallen;
import org.lawspeaker.prestigerpg.items.Offers;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.HandPlays;
import org.lawspeaker.prestigerpg.table.SeatOrder;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/**
 * Who is asked in a window: those whom public facts allow to have a play (PRE-Q-105), players who
 * have been turned like others (PRE-VAMPYRE-05). Initiative orders them, whatever they play: of two
 * abilities for one moment the one closest to 1 goes first (PRE-ABILITY-06).
 */
final class Asked {
  private Asked() {}

  /** The seats asked, in the order of priority (PRE-PRIO-01). */
  static ImmutableList<Seat> in(Table table, PlayWindow window) {
    SeatOrder asked = SeatOrder.NOBODY;
    ImmutableList<Seat> living = table.inOrder();
    for (int i = 0; i < living.size(); i++) {
      if (isAsked(table, window, living.get(i))) {
        asked = asked.then(living.get(i));
      }
    }
    ImmutableList<Seat> fallen = Fallen.fighting(table);
    for (int i = 0; i < fallen.size(); i++) {
      if (holdsPlay(table, window, fallen.get(i))) {
        asked = asked.then(fallen.get(i));
      }
    }
    return asked.seats();
  }

  /** Whether somebody with cards in this part may play one, of all in the list. */
  private static boolean holdsPlay(Table table, PlayWindow window, Seat seat) {
    return !table.sheet(seat).hand().isEmpty() && mayPlayFromHand(table, window, seat);
  }

  private static boolean isAsked(Table table, PlayWindow window, Seat seat) {
    Sheet sheet = table.sheet(seat);
    if (holdsPlay(table, window, seat)) {
      return true;
    }
    for (int i = 0; i < sheet.items().size(); i++) {
      Held item = sheet.items().get(i);
      ImmutableList<Use> uses = table.cards.kit(item.card()).uses();
      if (isUsable(table, window, seat, new Playable.Item(item.id()), uses)) {
        return true;
      }
    }
    return mayUseAbility(table, window, seat)
        || Offers.mayOffer(table, window.moment(), window.history().made(), seat);
  }

  private static boolean mayPlayFromHand(Table table, PlayWindow window, Seat seat) {
    HandPlays plays = table.lives(seat) ? table.cards.handPlays() : table.cards.fallenPlays();
    ImmutableList<HandPlays.Part> parts = plays.at(window.moment());
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).isIn(table.settings) && Parts.isBy(table, parts.get(i).by(), seat, window)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayUseAbility(Table table, PlayWindow window, Seat seat) {
    Sheet sheet = table.sheet(seat);
    if (!table.settings.has(Expansion.DEEPER_AND_DARKER) || sheet.abilityUsed()) {
      return false;
    }
    Use ability = table.cards.character(sheet.character()).ability();
    Playable own = new Playable.Ability(sheet.character());
    return isUsable(table, window, seat, own, ImmutableList.of(ability));
  }

  /**
   * Whether what lies open before a seat can be used there: it is in time, and there is something
   * to choose with it.
   */
  private static boolean isUsable(
      Table table, PlayWindow window, Seat seat, Playable what, ImmutableList<Use> uses) {
    for (int i = 0; i < uses.size(); i++) {
      if (uses.get(i).isAt(window.moment())
          && Parts.isBy(table, uses.get(i).by(), seat, window)
          && hasTarget(table, window, new Play(seat, what, i, Target.nothing()), uses.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasTarget(Table table, PlayWindow window, Play untargeted, Use use) {
    List<Target> targets = new ArrayList<>();
    Aims.each(table, use.aim(), targets::add);
    Faults faults = Faults.unnamed();
    for (Target target : targets) {
      faults.clear();
      PlayRules.judge(table, window, untargeted.on(target), faults);
      if (faults.none()) {
        return true;
      }
    }
    return false;
  }
}
