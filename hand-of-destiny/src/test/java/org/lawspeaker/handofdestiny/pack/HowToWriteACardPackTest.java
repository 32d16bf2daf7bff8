package org.lawspeaker.handofdestiny.pack;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.cards.Ingredients;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.handofdestiny.effects.Effect;
import org.lawspeaker.handofdestiny.effects.StrengthChoice;
import org.lawspeaker.handofdestiny.lasting.Condition;
import org.lawspeaker.handofdestiny.lasting.Count;
import org.lawspeaker.handofdestiny.lasting.Lasting;
import org.lawspeaker.handofdestiny.lasting.Which;

/** The examples of the page on card packs are read, and mean what the page says beside them. */
class HowToWriteACardPackTest {
  private static final Path PAGE = Path.of("..", "docs", "how-to-write-a-card-pack.md");

  @Test
  void theCardsOnThePageCanBeRead() {
    assertThat(entries("monster-cards", MonsterCard.class)).hasSize(1);
    assertThat(entries("heroes", HeroCard.class)).hasSize(1);
    assertThat(entries("boss-levels", BossLevel.class)).hasSize(2);
    assertThat(entries("merchants", MerchantCard.class)).hasSize(1);
  }

  @Test
  void thePageShowsEveryVerbAndWhatItSays() {
    assertShown("effects", Effect.class, Effect::says);
  }

  @Test
  void thePageShowsEveryLastingChangeAndWhatItSays() {
    assertShown("lasting", Lasting.class, Lasting::says);
  }

  @Test
  void thePageShowsEveryConditionAndWhatItSays() {
    assertShown("conditions", Condition.class, Condition::says);
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
                assertThat(page()).contains("`" + Records.STANDARD.write(constant).asText() + "`"));
  }

  @Test
  void theMistakesOnThePageAreReportedAsThePageSays() {
    assertThat(
            PackFile.read(new PackText("my-pack.yaml", block("yaml mistakes"))).problems().stream()
                .map(problem -> problem + "\n")
                .collect(joining()))
        .isEqualTo(block("text"));
  }

  /** Every line of this block says what its comment says, and all of the family are there. */
  private static <T> void assertShown(String name, Class<T> family, Function<T, String> says) {
    ImmutableList<T> shown = entries(name, family);

    assertThat(shown).map(says).isEqualTo(comments(name));
    assertThat(Ingredients.of(shown)).containsAll(Ingredients.family(family));
  }

  private static <T> ImmutableList<T> entries(String name, Class<T> type) {
    ImmutableList.Builder<T> entries = ImmutableList.builder();
    for (JsonNode entry : Document.yaml(name, block("yaml " + name)).orThrow().root()) {
      entries.add(Records.STANDARD.read(entry, type).orThrow());
    }
    return entries.build();
  }

  private static ImmutableList<String> comments(String name) {
    return block("yaml " + name)
        .lines()
        .map(line -> line.substring(line.indexOf(" # ") + 3))
        .collect(ImmutableList.toImmutableList());
  }

  private static String block(String info) {
    Matcher matcher = Pattern.compile("```" + info + "\n(.*?)```", Pattern.DOTALL).matcher(page());
    assertThat(matcher.find()).as("a block of " + info).isTrue();
    return matcher.group(1);
  }

  private static String page() {
    try {
      return Files.readString(PAGE).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
