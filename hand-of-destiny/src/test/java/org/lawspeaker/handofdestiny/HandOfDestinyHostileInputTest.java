package org.lawspeaker.handofdestiny;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.fuzz.GameReaders;
import org.lawspeaker.testkit.fuzz.HostileInput;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.rulings.RulingFiles;

class HandOfDestinyHostileInputTest implements HostileInput {
  private static final Path RULINGS = Path.of("src/test/resources/rulings");

  private static final ImmutableList<Reader> READERS =
      GameReaders.of(
          new HandOfDestinyProvider(),
          ImmutableList.of(text("reference-pack.yaml"), text("/rulings/test-pack.yaml")),
          RulingFiles.texts(RULINGS),
          RULINGS);

  private static String text(String name) {
    return PackText.resource(HandOfDestinyProvider.class, name).text();
  }

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }
}
