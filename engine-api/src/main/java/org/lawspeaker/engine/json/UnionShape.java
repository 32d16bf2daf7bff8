package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;

/**
 * A sealed interface: {@code key: body} for the record of that name; a plain text for the constant
 * of an enum or for a record of which nothing need be said but its name.
 */
final class UnionShape implements Shape {
  private final Class<?> type;
  private final Lazy<Cases> cases;

  UnionShape(Class<?> type, Shapes shapes) {
    this.type = type;
    // Not made here: the records may hold values of this very interface.
    this.cases = new Lazy<>(() -> Cases.of(type, shapes));
  }

  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    if (node.isTextual()) {
      return readName(node.textValue(), at);
    }
    if (!node.isObject()) {
      return at.expected(Spelling.withArticle(Names.ofType(type)), node);
    }
    if (node.size() != 1) {
      ImmutableList<String> keys = ImmutableList.copyOf(node.fieldNames());
      return at.problem(
          "expected one key that names "
              + Spelling.withArticle(Names.ofType(type))
              + ", found "
              + (keys.isEmpty() ? "none" : Joiner.on(", ").join(keys)));
    }
    Map.Entry<String, JsonNode> member = node.properties().iterator().next();
    Case named = cases.get().byKey().get(member.getKey());
    Reading inside = at.at(member.getKey());
    return named == null
        ? inside.problem(unknown(member.getKey()))
        : named.read(member.getValue(), inside);
  }

  private Optional<Object> readName(String name, Reading at) {
    Object constant = cases.get().constants().get(name);
    if (constant != null) {
      return Optional.of(constant);
    }
    Case named = cases.get().byKey().get(name);
    if (named == null) {
      return at.problem(unknown(name));
    }
    return named.needsNoBody()
        ? named.read(Schemas.object(), at)
        : at.problem("\"" + name + "\" needs values: write \"" + name + ": …\"");
  }

  private String unknown(String name) {
    return Spelling.unknown(Names.ofType(type), name, cases.get().names());
  }

  @Override
  public JsonNode write(Object value) {
    if (value instanceof Enum<?> constant) {
      return TextNode.valueOf(Names.ofConstant(constant));
    }
    Case named = cases.get().of(value);
    JsonNode body = named.write(value);
    boolean nothingToSay = body.isObject() && body.isEmpty();
    return named.needsNoBody() && nothingToSay
        ? TextNode.valueOf(named.key())
        : Schemas.object().set(named.key(), body);
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    return schemas.define(type, type, () -> definition(schemas));
  }

  private ObjectNode definition(Schemas schemas) {
    ObjectNode texts = Schemas.object();
    ArrayNode names = texts.putArray("enum");
    cases.get().constants().keySet().forEach(names::add);
    ImmutableMap<String, Case> byKey = cases.get().byKey();
    byKey.values().stream().filter(Case::needsNoBody).map(Case::key).forEach(names::add);
    ObjectNode keyed = Schemas.ofType("object");
    ObjectNode properties = keyed.putObject("properties");
    byKey.forEach((key, named) -> properties.set(key, named.schema(schemas)));
    keyed.put("minProperties", 1).put("maxProperties", 1).put("additionalProperties", false);
    if (names.isEmpty()) {
      return keyed;
    }
    if (byKey.isEmpty()) {
      return texts;
    }
    ObjectNode either = Schemas.object();
    either.putArray("anyOf").add(texts).add(keyed);
    return either;
  }

  @Override
  public boolean mayBeObject() {
    return true;
  }
}
