package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.GAME;
import static org.lawspeaker.prestigerpg.notation.Positions.START;
import static org.lawspeaker.prestigerpg.notation.Positions.arranged;
import static org.lawspeaker.prestigerpg.notation.Positions.position;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.lasting.Spans;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.strike.Untouched;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
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
  @Shows("PRE-Q-73")
  void whatLastedForTheEncounterIsOverAndLeavesNothingToBeDone() {
    Table table = Table.of(GAME.cards(), position("{encounter: dummy}"));
    Source source = Source.encounter(table.foe.card(), Seat.of(1));
    Spans.start(table, source, new Untouched(Group.YOU), new Span(Span.Until.ENCOUNTER, 0));
    PrestigeState after = arranged(table.state(), "{before: loot}").orThrow();

    assertThat(after.inForce()).isEmpty();
    assertThat(after.agenda()).isEqualTo(position("{before: loot}").agenda());
  }

  @Test
  @Shows({"PRE-Q-73", "PRE-VAMPYRE-06"})
  void anArrangementBetweenEncountersPutsAwayWhatLay() {
    PrestigeState open =
        arranged(
                START,
                "{before: end, encounter: {card: dummy, chest: [attack-50]}, event: hoard, number:"
                    + " 3, sheets: {1: {turned: true, claims: 1, tripped: true, dealt: 5}}}")
            .orThrow();
    PrestigeState after = arranged(open, "{before: loot}").orThrow();
    assertThat(GAME.check(after)).isEmpty();
    assertThat(after.foe()).isEqualTo(Foe.NONE);
    assertThat(after.sheets().get(1).marks()).isEqualTo(Marks.NONE);
    assertThat(after.sheets().get(1).pace().tripped()).isFalse();
    assertThat(after.sheets().get(1).pace().dealt()).isEqualTo(5);
    assertThat(after.piles().discards().size()).isEqualTo(open.piles().discards().size() + 1);
    assertThat(after.piles().pastEvents().size()).isEqualTo(open.piles().pastEvents().size() + 1);
  }
}
