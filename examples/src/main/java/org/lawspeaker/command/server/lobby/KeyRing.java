package org.lawspeaker.command.server.lobby;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/**
 * Makes what nobody can guess.
 *
 * @param random safe to share between threads
 */
record KeyRing(RandomGenerator random) {
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int ID = 12;

  /** A key: 128 bits. */
  String key() {
    return String.format("%016x%016x", random.nextLong(), random.nextLong());
  }

  /** An id that no other match has. */
  String id() {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < ID; i++) {
      id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return id.toString();
  }

  /** Whether a text has the form of an id, and so is the name of no other file. */
  static boolean isId(String text) {
    return text.length() == ID && text.chars().allMatch(letter -> LETTERS.indexOf(letter) >= 0);
  }

  /** What is kept of a key: it opens nothing. */
  static String hash(String key) {
    return Hashing.sha256().hashString(key, StandardCharsets.UTF_8).toString();
  }

  /** A seed for chance. */
  long seed() {
    return random.nextLong();
  }
}
