package org.lawspeaker.gloomkilforth.confront;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.engagement.Trap;
import org.lawspeaker.gloomkilforth.moves.Confront;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Progress;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Action Confront with a Test (GOK-CONFRONT-03, GOK-CONFRONT-02). */
public final class ConfrontWith implements Action<Confront> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.CONFRONT);
  private static final Citation CONFRONT = Citation.of("GOK-CONFRONT-03");
  private static final Citation BOUND = Citation.of("GOK-CONFRONT-07");
  private static final Citation INFLUENCE = Citation.of("GOK-STRANGER-02");

  @Override
  public Class<Confront> kind() {
    return Confront.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return CONFRONT;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Pile encounters = table.site(seat).encounters();
    for (int i = 0; i < encounters.size(); i++) {
      int card = encounters.get(i);
      if (table.cards.encounter(card).type().isConfronted()) {
        for (Attribute attribute : table.cards.encounter(card).needs().keySet()) {
          moves.add(new Confront(seat, card, attribute));
        }
      }
    }
  }

  @Override
  public void judge(Table table, Seat seat, Confront move, Faults faults) {
    if (!table.cards.isEncounter(move.card())) {
      faults.add(CONFRONT, "no-encounter");
      return;
    }
    Confronts.judge(table, seat, move.card(), faults);
    Encounter card = table.cards.encounter(move.card());
    if (card.isStranger() && move.attribute() != Attribute.INFLUENCE) {
      faults.add(INFLUENCE, "influence-alone");
    } else if (!card.needs().containsKey(move.attribute())) {
      faults.add(CONFRONT, "not-printed", "attribute", move.attribute().says());
    }
    Progress progress = table.hero(seat).against(move.card());
    if (progress != null && progress.attribute() != move.attribute()) {
      faults.add(BOUND, "bound", "attribute", progress.attribute().says());
    }
  }

  /**
   * A Trap comes first (GOK-TRAP-01, GOK-Q-104), and what hears of the Confront. After any of these
   * there is a window for Deeds before the dice (GOK-Q-03); else the hero has just been asked.
   */
  @Override
  public void perform(Table table, Seat seat, Confront move) {
    table.tellCard(CONFRONT, "confronted", seat, "confronts", move.card());
    table.push(new Confronting(seat, move.card(), Optional.of(move.attribute())));
    DeedWindow.open(table, seat);
    GloomStep next = table.agenda().top();
    Trap.of(table, seat, move.card());
    table.fire(new Source(seat, move.card()), Moment.CONFRONTED);
    if (next instanceof DeedWindow && table.agenda().top().equals(next)) {
      table.pop();
    }
  }
}
