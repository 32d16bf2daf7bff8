package org.lawspeaker.hofordeals;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.testkit.rulings.RulingFiles;

/** The examples of the rulebook, and questions that tables argue about, as ruling files. */
class RulingsTest {
  private static final Path FOLDER = Path.of("src/test/resources/rulings");

  @TestFactory
  Stream<DynamicNode> everyRulingHolds() {
    return RulingFiles.in(FOLDER, GameProvider::find);
  }
}
