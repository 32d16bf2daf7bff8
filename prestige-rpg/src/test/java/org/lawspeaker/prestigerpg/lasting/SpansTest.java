package org.lawspeaker.prestigerpg.lasting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.BEN;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.life.Shield;
import org.lawspeaker.prestigerpg.round.Rounds;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.strike.NoStrikes;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.testkit.coverage.Shows;

/** How long changes last. */
class SpansTest {
  private static Table changed(Span.Until until, int rounds) {
    Scene scene = Scene.of(3).faces("dummy").totals();
    Table table = Table.of(scene.cards(), scene.state());
    table.setAgenda(Agenda.empty());
    Spans.start(table, Source.encounter(0, BEN), new NoStrikes(), new Span(until, rounds));
    return table;
  }

  private static boolean lasts(Table table) {
    return !table.inForce.isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "TURN, 1, false, false, false",
    "ROUND, 1, true, false, false",
    "ROUNDS, 1, true, false, true",
    "ROUNDS, 2, true, true, true",
    "ENCOUNTER, 1, true, true, false",
    "GAME, 1, true, true, true"
  })
  @Shows("PRE-Q-48")
  void aChangeEndsWithItsSpan(
      Span.Until until, int rounds, boolean afterTurn, boolean afterRound, boolean afterAll) {
    Table turn = changed(until, rounds);
    Spans.endOfTurn(turn);
    Table round = changed(until, rounds);
    Spans.endOfRound(round);
    Table encounter = changed(until, rounds);
    Spans.endOfEncounter(encounter);

    assertThat(lasts(turn)).isEqualTo(afterTurn);
    assertThat(lasts(round)).isEqualTo(afterRound);
    assertThat(lasts(encounter)).isEqualTo(afterAll);
  }

  @Test
  @Shows("PRE-Q-48")
  void roundsAreCountedAcrossEncounters() {
    Table table = changed(Span.Until.ROUNDS, 2);
    Spans.endOfRound(table);
    Spans.endOfEncounter(table);
    assertThat(table.inForce.get(0).rounds()).isEqualTo(1);
    Spans.endOfRound(table);

    assertThat(lasts(table)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"ROUND, 95", "ENCOUNTER, 100"})
  void aChangeForTheRoundIsOverBeforeWhatHappensAtTheEndOfTheRound(Span.Until until, int life) {
    Scene scene = Scene.of(3).faces("dummy").poison(BEN, 1).totals();
    Table table = Table.of(scene.cards(), scene.state());
    Shield shield = new Shield(Group.ALL, Optional.empty(), false);
    Spans.start(table, Source.encounter(0, BEN), shield, new Span(until, 1));
    Rounds.end(table);

    assertThat(table.sheet(BEN).life()).isEqualTo(life);
  }

  @Test
  @Shows("PRE-Q-55")
  void whenAChangeBeginsOrEndsHandsAreLookedAt() {
    Table table = changed(Span.Until.TURN, 1);
    assertThat(table.agenda().top()).isEqualTo(Flow.HAND_LIMIT);
    table.setAgenda(Agenda.empty());
    Spans.endOfTurn(table);
    assertThat(table.agenda().top()).isEqualTo(Flow.HAND_LIMIT);
    table.setAgenda(Agenda.empty());
    Spans.endOfTurn(table);

    assertThat(table.agenda().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-Q-108")
  void laterChangesHaveHigherIds() {
    Table table = changed(Span.Until.GAME, 1);
    Spans.start(table, Source.encounter(0, BEN), new NoStrikes(), new Span(Span.Until.TURN, 1));

    assertThat(table.inForce.get(1).id()).isGreaterThan(table.inForce.get(0).id());
  }
}
