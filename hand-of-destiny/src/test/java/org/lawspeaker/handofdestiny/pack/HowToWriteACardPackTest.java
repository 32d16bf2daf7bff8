package org.lawspeaker.handofdestiny.pack;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.handofdestiny.effects.StrengthChoice;
import org.lawspeaker.handofdestiny.lasting.Count;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.BossLevel;
import org.lawspeaker.handofdestiny.table.Condition;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.HeroClass;
import org.lawspeaker.handofdestiny.table.Lasting;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.MonsterCard;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.PotionMoment;
import org.lawspeaker.testkit.cards.CardPage;

/** The examples of the pages on card packs are read, and mean what the pages say beside them. */
class HowToWriteACardPackTest {
  private static final CardPage PAGE = CardPage.of(Path.of("../docs/packs/hand-of-destiny.md"));
  private static final CardPage GENERAL =
      CardPage.of(Path.of("../docs/how-to-write-a-card-pack.md"));

  @Test
  void theCardsOnThePageCanBeRead() {
    assertThat(PAGE.entries("monster-cards", MonsterCard.class)).hasSize(1);
    assertThat(PAGE.entries("heroes", HeroCard.class)).hasSize(1);
    assertThat(PAGE.entries("boss-levels", BossLevel.class)).hasSize(2);
    assertThat(PAGE.entries("merchants", MerchantCard.class)).hasSize(1);
  }

  @Test
  void thePageShowsEveryVerbAndWhatItSays() {
    PAGE.assertShown("effects", Effect.class, Effect::says);
  }

  @Test
  void thePageShowsEveryLastingChangeAndWhatItSays() {
    PAGE.assertShown("lasting", Lasting.class, Lasting::says);
  }

  @Test
  void thePageShowsEveryConditionAndWhatItSays() {
    PAGE.assertShown("conditions", Condition.class, Condition::says);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Which.class,
        Count.class,
        StrengthChoice.class,
        MonsterType.class,
        AbilityType.class,
        PotionMoment.class,
        HeroClass.class,
        Provenance.class
      })
  void thePageNamesEveryConstantOfThis(Class<?> type) {
    assertThat(requireNonNull(type.getEnumConstants()))
        .allSatisfy(
            constant ->
                assertThat(PAGE.text())
                    .contains("`" + Records.STANDARD.write(constant).asText() + "`"));
  }

  @Test
  void theMistakesOnThePageAreReportedAsThePageSays() {
    assertThat(
            PackFile.read(new PackText("my-pack.yaml", GENERAL.block("yaml mistakes")))
                .problems()
                .stream()
                .map(problem -> problem + "\n")
                .collect(joining()))
        .isEqualTo(GENERAL.block("text"));
  }
}
