package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.Map;
import org.lawspeaker.engine.json.SchemaCheck;

/**
 * What the server says of itself, and whether its answers keep to it.
 *
 * @param paths what is described, by path
 * @param schemas the forms of answers, with references as a schema of its own has them
 */
record Contract(ImmutableMap<String, JsonNode> paths, JsonNode schemas) {
  private static final String SCHEMAS = "#/components/schemas/";
  private static final JsonMapper JSON = new JsonMapper();

  static Contract of(JsonNode openApi) {
    ImmutableMap.Builder<String, JsonNode> paths = ImmutableMap.builder();
    openApi.path("paths").properties().forEach(each -> paths.put(each.getKey(), each.getValue()));
    return new Contract(paths.buildOrThrow(), local(openApi.at("/components/schemas")));
  }

  /** The same with references to definitions beside it. */
  private static JsonNode local(JsonNode schema) {
    if (schema.isObject()) {
      ObjectNode local = JsonNodeFactory.instance.objectNode();
      for (Map.Entry<String, JsonNode> each : schema.properties()) {
        String text = each.getValue().asText();
        boolean isReference = each.getKey().equals("$ref") && text.startsWith(SCHEMAS);
        local.set(
            each.getKey(),
            isReference
                ? new TextNode("#/$defs/" + text.substring(SCHEMAS.length()))
                : local(each.getValue()));
      }
      return local;
    }
    if (schema.isArray()) {
      var local = JsonNodeFactory.instance.arrayNode();
      schema.forEach(each -> local.add(local(each)));
      return local;
    }
    return schema;
  }

  /** The operation that answers this request; the path without what stands behind it. */
  JsonNode operation(String verb, String path) {
    for (Map.Entry<String, JsonNode> each : paths.entrySet()) {
      String form = each.getKey().replaceAll("\\{file}", ".+").replaceAll("\\{\\w+}", "[^/]+");
      if (path.matches(form)) {
        return each.getValue().path(Ascii.toLowerCase(verb));
      }
    }
    return JsonNodeFactory.instance.missingNode();
  }

  /** Fails if an answer is another than the description says. */
  void check(String verb, String path, int status, String type, String text) {
    JsonNode operation = operation(verb, path);
    if (operation.isMissingNode()) {
      assertThat(status).as(verb + " " + path + " is described nowhere").isIn(404, 400);
      return;
    }
    JsonNode response = operation.path("responses").path(String.valueOf(status));
    assertThat(response.isMissingNode())
        .as(verb + " " + path + " answers " + status + ", which is described nowhere: " + text)
        .isFalse();
    JsonNode content = response.path("content").path(type.replaceFirst(";.*", ""));
    if (content.has("schema")) {
      ObjectNode schema = ((ObjectNode) local(content.get("schema"))).deepCopy();
      schema.set("$defs", schemas);
      assertThat(SchemaCheck.check(schema, parsed(text)))
          .as(verb + " " + path + " " + status + " " + text)
          .isEmpty();
    } else if (!response.path("content").has("*/*")) {
      assertThat(text.isEmpty() || !content.isMissingNode())
          .as(verb + " " + path + " answers with " + type)
          .isTrue();
    }
  }

  private static JsonNode parsed(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new AssertionError("no JSON: " + text, e);
    }
  }
}
