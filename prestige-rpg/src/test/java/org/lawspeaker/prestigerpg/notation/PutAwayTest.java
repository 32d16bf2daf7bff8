package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.GAME;
import static org.lawspeaker.prestigerpg.notation.Positions.arranged;
import static org.lawspeaker.prestigerpg.notation.Positions.position;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** What lies with an encounter leaves with it. */
class PutAwayTest {
  @Test
  @Shows({"PRE-Q-73", "PRE-CHEST-01"})
  void whatLiesWithAnEncounterHasItsEndToCome() {
    PrestigeState open =
        position(
            "{before: end, encounter: {card: dummy, chest: [attack-50]}, event: hoard, number: 3}");
    Agenda<PrestigeFrame> next = position("{before: encounter, encounters: [bull]}").agenda();
    assertThat(GAME.check(open)).isEmpty();
    assertThat(GAME.check(open.withAgenda(next)))
        .extracting(Problem::toString)
        .containsExactly(
            "/foe/chest: a chest is opened when its encounter ends (PRE-CHEST-01)",
            "/foe/event: an Event is discarded with its encounter (PRE-Q-73)");
  }

  @Test
  @Shows("PRE-Q-73")
  void whereTheGameIsOverItMayLieThere() {
    PrestigeState open =
        position(
            "{before: end, encounter: {card: dummy, chest: [attack-50]}, event: hoard, number: 3}");
    Clock over = open.clock().withEnding(new Ending(Ending.Cause.ALL_DEAD, 0));
    assertThat(GAME.check(open.withAgenda(Agenda.empty()).withClock(over))).isEmpty();
  }

  @Test
  void anArrangementBetweenEncountersPutsAwayWhatLay() {
    PrestigeState open =
        position(
            "{before: end, encounter: {card: dummy, chest: [attack-50]}, event: hoard, number: 3}");
    PrestigeState after = arranged(open, "{before: loot}").orThrow();
    assertThat(after.foe()).isEqualTo(Foe.NONE);
    assertThat(after.piles().discards().size()).isEqualTo(open.piles().discards().size() + 1);
    assertThat(after.piles().pastEvents().size()).isEqualTo(open.piles().pastEvents().size() + 1);
  }
}
