package org.lawspeaker.handofdestiny.table;

import org.immutables.value.Value;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.state.Armory;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.state.Preparation;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.state.Purse;
import org.lawspeaker.handofdestiny.state.Row;
import org.lawspeaker.handofdestiny.state.Settings;

/**
 * A position of The Hand of Destiny. Monster cards are in three ordered zones, front first, as the
 * faces they show.
 *
 * @param settings what was chosen before the game
 * @param progress wave, phase, turn, ending
 * @param row the monsters of the wave
 * @param strength the slotted strength cards
 * @param underworld the Underworld, oldest first
 * @param memory what is remembered of the monsters
 * @param hero the hero card
 * @param boss the boss card
 * @param armory the weapon
 * @param purse gold and purchases
 * @param preparation what is prepared for later
 * @param agenda what is still to be done, the next on top; empty when the game has ended
 */
@Value.Builder
public record HandState(
    Settings settings,
    Progress progress,
    Row row,
    Pile strength,
    Pile underworld,
    Memory memory,
    HeroMarks hero,
    BossMarks boss,
    Armory armory,
    Purse purse,
    Preparation preparation,
    Agenda<HandFrame> agenda)
    implements WithHandState {
  /** The position without what is still to be done: what a repeat is known by (HOD-Q-48). */
  public HandState situation() {
    return withAgenda(Agenda.empty());
  }
}
