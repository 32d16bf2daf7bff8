package org.lawspeaker.testkit.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files of a project that a test lays out in a folder. */
record Planted(Path root) {
  /** A file of this name with this text. */
  void plant(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  Path at(String path) {
    return root.resolve(path);
  }
}
