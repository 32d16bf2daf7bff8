package org.lawspeaker.gloomkilforth;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.testkit.rulings.RulingFiles;

class RulingsTest {
  @TestFactory
  Stream<DynamicNode> everyRulingHolds() {
    return RulingFiles.in(Path.of("src/test/resources/rulings"), GameProvider::find);
  }
}
