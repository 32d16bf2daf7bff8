package org.lawspeaker.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Limits;
import org.lawspeaker.engine.rulebook.RulebookFile;
import org.lawspeaker.testkit.wager.Wager;
import org.lawspeaker.testkit.wager.WagerProvider;

/** The reader of rulebooks, and those of a small game. */
class HostileDocumentsTest implements HostileInput {
  private static final ImmutableList<Reader> READERS =
      ImmutableList.<Reader>builder()
          .add(
              new Reader(
                  "rulebook in YAML",
                  ImmutableList.of(rulebook()),
                  text -> Document.yaml("rulebook.yaml", text).then(RulebookFile::read)),
              new Reader(
                  "rulebook in JSON",
                  ImmutableList.of(Document.yaml("", rulebook()).orThrow().root().toPrettyString()),
                  text -> Document.json("rulebook.json", text).then(RulebookFile::read)))
          .addAll(
              GameReaders.of(
                  new WagerProvider(),
                  ImmutableList.of("stones: 3"),
                  ImmutableList.of(
                      "{game: wager, asks: \"May I?\", when: [seat 0 draws 2], then: {legal:"
                          + " true}}"),
                  Path.of("")))
          .build();

  private static String rulebook() {
    try {
      return Resources.toString(
          Resources.getResource(Wager.class, "rulebook.yaml"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }

  @Test
  void haveDifferentNames() {
    assertThat(HostileDocuments.all().stream().map(Hostile::name)).doesNotHaveDuplicates();
  }

  @Test
  void areNearlyAsLargeAsAFileMayBe() {
    Stream<Integer> sizes = HostileDocuments.all().stream().map(each -> each.text().length());
    assertThat(sizes.filter(size -> size > Limits.MOST_BYTES * 9 / 10 && size <= Limits.MOST_BYTES))
        .hasSizeGreaterThan(15);
  }
}
