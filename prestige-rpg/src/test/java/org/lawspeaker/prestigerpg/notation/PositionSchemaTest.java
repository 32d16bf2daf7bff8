package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.json.SchemaCheck;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.testkit.rulings.RulingFiles;

/** The schema of positions says how people write them. */
class PositionSchemaTest {
  @Test
  void everyPositionOfARulingIsAsTheSchemaSays() {
    JsonNode schema = new PrestigeRpgProvider().game().notation().positionSchema();

    assertThat(RulingFiles.positions(Path.of("src/test/resources/rulings")))
        .hasSizeGreaterThan(100)
        .allSatisfy(position -> assertThat(SchemaCheck.check(schema, position)).isEmpty());
  }
}
