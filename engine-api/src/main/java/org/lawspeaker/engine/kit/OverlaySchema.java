package org.lawspeaker.engine.kit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Preconditions;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The schema of what people may lay anew of a position, made from the schema of whole positions.
 *
 * <pre>{@code
 * record Camp(String at, int gold) {}
 * record Night(int next, Camp camp, ImmutableList<Camp> others) {}
 *
 * JsonNode overlay =
 *     OverlaySchema.of(KitJson.RECORDS.schema(Night.class))
 *         .without("next")
 *         .named("others", "camps", "camps by the seats of their owners")
 *         .number("turn-of", 0, 3, "the seat that has the turn")
 *         .schema();
 * System.out.println(overlay.at("/$defs/night/properties/turn-of/maximum")); // 3
 * }</pre>
 */
public final class OverlaySchema {
  private static final String DEFINITIONS = "$defs";
  private static final String PROPERTIES = "properties";
  private static final String REQUIRED = "required";
  private static final String ENTRIES = "additionalProperties";
  private static final String DESCRIPTION = "description";
  private static final String STANDARD = "default";
  private static final String FORMS = "anyOf";

  private final ObjectNode schema;
  private final boolean isWhole;

  private OverlaySchema(ObjectNode schema, boolean isWhole) {
    this.schema = schema;
    this.isWhole = isWhole;
  }

  /** All that a position says may be laid anew, and nothing must be: not in its parts either. */
  public static OverlaySchema of(JsonNode ofPosition) {
    return new OverlaySchema(ofPosition.deepCopy(), true);
  }

  /** The schema of a record that is an overlay itself: what must be there stays so. */
  public static OverlaySchema ofOverlay(JsonNode ofOverlay) {
    return new OverlaySchema(ofOverlay.deepCopy(), false);
  }

  /**
   * Keys that cannot be laid, or that nobody should lay, since they follow from others.
   *
   * @param keys of the position, or of objects inside, written {@code hero/gold}
   */
  public OverlaySchema without(String... keys) {
    return without(Arrays.asList(keys));
  }

  /** Keys that cannot be laid, or that nobody should lay, since they follow from others. */
  public OverlaySchema without(Collection<String> keys) {
    keys.forEach(key -> owner(key).remove(last(key)));
    return this;
  }

  /**
   * Entries of a list are laid one by one, each under its name; what they do not say stays.
   *
   * @param list the key of the list; of an object inside, written {@code board/sites}
   * @param key the key under which they are laid, instead of the list
   * @param says what the names are
   * @throws IllegalArgumentException if there is no such list
   */
  public OverlaySchema named(String list, String key, String says) {
    JsonNode found = owner(list).path(last(list));
    Preconditions.checkArgument(found.has("items"), "no list: %s", list);
    JsonNode entry = found.path("items");
    owner(list).remove(last(list));
    put(key, says).put("type", "object").set(ENTRIES, entry);
    return this;
  }

  /** One more key, a number. */
  public OverlaySchema number(String key, int least, int most, String says) {
    bound(put(key, says).put("type", "integer"), least, most);
    return this;
  }

  /**
   * Numbers lie between these bounds if they have none of their own.
   *
   * @param keys which numbers, as {@link #without} takes them; all if left out
   * @throws IllegalArgumentException if there is no such key
   */
  public OverlaySchema within(int least, int most, String... keys) {
    for (String key : keys) {
      JsonNode part = owner(key).path(last(key));
      Preconditions.checkArgument(!part.isMissingNode(), "no key: %s", key);
      bound(part, least, most);
    }
    if (keys.length == 0) {
      bound(schema, least, most);
    }
    return this;
  }

  private static void bound(JsonNode part, int least, int most) {
    if (part.path("type").asText().equals("integer") && !part.has("minimum")) {
      ((ObjectNode) part).put("minimum", least).put("maximum", most);
    }
    part.forEach(inner -> bound(inner, least, most));
  }

