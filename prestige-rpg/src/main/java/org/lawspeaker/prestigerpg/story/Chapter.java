package org.lawspeaker.prestigerpg.story;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.begin.Encounters;
import org.lawspeaker.prestigerpg.begin.RevealEncounter;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * What is left of a story, or of one way that it may go.
 *
 * @param steps at least one
 */
public record Chapter(ImmutableList<ModuleCard.Step> steps) implements PrestigeFrame {
  private static final Citation DRAWN = Citation.of("PRE-BEGIN-01");
  private static final Citation TELLS = Citation.of("PRE-MODULE-01");

  @Override
  public boolean meets() {
    return ModuleCard.anyMeets(steps);
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (steps.size() > 1) {
      table.push(new Chapter(steps.subList(1, steps.size())));
    }
    ModuleCard.Step step = steps.get(0);
    if (step instanceof ModuleCard.Scene scene) {
      if (table.isTelling()) {
        table.tell(TELLS, "scene", scene.tells());
      }
      table.push(Flow.AFTER_PLAY);
      Program.start(table, source(table), scene.effects());
    } else if (step instanceof ModuleCard.Decision decision) {
      decide(table, decision);
    } else if (step instanceof ModuleCard.Meeting meeting) {
      meet(
          table,
          meeting
              .encounter()
              .flatMap(name -> table.cards.names().findEncounter(Words.slug(name)))
              .orElse(RevealEncounter.ANY));
    }
  }

  /** The story goes on without an encounter that would be drawn where none is left. */
  private static void meet(Table table, int card) {
    if (card != RevealEncounter.ANY || !table.piles.encounters().isEmpty()) {
      Encounters.begin(table, card);
    } else if (table.isTelling()) {
      table.tell(DRAWN, "no-encounter", "no encounter is left to be revealed");
    }
  }

  private static Source source(Table table) {
    return new Source(
        table.first(), Origin.MODULE, table.settings.module(), -1, 0, Target.nothing(), -1);
  }

  /** Those who do not know the story vote; if all know it, chance decides (PRE-MODULE-04). */
  private static void decide(Table table, ModuleCard.Decision decision) {
    Ballot ballot =
        new Ballot(
            source(table),
            decision.asks(),
            decision.ways().stream()
                .map(way -> Words.slug(way.says()))
                .collect(ImmutableList.toImmutableList()),
            decision.ways().stream()
                .map(ModuleCard.Way::effects)
                .collect(ImmutableList.toImmutableList()),
            decision.ways().stream()
                .map(ModuleCard.Way::steps)
                .collect(ImmutableList.toImmutableList()),
            SealedChoices.of(Story.newcomers(table)),
            false);
    table.push(ballot.orByLot());
  }
}
