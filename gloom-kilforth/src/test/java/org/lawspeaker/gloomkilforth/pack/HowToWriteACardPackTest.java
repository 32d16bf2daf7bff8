package org.lawspeaker.gloomkilforth.pack;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.SkillType;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Lasting;
import org.lawspeaker.gloomkilforth.table.Limit;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Resource;
import org.lawspeaker.gloomkilforth.table.Until;
import org.lawspeaker.gloomkilforth.table.Who;
import org.lawspeaker.testkit.cards.CardPage;

/** The examples of the page on card packs are read, and mean what the page says beside them. */
class HowToWriteACardPackTest {
  private static final CardPage PAGE = CardPage.of(Path.of("../docs/packs/gloom-kilforth.md"));

  @Test
  void theWholeEncounterSaysWhatThePageSays() {
    String card = PAGE.block("yaml gloom-encounter").indent(2);
    GloomOfKilforth game =
        OwnPack.changed("\nencounters:\n", "\nencounters:\n" + card.stripTrailing() + "\n");

    assertThat(game.showing().catalogue().face("toll-troll"))
        .get()
        .extracting(face -> String.join("\n", face.text()))
        .isEqualTo(PAGE.block("text gloom-encounter").strip());
  }

  @Test
  void thePageShowsEveryVerbAndWhatItSays() {
    PAGE.assertShown("gloom-effects", Effect.class, Effect::says);
  }

  @Test
  void thePageShowsEveryChangeAndWhatItSays() {
    PAGE.assertShown("gloom-lasting", Lasting.class, Lasting::says);
  }

  @Test
  void thePageShowsEveryConditionAndWhatItSays() {
    PAGE.assertShown("gloom-conditions", Condition.class, Condition::says);
  }

  @Test
  void thePageShowsCostsAndWhatTheySay() {
    PAGE.assertShown("gloom-costs", Cost.class, Cost::orders);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ActionType.class,
        Attribute.class,
        EncounterType.class,
        Kind.class,
        Limit.class,
        Moment.class,
        Resource.class,
        RewardType.class,
        SkillType.class,
        Terrain.class,
        Until.class,
        Who.class
      })
  void thePageNamesEveryConstantOfThis(Class<?> type) {
    assertThat(requireNonNull(type.getEnumConstants()))
        .allSatisfy(
            constant -> {
              String name = Records.STANDARD.write(constant).asText();
              assertThat(PAGE.text()).containsPattern("[`:] ?" + name + "[`,}]");
            });
  }
}