  /** One more key, one of these words. */
  public OverlaySchema word(String key, Collection<String> words, String says) {
    words.forEach(put(key, says).putArray("enum")::add);
    return this;
  }

  /**
   * A number that is laid by its name.
   *
   * @param key as {@link #without} takes it
   */
  public OverlaySchema text(String key) {
    owner(key).putObject(last(key)).put("type", "string");
    return this;
  }

  /**
   * Objects that may be laid by their names alone: those at these keys, or in the lists there.
   *
   * @param keys as {@link #without} takes them
   * @throws IllegalArgumentException if there is no such key
   */
  public OverlaySchema orText(String... keys) {
    for (String key : keys) {
      ObjectNode part = part(key);
      boolean isList = part.has("items");
      either(isList ? part : owner(key), isList ? "items" : last(key)).put("type", "string");
    }
    return this;
  }

  /**
   * Lists that may be laid by their sizes alone.
   *
   * @param keys as {@link #without} takes them
   * @throws IllegalArgumentException if there is no such key
   */
  public OverlaySchema orSize(int most, String... keys) {
    for (String key : keys) {
      part(key);
      bound(either(owner(key), last(key)).put("type", "integer"), 0, most);
    }
    return this;
  }

  /**
   * A list whose only entry may be laid without it.
   *
   * @param key as {@link #without} takes it
   * @throws IllegalArgumentException if there is no such list
   */
  public OverlaySchema orEntry(String key) {
    JsonNode entry = part(key).path("items");
    Preconditions.checkArgument(entry.isObject(), "no list: %s", key);
    either(owner(key), last(key)).setAll((ObjectNode) entry.deepCopy());
    return this;
  }

  /** One more form of a part, the last one; what is said of the part is said of all its forms. */
  private static ObjectNode either(ObjectNode owner, String key) {
    ObjectNode full = (ObjectNode) owner.path(key);
    ObjectNode either = owner.putObject(key);
    for (String about : List.of(DESCRIPTION, STANDARD)) {
      if (full.has(about)) {
        either.set(about, full.remove(about));
      }
    }
    return either.putArray(FORMS).add(full).addObject();
  }

  private ObjectNode part(String key) {
    JsonNode part = owner(key).path(last(key));
    Preconditions.checkArgument(part.isObject(), "no key: %s", key);
    return (ObjectNode) part;
  }

  /** The schema, without definitions of what is not laid. */
  public JsonNode schema() {
    if (isWhole) {
      layOver(schema, new HashSet<>());
    }
    return ViewForm.withoutLoose(schema);
  }

  /**
   * What an object that is laid over another does not say stays as it is there, and so in objects
   * inside; a list is laid as a whole.
   */
  private void layOver(JsonNode part, Set<ObjectNode> laid) {
    ObjectNode object = object(part);
    boolean isOneOfSeveral = object.path("maxProperties").asInt() == 1; // laid as a whole, too
    if (!object.has(PROPERTIES) || isOneOfSeveral || !laid.add(object)) {
      return;
    }
    object.remove(REQUIRED);
    for (JsonNode value : parts(object)) {
      ((ObjectNode) value).remove(STANDARD);
      layOver(value, laid);
      value.path(FORMS).forEach(form -> layOver(form, laid));
      if (value.path(ENTRIES).isObject()) {
        layOver(value.path(ENTRIES), laid);
      }
    }
  }

  private ObjectNode put(String key, String says) {
    return parts(schema).putObject(key).put(DESCRIPTION, says);
  }

  /** The keys among which one is: those of the position, or of an object inside by its name. */
  private ObjectNode owner(String key) {
    int end = key.indexOf('/');
    return parts(end < 0 ? schema : schema.path(DEFINITIONS).path(key.substring(0, end)));
  }

  private static String last(String key) {
    return key.substring(key.indexOf('/') + 1);
  }

  private ObjectNode object(JsonNode part) {
    return (ObjectNode) ViewForm.defined(schema, part);
  }

  private ObjectNode parts(JsonNode owner) {
    return object(owner).withObject("/" + PROPERTIES);
  }
}
