package org.lawspeaker.gloomkilforth.confront;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.engagement.Trap;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Provoke;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Confront that makes a Stranger an enemy (GOK-STRANGER-04, GOK-Q-56). */
public final class Provoking implements Action<Provoke> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.CONFRONT);
  private static final Citation PROVOKE = Citation.of("GOK-STRANGER-04");

  @Override
  public Class<Provoke> kind() {
    return Provoke.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return PROVOKE;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Pile encounters = table.site(seat).encounters();
    for (int i = 0; i < encounters.size(); i++) {
      if (table.cards.encounter(encounters.get(i)).isStranger()) {
        moves.add(Provoke.of(seat, encounters.get(i)));
      }
    }
  }

  @Override
  public void judge(Table table, Seat seat, Provoke move, Faults faults) {
    if (!table.cards.isEncounter(move.card()) || !table.cards.encounter(move.card()).isStranger()) {
      faults.add(PROVOKE, "no-stranger");
    } else {
      Confronts.judge(table, seat, move.card(), faults);
    }
  }

  @Override
  public void perform(Table table, Seat seat, Provoke move) {
    table.push(new Confronting(seat, move.card(), Optional.empty()));
    Trap.of(table, seat, move.card());
    table.fire(new Source(seat, move.card()), Moment.CONFRONTED); // it is a Confront Action, too
  }
}
