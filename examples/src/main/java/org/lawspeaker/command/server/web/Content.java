package org.lawspeaker.command.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.command.server.wire.Wire;

/**
 * What an answer holds.
 *
 * @param says what it is
 * @param type as HTTP names it; empty for an answer without content
 * @param name what its schema is called
 * @param schema the form of JSON; empty for what is none
 */
public record Content(String says, String type, String name, Optional<JsonNode> schema) {
  /** A record as JSON. */
  public static Content of(String says, Class<? extends Record> type) {
    return json(says, type.getSimpleName(), Wire.schema(type));
  }

  /** JSON of this form. */
  public static Content json(String says, String name, JsonNode schema) {
    return new Content(says, Reply.JSON, name, Optional.of(schema));
  }

  /** Text. */
  public static Content text(String says, String type) {
    return new Content(says, type, "", Optional.empty());
  }

  /** Nothing at all. */
  public static Content none(String says) {
    return text(says, "");
  }
}
