package org.lawspeaker.thorgal.pack;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.testkit.cards.CardPage;
import org.lawspeaker.testkit.cards.Ingredients;
import org.lawspeaker.thorgal.conditions.Count;
import org.lawspeaker.thorgal.conditions.LandTest;
import org.lawspeaker.thorgal.effects.Area;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Condition;
import org.lawspeaker.thorgal.table.Cost;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Span;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Trigger;
import org.lawspeaker.thorgal.table.Upkeep;
import org.lawspeaker.thorgal.table.Who;
import org.lawspeaker.thorgal.table.Works;

/** The examples of the page on card packs are read, and mean what the page says beside them. */
class HowToWriteACardPackTest {
  private static final CardPage PAGE = CardPage.of(Path.of("../docs/packs/thorgal.md"));

  @Test
  void theWholeCardFitsIntoTheReferencePack() {
    String card = PAGE.block("yaml thorgal-card").indent(6);
    String pack =
        AlteredPack.with(
            "{number: 21, name: Siege Engines, copies: 2,", "{number: 21, name: Siege Engines,");
    int place = pack.indexOf("      - {number: 21, name: Siege Engines");

    assertThat(
            PackFile.read(
                    new PackText(
                        "my-box.yaml", pack.substring(0, place) + card + pack.substring(place)))
                .problems())
        .isEmpty();
  }

  @Test
  void thePageShowsEveryVerbAndWhatItSays() {
    PAGE.assertShown("thorgal-effects", Effect.class, Effect::says);
  }

  @Test
  void thePageShowsEveryChangeAndWhatItSays() {
    PAGE.assertShown("thorgal-lasting", Lasting.class, Lasting::says);
  }

  @Test
  void thePageShowsEveryConditionAndWhatItSays() {
    PAGE.assertShown("thorgal-conditions", Condition.class, Condition::says);
  }

  @Test
  void thePageShowsEveryCostAndUpkeepAndWhatItSays() {
    PAGE.assertShown("thorgal-costs", Cost.class, Cost::says);
    PAGE.assertShown("thorgal-upkeep", Upkeep.class, Upkeep::says);
  }

  @Test
  void thePageShowsTriggersAndWhatTheySay() {
    PAGE.assertShown("thorgal-triggers", Trigger.class, Trigger::says);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Who.class,
        Area.class,
        Count.class,
        Span.class,
        Works.class,
        Occasion.class,
        Trigger.Whose.class,
        Symbol.class
      })
  void thePageNamesEveryConstantOfThis(Class<?> type) {
    assertThat(requireNonNull(type.getEnumConstants()))
        .allSatisfy(constant -> assertNamed(Records.STANDARD.write(constant).asText()));
  }

  @ParameterizedTest
  @ValueSource(classes = {CardTest.class, LandTest.class})
  void thePageNamesEveryTest(Class<?> type) {
    for (Class<?> test : Ingredients.family(type)) {
      assertNamed(
          test.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT));
    }
  }

  private static void assertNamed(String name) {
    assertThat(PAGE.text()).contains("`" + name + "`");
  }
}
