package org.lawspeaker.engine.cards;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** What a JSON Schema of whole packs says of files that extend one. */
final class ExtensionSchema {
  private static final String DEFINITIONS = "$defs";
  private static final String REFERENCE = "$ref";
  private static final String NAME = "extension";

  private ExtensionSchema() {}

  static JsonNode of(JsonNode whole) {
    String pack = whole.path(REFERENCE).asText();
    ObjectNode schema = object();
    schema.set("$schema", whole.path("$schema"));
    schema.putObject("if").putArray("required").add(Extension.EXTENDS);
    schema.putObject("then").put(REFERENCE, "#/" + DEFINITIONS + "/" + NAME);
    schema.putObject("else").put(REFERENCE, pack);
    ObjectNode definitions = whole.path(DEFINITIONS).deepCopy();
    definitions.set(NAME, extension(whole.at(pack.substring(1)).path("properties")));
    schema.set(DEFINITIONS, definitions);
    return schema;
  }

  private static ObjectNode extension(JsonNode members) {
    ObjectNode schema = object().put("type", "object");
    schema.put("description", "What differs from the reference pack.");
    ObjectNode properties = schema.putObject("properties");
    properties.putObject(Extension.EXTENDS).put("const", Extension.REFERENCE);
    Extension.OWN.forEach(own -> properties.set(own, members.path(own)));
    ObjectNode edits = object();
    for (Map.Entry<String, JsonNode> member : members.properties()) {
      if (!Extension.OWN.contains(member.getKey())) {
        edits.set(member.getKey(), wholeOrByName(member.getValue()));
      }
    }
    ObjectNode edit = object().put("type", "object");
    edit.set("properties", edits);
    edit.put("additionalProperties", false);
    properties.set(Extension.ADD, edit.deepCopy().put("description", "What is put in, as lists."));
    properties.set(
        Extension.REPLACE,
        edit.deepCopy()
            .put("description", "Entries of the same name, or members by name and key."));
    properties
        .putObject(Extension.REMOVE)
        .put("type", "object")
        .put("description", "The names of what is taken out, as lists.");
    ArrayNode required = schema.putArray("required").add(Extension.EXTENDS);
    Extension.OWN.forEach(required::add);
    return schema.put("additionalProperties", false);
  }

  /** Some entries of a list, however many a whole pack needs; or an object that leads to one. */
  private static ObjectNode wholeOrByName(JsonNode member) {
    JsonNode entries = member;
    if (member.path("type").asText().equals("array")) {
      entries = ((ObjectNode) member.deepCopy()).without("minItems");
    }
    ObjectNode schema = object();
    schema.putArray("anyOf").add(entries).add(object().put("type", "object"));
    return schema;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
