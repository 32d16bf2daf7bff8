package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.json.SchemaCheck;

class OverlaySchemaTest {
  private static final JsonNode WHOLE = Records.STANDARD.schema(Night.class);

  record Camp(String at, @Range(min = 1, max = 9) int fires, @Default("0") int gold) {}

  record Board(ImmutableList<Camp> others, int moon) {}

  record Secret(int seed) {}

  record Tent(int poles) {}

  sealed interface Sky permits Clear, Rain {}

  record Clear(int stars) implements Sky {}

  record Rain(int drops) implements Sky {}

  record Night(
      int next,
      Camp camp,
      ImmutableList<Camp> camps,
      Board board,
      Secret secret,
      ImmutableMap<String, Tent> tents,
      Sky sky) {}

  private static JsonNode keys(OverlaySchema overlay, String object) {
    return overlay.schema().path("$defs").path(object).path("properties");
  }

  @Test
  void whatAPositionMustHaveNeedNotBeLaid() {
    JsonNode parts = OverlaySchema.of(WHOLE).schema().path("$defs");

    assertThat(parts.path("night").has("required")).isFalse();
    assertThat(parts.path("board").has("required")).isFalse();
    assertThat(parts.path("tent").has("required")).isFalse();
    assertThat(WHOLE.path("$defs").path("night").has("required")).isTrue();
  }

