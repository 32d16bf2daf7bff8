package org.lawspeaker.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * A file as it was left: whether somebody else has written it since. Two matches of the same length
 * that are saved to one file differ by their keys, since each of them writes a file of its own.
 *
 * @param bytes how long it was
 * @param key which file it was, on systems that say so
 */
record Written(long bytes, Optional<Object> key) {
  /** The file that has just been written, with so many bytes. */
  static Written of(Path file, long bytes) throws IOException {
    return new Written(bytes, key(attributes(file)));
  }

  /**
   * Whether it is still that file, not a folder or a device, and has not been changed in length.
   */
  boolean isStill(Path file) {
    try {
      BasicFileAttributes now = attributes(file);
      return now.isRegularFile() && now.size() == bytes && key(now).equals(key);
    } catch (IOException e) {
      return false; // writing it says why
    }
  }

  private static BasicFileAttributes attributes(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class);
  }

  private static Optional<Object> key(BasicFileAttributes of) {
    return Optional.ofNullable(of.fileKey());
  }
}
