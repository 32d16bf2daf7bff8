package org.lawspeaker.examples.connectfour;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.lawspeaker.testkit.fuzz.GameReaders;
import org.lawspeaker.testkit.fuzz.HostileInput;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.rulings.RulingFiles;

class ConnectFourHostileInputTest implements HostileInput {
  private static final String RULING = RulingFiles.text(Path.of("rulings/connect-four.yaml"));

  private static final ImmutableList<Reader> READERS =
      GameReaders.of(
          new ConnectFourProvider(),
          ImmutableList.of(),
          ImmutableList.of(RULING),
          Path.of("rulings"));

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }
}
