package org.lawspeaker.thorgal.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.json.SchemaCheck;
import org.lawspeaker.testkit.rulings.RulingFiles;
import org.lawspeaker.thorgal.ThorgalProvider;

/** The schema of positions says how people write them. */
class PositionSchemaTest {
  @Test
  void everyPositionOfARulingIsAsTheSchemaSays() {
    JsonNode schema = new ThorgalProvider().game().notation().positionSchema();

    assertThat(RulingFiles.positions(Path.of("src/test/resources/rulings")))
        .hasSizeGreaterThan(100)
        .allSatisfy(position -> assertThat(SchemaCheck.check(schema, position)).isEmpty());
  }
}
