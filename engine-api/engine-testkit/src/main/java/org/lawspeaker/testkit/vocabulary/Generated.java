package org.lawspeaker.testkit.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that a test writes when told to, and compares otherwise. */
final class Generated {
  private Generated() {}

  static boolean isUpdating() {
    return Boolean.getBoolean("lawspeaker.update");
  }

  /** Fails if the file differs from this text, unless told to write it. */
  static void check(Path file, String text) {
    try {
      if (isUpdating()) {
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
