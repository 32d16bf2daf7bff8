package org.lawspeaker.engine.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.common.hash.Hashing;

/**
 * A short fingerprint of a position: the first {@value #DIGITS} hexadecimal digits of the SHA-256
 * of its JSON, keys sorted.
 */
public final class CheckHash {
  public static final int DIGITS = 12;

  private static final JsonMapper SORTED =
      JsonMapper.builder().enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED).build();

  private CheckHash() {}

  /** The fingerprint of a state in the form of {@link org.lawspeaker.engine.Notation#state}. */
  public static String of(JsonNode state) {
    try {
      byte[] canonical = SORTED.writeValueAsBytes(state);
      return Hashing.sha256().hashBytes(canonical).toString().substring(0, DIGITS);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("a tree that is not JSON", e);
    }
  }

  /** This JSON on one line, keys sorted: equal trees have equal text. */
  public static String canonical(JsonNode json) {
    try {
      return SORTED.writeValueAsString(json);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("a tree that is not JSON", e);
    }
  }
}
