package org.lawspeaker.engine.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.common.hash.Hashing;
import java.util.HexFormat;
import java.util.OptionalLong;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.kit.Fingerprint;

/**
 * A short fingerprint of a position, of {@value #DIGITS} hexadecimal digits. {@link #of(Game,
 * Object)} takes the state as it is, which is quick, and {@link #of(JsonNode)} what is written of
 * it, which stays the same when only the classes of a game change.
 */
public final class CheckHash {
  public static final int DIGITS = 12;

  private static final JsonMapper SORTED =
      JsonMapper.builder().enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED).build();

  private CheckHash() {}

  /**
   * The fingerprint of a state, made from what it holds ({@link Fingerprint}); where that has parts
   * of a class that is not known, from its JSON.
   */
  public static <S> String of(Game<S, ?, ?> game, S state) {
    OptionalLong parts = Fingerprint.of(state);
    return parts.isPresent()
        ? HexFormat.of().toHexDigits(parts.getAsLong()).substring(0, DIGITS)
        : of(game.notation().state(state));
  }

  /**
   * The first digits of the SHA-256 of a state in the form of {@link
   * org.lawspeaker.engine.Notation#state}, keys sorted.
   */
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
