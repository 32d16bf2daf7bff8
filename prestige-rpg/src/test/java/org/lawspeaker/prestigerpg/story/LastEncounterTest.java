package org.lawspeaker.prestigerpg.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.effects.OneOf;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.effects.When;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.testkit.coverage.Shows;

/** Which encounter of a story is the last: then its card gives Ben, who has the least, 1 more. */
class LastEncounterTest {
  private static final String STORY = "module=the-house-with-nine-doors";
  private static final Effect SCORES = new GainPrestige(Group.MOST_PRESTIGE, 1);
  private static final Effect MEETS = new StartEncounter("Ripper");

  /** Seventh Page is over, and this is left of the story. */
  private static Scene before(PrestigeFrame rest) {
    Scene scene = Scene.with(Scene.REFERENCE, 3, "tombs-and-tomes=yes", STORY);
    scene.initiative(1, 3, 2).faces("seventh-page").prestige(ANN, 2).prestige(BEN, -1);
    return scene.begins(Flow.ENCOUNTER_END, rest, Flow.STORY_END);
  }

  private static Chapter chapter(ModuleCard.Step... steps) {
    return new Chapter(ImmutableList.copyOf(steps));
  }

  private static ModuleCard.Step scene(Effect... effects) {
    return new ModuleCard.Scene("You hear it.", ImmutableList.copyOf(effects));
  }

  private static ModuleCard.Step decision(Effect effect, ModuleCard.Step step) {
    return new ModuleCard.Decision(
        "Do you open it?",
        ImmutableList.of(
            new ModuleCard.Way("No.", ImmutableList.of(), ImmutableList.of()),
            new ModuleCard.Way("Yes.", ImmutableList.of(effect), ImmutableList.of(step))));
  }

  @Test
  @Shows({"PRE-Q-109", "PRE-MODULE-02"})
  void whereTheStoryHasNoOtherEncounterTheLastOneIsOver() {
    Chapter rest = chapter(scene(), decision(SCORES, scene()));

    assertThat(before(rest).sheet(BEN).prestige()).isZero();
  }

  private static Stream<PrestigeFrame> another() {
    ImmutableList<Effect> meets = ImmutableList.of(MEETS);
    Effect either = new OneOf(Group.YOU, ImmutableList.of(ImmutableList.of(), meets));
    Effect then = new When(ImmutableList.of(), meets, ImmutableList.of());
    Effect unless = new When(ImmutableList.of(), ImmutableList.of(), meets);
    Effect yes = new Vote("Go?", ImmutableList.of(), meets, ImmutableList.of());
    Effect no = new Vote("Stay?", ImmutableList.of(), ImmutableList.of(), meets);
    return Stream.concat(
        Stream.of(either, then, unless, yes, no, MEETS).map(effect -> chapter(scene(effect))),
        Stream.of(
            chapter(scene(), new ModuleCard.Meeting(Optional.empty())),
            chapter(decision(SCORES, scene(MEETS))),
            chapter(decision(MEETS, scene())),
            new Program(Source.encounter(0, CID), meets)));
  }

  @ParameterizedTest
  @MethodSource("another")
  @Shows("PRE-Q-109")
  void whereTheStoryMayComeUponAnotherItIsNotTheLast(PrestigeFrame rest) {
    assertThat(before(rest).sheet(BEN).prestige()).isEqualTo(-1);
  }

  @Test
  @Shows("PRE-BEGIN-01")
  void aStoryGoesOnWithoutAnEncounterWhereNoneIsLeft() {
    ModuleCard.Step any = new ModuleCard.Meeting(Optional.empty());
    Scene scene = Scene.with(Scene.REFERENCE, 3, "tombs-and-tomes=yes", STORY).faces("ripper");
    scene.piles(piles -> piles.withEncounters(Bag.empty()));
    Table table = Table.telling(scene.cards(), scene.totals().state());
    table.setAgenda(Agenda.empty());
    table.push(chapter(any, scene()));

    table.top().run(table);

    assertThat(table.top()).isEqualTo(chapter(scene()));
    assertThat(table.events()).extracting(Event::kind).containsExactly("no-encounter");
  }
}
