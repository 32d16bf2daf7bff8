package org.lawspeaker.command.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.base.Ascii;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Describes routes as OpenAPI 3.1 does. */
public final class OpenApi {
  private static final Pattern NAME = Pattern.compile("\\{(\\w+)}");
  private static final String DEFINITIONS = "#/$defs/";
  private static final String SCHEMAS = "#/components/schemas/";

  private final ObjectNode schemas = object();

  private OpenApi() {}

  /** The description of these routes. */
  public static JsonNode of(String version, List<Route> routes) {
    return new OpenApi().describe(version, routes);
  }

  /** The path as OpenAPI writes it. */
  public static String path(Route route) {
    return route.path().replace('<', '{').replace('>', '}');
  }

  private JsonNode describe(String version, List<Route> routes) {
    ObjectNode root = object().put("openapi", "3.1.0");
    root.putObject("info").put("title", "Lawspeaker").put("version", version);
    Map<String, ObjectNode> paths = new TreeMap<>();
    for (Route route : routes) {
      paths
          .computeIfAbsent(path(route), path -> object())
          .set(Ascii.toLowerCase(route.verb().name()), operation(route));
    }
    ObjectNode all = root.putObject("paths");
    paths.forEach(all::set);
    ObjectNode components = root.putObject("components");
    components.set("schemas", schemas);
    components
        .putObject("securitySchemes")
        .putObject("key")
        .put("type", "http")
        .put("scheme", "bearer");
    return root;
  }

  private ObjectNode operation(Route route) {
    ObjectNode operation = object().put("summary", route.says());
    for (MatchResult name : NAME.matcher(path(route)).results().toList()) {
      parameter(operation, name.group(1), "path", "string").put("required", true);
    }
    for (Query query : route.queries()) {
      parameter(operation, query.name(), "query", query.isNumber() ? "integer" : "string")
          .put("description", query.says());
    }
    if (route.needs() != Route.Need.NOTHING) {
      operation.putArray("security").addObject().putArray("key");
    }
    route
        .takes()
        .ifPresent(
            type -> {
              ObjectNode body = operation.putObject("requestBody").put("required", true);
              content(body, Content.of("", type));
            });
    ObjectNode responses = operation.putObject("responses");
    route
        .allAnswers()
        .forEach(
            (status, content) ->
                content(
                    responses.putObject(String.valueOf(status)).put("description", content.says()),
                    content));
    return operation;
  }

  private static ObjectNode parameter(
      ObjectNode operation, String name, String where, String type) {
    ObjectNode parameter = operation.withArray("parameters").addObject();
    parameter.put("name", name).put("in", where).putObject("schema").put("type", type);
    return parameter;
  }

  private void content(ObjectNode to, Content content) {
    if (!content.type().isEmpty()) {
      String type = content.type().replaceFirst(";.*", "");
      ObjectNode media = to.putObject("content").putObject(type);
      content.schema().ifPresent(schema -> media.set("schema", lifted(content.name(), schema)));
    }
  }

  /** The same with its definitions among those of the whole description. */
  private JsonNode lifted(String name, JsonNode schema) {
    String prefix = SCHEMAS + name + ".";
    schema
        .path("$defs")
        .properties()
        .forEach(each -> schemas.set(name + "." + each.getKey(), renamed(each.getValue(), prefix)));
    ObjectNode rest = schema.deepCopy();
    rest.remove(List.of("$defs", "$schema"));
    return renamed(rest, prefix);
  }

  private static JsonNode renamed(JsonNode schema, String prefix) {
    if (schema.isObject()) {
      ObjectNode renamed = object();
      for (Map.Entry<String, JsonNode> each : schema.properties()) {
        String text = each.getValue().asText();
        boolean isReference = each.getKey().equals("$ref") && text.startsWith(DEFINITIONS);
        renamed.set(
            each.getKey(),
            isReference
                ? new TextNode(prefix + text.substring(DEFINITIONS.length()))
                : renamed(each.getValue(), prefix));
      }
      return renamed;
    }
    if (schema.isArray()) {
      var renamed = JsonNodeFactory.instance.arrayNode();
      schema.forEach(each -> renamed.add(renamed(each, prefix)));
      return renamed;
    }
    return schema;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
