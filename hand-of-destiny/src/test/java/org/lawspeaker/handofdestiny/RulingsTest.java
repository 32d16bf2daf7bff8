package org.lawspeaker.handofdestiny;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.testkit.rulings.RulingFiles;

/** The worked examples of the rulebook, as ruling files. */
class RulingsTest {
  @TestFactory
  Stream<DynamicNode> everyRulingHolds() {
    return RulingFiles.in(Path.of("src/test/resources/rulings"), GameProvider::find);
  }
}
