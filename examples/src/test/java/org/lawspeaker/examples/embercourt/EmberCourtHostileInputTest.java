package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.lawspeaker.testkit.fuzz.GameReaders;
import org.lawspeaker.testkit.fuzz.HostileInput;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.rulings.RulingFiles;

class EmberCourtHostileInputTest implements HostileInput {
  private static final String RULING = RulingFiles.text(Path.of("rulings/ember-court.yaml"));

  private static final ImmutableList<Reader> READERS =
      GameReaders.of(
          new EmberCourtProvider(),
          ImmutableList.of(),
          ImmutableList.of(RULING),
          Path.of("rulings"));

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }
}
