package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every answer of the other tests keeps to. */
class OpenApiTest {
  @TempDir private Path folder = Path.of("");

  private JsonNode description() {
    try (Served served = Served.in(folder)) {
      return served.stranger().get("/openapi.json").body();
    }
  }

  @Test
  void everyRouteIsDescribed() {
    assertThat(description().path("paths").properties().stream().map(each -> each.getKey()))
        .containsExactlyInAnyOrder(
            "/",
            "/app/{file}",
            "/ask",
            "/games",
            "/games/{game}/catalogue",
            "/games/{game}/rules",
            "/games/{game}/rules/{clause}",
            "/games/{game}/rulings/{file}",
            "/matches",
            "/matches/{match}",
            "/matches/{match}/events",
            "/matches/{match}/moves",
            "/matches/{match}/odds",
            "/matches/{match}/position",
            "/matches/{match}/record",
            "/matches/{match}/replay",
            "/matches/{match}/seats",
            "/matches/{match}/text",
            "/matches/{match}/undo",
            "/matches/{match}/why",
            "/openapi.json");
  }

  @Test
  void everyReferenceLeadsToASchema() {
    JsonNode description = description();
    JsonNode schemas = description.at("/components/schemas");

    assertThat(description.findValuesAsText("$ref"))
        .isNotEmpty()
        .allSatisfy(
            reference ->
                assertThat(schemas.has(reference.replace("#/components/schemas/", "")))
                    .as(reference)
                    .isTrue());
    assertThat(schemas.properties())
        .allSatisfy(each -> assertThat(each.getKey()).matches("[A-Za-z0-9._-]+"));
  }

  @Test
  void whatNeedsAKeySaysSo() {
    JsonNode paths = description().path("paths");

    assertThat(paths.at("/~1matches~1{match}~1moves/post/security/0/key").isArray()).isTrue();
    assertThat(paths.at("/~1games/get").has("security")).isFalse();
  }

  @Test
  void anAnswerThatIsDescribedOtherwiseIsFound() {
    Contract contract = Contract.of(description());

    assertThat(contract.operation("GET", "/games/x/rules").isMissingNode()).isFalse();
    org.assertj.core.api.Assertions.assertThatThrownBy(
            () -> contract.check("GET", "/games", 200, "application/json", "{\"games\": 3}"))
        .isInstanceOf(AssertionError.class);
  }
}
