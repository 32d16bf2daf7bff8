package org.lawspeaker.testkit.vocabulary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A JSON Schema of the kind that records make, as tables for people: one for each kind of object
 * and for each choice between kinds, in the order in which they are met.
 */
final class SchemaPage {
  private static final String REF = "#/$defs/";
  private static final String PROPERTIES = "properties";
  private static final String DESCRIPTION = "description";

  private static final int FEW = 5;

  private final JsonNode schema;
  private final Comments comments;
  private final Markdown page;
  private final String anchor;
  private final Deque<String> open = new ArrayDeque<>();
  private final Set<String> met = new LinkedHashSet<>();

  /**
   * A schema on its way to a page.
   *
   * @param anchor what the headings of its parts begin with, since several schemas share names
   */
  SchemaPage(JsonNode schema, Comments comments, Markdown page, String anchor) {
    this.schema = schema;
    this.comments = comments;
    this.page = page;
    this.anchor = anchor;
  }

  void write() {
    String root = name(schema);
    if (schema.has("then")) {
      page.paragraph(
          type(schema.path("else"))
              + ", or, if it has `"
              + schema.path("if").path("required").path(0).asText()
              + "`, "
              + type(schema.path("then")));
    } else if (root.isEmpty()) {
      keys("", schema);
    } else {
      met.add(root);
      keys(root, definition(root));
    }
    while (!open.isEmpty()) {
      String name = open.remove();
      page.heading(3, title(name));
      String says = definition(name).path(DESCRIPTION).asText(comments.ofFile(name));
      if (!says.isEmpty()) {
        page.paragraph(says).blank();
      }
      part(name, definition(name));
    }
  }

  private String title(String name) {
    return anchor + " `" + name + "`";
  }

  private void part(String name, JsonNode definition) {
    if (definition.has("enum")) {
      words(name, definition);
    } else if (isChoice(definition)) {
      choice(definition);
    } else {
      keys(name, definition);
    }
  }

  private static String name(JsonNode part) {
    String ref = part.path("$ref").asText();
    return ref.startsWith(REF) ? ref.substring(REF.length()) : "";
  }

  private JsonNode definition(String name) {
    return schema.path("$defs").path(name);
  }

  /** The part of a sealed family that names its kinds, if this is one. */
  private static JsonNode keyed(JsonNode definition) {
    if (definition.path("maxProperties").asInt() == 1) {
      return definition;
    }
    for (JsonNode form : definition.path("anyOf")) {
      if (form.path("maxProperties").asInt() == 1) {
        return form;
      }
    }
    return definition.path("none");
  }

  private static boolean isChoice(JsonNode definition) {
    return keyed(definition).has(PROPERTIES);
  }

  /** Words that are many, or that have comments, are listed once. */
  private boolean hasTable(String name, JsonNode definition) {
    return definition.path("enum").size() > FEW || !comments.constants(name).isEmpty();
  }

  private void words(String name, JsonNode definition) {
    Map<String, String> says = comments.constants(name);
    if (says.isEmpty()) {
      page.paragraph("One of " + words(definition.path("enum")) + ".");
      return;
    }
    page.row("word", "meaning").rule(2);
    for (JsonNode word : definition.path("enum")) {
      page.row(Markdown.code(word.asText()), says.getOrDefault(word.asText(), ""));
    }
  }

  private void keys(String name, JsonNode definition) {
    JsonNode properties = definition.path(PROPERTIES);
    if (properties.isEmpty()) {
      page.paragraph(type(definition));
      return;
    }
    Map<String, String> says =
        comments.components(name, ImmutableSet.copyOf(properties.fieldNames()));
    Set<String> required = texts(definition.path("required"));
    page.row("key", "value", "meaning").rule(3);
    for (Map.Entry<String, JsonNode> each : properties.properties()) {
      JsonNode value = each.getValue();
      String meaning =
          value.path(DESCRIPTION).asText(says.getOrDefault(each.getKey(), ownWords(value)));
      page.row(
          Markdown.code(each.getKey()) + (required.contains(each.getKey()) ? " *" : ""),
          type(value),
          meaning + standard(value));
    }
  }

  /** What the type of a value says of itself, if it has no table of its own. */
  private String ownWords(JsonNode value) {
    String name = name(value);
    return !name.isEmpty() && definition(name).has("enum") ? comments.ofFile(name) : "";
  }

  private static String standard(JsonNode value) {
    JsonNode standard = value.path("default");
    boolean isNothing =
        standard.isMissingNode()
            || (standard.isContainerNode() && standard.isEmpty())
            || standard.equals(BooleanNode.FALSE);
    return isNothing
        ? ""
        : " ("
            + Markdown.code(standard.isTextual() ? standard.asText() : standard.toString())
            + " if left out)";
  }

