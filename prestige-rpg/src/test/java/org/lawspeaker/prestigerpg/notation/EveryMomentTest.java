package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.arranged;
import static org.lawspeaker.prestigerpg.notation.Positions.position;
import static org.lawspeaker.prestigerpg.notation.Positions.problems;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** Every moment that the page of positions names can be laid. */
class EveryMomentTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();

  @ParameterizedTest
  @EnumSource
  void everyStepCanBeLaid(BeforeStep before) {
    String name = Ascii.toLowerCase(before.name()).replace('_', '-');
    String faced = before.isFacing() ? ", encounter: dummy" : "";

    PrestigeState laid = position("{before: " + name + faced + "}");

    assertThat(laid.agenda().isEmpty()).isFalse();
  }

  static Stream<Arguments> decisions() {
    List<Arguments> decisions = new ArrayList<>();
    for (ModuleCard module : GAME.cards().pack().modules()) {
      List<String> questions = new ArrayList<>();
      collect(module.steps(), questions);
      questions.forEach(asks -> decisions.add(Arguments.of(module.name(), asks)));
    }
    return decisions.stream();
  }

  private static void collect(ImmutableList<ModuleCard.Step> steps, List<String> questions) {
    for (ModuleCard.Step step : steps) {
      if (step instanceof ModuleCard.Decision decision) {
        questions.add(decision.asks());
        decision.ways().forEach(way -> collect(way.steps(), questions));
      }
    }
  }

  private static PrestigeState story(String module) {
    return GAME.start(
            Setup.of(4)
                .with("character-0", "talon")
                .with("character-1", "nyx")
                .with("character-2", "nephiedra")
                .with("character-3", "vasha-the-red")
                .with("relics-and-ruin", "yes")
                .with("tombs-and-tomes", "yes")
                .with("module", Words.slug(module)))
        .orThrow();
  }

  @Shows("PRE-MODULE-03")
  @ParameterizedTest
  @MethodSource("decisions")
  void everyDecisionOfAModuleCanBeLaid(String module, String asks) {
    PrestigeState laid =
        GAME.notation()
            .arrange(
                story(module),
                Document.yaml("overlay", "decision: \"" + asks + "\"").orThrow().root())
            .orThrow();

    assertThat(GAME.check(laid)).isEmpty();
    assertThat(GAME.pending(laid).asked().map(Window::asks)).contains(asks);
  }

  @Test
  @Shows("PRE-Q-99")
  void theStoryEndsAfterAnEncounterThatIsLaid() {
    PrestigeState laid =
        Positions.arranged(
                story("The Well of Saint Orsola"),
                "{before: end, encounter: viper, deck: [], sheets: {1: {prestige: 1}}}")
            .orThrow();

    assertThat(laid.clock().ending().cause()).isEqualTo(Ending.Cause.MOST_PRESTIGE);
  }

  @Test
  void aDecisionIsOneOfTheModuleThatIsPlayed() {
    assertThat(problems(arranged(Positions.START, "decision: Do you wake it?")))
        .containsExactly("/decision: no module is played: name one in the setup, module");
    assertThat(
            GAME.notation()
                .arrange(
                    story("The Well of Saint Orsola"),
                    Document.yaml("overlay", "{decision: Do you wake her, encounter: ripper}")
                        .orThrow()
                        .root())
                .problems())
        .extracting(problem -> problem.place())
        .containsExactly("/decision", "/encounter");
  }
}
