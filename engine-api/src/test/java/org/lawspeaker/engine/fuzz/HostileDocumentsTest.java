package org.lawspeaker.engine.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Limits;
import org.lawspeaker.engine.rulebook.RulebookFile;
import org.lawspeaker.engine.ruling.Pebbles;

/** The engine's own readers, and those of a small game. */
class HostileDocumentsTest implements HostileInput {
  private static final ImmutableSet<String> STRICT =
      ImmutableSet.of("pack", "ruling", "record", "move", "option");

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
              strict(
                  new Pebbles.Provider(),
                  ImmutableList.of("stones: grey"),
                  ImmutableList.of(
                      "{game: pebbles, asks: \"May I?\", when: [roll 2, take 2], then: {legal: true}}"),
                  Path.of("")))
          .build();

  /** The positions of this game are read leniently: it is there to be asked questions. */
  private static ImmutableList<Reader> strict(
      GameProvider provider,
      ImmutableList<String> packs,
      ImmutableList<String> rulings,
      Path folder) {
    return GameReaders.of(provider, packs, rulings, folder).stream()
        .filter(reader -> STRICT.contains(reader.name()))
        .collect(ImmutableList.toImmutableList());
  }

  private static String rulebook() {
    try {
      return Resources.toString(
          Resources.getResource(RulebookFile.class, "small.yaml"), StandardCharsets.UTF_8);
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