  /** One row for each kind: its name, what goes with it, and what it means. */
  private void choice(JsonNode definition) {
    JsonNode properties = keyed(definition).path(PROPERTIES);
    page.row("kind", "fields", "meaning").rule(3);
    for (Map.Entry<String, JsonNode> each : properties.properties()) {
      String name = kindName(each.getValue());
      JsonNode body = definition(name);
      String says = body.path(DESCRIPTION).asText(comments.ofFile(name));
      page.row(Markdown.code(each.getKey()), fields(body), says);
    }
    for (JsonNode form : definition.path("anyOf")) {
      for (JsonNode word : form.path("enum")) {
        if (!properties.has(word.asText())) {
          page.row(Markdown.code(word.asText()), "", "");
        }
      }
    }
  }

  /** The record behind a kind, which may also be written short. */
  private static String kindName(JsonNode kind) {
    String name = name(kind);
    for (JsonNode form : kind.path("anyOf")) {
      name = name(form).isEmpty() ? name : name(form);
    }
    return name;
  }

  private String fields(JsonNode body) {
    if (isChoice(body) || !body.has(PROPERTIES)) {
      return body.isMissingNode() ? "" : type(body);
    }
    List<String> fields = new ArrayList<>();
    Set<String> required = texts(body.path("required"));
    for (Map.Entry<String, JsonNode> field : body.path(PROPERTIES).properties()) {
      String star = required.contains(field.getKey()) ? " *" : "";
      String says = field.getValue().path(DESCRIPTION).asText();
      fields.add(
          Markdown.code(field.getKey())
              + star
              + " "
              + type(field.getValue())
              + (says.isEmpty() ? "" : ": " + says.replaceAll("\\.$", ""))
              + standard(field.getValue()));
    }
    return String.join("; ", fields);
  }

  private static Set<String> texts(JsonNode list) {
    Set<String> texts = new LinkedHashSet<>();
    list.forEach(each -> texts.add(each.asText()));
    return texts;
  }

  /** The values that may stand here, in a few words. */
  private String type(JsonNode part) {
    String name = name(part);
    if (!name.isEmpty()) {
      JsonNode definition = definition(name);
      if (definition.has("enum") && !hasTable(name, definition)) {
        return words(definition.path("enum"));
      }
      if (!definition.has(PROPERTIES) && !isChoice(definition) && !definition.has("enum")) {
        return type(definition);
      }
      if (met.add(name)) {
        open.add(name);
      }
      return "["
          + name
          + "](#"
          + (anchor + "-" + name).toLowerCase(Locale.ROOT).replace(' ', '-')
          + ")";
    }
    if (part.has("anyOf")) {
      JsonNode first = part.path("anyOf").path(0);
      if (first.has("items") && first.path("items").equals(part.path("anyOf").path(1))) {
        return type(first) + "; one may stand alone";
      }
      Set<String> forms = new LinkedHashSet<>();
      part.path("anyOf").forEach(form -> forms.add(type(form)));
      return String.join(" or ", forms);
    }
    if (part.has("enum")) {
      return words(part.path("enum"));
    }
    return switch (part.path("type").asText()) {
      case "array" -> "list of " + type(part.path("items"));
      case "object" ->
          part.path("additionalProperties").isObject()
              ? map(part)
              : part.has(PROPERTIES)
                  ? part.path(PROPERTIES).properties().stream()
                      .map(each -> Markdown.code(each.getKey()) + " " + type(each.getValue()))
                      .collect(Collectors.joining("; "))
                  : "object";
      case "integer" -> "number" + range(part);
      case "boolean" -> "true or false";
      case "string" -> "text";
      default -> "anything";
    };
  }

  private String map(JsonNode part) {
    JsonNode names = part.path("propertyNames");
    String key = names.isMissingNode() ? "" : " " + type(names);
    String each = key.equals(" text") ? "" : key;
    return "for each" + each + ": " + type(part.path("additionalProperties"));
  }

  /** Bounds so wide say no more than that it is a number. */
  private static final int WIDE = 99_999;

  private static String range(JsonNode number) {
    if (number.path("minimum").asInt() <= -WIDE && number.path("maximum").asInt() >= WIDE) {
      return "";
    }
    String least = number.path("minimum").asText();
    String most = number.path("maximum").asText();
    return least.isEmpty() && most.isEmpty()
        ? ""
        : most.isEmpty()
            ? " from " + least
            : least.isEmpty() ? " to " + most : ", " + least + " to " + most;
  }

  private static String words(JsonNode values) {
    List<String> words = new ArrayList<>();
    values.forEach(word -> words.add(Markdown.code(word.asText())));
    return String.join(", ", words);
  }
}
