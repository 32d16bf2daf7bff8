package org.lawspeaker.prestigerpg.timing;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.attack.Protection;
import org.lawspeaker.prestigerpg.moves.Accept;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Refuse;
import org.lawspeaker.prestigerpg.pack.Aim;
import org.lawspeaker.prestigerpg.pack.Use;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Accepting;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Asks the owner of a protected attack (PRE-Q-40), or the one who is to be healed (PRE-POTION-03),
 * whether they want it.
 *
 * @param seat who is asked
 * @param source what would be done
 * @param healing whether it is a Potion
 */
public record Consent(Seat seat, Source source, boolean healing)
    implements PrestigeFrame, Accepting {
  private static final Citation WANTED = Citation.of("PRE-Q-40");
  private static final Citation WILLING = Citation.of("PRE-POTION-03");

  /** Asks whoever must agree, if anybody must. */
  static void ask(Table table, Source source, Use use) {
    Attack attack = table.attack(source.attack());
    if (use.aim() == Aim.PATIENT) {
      if (!source.target().chosen().equals(source.user())) {
        table.push(new Consent(source.target().chosen(), source, true));
      }
    } else if (attack != null
        && source.origin() == Origin.CARD
        && use.touchesAttack()
        && !attack.owner().equals(source.user())
        && Protection.covers(table, attack)) {
      table.push(new Consent(attack.owner(), source, false));
    }
  }

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    String what = cards.printed(source.card()) + " of " + source.user();
    return new Pending.Choose<>(
        seat,
        healing
            ? Window.of("healing", "Let yourself be healed by " + what + "?", WILLING)
            : Window.of("consent", "Let your attack be changed by " + what + "?", WANTED));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    moves.propose(new Accept(seat));
    moves.propose(new Refuse(seat));
  }

  @Override
  public Citation why() {
    return healing ? WILLING : WANTED;
  }

  /** A refused card goes back to the hand; a refused Potion stays as it is (PRE-Q-46). */
  @Override
  public void answer(Table table, boolean yes) {
    table.pop();
    if (yes) {
      return;
    }
    Announced announced = (Announced) table.agenda.top();
    table.pop();
    PlayWindow window = table.top(PlayWindow.class);
    if (window != null) {
      table.replaceTop(window.refusing());
    }
    if (source.origin() == Origin.CARD) {
      announced.takeBack(table, source.user());
      table.clock = table.clock.withActions(table.clock.actions() - 1);
    }
    if (table.tells()) {
      table.tell(why(), "refused", seat + " refuses");
    }
  }
}
