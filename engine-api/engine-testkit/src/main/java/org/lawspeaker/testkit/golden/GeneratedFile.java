package org.lawspeaker.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files of the repository that are made from something else: tests compare them, and write them
 * anew where {@code -Dlawspeaker.update=true} says so. A change is seen in review.
 */
public final class GeneratedFile {
  private GeneratedFile() {}

  /** Whether this run of the tests writes its files instead of comparing them. */
  public static boolean isUpdating() {
    return Boolean.getBoolean("lawspeaker.update");
  }

  /** Fails if the file differs from this text, unless told to write it. */
  public static void check(Path file, String text) {
    check(file, text, isUpdating());
  }

  /** Fails if the file differs from this text, or writes it. */
  public static void check(Path file, String text, boolean writes) {
    try {
      if (writes) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text);
      }
      String found = Files.exists(file) ? Files.readString(file).replace("\r\n", "\n") : "";
      assertThat(found)
          .as("%s is out of date; write it by mvn test -Dlawspeaker.update=true", file)
          .isEqualTo(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
