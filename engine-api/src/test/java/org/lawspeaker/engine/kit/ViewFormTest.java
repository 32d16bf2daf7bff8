package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.json.SchemaCheck;

class ViewFormTest {
  record Step(int number) {}

  record Clock(int round, int nextId) {}

  record Table(Clock clock, Step agenda, int gold) {}

  private static final ViewForm FORM = ViewForm.of("agenda", "clock/next-id");
  private static final JsonNode WHOLE =
      Records.STANDARD.write(new Table(new Clock(2, 9), new Step(4), 5));

  @Test
  void whatOnlyTheEngineNeedsStandsApart() {
    assertThat(FORM.write(WHOLE))
        .hasToString(
            "{\"clock\":{\"round\":2},\"gold\":5,"
                + "\"engine\":{\"agenda\":{\"number\":4},\"clock/next-id\":9}}");
  }

  @Test
  void aViewIsReadBackWhole() {
    assertThat(ViewForm.read(FORM.write(WHOLE))).isEqualTo(WHOLE);
    assertThat(ViewForm.read(WHOLE)).isSameAs(WHOLE);
  }

  @Test
  void theSchemaIsOfWhatIsWritten() {
    JsonNode schema = FORM.schema(Records.STANDARD.schema(Table.class));
    assertThat(SchemaCheck.check(schema, FORM.write(WHOLE))).isEmpty();
    assertThat(SchemaCheck.check(schema, WHOLE)).isNotEmpty();
    assertThat(schema.path("$defs").has("step")).as("nothing refers to it any more").isFalse();
  }

  @Test
  void aGameWithNothingOfItsOwnWritesTheRecord() {
    assertThat(ViewForm.of().write(WHOLE)).isSameAs(WHOLE);
    JsonNode schema = Records.STANDARD.schema(Table.class);
    assertThat(ViewForm.of().schema(schema)).isEqualTo(schema);
  }
}
