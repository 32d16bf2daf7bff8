package org.lawspeaker.prestigerpg.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.BEN;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.creature.Kills;
import org.lawspeaker.prestigerpg.pack.PackFile;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

/** A round ends once, however its encounter ends. */
class RoundEndTest {
  private static final Cards CARDS =
      new Cards(
          PackFile.read(PackText.resource(PrestigeRpgProvider.class, "reference-pack.yaml"))
              .orThrow(),
          Spine.RULES);

  /** A table that faces this encounter with these steps before it, the last of them next. */
  private static Table facing(String encounter, Flow... bottomFirst) {
    Settings settings = new Settings(3, ImmutableSet.of(), false, -1, 0, false, 100, false, false);
    PrestigeState state =
        new PrestigeState(
            settings,
            Clock.SETUP.withEncounter(1).withRound(2),
            ImmutableList.of(Sheet.of(0), Sheet.of(1), Sheet.of(2)),
            Piles.NONE,
            Foe.NONE.withCard(CARDS.names().findEncounter(encounter).orElseThrow()),
            ImmutableList.of(),
            Strike.NONE,
            ImmutableList.of(),
            Agenda.of(List.of(bottomFirst)));
    return Table.of(CARDS, state);
  }

  private static List<PrestigeFrame> topFirst(Table table) {
    List<PrestigeFrame> steps = new ArrayList<>();
    for (Agenda<PrestigeFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      steps.add(at.top());
    }
    return steps;
  }

  @Test
  @Shows("PRE-Q-15")
  void whatCutsARoundShortStillEndsTheRound() {
    Table table = facing("ripper", Flow.ENCOUNTER_END, Flow.NEXT_ROUND, Flow.ROUND_END, Flow.DRAW);

    Kills.complete(table);
    Kills.settle(table);

    assertThat(topFirst(table))
        .containsExactly(Flow.DISCARD, Flow.ROUND_END, Flow.NEXT_PHASE, Flow.ENCOUNTER_END);
  }

  @Test
  @Shows("PRE-ROUND-01")
  void anEncounterThatIsOverAfterARoundDoesNotEndTheRoundAgain() {
    Table table = facing("falling-ceiling", Flow.ENCOUNTER_END);
    table.clock = table.clock.withTotalled(true);

    Rounds.next(table);
    table.agenda().top().run(table);

    assertThat(table.foe.over()).isTrue();
    assertThat(topFirst(table)).containsExactly(Flow.COMPLETION, Flow.ENCOUNTER_END);
  }

  @Test
  void anEncounterThatIsOverIsNotCompletedAgain() {
    Table table = facing("ripper", Flow.ENCOUNTER_END);
    table.foe = table.foe.withOver(true).withKiller(BEN.index());

    Kills.complete(table);

    assertThat(table.foe.killer()).isEqualTo(1);
    assertThat(topFirst(table)).containsExactly(Flow.ENCOUNTER_END);
  }

  @Test
  @Shows("PRE-Q-84")
  void theFinalFightEndsWithItsLastCreature() {
    Table table = facing("wereboar", Flow.FIGHT_END, Flow.NEXT_ROUND, Flow.ROUND_END);
    table.foe = table.foe.withPhase(1).withTokens(Pile.of(0)).withOver(true);

    Kills.settle(table);

    assertThat(topFirst(table))
        .containsExactly(Flow.DISCARD, Flow.ROUND_END, Flow.NEXT_PHASE, Flow.FIGHT_END);
  }
}
