package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.Accept;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Refuse;
import org.lawspeaker.prestigerpg.stack.Protection;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/**
 * Asks the owner of a protected attack (PRE-Q-40), or the one who is to be healed (PRE-POTION-03),
 * whether they want it.
 *
 * @param seat who is asked
 * @param play the id of what was announced
 * @param source what would be done
 * @param healing whether it is a Potion
 */
public record Consent(Seat seat, int play, Source source, boolean healing)
    implements PrestigeFrame {
  private static final Citation WANTED = Citation.of("PRE-Q-40");
  private static final Citation WILLING = Citation.of("PRE-POTION-03");

  /** Asks whoever must agree, if anybody must; the dead are not asked (PRE-Q-62). */
  static void ask(Table table, int play, Source source, Use use) {
    Attack attack = table.attack(source.attack());
    if (use.aim() == Aim.PATIENT) {
      source
          .target()
          .player()
          .filter(patient -> !patient.equals(source.user()))
          .ifPresent(patient -> askPatient(table, new Consent(patient, play, source, true)));
    } else if (attack != null
        && source.origin() == Origin.CARD
        && use.touchesAttack()
        && !attack.owner().equals(source.user())
        && table.lives(attack.owner())
        && Protection.covers(table, attack)) {
      table.push(new Consent(attack.owner(), play, source, false));
    }
  }

  /** Whoever has died meanwhile is not willing: the Potion stays as it is (PRE-POTION-03). */
  private static void askPatient(Table table, Consent asked) {
    if (table.lives(asked.seat)) {
      table.push(asked);
      return;
    }
    Objects.requireNonNull(Announced.find(table, asked.play)).withdraw(table);
    if (table.isTelling()) {
      table.tell(WILLING, "refused", asked.seat + " is dead and cannot be healed");
    }
  }

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    String what = source.user() + "'s " + table.cards.printed(source.card());
    return new Pending.Choose<>(
        seat,
        healing
            ? Window.of("healing", "Let yourself be healed by " + what + "?", WILLING)
            : Window.of("consent", "Let your attack be changed by " + what + "?", WANTED));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    moves.add(new Accept(seat));
    moves.add(new Refuse(seat));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof Accept || move instanceof Refuse)) {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(why());
  }

  private Citation why() {
    return healing ? WILLING : WANTED;
  }

  /** A refused card goes back to the hand; a refused Potion stays as it is (PRE-Q-46). */
  @Override
  public void make(Table table, PrestigeMove move) {
    table.pop();
    if (move instanceof Accept) {
      return;
    }
    Announced announced = Objects.requireNonNull(Announced.find(table, play));
    announced.withdraw(table);
    table.top().refused(table);
    if (source.origin() == Origin.CARD) {
      announced.takeBack(table, source.user());
      table.clock = table.clock.withActions(table.clock.actions() - 1);
    }
    if (table.isTelling()) {
      table.tell(why(), "refused", seat + " refuses");
    }
  }
}
