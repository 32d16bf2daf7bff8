package org.lawspeaker.testkit.cards;

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
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;

/** A page on card packs, with examples in blocks that have names. */
public record CardPage(String text) {
  /** The page in this file. */
  public static CardPage of(Path page) {
    try {
      return new CardPage(Files.readString(page).replace("\r\n", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is in the first block of this language and name. */
  public String block(String info) {
    Matcher matcher = Pattern.compile("```" + info + "\n(.*?)```", Pattern.DOTALL).matcher(text);
    assertThat(matcher.find()).as("a block of " + info).isTrue();
    return matcher.group(1);
  }

  /** The entries of the list in the YAML block of this name. */
  public <T> ImmutableList<T> entries(String name, Class<T> type) {
    ImmutableList.Builder<T> entries = ImmutableList.builder();
    for (JsonNode entry : Document.yaml(name, block("yaml " + name)).orThrow().root()) {
      entries.add(Records.STANDARD.read(entry, type).orThrow());
    }
    return entries.build();
  }

  /** Every line of this block says what its comment says, and all of the family are there. */
  public <T> void assertShown(String name, Class<T> family, Function<T, String> says) {
    ImmutableList<T> shown = entries(name, family);

    assertThat(shown).map(says).isEqualTo(comments(name));
    assertThat(Ingredients.of(shown)).containsAll(Ingredients.family(family));
  }

  private ImmutableList<String> comments(String name) {
    return block("yaml " + name)
        .lines()
        .map(line -> line.substring(line.indexOf(" # ") + 3))
        .collect(ImmutableList.toImmutableList());
  }
}
