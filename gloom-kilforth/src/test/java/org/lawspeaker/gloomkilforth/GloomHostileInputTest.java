package org.lawspeaker.gloomkilforth;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.fuzz.GameReaders;
import org.lawspeaker.testkit.fuzz.HostileInput;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.rulings.RulingFiles;

class GloomHostileInputTest implements HostileInput {
  private static final Path RULINGS = Path.of("src/test/resources/rulings");

  private static final ImmutableList<Reader> READERS =
      GameReaders.of(
          new GloomProvider(),
          ImmutableList.of(PackText.resource(GloomProvider.class, "reference-pack.yaml").text()),
          RulingFiles.texts(RULINGS),
          RULINGS);

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }
}