  @Test
  void whatIsNotLaidIsNotSaidNorWhatItIsMadeOf() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE).without("secret", "board/moon");

    assertThat(keys(overlay, "night").has("secret")).isFalse();
    assertThat(keys(overlay, "board").has("moon")).isFalse();
    assertThat(overlay.schema().path("$defs").has("secret")).isFalse();
  }

  @Test
  void whatIsLeftOutStaysAsItWasAndHasNoStandard() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE);

    assertThat(keys(overlay, "camp").path("gold").has("default")).isFalse();
    assertThat(WHOLE.at("/$defs/camp/properties/gold/default").asInt(-1)).isZero();
  }

  @Test
  void entriesOfAListAreLaidByTheirNames() {
    OverlaySchema overlay =
        OverlaySchema.of(WHOLE)
            .named("board/others", "others", "by their seats")
            .named("camps", "camps", "by their names");

    assertThat(keys(overlay, "board").has("others")).isFalse();
    for (String key : ImmutableList.of("others", "camps")) {
      JsonNode laid = keys(overlay, "night").path(key);
      assertThat(laid.path("type").asText()).isEqualTo("object");
      assertThat(laid.path("additionalProperties").path("$ref").asText()).isEqualTo("#/$defs/camp");
    }
    assertThat(keys(overlay, "night").path("others").path("description").asText())
        .isEqualTo("by their seats");
    assertThat(overlay.schema().path("$defs").path("camp").has("required")).isFalse();
  }

  @Test
  void anEntryOfAListThatIsLaidAsAWholeSaysAllThatItMust() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE).without("camp");

    assertThat(overlay.schema().path("$defs").path("camp").path("required")).hasSize(2);
  }

  private static ImmutableList<Problem> check(OverlaySchema overlay, String yaml) {
    return SchemaCheck.check(overlay.schema(), Document.yaml("laid", yaml).orThrow().root());
  }

  @Test
  void anOverlayThatIsARecordSaysWhatMustBeThere() {
    JsonNode parts = OverlaySchema.ofOverlay(WHOLE).schema().path("$defs");

    assertThat(parts.path("night").path("required")).hasSize(7);
  }

  @Test
  void anObjectOrThoseOfAListMayBeLaidByTheirNames() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE).orText("camp", "board/others");

    assertThat(check(overlay, "{camp: hill, board: {others: [lake, {at: wood, fires: 1}]}}"))
        .isEmpty();
    assertThat(check(overlay, "{camp: {at: hill}}")).isEmpty();
    assertThat(check(overlay, "{camp: 3}")).hasSize(1);
    assertThat(check(overlay, "{board: {others: lake}}")).hasSize(1);
  }

  @Test
  void aListMayBeLaidByItsSize() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE).orSize(9, "camps");

    assertThat(check(overlay, "{camps: 9}")).isEmpty();
    assertThat(check(overlay, "{camps: []}")).isEmpty();
    assertThat(check(overlay, "{camps: 10}")).hasSize(1);
    assertThat(check(overlay, "{camps: -1}")).hasSize(1);
    assertThat(check(overlay, "{camps: hill}")).hasSize(1);
  }

  @Test
  void theOnlyEntryMayStandWithoutItsList() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE).orText("camps").orEntry("camps");

    assertThat(check(overlay, "{camps: hill}")).isEmpty();
    assertThat(check(overlay, "{camps: {at: hill, fires: 1}}")).isEmpty();
    assertThat(check(overlay, "{camps: [hill]}")).isEmpty();
    assertThat(check(overlay, "{camps: 3}")).hasSize(1);
  }

  @Test
  void whatIsSaidOfAPartIsSaidOnceOfAllItsForms() {
    OverlaySchema overlay =
        OverlaySchema.of(WHOLE).named("camps", "camps", "by their names").orText("camps");

    JsonNode laid = keys(overlay, "night").path("camps");
    assertThat(laid.path("description").asText()).isEqualTo("by their names");
    assertThat(laid.path("anyOf").path(0).has("description")).isFalse();
    assertThat(laid.path("anyOf").path(1).path("type").asText()).isEqualTo("string");
  }

  @Test
  void shortFormsOfWhatIsNotThereAreRefused() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE);

    assertThatIllegalArgumentException().isThrownBy(() -> overlay.orText("lakes"));
    assertThatIllegalArgumentException().isThrownBy(() -> overlay.orSize(9, "lakes"));
    assertThatIllegalArgumentException().isThrownBy(() -> overlay.orEntry("camp"));
  }

  @Test
  void oneOfSeveralKindsIsLaidAsAWhole() {
    JsonNode parts = OverlaySchema.of(WHOLE).schema().path("$defs");

    assertThat(parts.path("clear").path("required")).hasSize(1);
    assertThat(parts.path("rain").path("required")).hasSize(1);
  }

  @Test
  void keysThatPositionsDoNotHaveAreAdded() {
    OverlaySchema overlay =
        OverlaySchema.of(WHOLE)
            .number("turn-of", 0, 3, "who has the turn")
            .word("step", ImmutableList.of("dusk", "dawn"), "what begins")
            .text("camp/at");

    assertThat(keys(overlay, "night").path("turn-of").path("maximum").asInt()).isEqualTo(3);
    assertThat(keys(overlay, "night").path("turn-of").path("minimum").asInt(-1)).isZero();
    assertThat(keys(overlay, "night").path("step").path("enum")).hasSize(2);
    assertThat(keys(overlay, "camp").path("at").path("type").asText()).isEqualTo("string");
  }

  @Test
  void numbersWithoutBoundsGetThem() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE).within(-5, 5, "camp/gold").within(0, 99);

    assertThat(keys(overlay, "camp").path("gold").path("minimum").asInt()).isEqualTo(-5);
    assertThat(keys(overlay, "camp").path("fires").path("maximum").asInt()).isEqualTo(9);
    assertThat(keys(overlay, "board").path("moon").path("maximum").asInt()).isEqualTo(99);
    assertThat(keys(overlay, "night").path("next").path("maximum").asInt()).isEqualTo(99);
  }

  @Test
  void keysThatAreMeantMustBeThere() {
    OverlaySchema overlay = OverlaySchema.of(WHOLE);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> overlay.named("camp", "camps", ""))
        .withMessage("no list: camp");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> overlay.within(0, 1, "camp/silver"))
        .withMessage("no key: camp/silver");
  }
}
