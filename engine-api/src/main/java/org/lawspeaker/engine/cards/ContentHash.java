package org.lawspeaker.engine.cards;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;

/** A short name for the exact content of card packs, so that a save can tell which it needs. */
public final class ContentHash {
  private static final int DIGITS = 12;

  private ContentHash() {}

  /**
   * The first 12 hexadecimal digits of a SHA-256 over these texts in order. Where one text ends
   * counts; how its lines end does not.
   */
  public static String of(String... texts) {
    Hasher hasher = Hashing.sha256().newHasher();
    for (String text : texts) {
      byte[] bytes = text.replace("\r\n", "\n").replace('\r', '\n').getBytes(UTF_8);
      hasher.putInt(bytes.length).putBytes(bytes);
    }
    return hasher.hash().toString().substring(0, DIGITS);
  }
}
