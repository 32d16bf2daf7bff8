package org.lawspeaker.prestigerpg.pack;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.By;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.DeckCard;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Tone;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.testkit.cards.CardPage;

/** The examples of the page on card packs are read, and mean what the page says beside them. */
class HowToWriteACardPackTest {
  private static final CardPage PAGE = CardPage.of(Path.of("../docs/packs/prestige-rpg.md"));

  private static String said(String name) {
    return PAGE.block("text " + name).strip().replace('\n', ' ');
  }

  @Test
  void theWholeCardSaysWhatThePageSays() {
    assertThat(PAGE.entries("prestige-card", DeckCard.class))
        .singleElement()
        .extracting(card -> card.face().says())
        .isEqualTo(said("prestige-card"));
  }

  @Test
  void theWholeEncounterSaysWhatThePageSays() {
    assertThat(PAGE.entries("prestige-encounter", EncounterCard.class))
        .singleElement()
        .extracting(EncounterCard::says)
        .isEqualTo(said("prestige-encounter"));
  }

  @Test
  void thePageShowsEveryVerbAndWhatItSays() {
    PAGE.assertShown("prestige-effects", Effect.class, Effect::says);
  }

  @Test
  void thePageShowsEveryChangeAndWhatItSays() {
    PAGE.assertShown("prestige-lasting", Lasting.class, Lasting::says);
  }

  @Test
  void thePageShowsEveryConditionAndWhatItSays() {
    PAGE.assertShown("prestige-conditions", Condition.class, Condition::says);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Group.class,
        Count.class,
        Span.Until.class,
        Moment.class,
        Occasion.class,
        By.class,
        Aim.class,
        Tone.class,
        Expansion.class,
        Kit.Sort.class,
        Kit.Limit.class,
        StrikeRule.Timing.class
      })
  void thePageNamesEveryConstantOfThis(Class<?> type) {
    assertThat(requireNonNull(type.getEnumConstants()))
        .allSatisfy(
            constant ->
                assertThat(PAGE.text())
                    .contains("`" + Records.STANDARD.write(constant).asText() + "`"));
  }
}
