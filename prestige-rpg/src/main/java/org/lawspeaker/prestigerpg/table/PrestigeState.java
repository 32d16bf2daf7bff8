package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Strike;

/**
 * A position of Prestige RPG.
 *
 * @param settings what was chosen before the game
 * @param clock where in the game it is
 * @param sheets what belongs to each seat, in seat order
 * @param piles the cards that belong to no seat
 * @param foe the encounter that is faced
 * @param stack the damage stack, in the order of play (PRE-TURN-05)
 * @param strike the attack of a creature that is being resolved
 * @param inForce changes that last for a time, the oldest first (PRE-Q-108)
 * @param agenda what is still to be done, the next on top; empty when the game has ended
 */
@Value.Builder
public record PrestigeState(
    Settings settings,
    Clock clock,
    ImmutableList<Sheet> sheets,
    Piles piles,
    Foe foe,
    ImmutableList<Attack> stack,
    Strike strike,
    ImmutableList<InForce> inForce,
    Agenda<PrestigeFrame> agenda)
    implements WithPrestigeState {
  /** What belongs to a seat. */
  public Sheet sheet(Seat seat) {
    return sheets.get(seat.index());
  }
}
